//! The luck of fair dice has mean zero: one die of each of many random games, and its luck in the eyes of both sides.

use detente_game::{Actor, Game, Rng, ToAct};
use detente_review::finding::Found;
use detente_review::plan::What;
use detente_review::result::ChanceKind;
use detente_review::{Plan, Reviewed, work};
use detente_struggle::Struggle;
use detente_struggle::options::Options;

use crate::{mean, over_cores};

pub fn run(games: usize) {
    let lucks: Vec<Option<f64>> = over_cores::<Struggle, _>(games, |judge, number| {
        let plan = one_die(number as u64)?;
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

/// A random game up to some die in it, and the die.
fn one_die(seed: u64) -> Option<Plan<Struggle>> {
    let mut rng = Rng::new(seed);
    let mut game = <Struggle as Game>::new(&Options::default());
    let mut found = None;
    let mut dice = 0;
    loop {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => break,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next()?;
                (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        if by == Actor::Nature && game.chance().kind == ChanceKind::Die {
            dice += 1;
            // Each die of the game is as likely as any other.
            if rng.below(dice) == 0 {
                found = Some((game.clone(), action));
            }
        }
        game.apply_unchecked(by, action);
    }
    let (game, action) = found?;
    Plan::rolled(game, action)
}
