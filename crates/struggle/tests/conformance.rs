//! Twilight Struggle against the contract of the house: random games with strong invariants, in every variant.

mod common;

use common::run;
use detente_game::Rng;
use detente_struggle::options::{KEYS, Options, PRESETS};

#[test]
fn random_games_keep_every_promise_of_the_contract() {
    let seen = run(&Options::default(), 0..500, 40);
    println!("{seen:?}");
    assert!(seen.decisions > 40_000 && seen.interruptions > 0, "{seen:?}");
}

fn parse(words: &str) -> Options {
    Options::parse(&words.split_whitespace().collect::<Vec<_>>())
        .unwrap_or_else(|reason| panic!("{words}: {reason}"))
}

#[test]
fn every_preset_plays_to_an_end_replays_and_leaks_nothing() {
    for preset in PRESETS {
        let seen = run(&parse(preset), 0..60, 30);
        println!("{preset}: {seen:?}");
        assert_eq!(seen.games, 60);
    }
}

/// Every value of every key that is not a list or a number.
fn values(key: &str) -> Vec<String> {
    match key {
        "promo" => ["all", "nato-referendum", "years-of-lead,baghdad-pact", "martial-law"]
            .map(str::to_owned)
            .to_vec(),
        "without" => {
            ["che", "norad,fidel,duck-and-cover", "europe-scoring", "defectors"].map(str::to_owned).to_vec()
        }
        "us-handicap" | "ussr-handicap" => ["1", "2", "5", "12"].map(str::to_owned).to_vec(),
        "departures" => ["wargames", "shuttle", "junta,china"].map(str::to_owned).to_vec(),
        _ => KEYS.iter().find(|(known, _)| *known == key).unwrap().1.split('|').map(str::to_owned).collect(),
    }
}

#[test]
fn every_single_option_plays_to_an_end_replays_and_leaks_nothing() {
    for (key, _) in KEYS {
        for value in values(key) {
            let words = format!("{key}={value}");
            let seen = run(&parse(&words), 0..15, 30);
            assert_eq!(seen.games, 15, "{words}");
        }
    }
}

#[test]
fn hundreds_of_random_combinations_play_to_an_end_replay_and_leak_nothing() {
    let mut rng = Rng::new(2026);
    let mut played = 0;
    for n in 0.. {
        let mut words: Vec<String> = Vec::new();
        for (key, _) in KEYS {
            if rng.below(3) == 0 {
                let all = values(key);
                words.push(format!("{key}={}", all[rng.below(all.len() as u32) as usize]));
            }
        }
        let text: Vec<&str> = words.iter().map(String::as_str).collect();
        match Options::parse(&text) {
            Ok(options) => {
                run(&options, n..n + 2, 40);
                played += 1;
            }
            Err(reason) => assert!(reason.contains("cannot be played together"), "{words:?}: {reason}"),
        }
        if played == 300 {
            break;
        }
    }
}
