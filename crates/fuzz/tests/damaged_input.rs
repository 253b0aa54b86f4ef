//! Damaged input breaks no parser. Short here; `cargo xtask fuzz` runs the same for longer.

use detente_fuzz::damage::damaged;
use detente_fuzz::{TARGETS, Target};
use detente_game::Rng;

fn target(name: &str) -> Target {
    TARGETS.into_iter().find(|target| target.name == name).expect("a target of that name")
}

/// Where it panics the test fails with the name of the target and the input as Rust writes bytes.
fn withstands_damage(name: &str) {
    let target = target(name);
    let seeds = (target.seeds)();
    for seed in &seeds {
        (target.run)(seed);
    }
    // `DETENTE_FUZZ` says how many times as long, and other seeds than those of the short run.
    let longer: u32 = std::env::var("DETENTE_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let mut rng = Rng::derive(0xF022, u64::from(longer));
    for _ in 0..target.tries * longer {
        let bytes = damaged(&seeds, &mut rng);
        let broke = std::panic::catch_unwind(|| (target.run)(&bytes)).is_err();
        assert!(!broke, "{name} breaks on {:?}", String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn damaged_records_are_refused_or_read_back_equal() {
    withstands_damage("record");
}

#[test]
fn damaged_positions_views_and_options_are_refused_or_read_back_equal() {
    withstands_damage("position");
}

#[test]
fn damaged_actions_are_refused_or_read_back_equal() {
    withstands_damage("action");
}

#[test]
fn damaged_official_logs_are_refused_or_followed_as_far_as_they_are_legal() {
    withstands_damage("official_log");
}

#[test]
fn damaged_messages_are_refused_or_read_back_equal() {
    withstands_damage("message");
}

#[test]
fn damaged_networks_are_refused_by_both_ways_of_evaluating_alike() {
    withstands_damage("network");
}

#[test]
fn damaged_rule_texts_give_sections() {
    withstands_damage("rule_text");
}

#[test]
fn every_target_is_a_target_of_cargo_fuzz_too() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for target in TARGETS {
        let file = folder.join(format!("{}.rs", target.name));
        let text = std::fs::read_to_string(&file).expect("a file per target");
        assert!(text.contains(&format!("detente_fuzz::{}(", target.name)), "{}", file.display());
    }
}

#[test]
fn the_seeds_are_accepted_by_their_parsers() {
    use detente_game::record::Record;
    let records = (target("record").seeds)();
    let text = String::from_utf8(records[0].clone()).expect("text");
    Record::<detente_struggle::Struggle>::parse(&text).expect("a record").check().expect("a legal game");
    for log in (target("official_log").seeds)() {
        let text = String::from_utf8(log).expect("text");
        assert_eq!(detente_official_log::conform(&text).expect("a log").parting, None);
    }
    let accepted = (target("network").seeds)().iter().all(|bytes| detente_net::File::read(bytes).is_ok());
    assert!(accepted);
}
