//! Players for Twilight Struggle. They are given views and nothing else: by type, no player here can see what its seat
//! may not see.
//!
//! Suggested reading order: [`position`] (what a position is worth), [`choice`] (what a choice gains, what one never does,
//! and why), [`players`] (the levels that use all that), [`coach`] (what is said to somebody's first games).

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod choice;
pub mod coach;
pub mod players;
pub mod position;
#[cfg(test)]
mod testkit;

pub use choice::{reasons, safety, wins};
pub use players::{evaluator, greedy, levels, setups, sparring};
pub use position::card_notes;
