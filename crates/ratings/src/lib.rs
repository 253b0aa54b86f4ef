//! How strong players are, from the results of their rated games: no I/O, no clock, the time of a game is part of its result.
//!
//! Ratings are a fold over results in their order ([`Ledger::record`]). Whoever stores what it gives after every game and whoever
//! begins anew from all results come to the same numbers, bit by bit.
//!
//! Suggested reading order: [`rating`] (a number and how sure it is), [`glicko`] (two players), [`side`] (what a side is worth),
//! [`teams`] (winners in pairs), [`ledger`] (all of it over time), [`field`] (does it find strengths that are known?).
//!
//! The crate `skillratings` has both methods, but neither part of a rating period nor a term that is estimated along with the
//! ratings; the tests hold its reference values and those of Glickman's paper.

pub mod field;
pub mod glicko;
pub mod ledger;
pub mod rating;
pub mod side;
pub mod teams;

pub use ledger::{Changed, Entrant, Game, Ledger, Pool, Recorded, Standing};
pub use rating::Rating;
pub use side::Side;
