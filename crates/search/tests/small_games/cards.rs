//! Games with hidden cards: a guess that only a cheat would dare, poker with three cards, and matching pennies.

use std::ops::ControlFlow;

use detente_game::{Game, Seat, Viewer};
use detente_search::{Effort, Findings, Playout, search};

use crate::small::{Rules, Small, Turn, curious};

fn found<R: Rules + Sync>(game: &Small<R>, seat: u8, nodes: u64) -> Findings<u8> {
    let view = game.view(Viewer::Seat(Seat(seat)));
    let mut legal = Vec::new();
    game.legal(Seat(seat), &mut legal);
    let effort = Effort { nodes, trees: 1, threads: 1, settings: curious() };
    search::<Small<R>, _>(&view, Seat(seat), &legal, Playout::default, &effort, 11, &mut |_| {
        ControlFlow::Continue(())
    })
}

fn best<R: Rules + Sync>(game: &Small<R>, seat: u8) -> u8 {
    found(game, seat, 6000).best().expect("something was searched").action
}

/// Seat 1 holds one of two cards. Seat 0 takes a sure thing that wins four times in six, or says which card it is, which
/// wins half the time. Whoever looks at each deal by itself believes that the guess always wins.
#[derive(Clone, Debug, PartialEq)]
struct Guess;

impl Rules for Guess {
    const CARDS: &'static [u8] = &[0, 1];
    const BOTH_HOLD: bool = false;

    fn turn(cards: [u8; 2], moves: &[u8]) -> Turn {
        match *moves {
            [] | [1] => Turn::Move(0, 2),
            [0] => Turn::Die(6),
            [0, die] => Turn::Won(u8::from(die >= 4)),
            [1, said, ..] => Turn::Won(u8::from(said != cards[1])),
            _ => Turn::Drawn,
        }
    }
}

#[test]
fn a_player_does_not_act_on_a_card_he_cannot_see() {
    let findings = found(&Small::<Guess>::dealt([9, 1], &[]), 0, 6000);
    assert_eq!(findings.best().expect("searched").action, 0, "{findings:?}");
    let [sure, guess] = findings.actions[..] else { panic!("two actions") };
    assert!((sure.mean - 4.0 / 6.0).abs() < 0.05, "{findings:?}");
    assert!((guess.mean - 0.5).abs() < 0.08, "{findings:?}");
}

/// Kuhn's poker: three cards, one each. Move 0 is a pass (or a fold), move 1 a bet (or a call). The stakes are turned into
/// chances of a win: winning two counts as a win, winning one as a win three times in four.
#[derive(Clone, Debug, PartialEq)]
struct Poker;

impl Poker {
    fn end(cards: [u8; 2], winner: Option<u8>, stake: u8, moves: &[u8], at: usize) -> Turn {
        let winner = winner.unwrap_or(u8::from(cards[1] > cards[0]));
        match (stake, moves.get(at)) {
            (2, _) => Turn::Won(winner),
            (_, None) => Turn::Die(4),
            (_, Some(0)) => Turn::Won(1 - winner),
            _ => Turn::Won(winner),
        }
    }
}

impl Rules for Poker {
    const CARDS: &'static [u8] = &[1, 2, 3];
    const BOTH_HOLD: bool = true;

    fn turn(cards: [u8; 2], moves: &[u8]) -> Turn {
        match *moves {
            [] | [0, 1] => Turn::Move(0, 2),
            [0 | 1] => Turn::Move(1, 2),
            [0, 0, ..] => Poker::end(cards, None, 1, moves, 2),
            [0, 1, 0, ..] => Poker::end(cards, Some(1), 1, moves, 3),
            [1, 0, ..] => Poker::end(cards, Some(0), 1, moves, 2),
            _ => Poker::end(cards, None, 2, moves, 0),
        }
    }
}

#[test]
fn the_best_card_calls_and_the_worst_folds() {
    assert_eq!(best(&Small::<Poker>::dealt([1, 3], &[1]), 1), 1, "king against a bet");
    assert_eq!(best(&Small::<Poker>::dealt([3, 1], &[1]), 1), 0, "jack against a bet");
    assert_eq!(best(&Small::<Poker>::dealt([3, 2], &[0, 1]), 0), 1, "king, after a pass and a bet");
    assert_eq!(best(&Small::<Poker>::dealt([1, 2], &[0, 1]), 0), 0, "jack, after a pass and a bet");
}

#[test]
fn the_best_card_bets_after_a_pass() {
    assert_eq!(best(&Small::<Poker>::dealt([2, 3], &[0]), 1), 1);
}

/// Both show a coin at once; seat 0 wins if they match.
#[derive(Clone, Debug, PartialEq)]
struct Pennies;

impl Rules for Pennies {
    const CARDS: &'static [u8] = &[0, 1];
    const BOTH_HOLD: bool = true;

    fn turn(_: [u8; 2], moves: &[u8]) -> Turn {
        match *moves {
            [one, two] => Turn::Won(u8::from(one != two)),
            _ => Turn::Both(2),
        }
    }
}

#[test]
fn a_simultaneous_choice_is_not_an_answer_to_the_other() {
    for seat in [0, 1] {
        let findings = found(&Small::<Pennies>::dealt([0, 1], &[]), seat, 6000);
        for finding in &findings.actions {
            assert!((finding.mean - 0.5).abs() < 0.1, "seat {seat}: {findings:?}");
            assert!(finding.visits > 1500, "seat {seat}: neither coin is better: {findings:?}");
        }
    }
}

/// Both choose at once; the higher number wins.
#[derive(Clone, Debug, PartialEq)]
struct Higher;

impl Rules for Higher {
    const CARDS: &'static [u8] = &[0, 1];
    const BOTH_HOLD: bool = true;

    fn turn(_: [u8; 2], moves: &[u8]) -> Turn {
        match *moves {
            [one, two] if one == two => Turn::Drawn,
            [one, two] => Turn::Won(u8::from(two > one)),
            _ => Turn::Both(3),
        }
    }
}

#[test]
fn a_simultaneous_choice_that_beats_every_other_is_found() {
    for seat in [0, 1] {
        assert_eq!(best(&Small::<Higher>::dealt([0, 1], &[]), seat), 2);
    }
}
