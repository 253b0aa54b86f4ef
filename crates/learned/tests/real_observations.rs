//! The fast path of the network against its reference, on observations of real games.

use detente_encode::{ACTIONS, FEATURES, encode};
use detente_game::{Actor, Game, Rng, ToAct, Viewer};
use detente_net::{Answer, File, Network, Reference, Scratch, Shape, testkit};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::options::Options;
use detente_struggle::side::Side;

/// Every seventh decision of some random games.
fn observations() -> Vec<Vec<u8>> {
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
                        all.push(observation);
                    }
                    (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
                }
            };
            game.apply_unchecked(by, action);
        }
    }
    all
}

fn greatest_difference(a: &[f32], b: &[f32]) -> f32 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| (a - b).abs() / (1.0 + a.abs())).fold(0.0, f32::max)
}

fn both_paths_agree(bytes: &[u8]) {
    let file = File::read(bytes).expect("a network");
    let reference = Reference::new(file.clone()).expect("a network");
    let network = Network::new(file).expect("a network");
    let (mut scratch, mut fast) = (Scratch::default(), Answer::default());
    let observations = observations();
    assert!(observations.len() > 50);
    for observation in observations {
        let slow = reference.answer(&observation);
        network.answer(&observation, &mut scratch, &mut fast);
        assert!(greatest_difference(&slow.policy, &fast.policy) < 5e-3);
        assert!(greatest_difference(&slow.belief, &fast.belief) < 5e-3);
        assert!(greatest_difference(&[slow.result, slow.points], &[fast.result, fast.points]) < 5e-3);
    }
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
