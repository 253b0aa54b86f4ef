//! Players of known strength play, and their ratings are compared with the truth:
//! `cargo run --release -p detente-ratings --example field [PLAYERS [GAMES [SEED]]]`. It fails if they are not found.

use detente_ratings::field::play;

/// Below that the ratings do not find the strengths.
const WANTED: f64 = 0.95;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let mut next = |default: u64| match numbers.next() {
        None => default,
        Some(Ok(number)) if number > 0 => number,
        Some(_) => {
            eprintln!("numbers are wanted: PLAYERS GAMES SEED");
            std::process::exit(2);
        }
    };
    let (players, games, seed) = (next(2000), next(40), next(1));
    let found = play(players as usize, games as usize, seed);
    println!("{players} players, {games} games each, seed {seed}");
    println!("rank correlation     {:.4}", found.rank_correlation);
    println!("mean error           {:.1} points", found.mean_error);
    println!("within 2 deviations  {:.1} %", found.within_two);
    println!("first side           {:+.1} points, found {:+.1}", found.side, found.found_side);
    if found.rank_correlation <= WANTED {
        eprintln!("a rank correlation over {WANTED} is wanted");
        std::process::exit(1);
    }
}
