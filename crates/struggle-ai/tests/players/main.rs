//! The players as a whole: how they do against each other, and what they never do.

mod common;
mod openings;
mod safe_play;
mod search;
mod strength;
mod wins;
