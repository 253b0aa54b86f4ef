//! Nim, solved: leave a multiple of four.

use std::ops::ControlFlow;

use detente_game::testkit::toy::{Action, Nim, Options};
use detente_game::{Actor, Bot, Game, Seat, Viewer};
use detente_search::{Budget, Effort, Finding, Findings, Playout, Searcher, Settings, search};

use crate::small::curious;

#[test]
fn a_multiple_of_four_is_left_wherever_it_can_be() {
    for heap in (5..12).filter(|heap| heap % 4 != 0) {
        let game = Nim::<2>::new(&Options { heap, ..Options::default() });
        let mut legal = Vec::new();
        game.legal(Seat(0), &mut legal);
        let effort = Effort { nodes: 4000, trees: 1, threads: 1, settings: curious() };
        let watch = &mut |_: &_| ControlFlow::Continue(());
        let view = game.view(Viewer::Seat(Seat(0)));
        let findings = search::<Nim, _>(&view, Seat(0), &legal, Playout::default, &effort, 5, watch);
        let best = findings.best().expect("searched");
        assert_eq!(best.action, Action::Take(heap % 4), "heap {heap}: {findings:?}");
        assert!(best.mean > 0.75, "a won game looks won: {findings:?}");
        assert_eq!(findings.line[0], (Seat(0), best.action));
    }
}

#[test]
fn the_value_of_a_die_is_its_mean() {
    // Two stones, at most as many as the die says may be taken: on 2 or 3 both, which wins; on 1 one, and then the other
    // player takes the last one. One time in sixteen, at each roll, the wind blows: a draw.
    let game = Nim::<2>::new(&Options { heap: 2, die: true, call: false });
    let mut rolled = game;
    rolled.apply(Actor::Nature, Action::Roll(1)).expect("a face of the die");
    let mut legal = Vec::new();
    rolled.legal(Seat(0), &mut legal);
    let effort = Effort { nodes: 4000, trees: 1, threads: 1, settings: curious() };
    let view = rolled.view(Viewer::Seat(Seat(0)));
    let watch = &mut |_: &_| ControlFlow::Continue(());
    let findings = search::<Nim, _>(&view, Seat(0), &legal, Playout::default, &effort, 5, watch);
    let expected = 0.5 / 16.0;
    assert!((findings.actions[0].mean - expected).abs() < 0.01, "{findings:?}");
}

#[test]
fn a_searching_player_never_lets_a_won_game_of_nim_go() {
    for heap in [9, 10, 11, 13] {
        let mut game = Nim::<2>::new(&Options { heap, ..Options::default() });
        let bot = |seed| Searcher::<Nim, _>::new(Playout::default(), curious(), Budget::nodes(3000), seed);
        let mut bots = [bot(1), bot(2)];
        let mut seat = 0;
        while game.heap() > 0 {
            let mut legal = Vec::new();
            game.legal(Seat(seat), &mut legal);
            let view = game.view(Viewer::Seat(Seat(seat)));
            let action = bots[seat as usize].choose(Seat(seat), &view, &legal);
            game.apply(Actor::Seat(Seat(seat)), action).expect("a bot answers legally");
            if seat == 0 {
                assert_eq!(game.heap() % 4, 0, "from {heap}");
            }
            seat = 1 - seat;
        }
    }
}

/// Two actions that were tried so often.
fn tried(first: u64, second: u64) -> Findings<Action> {
    let finding = |stones, visits| Finding { action: Action::Take(stones), visits, mean: 0.5, prior: 0.5 };
    Findings { actions: vec![finding(1, first), finding(2, second)], nodes: first + second, line: Vec::new() }
}

#[test]
fn with_endless_patience_a_search_ends_when_the_second_cannot_become_the_first() {
    assert!(!tried(60, 40).is_settled(20, f32::INFINITY));
    assert!(tried(60, 40).is_settled(19, f32::INFINITY));
    assert!(!tried(100, 0).is_settled(100, f32::INFINITY));
    // However long it has gone on.
    assert!(!tried(60_000_001, 40_000_000).is_settled(20_000_001, f32::INFINITY));
    assert!(tried(60_000_001, 40_000_000).is_settled(20_000_000, f32::INFINITY));
}

#[test]
fn with_some_patience_the_second_is_granted_a_multiple_of_its_share() {
    // A tenth so far, a little more for good measure: a third of what is left.
    assert!(!tried(90, 10).is_settled(250, 3.0));
    assert!(tried(90, 10).is_settled(240, 3.0));
    // What was never tried is granted something too.
    assert!(!tried(100, 0).is_settled(4000, 3.0));
    assert!(tried(100, 0).is_settled(3000, 3.0));
    // More than everything cannot be granted.
    assert!(tried(60, 40).is_settled(19, 3.0));
}

#[test]
fn an_impatient_player_finds_the_same_sooner() {
    let game = Nim::<2>::new(&Options { heap: 9, ..Options::default() });
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let [patient, impatient] = [f32::INFINITY, 3.0].map(|patience| {
        let settings = Settings { patience, ..curious() };
        let mut bot = Searcher::<Nim, _>::new(Playout::default(), settings, Budget::nodes(8000), 1);
        let action = bot.choose(Seat(0), &view, &legal);
        (action, bot.last().expect("searched").nodes)
    });
    assert_eq!((patient.0, impatient.0), (Action::Take(1), Action::Take(1)));
    assert!(impatient.1 < patient.1, "{impatient:?}, {patient:?}");
}
