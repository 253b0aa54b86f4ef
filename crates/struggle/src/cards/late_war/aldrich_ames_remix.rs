//! #98 Aldrich Ames Remix.
//!
//! The US hand lies open for the rest of the turn, cards that come to it later included; the USSR picks a card of it, which
//! is discarded.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AldrichAmesRemix, "98", Era::Late, 3, Some(Ussr), EVENT).starred();

/// First edition: the step that asks for the next card of the order.
const ORDER: u8 = 4;

const EVENT: &[Step] = &[
    Do(|t, _| {
        t.begin(Effect::AldrichAmes);
        let hand = t.hand.us;
        t.reveal(Us, hand);
    }),
    Do(|t, event| {
        // The first edition's card: the USSR fixes the order in which the US plays its hand.
        if t.options.is_first_edition() {
            t.ordered.clear();
            event.go_to(ORDER);
        }
    }),
    Step::Card { who: Who::Ussr, among: |s, _| s.hand.us, may: false },
    Do(|t, event| {
        if let Some(card) = event.chosen_card() {
            // 5.4: no event.
            t.discard_from_hand(Us, card);
        }
        event.end();
    }),
    Step::Card { who: Who::Ussr, among: |s, _| s.hand.us - s.ordered.iter().copied().collect(), may: false },
    Do(|t, event| {
        if let Some(card) = event.chosen_card()
            && t.ordered.try_push(card).is_ok()
            && t.ordered.len() < t.hand.us.len() as usize
        {
            event.go_to(ORDER);
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_is_shown_and_the_ussr_picks_the_discard() {
        // Ruling 41.
        let mut g = board("hand-us=nato,fidel,asia-scoring china=us/up");
        g.event(Ussr, AldrichAmesRemix);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "asia-scoring fidel nato"));
        assert_eq!(g.state.known.us, g.state.hand.us);
        g.answer("nato");
        assert!(g.is_discarded(Nato) && g.is_removed(AldrichAmesRemix) && g.is_idle());
        assert_eq!(g.state.known.us, CardSet::of(&[Fidel, AsiaScoring]));
    }

    #[test]
    fn cards_drawn_later_in_the_turn_are_open_too() {
        // Ruling 41.
        let mut g = board("hand-us=nato,fidel deck=nasser,blockade");
        g.event(Ussr, AldrichAmesRemix).answer("nato");
        g.with(|t| t.push(Frame::Draw { us: 1, ussr: 1, next: Ussr })).answer("nasser blockade");
        assert_eq!(g.state.known.us, CardSet::of(&[Fidel, Blockade]));
        // The USSR's own card stays hidden.
        assert!(g.state.known.ussr.is_empty());
    }

    #[test]
    fn cards_that_other_events_bring_are_open_too() {
        // Ruling 41: Ask Not draws, SALT takes from the discards.
        let mut g = board("hand-us=nato known-us=nato deck=nasser,blockade effects=aldrich-ames");
        g.event(Us, AskNotWhatYourCountryCanDoForYou).answer("nato done nasser");
        assert_eq!(g.state.known.us, CardSet::one(Nasser));
        assert!(g.facts.contains(&Fact::Reveals { side: Us, card: Nasser }));
        g.event(Us, SaltNegotiations).answer("nato");
        assert_eq!(g.state.known.us, CardSet::of(&[Nasser, Nato]));
        assert_eq!(g.state.known.us, g.state.hand.us);
    }

    #[test]
    fn the_open_hand_ends_with_the_turn() {
        let mut g =
            end_of_turn("turn=8 effects=aldrich-ames hand-us=nato known-us=nato deck=nasser,blockade");
        assert!(!g.has(Effect::AldrichAmes));
        g.answer("nasser blockade");
        // What was seen stays known; the new card is not.
        assert_eq!(g.state.known.us, CardSet::one(Nato));
    }

    #[test]
    fn an_empty_hand_has_nothing_to_lose() {
        let mut g = board("china=us/up");
        g.event(Ussr, AldrichAmesRemix);
        assert_eq!(g.options(), "done");
        g.answer("done");
        assert!(g.is_idle() && g.is_removed(AldrichAmesRemix));
    }

    #[test]
    fn a_us_play_lets_the_ussr_pick_as_well() {
        let mut g = board("hand-us=nato,fidel us=italy:1");
        g.event(Us, AldrichAmesRemix);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "fidel nato"));
    }
}
