//! Games to review, and a judge that needs no trained network.

use std::sync::Arc;

use detente_game::record::Record;
use detente_game::{Actor, Game, Rng, Seat, ToAct};
use detente_learned::mind::Mind;
use detente_learned::weights;
use detente_net::{Shape, testkit};
use detente_review::sum::Asked;
use detente_review::twilight::Network;
use detente_review::{Effort, Finding, Plan, Review, sum_up, work};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::options::Options;

/// A judge that plays by chance, but always the same.
pub fn judge() -> Network {
    let shape =
        Shape { features: detente_encode::FEATURES, actions: detente_encode::ACTIONS, width: 16, blocks: 1 };
    let network = weights::load(&testkit::file(shape, CardId::COUNT, 1)).expect("it fits");
    Network::new(Mind::new(Arc::new(network)))
}

/// A game of random players, as far as `most` actions.
pub fn random_game(seed: u64, most: usize) -> Record<Struggle> {
    random_game_of(Options::default(), seed, most)
}

pub fn random_game_of(options: Options, seed: u64, most: usize) -> Record<Struggle> {
    let mut game = <Struggle as Game>::new(&options);
    let mut rng = Rng::new(seed);
    let mut actions = Vec::new();
    while actions.len() < most {
        let (by, action) = match game.to_act() {
            ToAct::Over(_) => break,
            ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        game.apply_unchecked(by, action);
        actions.push((by, action));
    }
    let outcome = match game.to_act() {
        ToAct::Over(outcome) => Some(outcome),
        _ => None,
    };
    Record::new(options, actions, outcome)
}

/// The findings of all tasks.
pub fn findings(plan: &Plan<Struggle>, judge: &mut Network, seed: u64, lines: u64) -> Vec<Finding> {
    (0..plan.tasks.len()).map(|task| work(plan, task, judge, seed, &mut Effort(lines).enough())).collect()
}

pub fn summed(plan: &Plan<Struggle>, findings: &[Finding], of: Seat) -> Review {
    let asked = Asked { seed: 1, effort: "test", of, only: false };
    sum_up(plan, findings, &asked).expect("every task was done")
}
