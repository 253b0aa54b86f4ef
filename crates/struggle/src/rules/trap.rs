//! Quagmire and Bear Trap: a trapped side spends its action rounds getting out.

use crate::cards::{CardId, CardSet};
use crate::decision::{Frame, Tabletop, Word};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::rules::{first_edition, play};
use crate::side::Side;
use crate::state::State;

/// What a trapped side may do with its round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrapChoices {
    /// Cards to discard for a roll.
    pub discards: CardSet,
    /// Scoring cards to play instead.
    pub scoring: CardSet,
    /// The round may be lost.
    pub pass: bool,
}

impl State {
    pub fn is_trapped(&self, side: Side) -> bool {
        self.has(Effect::trap_of(side))
    }

    pub fn trap_choices(&self, side: Side) -> TrapChoices {
        // 6.4.4: nobody has to play an extra round.
        let pass = self.is_extra_round();
        if let Some(scoring) = self.urgent_scoring_cards(side) {
            // 10.1.5: nobody is forced to hold a scoring card.
            let scoring = first_edition::first_in_order(self, side, scoring);
            return TrapChoices { discards: CardSet::EMPTY, scoring, pass };
        }
        let scoring = self.scoring_cards_in_hand(side);
        // 7.4.2: the effective value counts; The China Card is no part of the hand (9.5).
        let mut discards: CardSet = (self.hand[side] - scoring)
            .iter()
            .filter(|&card| self.effective_ops(side, self.card(card).ops) >= 2)
            .collect();
        if self.has(Effect::missile_envy_owed_by(side)) && discards.contains(CardId::MissileEnvy) {
            // A debt of Missile Envy is paid by discarding it.
            discards = CardSet::one(CardId::MissileEnvy);
        }
        discards = first_edition::first_in_order(self, side, discards);
        if discards.is_empty() {
            // With nothing to discard only scoring cards may be played; else the round is lost.
            return TrapChoices { discards, scoring, pass: true };
        }
        TrapChoices { discards, scoring: CardSet::EMPTY, pass }
    }
}

pub fn choose(t: &mut Tabletop<'_>, by: Side, card: CardId) {
    if t.card(card).scoring {
        play::use_card(t, by, card, crate::decision::Usage::Full, Word::Event);
        return;
    }
    play::settle_we_will_bury_you(t, by, None);
    if t.is_over() {
        return;
    }
    t.discard_from_hand(by, card);
    t.push(Frame::TrapRoll { by });
}

/// 1 to 4 sets the side free; the round is spent all the same.
pub fn roll(t: &mut Tabletop<'_>, by: Side, die: u8) {
    let free = die <= 4;
    t.note(Fact::TrapRoll { side: by, die, free });
    if free {
        t.end(Effect::trap_of(by));
    }
}

#[cfg(test)]
mod tests {
    use crate::side::Us;
    use crate::testkit::*;

    #[test]
    fn an_extra_round_may_be_declined_by_a_trapped_side_too() {
        // 6.4.4, box 8: eight rounds may be played.
        let mut g =
            round(Us, "round=8 space=8/0 effects=quagmire hand-us=nato,duck-and-cover hand-ussr=fidel");
        assert_eq!(g.options(), "duck-and-cover nato done");
        g.answer("done");
        assert_eq!(g.state.hand.us.len(), 2);
    }
}
