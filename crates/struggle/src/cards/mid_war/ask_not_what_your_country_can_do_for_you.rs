//! #77 “Ask Not What Your Country Can Do For You…”.
//!
//! The US discards as many cards of its hand as it likes, scoring cards too, and then draws as many.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(AskNotWhatYourCountryCanDoForYou, "77", Era::Mid, 3, Some(Us), EVENT).starred();

/// The step that asks for the next card to discard.
const DISCARD: u8 = 0;

const EVENT: &[Step] = &[
    // One by one until `done`, counted. Nothing is drawn before that.
    Step::Card { who: Who::Us, among: |s, _| s.hand.us, may: true },
    Do(|t, event| match event.chosen_card() {
        Some(card) => {
            t.discard_from_hand(Us, card);
            event.count_one();
            event.go_to(DISCARD);
        }
        None => t.push(Frame::Draw { us: event.count(), ussr: 0, next: Us }),
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    // Ruling 39.

    #[test]
    fn the_number_is_fixed_before_the_first_draw() {
        let mut g = board("hand-us=fidel,nasser,nato deck=blockade,comecon,containment");
        g.event(Us, AskNotWhatYourCountryCanDoForYou);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "fidel nasser nato done"));
        g.answer("fidel nasser");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "nato done"));
        assert_eq!(g.state.deck.len(), 3);
        g.answer("done");
        assert!(g.awaits_nature());
        g.answer("comecon blockade");
        assert_eq!(g.state.hand.us, CardSet::of(&[Nato, Comecon, Blockade]));
        assert!(g.is_discarded(Fidel) && g.is_discarded(Nasser));
        assert!(g.is_removed(AskNotWhatYourCountryCanDoForYou) && g.is_idle());
    }

    #[test]
    fn discards_are_open_and_draws_are_secret() {
        let mut g = board("hand-us=fidel,nato deck=blockade,comecon");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("fidel done comecon");
        let ussr = detente_game::Viewer::Seat(Ussr.seat());
        let us = detente_game::Viewer::Seat(Us.seat());
        let discarded = Fact::Discards { side: Us, card: Fidel };
        let dealt = Fact::Dealt { side: Us, card: Comecon };
        assert!(g.facts.contains(&discarded) && discarded.is_for(ussr));
        assert!(g.facts.contains(&dealt) && dealt.is_for(us) && !dealt.is_for(ussr));
        assert!(g.state.known.us.is_empty());
    }

    #[test]
    fn scoring_cards_may_be_discarded_without_being_scored() {
        let mut g = board("hand-us=asia-scoring us=japan:4 deck=nato,fidel");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("asia-scoring done nato");
        assert!(g.is_discarded(AsiaScoring));
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn the_china_card_is_no_part_of_the_hand() {
        // 9.5
        let mut g = board("hand-us=nato china=us/up");
        g.event(Us, AskNotWhatYourCountryCanDoForYou);
        assert_eq!(g.options(), "nato done");
    }

    #[test]
    fn none_at_all_is_allowed_and_an_empty_hand_is_asked_too() {
        let mut g = board("hand-us=nato deck=fidel");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("done");
        assert!(g.is_idle() && g.state.deck.contains(Fidel));
        let mut g = board("deck=fidel");
        g.event(Us, AskNotWhatYourCountryCanDoForYou);
        assert_eq!(g.options(), "done");
        g.answer("done");
        assert!(g.is_idle() && g.state.hand.us.is_empty());
    }

    #[test]
    fn the_discards_are_shuffled_in_when_the_draw_pile_runs_out_the_new_ones_too() {
        // 4.3, in the middle of the event.
        let mut g = board("hand-us=fidel,nasser deck=nato discard=comecon");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("fidel nasser done nato");
        assert!(g.facts.contains(&Fact::Reshuffle) && g.state.discard.is_empty());
        assert_eq!(g.state.deck, CardSet::of(&[Comecon, Fidel, Nasser]));
        g.answer("fidel");
        assert_eq!(g.state.hand.us, CardSet::of(&[Nato, Fidel]));
        assert!(g.is_idle() && g.is_removed(AskNotWhatYourCountryCanDoForYou));
    }

    #[test]
    fn a_draw_that_takes_the_last_card_is_followed_by_a_shuffle() {
        // 4.3; the discards of the event are among them.
        let mut g = board("hand-us=fidel,nasser deck=nato discard=comecon");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("fidel done nato");
        assert!(g.is_idle() && g.facts.contains(&Fact::Reshuffle));
        assert_eq!(g.state.deck, CardSet::of(&[Comecon, Fidel]));
    }

    #[test]
    fn the_us_does_it_when_the_ussr_plays_the_card() {
        let mut g = board("hand-us=fidel hand-ussr=nasser deck=nato ussr=poland:1");
        g.event(Ussr, AskNotWhatYourCountryCanDoForYou);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "fidel done"));
        g.answer("fidel done nato");
        assert_eq!(g.state.hand.us, CardSet::of(&[Nato]));
        assert_eq!(g.awaited(), Some(Ussr));
    }
}
