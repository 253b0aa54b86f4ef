//! Level `coach`: whoever does what the coach advises first, and nothing else. It shows what the advice is worth.

use detente_game::{Bot, Seat};

use crate::Levels;

/// The bot. It has no will and no memory.
#[derive(Clone, Copy, Debug)]
pub struct Pupil;

impl<G: Levels> Bot<G> for Pupil {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let advised = G::coach(view, seat, legal).and_then(|told| told.plays.into_iter().next());
        advised.map_or(legal[0], |play| play.action)
    }
}
