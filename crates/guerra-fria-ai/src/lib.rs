//! Players made of code for Guerra Fría. They see what their seat may see, nothing else.
//!
//! Two levels: [`greedy()`] builds sensibly, sees an attack coming and takes one that is there; [`search()`] weighs the plays
//! that matter against what the other three may choose at the same time, and remembers how they have behaved. [`moody()`] is
//! there for others to practise against.
//! (Level `random` is `detente_game::bot::Random`; `recruit`, `sergeant` and `learned` are a network's, in `detente-learned`.)
//!
//! Suggested reading order: [`leads`] (the three numbers that decide attacks), [`mod@greedy`], [`model`] (what another
//! player may be like), [`beliefs`] (what that player probably is like), [`candidates`] (the plays that matter),
//! [`mod@search`], [`entering`] (from a play to the steps of its entry), [`coach`] (what is said to somebody's first games).

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod beliefs;
pub mod candidates;
pub mod coach;
pub mod entering;
pub mod greedy;
pub mod leads;
pub mod model;
pub mod search;

pub use greedy::{Greedy, Temper, greedy, moody};
pub use search::{BUDGET, Search, search};
