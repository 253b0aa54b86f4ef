//! The chapters of the rulebook, one file each, named after it.
//!
//! Queries are methods of [`State`](crate::state::State), changes are functions that take a
//! [`Table`](crate::decision::Table). Lasting effects are asked about here and nowhere else.

pub mod bid;
pub mod coup;
pub mod designers;
pub mod first_edition;
pub mod headline;
pub mod influence;
pub mod late_war;
pub mod operations;
pub mod ops;
pub mod play;
pub mod realignment;
pub mod scoring;
pub mod setup;
pub mod space_race;
pub mod trap;
pub mod turn;
pub mod war;

#[cfg(test)]
mod tests;
