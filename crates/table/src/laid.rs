//! Steps that a player has laid and may still take back: nobody else sees them.
//!
//! A play is laid step by step. It is *complete* when its player has nothing more to decide in it; then it is told, at
//! once or when the player confirms it. Where several choose at the same time (headlines, sealed bids, a round of Guerra
//! Fría) every seat lays by itself; a complete choice is *sealed*: it lies face down, everybody sees that it lies there, and its
//! player may still take it up. When all are sealed they are told together, in the order in which they were sealed.
//!
//! A step that has shown its player something new cannot be taken back and is therefore told at once, with all before it. If it
//! ends a play that is to be confirmed, it is not shown before it is.

use detente_game::{Actor, Seat};
use serde::{Deserialize, Serialize};

use crate::games::Hosted;
use crate::history::{History, Worked, awaited, legal};

/// What one seat has laid.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Laid<G: Hosted> {
    pub steps: Vec<G::Action>,
    /// Nothing is left to decide in this play.
    pub complete: bool,
    /// The last step would show its player something new: it is not shown before the play is confirmed.
    pub veiled: bool,
    /// The when of its sealing among the seats: a number that grows.
    pub sealed: Option<u32>,
}

impl<G: Hosted> Default for Laid<G> {
    fn default() -> Laid<G> {
        Laid { steps: Vec::new(), complete: false, veiled: false, sealed: None }
    }
}

/// The same as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidWords {
    pub steps: Vec<String>,
    #[serde(default)]
    pub complete: bool,
    #[serde(default)]
    pub sealed: Option<u32>,
}

/// What becomes of a seat's next step.
pub(crate) enum Becomes<G: Hosted> {
    /// It lies before its player.
    Laid(Laid<G>),
    /// It is told, with all that lay before it; at once if it cannot wait for others.
    Told {
        laid: Laid<G>,
        at_once: bool,
    },
    /// The rules do not allow it, or the play is complete and waits for its confirmation.
    Illegal,
    Unconfirmed,
}

impl<G: Hosted> Laid<G> {
    /// What all seats have laid, as it is kept: nothing if nobody has.
    pub fn all_words(laid: &[Laid<G>]) -> Vec<LaidWords> {
        let nothing = laid.iter().all(|laid| laid.steps.is_empty());
        if nothing { Vec::new() } else { laid.iter().map(Laid::words).collect() }
    }

    pub fn words(&self) -> LaidWords {
        let steps = self.steps.iter().map(|&action| G::action_word(action)).collect();
        LaidWords { steps, complete: self.complete, sealed: self.sealed }
    }

    /// The position that this player plays on: what everybody knows, and the own steps. `None` if the rules refuse one.
    pub fn position(&self, told: &G, seat: Seat) -> Option<G> {
        let mut game = told.clone();
        for &action in &self.steps {
            game.apply(Actor::Seat(seat), action).ok()?;
        }
        Some(game)
    }

    /// The steps that their player sees.
    pub fn shown(&self) -> &[G::Action] {
        &self.steps[..self.steps.len() - usize::from(self.veiled)]
    }

    /// One more step of `seat`.
    pub fn step(&self, told: &History<G>, seat: Seat, action: G::Action, keep: bool) -> Becomes<G> {
        let Some(before) = self.position(told.game(), seat) else { return Becomes::Illegal };
        // Membership in the list is the law; the rules' own check comes with applying it.
        if !legal(&before, seat).contains(&action) {
            return Becomes::Illegal;
        }
        let was_awaited = awaited(&before).contains(seat);
        if self.complete && was_awaited {
            return Becomes::Unconfirmed;
        }
        let mut after = before.clone();
        let Some(worked) = Worked::play(&mut after, Actor::Seat(seat), action, None, 0, None) else {
            return Becomes::Illegal;
        };
        let mut laid = self.clone();
        laid.steps.push(action);
        let others = awaited(&after).without(seat);
        let together = told.game().part().together;
        let still = awaited(&after).contains(seat) && after.part() == before.part();
        laid.complete = self.complete || !still || !together && !others.is_empty();
        // An interruption is nobody's play: it is done at any time, and known at once.
        let interrupts = !was_awaited && !self.complete;
        let at_once = interrupts || !worked.done().free;
        if keep && laid.complete && !interrupts {
            laid.veiled = at_once;
            return Becomes::Laid(laid);
        }
        if at_once || laid.complete { Becomes::Told { laid, at_once } } else { Becomes::Laid(laid) }
    }

    /// The same steps upon another position, as far as they are still possible and show nothing new.
    pub fn again(&self, told: &History<G>, seat: Seat) -> Laid<G> {
        let mut laid = Laid::default();
        for &action in &self.steps {
            match laid.step(told, seat, action, true) {
                Becomes::Laid(more) => laid = more,
                _ => return laid,
            }
        }
        laid.sealed = self.sealed.filter(|_| laid.complete);
        laid
    }
}

/// The seats whose choice lies face down, in the order in which they were sealed.
pub(crate) fn in_order_of_sealing<G: Hosted>(laid: &[Laid<G>]) -> Vec<Seat> {
    let sealed = laid.iter().enumerate().filter_map(|(seat, laid)| Some((laid.sealed?, Seat(seat as u8))));
    let mut sealed: Vec<(u32, Seat)> = sealed.collect();
    sealed.sort_unstable();
    sealed.into_iter().map(|(_, seat)| seat).collect()
}
