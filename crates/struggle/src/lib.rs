//! The rules of Twilight Struggle, Deluxe edition, with the first edition and the variants as options.
//!
//! A pure library: no clock, no randomness, no input or output. A game is one plain [`State`](state::State); players'
//! decisions and Nature's dice are [`Action`](decision::Action)s handed in from outside.
//!
//! Suggested reading order:
//! * [`side`], [`map`], [`cards`]: the vocabulary and the printed facts;
//! * [`state`], [`effects`], [`options`]: what lies on the table;
//! * [`decision`]: what is asked, what may be answered, what follows;
//! * [`rules`]: the chapters of the rulebook;
//! * [`fact`]: what is told of it; [`view`], [`known`]: what one side may know; [`position`], [`contract`]: text forms and the
//!   contract with the rest of the house; [`typescript`]: the printed facts for the web.
#![no_std]

extern crate alloc;

pub(crate) mod bits;
pub mod cards;
pub mod contract;
pub mod decision;
pub mod effects;
pub mod fact;
pub mod known;
pub mod map;
pub mod options;
pub mod position;
pub mod rules;
pub mod side;
pub mod state;
pub mod typescript;
pub mod view;
pub(crate) mod words;

#[cfg(test)]
pub(crate) mod testkit;

pub use contract::Struggle;
