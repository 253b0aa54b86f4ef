//! The games as numbers: what a view looks like to a network, and which number stands for which action. What stands at
//! the top of the crate is Twilight Struggle.
//!
//! The encoding is made from a [`View`] and nothing else, so a player that is fed with it cannot know more than its seat
//! may know. It is versioned: weights say which version they were trained on. The layout is described in
//! `docs/encoding.md`.
//!
//! * [`actions`]: every player's action has a number below [`ACTIONS`].
//! * [`guerra_fria`]: all of this for Guerra Fría.
//! * [`vector`]: thousands of games of Twilight Struggle stepped at once, for training.
//! * [`observation`]: a view and the legal actions as [`FEATURES`] bytes; a flag is written as [`ONE`], a count as itself.

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod actions;
pub mod guerra_fria;
pub mod observation;
pub mod vector;

pub use actions::{ACTIONS, action_index, action_of, mask};
pub use observation::{FEATURES, encode};

use detente_struggle::view::View;

/// Version of the encoding; it changes when a byte changes its meaning.
pub const VERSION: u32 = 1;

/// How a flag is written; a network divides every byte by this.
pub const ONE: u8 = 8;

/// The side whose view this is; an observer has none.
pub fn side_of(view: &View) -> Option<detente_struggle::side::Side> {
    match view.viewer() {
        detente_game::Viewer::Seat(seat) => Some(detente_struggle::side::Side::of_seat(seat)),
        detente_game::Viewer::Observer => None,
    }
}
