//! A trained network on the CPU: reading its file, and what it answers to an observation.
//!
//! The network is a first layer over the bytes of an observation, some residual blocks, and heads for the policy, the
//! result, the points and (where something is) the belief about what is hidden; `training/net.py` describes the same thing to
//! the trainer. What the bytes and the actions mean is somebody else's business: nothing here knows a game.
//!
//! Suggested reading order: [`file`](mod@file) (the format), [`reference`](mod@reference) (the network as its
//! definition reads), [`fast`] (the same in a fraction of the time; below it lie a layer in whole numbers and its innermost
//! loop). The tests hold the last two together.

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod fast;
pub mod file;
mod half;
mod layer;
pub mod reference;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod wide;

pub use fast::{Network, Scratch};
pub use file::{Error, File, Shape};
pub use reference::Reference;

/// A byte of an observation is worth a number divided by this; part of the format.
pub const ONE: f32 = 8.0;

/// What a layer norm adds to the variance.
const EPSILON: f32 = 1e-5;

/// What is asked for beside the result and the points, which cost nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heads {
    pub policy: bool,
    pub belief: bool,
}

impl Heads {
    pub const VALUE: Heads = Heads { policy: false, belief: false };
    pub const POLICY: Heads = Heads { policy: true, belief: false };
    pub const BELIEF: Heads = Heads { policy: false, belief: true };
    pub const ALL: Heads = Heads { policy: true, belief: true };
}

/// What a network says about one observation, in the eyes of the player who is asked. What was not asked for is empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// One logit for each action, legal or not.
    pub policy: Vec<f32>,
    /// The expected result: 1 won, −1 lost.
    pub result: f32,
    /// The expected points at the end, in twenties.
    pub points: f32,
    /// One logit for each hidden thing that the other player may have.
    pub belief: Vec<f32>,
}
