//! The engine against the oracle, short: some hundred games of every edition and many sets of options. The long run is
//! `cargo xtask oracle [DECISIONS]`.

#[path = "mod.rs"]
mod oracle;

use detente_struggle::side::Side;
use oracle::run::{Plan, many};

#[test]
fn engine_and_oracle_agree_at_every_decision_of_every_edition_and_option() {
    let plan = Plan { seed: 1, decisions: 600_000, threads: 1 };
    let findings = many(plan, |_, _| ());
    for difference in &findings.told {
        println!("{}", difference.story);
    }
    assert_eq!(findings.differences, 0, "{}", findings.seen.summary());
    // Games that never reach a card compare nothing of it.
    assert_eq!(findings.seen.missing(&Side::BOTH), [""; 0], "{}", findings.seen.summary());
}
