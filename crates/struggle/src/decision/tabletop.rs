//! The tabletop: map, cards and tracks while they are being changed, and somebody who may listen.
//!
//! The verbs of the rules in their own words. Every change of the state that a person would want to hear of goes
//! through one of these, so that the report is complete by construction.

use core::ops::{Deref, DerefMut};

use super::frame::Frame;
use crate::cards::{CardId, CardSet};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet};
use crate::side::{BySide, Side, Us};
use crate::state::{Ending, Result, State};

/// A state being changed.
pub struct Tabletop<'a> {
    state: &'a mut State,
    sink: Option<&'a mut dyn FnMut(Fact)>,
}

impl core::fmt::Debug for Tabletop<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.state.fmt(f)
    }
}

impl Deref for Tabletop<'_> {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        self.state
    }
}

impl DerefMut for Tabletop<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        self.state
    }
}

impl<'a> Tabletop<'a> {
    pub fn new(state: &'a mut State, sink: Option<&'a mut dyn FnMut(Fact)>) -> Tabletop<'a> {
        Tabletop { state, sink }
    }

    #[inline]
    pub fn note(&mut self, fact: Fact) {
        if let Some(sink) = &mut self.sink {
            sink(fact);
        }
    }

    /// The same for what happens all the time: the fact is put together only if somebody listens.
    #[inline]
    pub fn note_with(&mut self, fact: impl FnOnce(&State) -> Fact) {
        if let Some(sink) = &mut self.sink {
            sink(fact(self.state));
        }
    }

    /// Puts a frame on top of the stack: it is dealt with before everything below.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.stack.push(frame);
    }

    // Influence.

    /// Sets the influence of a side and keeps the sets in step (2.1.7).
    #[inline]
    pub fn set_influence(&mut self, side: Side, country: Country, points: u8) {
        let s = &mut *self.state;
        s.influence[side][country as usize] = points;
        if points > 0 {
            s.present[side].insert(country);
        } else {
            s.present[side].remove(country);
        }
        let BySide { us, ussr } = s.influence_in(country);
        let bit = CountrySet::one(country);
        s.controlled.us = s.controlled.us - bit;
        s.controlled.ussr = s.controlled.ussr - bit;
        if country.is_controlled_with(us, ussr) {
            s.controlled.us |= bit;
        } else if country.is_controlled_with(ussr, us) {
            s.controlled.ussr |= bit;
        }
    }

    fn note_influence(&mut self, side: Side, country: Country, change: i8) {
        self.note_with(|s| {
            let BySide { us, ussr } = s.influence_in(country);
            Fact::Influence { country, side, change, us, ussr }
        });
    }

    pub fn add(&mut self, side: Side, country: Country, points: u8) {
        if points == 0 {
            return;
        }
        // A country never holds more than a byte can count; real games stay far below.
        let now = self.influence(side, country).saturating_add(points).min(100);
        self.set_influence(side, country, now);
        self.note_influence(side, country, points as i8);
    }

    /// Removes up to `points`; gives how many were there to remove.
    pub fn remove(&mut self, side: Side, country: Country, points: u8) -> u8 {
        let there = self.influence(side, country);
        let gone = there.min(points);
        if gone > 0 {
            self.set_influence(side, country, there - gone);
            self.note_influence(side, country, -(gone as i8));
        }
        gone
    }

    pub fn remove_all(&mut self, side: Side, country: Country) -> u8 {
        self.remove(side, country, u8::MAX)
    }

    /// Adds what is missing for control; never takes away.
    pub fn raise_to_control(&mut self, side: Side, country: Country) {
        let missing = self.missing_for_control(side, country);
        self.add(side, country, missing);
    }

    // Victory points. DEFCON and military operations: `rules::defcon`; The China Card: `rules::china`.

    /// `side` gains points; at 20 the game is won (10.3.1).
    pub fn gain(&mut self, side: Side, points: u8) {
        if points == 0 || self.result.is_some() {
            return;
        }
        self.gain_without_test(side, points);
        self.test_victory_points();
    }

    /// Points that are not yet tested against 20: final scoring, military operations.
    pub fn gain_without_test(&mut self, side: Side, points: u8) {
        if points == 0 {
            return;
        }
        let signed = points as i8;
        self.vp += if side == Side::Us { signed } else { -signed };
        let score = self.vp;
        self.note(Fact::VictoryPoints { side, points, score });
    }

    /// Applies the difference of what both sides won at once (10.2.3): positive for the US.
    pub fn gain_difference(&mut self, difference: i8) {
        if difference == 0 {
            let score = self.vp;
            self.note(Fact::NoPoints { score });
        } else {
            let side = if difference > 0 { Side::Us } else { Side::Ussr };
            self.gain(side, difference.unsigned_abs());
        }
    }

    pub fn test_victory_points(&mut self) {
        if self.vp >= 20 {
            self.win(Some(Side::Us), Ending::VictoryPoints);
        } else if self.vp <= -20 {
            self.win(Some(Side::Ussr), Ending::VictoryPoints);
        }
    }

    // Effects.

    pub fn begin(&mut self, effect: Effect) {
        if !self.has(effect) {
            self.effects.insert(effect);
            self.note(Fact::Begins(effect));
        }
    }

    pub fn end(&mut self, effect: Effect) {
        if self.has(effect) {
            self.effects.remove(effect);
            self.note(Fact::Ends(effect));
        }
    }

    // Cards.

    /// Takes a card out of a hand; whatever was known or owed of it is gone with it.
    pub fn take_from_hand(&mut self, side: Side, card: CardId) {
        debug_assert!(self.hand[side].contains(card), "{card:?} is not in hand");
        self.hand[side].remove(card);
        self.known[side].remove(card);
        if side == Us && self.options.rules.order_yields() {
            // Should it come back, then after the order of Aldrich Ames was fixed.
            self.ordered.retain(|other| *other != card);
        }
        if card == CardId::MissileEnvy {
            self.end(Effect::missile_envy_owed_by(side));
        }
    }

    /// Discards from a hand; no event happens (5.4).
    pub fn discard_from_hand(&mut self, side: Side, card: CardId) {
        self.take_from_hand(side, card);
        self.discard.insert(card);
        self.note(Fact::Discards { side, card });
    }

    /// Shows cards of a hand to everybody.
    pub fn reveal(&mut self, side: Side, cards: CardSet) {
        for card in cards.iter() {
            self.known[side].insert(card);
            self.note(Fact::Reveals { side, card });
        }
    }

    // The end.

    /// The game is over, at whatever depth; `None` is a draw.
    pub fn win(&mut self, winner: Option<Side>, ending: Ending) {
        if self.result.is_none() {
            self.result = Some(Result { winner, ending });
            self.stack.clear();
            self.note(Fact::Over { winner, ending });
        }
    }

    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }
}
