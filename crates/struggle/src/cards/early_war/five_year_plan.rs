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
        // Ruling 37.
        let mut g = board("hand-ussr=sadat-expels-soviets,fidel ussr=egypt:2");
        g.event(Us, FiveYearPlan);
        assert!(g.awaits_nature());
        g.answer("sadat-expels-soviets");
        assert!(g.is_removed(SadatExpelsSoviets) && g.is_discarded(FiveYearPlan));
    }

    #[test]
    fn other_cards_and_scoring_cards_are_just_discarded() {
        // Ruling 37.
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

    #[test]
    fn a_us_event_that_cannot_happen_is_just_discarded() {
        // Rulings 6 and 37: NATO without Marshall Plan or Warsaw Pact.
        let mut g = board("hand-ussr=nato");
        g.event(Us, FiveYearPlan).answer("nato");
        assert!(g.is_discarded(Nato) && !g.has(Effect::Nato) && g.is_idle());
    }

    #[test]
    fn the_us_carries_the_event_out_whoever_plays_the_plan() {
        // Ruling 37.
        let mut g = board("hand-ussr=truman-doctrine ussr=italy:1");
        g.plays(Ussr, FiveYearPlan, "event-first").answer("truman-doctrine");
        assert_eq!(g.awaited(), Some(Us));
        g.answer("italy");
        assert!(g.is_removed(TrumanDoctrine));
        assert_eq!(g.awaited(), Some(Ussr), "its operations follow");
    }

    #[test]
    fn in_the_last_round_it_may_rid_the_ussr_of_a_scoring_card() {
        // Ruling 37: a discard by force is no play, and the card is not held at the end of the turn.
        let mut g = round(
            Ussr,
            "turn=5 round=7 defcon=2 military-ops=2/2 hand-ussr=five-year-plan,asia-scoring hand-us=fidel deck=nato",
        );
        g.answer("five-year-plan event-first asia-scoring");
        assert!(g.is_discarded(AsiaScoring));
        g.answer("influence poland poland poland");
        g.answer("fidel event-first influence cuba");
        assert_eq!((g.state.turn, g.result()), (6, None));
    }
}
