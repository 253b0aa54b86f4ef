//! The luck of fair dice has mean zero: one die of each of many random games, and its luck in the eyes of both sides.
//!
//! Which die of a game it is, is drawn before the game, and games that end before it are passed over. Any choice that knew the game
//! would know the dice too: a die that ends the game would be chosen oftener than one that lets it go on.

use detente_game::{Actor, Game, Rng, ToAct};
use detente_review::finding::Found;
use detente_review::plan::What;
use detente_review::result::ChanceKind;
use detente_review::{Plan, Reviewed, work};
use detente_struggle::Struggle;
use detente_struggle::options::Options;

use crate::{mean, over_cores};

/// One of the first so many dice of a game; random games have some ten.
const MOST: u32 = 16;

/// More games than this are not passed over in a row.
const PASSED: u64 = 1000;

pub fn run(games: usize) {
    let lucks: Vec<Option<f64>> = over_cores::<Struggle, _>(games, |judge, number| {
        let mut seeds = (0..PASSED).map(|again| number as u64 + again * games as u64);
        let plan = seeds.find_map(one_die)?;
        let task = plan.tasks.iter().position(|task| task.what == What::Die)?;
        match work(&plan, task, judge, number as u64, &mut |_, _| true).what {
            Found::Die(rolled) => {
                Some(100.0 * rolled.iter().map(|rolled| rolled.luck[0]).sum::<f64>() / rolled.len() as f64)
            }
            _ => None,
        }
    });
    let lucks: Vec<f64> = lucks.into_iter().flatten().collect();
    let (luck, se) = mean(&lucks);
    let size = mean(&lucks.iter().map(|luck| luck.abs()).collect::<Vec<_>>()).0;
    println!(
        "{} dice of as many games: mean luck {luck:+.3} ± {se:.3} points, z {:+.2}; mean size {size:.2}",
        lucks.len(),
        luck / se
    );
}

/// A random game up to the die of a number that is drawn before it, and the die; nothing where it has fewer.
fn one_die(seed: u64) -> Option<Plan<Struggle>> {
    let mut left = Rng::derive(seed, 1).below(MOST);
    let mut rng = Rng::derive(seed, 0);
    let mut game = <Struggle as Game>::new(&Options::default());
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => return None,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next()?;
                (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        if by == Actor::Nature && game.chance().kind == ChanceKind::Die {
            if left == 0 {
                return Plan::rolled(game, action);
            }
            left -= 1;
        }
        game.apply_unchecked(by, action);
    }
}
