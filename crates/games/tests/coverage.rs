//! Games of a strong level reach the cards as random ones do: what is only ever met by chance is not tried in earnest. The
//! long run is `cargo run --release -p detente-games --example coverage`.

use std::collections::BTreeSet;

use detente_struggle::options::Options;

#[path = "../examples/coverage/reached.rs"]
mod reached;

#[test]
fn games_of_greedy_reach_most_steps_of_the_cards() {
    let options =
        ["league", "first-edition", "late-war"].map(|preset| Options::preset(preset).expect("a preset"));
    let mut steps = BTreeSet::new();
    for game in 0..48_u64 {
        reached::play("greedy", &options[game as usize % options.len()], game, &mut steps);
    }
    let all = reached::all(&options);
    let never: Vec<String> =
        all.difference(&steps).map(|(card, step)| format!("{} {step}", card.id())).collect();
    assert!(never.len() * 10 < all.len(), "{} of {} never: {}", never.len(), all.len(), never.join(", "));
}
