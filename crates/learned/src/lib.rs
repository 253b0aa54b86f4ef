//! Players that a trained network guides, on the CPU and without anything to install. What stands at the top of the crate is
//! Twilight Struggle; [`guerra_fria`] is the other game, with a small network of its own.
//!
//! Like every player of the house they are given views and nothing else. The networks have seen no game of people: only games among
//! themselves, with earlier networks and with bots (docs/training.md). Where their weights are not there (see
//! `weights/README.md`), these levels are not, either.
//!
//! Suggested reading order: [`weights`] (the networks that come with the program), [`mind`] (asking one about a view),
//! [`guard`] (what one never does, whatever the network says), [`last_play`] (what is counted out), [`learned`] (the network's own choice, at once),
//! [`line`](mod@line) (playing on as the network would), [`trials`] (candidates tried against each other), [`marshal`] (the levels
//! that do so), [`savings`] (what they may spend on a choice), [`levels`].

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod guard;
pub mod guerra_fria;
pub mod last_play;
pub mod learned;
pub mod levels;
pub mod line;
pub mod marshal;
pub mod mind;
pub mod savings;
pub mod trials;
pub mod weights;

pub use learned::{Learned, Manner};
pub use levels::{FIELD, LEVELS, bot};
pub use marshal::{Marshal, Method, Strength};
pub use mind::Mind;
