//! #108 Our Man in Tehran.
//!
//! If the US controls a country of the Middle East, it looks at five cards of the draw pile, discards any of them openly,
//! and shuffles the rest back in.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(OurManInTehran, "108", Era::Mid, 2, Some(Us), EVENT).starred().optional().unless(|s, _| {
        (s.controlled.us & CountrySet::MIDDLE_EAST).is_empty().then_some(Barred::NoMiddleEastCountry)
    });

/// The step that asks for the next card to discard.
const DISCARD: u8 = 1;

const EVENT: &[Step] = &[
    Do(|t, _| t.push(Frame::LookAt { left: 5 })),
    Step::Card { who: Who::Us, among: |s, _| s.looked_at, may: true },
    Do(|t, event| {
        if let Some(card) = event.chosen_card() {
            t.looked_at.remove(card);
            t.discard.insert(card);
            t.note(Fact::Discards { side: Us, card });
            event.go_to(DISCARD);
        } else {
            let rest = core::mem::take(&mut t.looked_at);
            t.deck |= rest;
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::{Game, Rng, Viewer};

    // Ruling 40.

    const SIX: &str = "us=iran:2 deck=fidel,nasser,nato,comecon,blockade,containment";

    #[test]
    fn five_cards_are_looked_at_any_are_discarded_the_rest_goes_back() {
        let mut g = board(SIX);
        g.event(Us, OurManInTehran);
        assert!(g.awaits_nature());
        g.answer("fidel nasser nato comecon blockade");
        assert_eq!(
            (g.awaited(), g.options().as_str()),
            (Some(Us), "fidel blockade comecon nasser nato done")
        );
        g.answer("fidel comecon done");
        assert!(g.is_discarded(Fidel) && g.is_discarded(Comecon));
        assert_eq!(g.state.deck, CardSet::of(&[Nasser, Nato, Blockade, Containment]));
        assert!(g.state.looked_at.is_empty() && g.is_idle() && g.is_removed(OurManInTehran));
    }

    #[test]
    fn no_event_of_a_discarded_card_happens() {
        let mut g = board("us=iran:2,cuba:1 deck=fidel,asia-scoring,nato,comecon,blockade");
        g.event(Us, OurManInTehran)
            .answer("fidel asia-scoring nato comecon blockade fidel asia-scoring done");
        assert_eq!((g.us(Country::Cuba), g.vp()), (1, 0));
        assert!(g.is_discarded(Fidel) && g.is_discarded(AsiaScoring));
    }

    #[test]
    fn all_or_none_may_be_discarded() {
        let mut g = board(SIX);
        g.event(Us, OurManInTehran).answer("fidel nasser nato comecon blockade done");
        assert_eq!(g.state.deck.len(), 6);
        let mut g = board(SIX);
        g.event(Us, OurManInTehran).answer("fidel nasser nato comecon blockade");
        g.answer("fidel nasser nato comecon blockade");
        assert_eq!(g.options(), "done");
        g.answer("done");
        assert_eq!((g.state.deck.len(), g.state.discard.len()), (1, 5));
        assert!(g.is_idle());
    }

    #[test]
    fn the_condition_is_judged_when_the_event_resolves() {
        // The operations come first and break control.
        let mut g = board("us=lebanon:1 ussr=syria:1 deck=fidel");
        assert_eq!(g.state.event_barred(OurManInTehran, Us), None);
        g.plays(Ussr, OurManInTehran, "influence").answer("lebanon");
        let no_event = Fact::NoEvent { card: OurManInTehran, why: Barred::NoMiddleEastCountry };
        assert!(g.facts.contains(&no_event));
        assert!(g.is_discarded(OurManInTehran) && g.is_idle());
    }

    #[test]
    fn the_us_looks_when_the_ussr_plays_it() {
        let mut g = board(&alloc::format!("{SIX} ussr=poland:1"));
        g.event(Ussr, OurManInTehran).answer("fidel nasser nato comecon blockade");
        assert_eq!(g.awaited(), Some(Us));
        g.answer("done");
        assert_eq!(g.awaited(), Some(Ussr));
    }

    #[test]
    fn with_fewer_than_five_the_discards_are_shuffled_in() {
        // 4.3, in the middle of the event.
        let mut g = board("us=iran:2 deck=fidel,nasser,nato discard=comecon,blockade,containment");
        g.event(Us, OurManInTehran).answer("fidel nasser nato");
        assert!(g.facts.contains(&Fact::Reshuffle) && g.state.discard.is_empty());
        g.answer("comecon blockade nasser done");
        assert!(g.is_discarded(Nasser));
        assert_eq!(g.state.deck, CardSet::of(&[Fidel, Nato, Comecon, Blockade, Containment]));
    }

    #[test]
    fn five_that_are_the_last_ones_are_followed_by_a_shuffle() {
        // 4.3: the cards are taken, so none is left; what is not discarded goes into the new pile.
        let text = "us=iran:2 deck=fidel,nasser,nato,comecon,blockade discard=containment,warsaw-pact-formed";
        let mut g = board(text);
        g.event(Us, OurManInTehran).answer("fidel nasser nato comecon blockade");
        assert!(g.facts.contains(&Fact::Reshuffle) && g.state.discard.is_empty());
        g.answer("nato fidel done");
        assert_eq!(g.state.deck, CardSet::of(&[Nasser, Comecon, Blockade, Containment, WarsawPactFormed]));
        assert!(g.is_discarded(Nato) && g.is_discarded(Fidel));
    }

    #[test]
    fn with_fewer_than_five_in_all_what_there_is_is_shown() {
        let mut g = board("us=iran:2 deck=fidel discard=nato");
        g.event(Us, OurManInTehran).answer("fidel nato");
        assert_eq!(g.options(), "fidel nato done");
        let mut g = board("us=iran:2");
        g.event(Us, OurManInTehran);
        assert_eq!(g.options(), "done");
    }

    #[test]
    fn only_the_us_sees_the_cards() {
        let mut g = board(SIX);
        g.event(Us, OurManInTehran).answer("fidel nasser nato comecon blockade");
        let mut other = board(SIX);
        other.event(Us, OurManInTehran).answer("fidel nasser nato comecon containment");
        for viewer in [Viewer::Seat(Ussr.seat()), Viewer::Observer] {
            assert_eq!(g.state.view(viewer), other.state.view(viewer));
            assert!(!Fact::LooksAt { card: Fidel }.is_for(viewer));
        }
        let us = Viewer::Seat(Us.seat());
        assert!(g.state.view(us) != other.state.view(us));
        assert!(g.facts.contains(&Fact::LooksAt { card: Fidel }) && Fact::LooksAt { card: Fidel }.is_for(us));
        // A guess of the USSR puts five cards there, whichever.
        let guess = State::determinize(&g.state.view(Viewer::Seat(Ussr.seat())), &mut Rng::new(1));
        assert_eq!((guess.looked_at.len(), guess.deck.len()), (5, 1));
    }
}
