//! Guerra Fría, the game for four players in which a pair wins: missiles, threats and secret alliances.
//!
//! The whole rulebook fits on three pages; its sections are cited as `2.4.2.1`. Nothing here knows a clock, a screen
//! or randomness: a [`GuerraFria`] is a plain value that takes actions through the contract of `detente-game`.
//!
//! Suggested reading order: [`player`] (who sits where), [`card`] (the deck, 2.2.1), [`play`] (the three plays and
//! when one is null, 2.4.2), [`arsenal`] (markers, forces, 2.3 and 2.5), [`entry`] (how a choice is entered step by
//! step), [`round`] (the second time: reveal and execution, 2.4.1.2), [`game`] (the contract), [`view`], [`mod@known`], [`report`],
//! [`notation`] (words, positions).
#![no_std]

extern crate alloc;

pub mod action;
pub mod arsenal;
pub mod card;
pub mod entry;
pub mod game;
pub mod known;
pub mod notation;
pub mod options;
pub mod play;
pub mod player;
pub mod report;
pub mod round;
pub mod view;

pub use action::Action;
pub use arsenal::{Arsenal, Forces};
pub use card::{Card, Placement};
pub use entry::Entry;
pub use game::{Ending, GuerraFria};
pub use known::known;
pub use options::{Options, Talk};
pub use play::{Null, Play};
pub use player::{Pair, Player};
pub use report::Fact;
pub use view::View;
