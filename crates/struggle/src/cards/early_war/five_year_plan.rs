//! #5 Five Year Plan.
//!
//! The USSR discards a card at random; if it is a US event, it happens.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(FiveYearPlan, "5", Era::Early, 3, Some(Us), EVENT);

const EVENT: &[Step] = &[
    RandomCard(Who::Ussr),
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        if t.card(card).side == Some(Us) {
            t.take_from_hand(Ussr, card);
            t.in_play.insert(card);
            t.note(Fact::Discards { side: Ussr, card });
            t.push(Frame::Dispose { card });
            t.push(Frame::Trigger { card, by: Us });
        } else {
            t.discard_from_hand(Ussr, card);
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_us_event_happens_and_a_starred_one_is_removed() {
        let mut g = board("hand-ussr=sadat-expels-soviets,fidel ussr=egypt:2");
        g.event(Us, FiveYearPlan);
        assert!(g.awaits_nature());
        g.answer("sadat-expels-soviets");
        assert!(g.is_removed(SadatExpelsSoviets) && g.is_discarded(FiveYearPlan));
    }

    #[test]
    fn other_cards_and_scoring_cards_are_just_discarded() {
        for word in ["fidel", "asia-scoring", "olympic-games"] {
            let mut g = board(&alloc::format!("hand-ussr={word}"));
            g.event(Us, FiveYearPlan).answer(word);
            assert!(g.is_idle() && g.state.hand.ussr.is_empty());
            assert_eq!(g.state.discard.len(), 2);
        }
    }

    #[test]
    fn an_empty_hand_loses_nothing() {
        let mut g = board("");
        g.event(Us, FiveYearPlan);
        assert!(g.is_idle());
    }
}
