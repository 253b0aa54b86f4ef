//! What a player made of code is given: a view, the legal actions, and nothing else.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::contract::Game;
use crate::rng::Rng;
use crate::seat::Seat;

/// A player made of code. It sees what its seat may see, by type.
pub trait Bot<G: Game> {
    /// Chooses one of `legal`, which is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// Chooses as [`choose`](Bot::choose) does and lets `watch` look on: now and then while it thinks, and once at the end.
    /// If `watch` breaks off, the answer comes soon. A bot that chooses at once need not know about this.
    fn think(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        _watch: &mut Watch<'_, G::Action>,
    ) -> G::Action {
        self.choose(seat, view, legal)
    }

    /// What the next choice may cost is a limit for that choice alone: nothing that earlier choices have saved is there for it.
    /// A bot that saves nothing need not know about this.
    fn hold_to_effort(&mut self) {}

    /// Why this bot can play no longer (a program that crashed, stalled or answered nonsense), as a sentence. Asked after
    /// every choice; whoever has a fault loses the game, and the choice does not count.
    fn fault(&self) -> Option<String> {
        None
    }

    /// May interrupt though nobody waits for it (see [`Game::legal`]). Most bots never do.
    fn interrupt(&mut self, _seat: Seat, _view: &G::View, _legal: &[G::Action]) -> Option<G::Action> {
        None
    }

    /// Forget the last game.
    fn new_game(&mut self) {}
}

/// Whoever looks on while a bot thinks.
pub type Watch<'a, A> = dyn FnMut(&Thoughts<A>) -> ControlFlow<()> + Send + 'a;

/// What a bot thinks about a decision; whatever it does not know is missing.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts<A> {
    /// Lines of play looked into.
    pub nodes: u64,
    /// The chance to win that it gives itself, between 0 and 1.
    pub win: Option<f32>,
    /// How far it expects to be ahead, in points of the game.
    pub points: Option<f32>,
    /// What it expects the players to do, beginning with its own choice.
    pub line: Vec<(Seat, A)>,
    pub reason: Option<Reason>,
}

impl<A> Default for Thoughts<A> {
    fn default() -> Thoughts<A> {
        Thoughts { nodes: 0, win: None, points: None, line: Vec::new(), reason: None }
    }
}

/// What a bot would do, and why; a hint for a person in the same seat.
pub fn advice<G: Game>(
    bot: &mut dyn Bot<G>,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
) -> (G::Action, Option<Reason>) {
    let mut reason = None;
    let action = bot.think(seat, view, legal, &mut |thoughts| {
        reason.clone_from(&thoughts.reason);
        ControlFlow::Continue(())
    });
    (action, reason)
}

/// Why an action was chosen, as a text of the word files with what is to be put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub id: &'static str,
    pub details: Vec<(&'static str, Detail)>,
}

/// Something that stands in a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The text of this id, e.g. `country-iran`.
    Text(String),
    /// The texts of several ids, as a list.
    List(Vec<String>),
    Number(i32),
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
