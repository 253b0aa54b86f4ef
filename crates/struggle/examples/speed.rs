//! How fast the rules play: random games on one thread. `detente bench` measures the same through the command line; this
//! is the small program to put under a profiler.

use std::time::Instant;

use detente_game::{Actor, Game, Rng, ToAct};
use detente_struggle::Struggle;
use detente_struggle::options::Options;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let mut rng = Rng::new(1);
    let (mut decisions, mut actions) = (0u64, 0u64);
    let mut scratch = Vec::new();
    let start = Instant::now();
    for _ in 0..games {
        let mut game = <Struggle as Game>::new(&Options { optional_cards: true, ..Options::default() });
        loop {
            match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => {
                    let action = game.sample_chance(&mut rng);
                    game.apply_unchecked(Actor::Nature, action);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    let action = game.sample_legal(seat, &mut rng, &mut scratch);
                    game.apply_unchecked(Actor::Seat(seat), action);
                    decisions += 1;
                }
            }
            actions += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    // What `cargo xtask instructions` asserts: the same games were played.
    println!("games {games} decisions {decisions} actions {actions}");
    println!(
        "{games} games, {:.0} games/s, {:.0} decisions/s, {:.0} actions/s, state {} bytes",
        games as f64 / seconds,
        decisions as f64 / seconds,
        actions as f64 / seconds,
        size_of::<Struggle>()
    );
    // Only with a second argument, so that counts of instructions stay those of play.
    if std::env::args().nth(2).is_some() {
        let game = <Struggle as Game>::new(&Options::default());
        let start = Instant::now();
        let clones = 10_000_000u32;
        for _ in 0..clones {
            std::hint::black_box(std::hint::black_box(&game).clone());
        }
        println!("a clone takes {:.1} ns", start.elapsed().as_secs_f64() * 1e9 / f64::from(clones));
    }
}
