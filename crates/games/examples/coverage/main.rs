//! How much of the cards the games of a strong level reach, and what they never do:
//! `cargo run --release -p detente-games --example coverage -- LEVEL GAMES [PRESET…]`.

mod reached;

use std::collections::BTreeSet;

use detente_struggle::options::Options;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let level = arguments.first().map_or("greedy", String::as_str);
    let games: u64 = arguments.get(1).map_or(200, |games| games.parse().expect("a number of games"));
    let presets = arguments.get(2..).filter(|presets| !presets.is_empty());
    let presets: Vec<&str> = presets.map_or(vec!["league"], |all| all.iter().map(String::as_str).collect());
    let options: Vec<Options> = presets
        .iter()
        .map(|preset| Options::preset(preset).unwrap_or_else(|| panic!("no preset {preset}")))
        .collect();
    let mut steps = BTreeSet::new();
    for game in 0..games {
        reached::play(level, &options[game as usize % options.len()], game, &mut steps);
    }
    let all = reached::all(&options);
    println!("{level}: {} of {} steps in {games} games ({})", steps.len(), all.len(), presets.join(", "));
    for (card, step) in all.difference(&steps) {
        println!("never: {} step {step}", card.id());
    }
}
