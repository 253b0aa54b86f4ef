//! How the levels do against each other, on few games; `detente sim` measures many.

use detente_game::bot::Random;
use detente_struggle::side::Side::{self, Us, Ussr};
use detente_struggle_ai::greedy::Greedy;

use crate::common::played;

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
