//! The fast path of the network against its reference, on observations of real games.

use detente_encode::{ACTIONS, FEATURES, encode, mask};
use detente_game::{Actor, Game, Rng, ToAct, Viewer};
use detente_net::{Answer, File, Heads, Network, Reference, Scratch, Shape, testkit};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::options::Options;
use detente_struggle::side::Side;

/// Every seventh decision of some random games: the observation, and what is legal.
fn observations() -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut rng = Rng::new(11);
    let mut all = Vec::new();
    let mut decisions = 0;
    for _ in 0..6 {
        let mut game = <Struggle as Game>::new(&Options::default());
        loop {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    decisions += 1;
                    if decisions % 7 == 0 {
                        let mut observation = vec![0; FEATURES];
                        let choices = game.choices(Side::of_seat(seat));
                        encode(&game.view(Viewer::Seat(seat)), &choices, &mut observation);
                        let mut legal = vec![0; ACTIONS];
                        mask(&choices, &mut legal);
                        all.push((observation, legal));
                    }
                    (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
                }
            };
            game.apply_unchecked(by, action);
        }
    }
    all
}

/// How the policy divides itself among what is legal.
fn shares(policy: &[f32], mask: &[u8]) -> Vec<f32> {
    let legal: Vec<f32> =
        policy.iter().zip(mask).filter(|(_, legal)| **legal == 1).map(|(x, _)| *x).collect();
    let most = legal.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sum: f32 = legal.iter().map(|x| (x - most).exp()).sum();
    legal.iter().map(|x| (x - most).exp() / sum).collect()
}

fn greatest_difference(a: &[f32], b: &[f32]) -> f32 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
}

/// The weights are rounded to 8 bits, which must not be seen in what the players make of the answers.
fn both_paths_agree(bytes: &[u8]) {
    let file = File::read(bytes).expect("a network");
    let reference = Reference::new(file.clone()).expect("a network");
    let network = Network::new(file).expect("a network");
    let (mut scratch, mut fast) = (Scratch::default(), Answer::default());
    let observations = observations();
    assert!(observations.len() > 50);
    let mut total = [0.0; 4];
    for (observation, mask) in &observations {
        let slow = reference.answer(observation);
        network.answer(observation, Heads::ALL, &mut scratch, &mut fast);
        let chance = |logit: &f32| 1.0 / (1.0 + (-logit).exp());
        let chances = |logits: &[f32]| -> Vec<f32> { logits.iter().map(chance).collect() };
        let differences = [
            greatest_difference(&shares(&slow.policy, mask), &shares(&fast.policy, mask)),
            greatest_difference(&chances(&slow.belief), &chances(&fast.belief)),
            (slow.result - fast.result).abs(),
            (slow.points - fast.points).abs(),
        ];
        for (total, difference) in total.iter_mut().zip(differences) {
            assert!(difference < 0.08, "{differences:?}");
            *total += difference;
        }
    }
    let means = total.map(|total| total / observations.len() as f32);
    assert!(means.iter().all(|&mean| mean < 0.01), "{means:?}");
}

#[test]
fn both_paths_agree_on_a_network_of_random_weights() {
    let shape = Shape { features: FEATURES, actions: ACTIONS, width: 96, blocks: 3 };
    both_paths_agree(&testkit::file(shape, CardId::COUNT, 4));
}

#[test]
fn both_paths_agree_on_the_network_of_the_program() {
    match std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/learned.net")) {
        Ok(bytes) => both_paths_agree(&bytes),
        Err(why) => println!("skipped: no trained weights here ({why})"),
    }
}
