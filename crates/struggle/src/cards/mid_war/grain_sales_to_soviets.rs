//! #67 Grain Sales to Soviets.
//!
//! A random card of the USSR's hand goes to the US, which plays it in full or returns it and uses this card's 2 operations.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(GrainSalesToSoviets, "67", Era::Mid, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[
    RandomCard(Who::Ussr),
    Do(|t, event| match event.chosen_card() {
        Some(card) => {
            t.reveal(Ussr, CardSet::one(card));
            event.memo2 = card.index();
        }
        // An empty hand: the operations of this card.
        None => event.go_to(5),
    }),
    Step::Word { who: Who::Us, among: play_or_return },
    Do(|t, event| {
        let Some(card) = CardId::from_index(event.memo2) else { return };
        if event.word() == Some(Word::Return) {
            t.note(Fact::Returns { card });
            event.go_to(5);
        }
    }),
    Do(|t, event| {
        let Some(card) = CardId::from_index(event.memo2) else { return };
        t.take_from_hand(Ussr, card);
        t.in_play.insert(card);
        t.push(Frame::Use { by: Us, card, usage: Usage::Granted });
        event.end();
    }),
    operations(2),
];

/// UN Intervention drawn in the headline phase must be returned.
fn play_or_return(s: &State, event: &Event) -> WordSet {
    let barred = s.is_headline() && event.memo2 == UnIntervention.index();
    WordSet::of(&[Word::Return]).with_if(!barred, Word::Play)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_plays_the_card_in_full() {
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel play");
        assert_eq!(g.options(), "event-first influence space");
        g.answer("influence panama costa-rica");
        // The USSR's event happens after the operations.
        assert_eq!(g.ussr(Country::Cuba), 3);
        assert!(g.is_removed(Fidel) && g.is_discarded(GrainSalesToSoviets) && g.is_idle());
    }

    #[test]
    fn a_returned_card_stays_known_and_the_us_has_2_points() {
        let mut g = board("hand-ussr=fidel us=panama:1");
        g.event(Us, GrainSalesToSoviets).answer("fidel return influence panama panama");
        assert!(g.state.hand.ussr.contains(Fidel) && g.state.known.ussr.contains(Fidel));
        assert_eq!(g.us(Country::Panama), 3);
    }

    #[test]
    fn a_scoring_card_is_scored() {
        let mut g = board("hand-ussr=africa-scoring us=kenya:2");
        g.event(Us, GrainSalesToSoviets).answer("africa-scoring play event");
        assert_eq!(g.vp(), 1);
    }

    #[test]
    fn the_ussr_modifier_is_not_transferred() {
        // 7.4.1: the US uses its own modifiers only.
        let mut g = board("hand-ussr=fidel us=panama:1 effects=brezhnev-doctrine");
        g.event(Us, GrainSalesToSoviets).answer("fidel play influence panama panama");
        assert!(g.is_idle());
    }
}
