//! The chapters of the rulebook, one file each, named after it.
//!
//! What the rules reckon (control, costs, odds of a die, points of a region) is a function here that gives the result with
//! its named [`modifier`]s. Logs, odds, bots and servers ask it and reckon nothing themselves; where a bot keeps a faster
//! copy, a test holds it to these.
//!
//! Queries are methods of [`State`](crate::state::State), changes are functions that take a
//! [`Tabletop`](crate::decision::Tabletop). Lasting effects are asked about here and nowhere else.

pub mod bid;
pub mod china;
pub mod control;
pub mod coup;
pub mod defcon;
pub mod designers;
pub mod first_edition;
pub mod headline;
pub mod influence;
pub mod late_war;
pub mod modifier;
pub mod operations;
pub mod play;
pub mod realignment;
pub mod scoring;
pub mod setup;
pub mod space_race;
pub mod trap;
pub mod turn;
pub mod version;
pub mod war;

#[cfg(test)]
mod tests;
