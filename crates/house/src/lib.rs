//! What a house does for its tables beside the table itself, whether it is a server or a page without one: what a form for a
//! new game needs ([`info`]), what a bot would do in one's place ([`hints`]), the coach of a first game ([`coach`]), and games
//! that are looked at step by step, brought in as a record or as a log of the official digital edition ([`reading`]), gone on with
//! ([`taking_up`]), or reviewed ([`reviewing`]), and what is best in a position that somebody studies ([`analysis`]).
//!
//! Like the table, none of it does any I/O.

pub mod analysis;
pub mod coach;
pub mod hints;
pub mod info;
pub mod reading;
pub mod reviewing;
pub mod taking_up;

use detente_games::Levels;
use detente_table::{Company, Hosted};

/// A game that is played here: a table can host it, and there are bots for it.
pub trait Served: Hosted + Levels {}
impl<G: Hosted + Levels> Served for G {}

/// What a table must know of the bots of a game.
pub fn company<G: Served>() -> Company<G> {
    Company { levels: G::LEVELS, remark: Some(G::remark) }
}
