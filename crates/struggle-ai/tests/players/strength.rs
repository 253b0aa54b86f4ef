//! How the levels do against each other, on few games; `detente sim` measures many.

use detente_game::bot::Random;
use detente_game::{Actor, Game};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Word};
use detente_struggle::side::Side::{self, Us, Ussr};
use detente_struggle_ai::greedy::Greedy;
use detente_struggle_ai::sparring::Sparring;

use crate::common::{choice, played, round};

#[test]
fn greedy_beats_random_from_both_sides() {
    let mut lost = Vec::new();
    for seed in 0..30 {
        let greedy: Side = if seed % 2 == 0 { Us } else { Ussr };
        let (mut own, mut random) = (Greedy::new(seed), Random::new(seed));
        let (end, _) = match greedy {
            Us => played(&mut own, &mut random, seed),
            Ussr => played(&mut random, &mut own, seed),
        };
        if end.result.expect("the game is over").winner != Some(greedy) {
            lost.push((seed, end.result));
        }
    }
    assert!(lost.len() <= 1, "{lost:?}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed| {
        let (end, decisions) = played(&mut Greedy::new(seed), &mut Greedy::new(seed), 5);
        (end, decisions.into_iter().map(|decision| decision.action).collect::<Vec<_>>())
    };
    let (end, actions) = game(3);
    assert_eq!((end, actions), game(3));
}

#[test]
fn wargames_is_played_where_it_wins_the_game() {
    // 6 points are given away: 8 are enough, 5 are not.
    for (points, wins) in [(8, true), (5, false)] {
        let mut game = round(
            Us,
            &format!(
                "us=italy:3,iran:2 ussr=poland:4,cuba:3 defcon=2 vp={points} hand-us=wargames,nato,fidel"
            ),
        );
        game.turn = 8;
        let mut bot = Greedy::new(1);
        if wins {
            assert_eq!(choice(&game, Us.seat(), &mut bot), Action::Card(CardId::Wargames));
        }
        game.apply(Actor::Seat(Us.seat()), Action::Card(CardId::Wargames)).expect("legal");
        let used = choice(&game, Us.seat(), &mut bot);
        assert_eq!(used == Action::Word(Word::Event), wins, "{points} points: {used:?}");
    }
}

#[test]
fn sparring_plays_nearly_as_greedy_does() {
    let won = (0..20)
        .filter(|&seed| {
            let (mut own, mut greedy) = (Sparring::new(seed), Greedy::new(seed));
            let (end, side) = match seed % 2 {
                0 => (played(&mut own, &mut greedy, seed).0, Us),
                _ => (played(&mut greedy, &mut own, seed).0, Ussr),
            };
            end.result.is_some_and(|result| result.winner == Some(side))
        })
        .count();
    assert!((3..=17).contains(&won), "{won} of 20");
}
