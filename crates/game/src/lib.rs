//! The contract between any game and any table, bot or recorder.
//!
//! A game is a plain value. It knows no clock, no randomness and no input: whatever comes from outside, a player's
//! decision or Nature's die, is an *action* handed to [`Game::apply`]. From that follow replay, audit, search and
//! a server that can prove its dice.
//!
//! Suggested reading order: [`seat`] (who), [`contract`] (the trait), [`rng`] (how drivers sample Nature),
//! [`record`] (a game as text), [`driver`] (playing a game with bots), [`coach`] (what is said to somebody's first games), `testkit` (the conformance suite).
#![no_std]

extern crate alloc;

pub mod bot;
pub mod coach;
pub mod contract;
pub mod driver;
pub mod record;
pub mod rng;
pub mod seat;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;

pub use bot::Bot;
pub use contract::{Game, Illegal, Notation, Outcome, ToAct};
pub use rng::Rng;
pub use seat::{Actor, Seat, SeatSet, Viewer};
