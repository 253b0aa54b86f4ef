//! What a player made of code is given: a view, the legal actions, and nothing else.

use alloc::vec::Vec;

use crate::contract::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// A player made of code. It sees what its seat may see, by type.
pub trait Bot<G: Game> {
    /// Chooses one of `legal`, which is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// May interrupt though nobody waits for it (see [`Game::legal`]). Most bots never do.
    fn interrupt(&mut self, _seat: Seat, _view: &G::View, _legal: &[G::Action]) -> Option<G::Action> {
        None
    }

    /// Forget the last game.
    fn new_game(&mut self) {}
}

/// Level `random`: uniform over the legal actions.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> G::Action {
        self.rng.pick(legal)
    }

    fn interrupt(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        // Rare enough not to spoil every effect that can be cancelled, common enough to be exercised.
        (self.rng.below(64) == 0).then(|| self.rng.pick(legal))
    }
}

/// The players of a game, seat by seat.
pub type Bots<G> = Vec<alloc::boxed::Box<dyn Bot<G>>>;
