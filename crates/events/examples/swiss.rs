//! Random Swiss tournaments held against the rules of the pairing, and how long the last round of a large one takes to pair:
//! `cargo run --release -p detente-events --example swiss [TOURNAMENTS [SEED [PLAYERS]]]`.

use std::time::Instant;

use detente_events::swiss::{Player, pair};
use detente_events::trial;
use detente_game::Rng;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u32>());
    let mut next = |default: u32| match numbers.next() {
        None => default,
        Some(Ok(number)) if number > 0 => number,
        Some(_) => {
            eprintln!("numbers are wanted: TOURNAMENTS SEED PLAYERS");
            std::process::exit(2);
        }
    };
    let (tournaments, seed, size) = (next(5000), u64::from(next(1)), next(500) as usize);
    match trial::run(tournaments, seed) {
        Ok(seen) => println!("{seen:?}"),
        Err(what) => {
            eprintln!("{what}");
            std::process::exit(1);
        }
    }
    let mut players: Vec<Player> = (0..size).map(|rank| Player { rank, ..Player::default() }).collect();
    let mut rng = Rng::new(seed);
    for number in 1..=9 {
        let began = Instant::now();
        let round = pair(&players, true, rng.next_u64()).expect("a round");
        println!("{size} players, round {number}: {:.3} s", began.elapsed().as_secs_f64());
        trial::play(&mut players, &round, &mut rng);
    }
}
