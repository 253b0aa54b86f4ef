//! #92 Terrorism.
//!
//! The opponent discards a card at random; the US two, if the USSR plays it after the Iranian Hostage Crisis. No event of
//! a discarded card happens.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Terrorism, "92", Era::Late, 2, None, EVENT);

const EVENT: &[Step] = &[
    RandomCard(Who::Opponent),
    Do(|t, event| {
        discard(t, event);
        if event.by == Us || !t.has(Effect::HostageCrisis) {
            event.end();
        }
    }),
    RandomCard(Who::Opponent),
    Do(discard),
];

fn discard(t: &mut Tabletop<'_>, event: &mut Event) {
    if let Some(card) = event.chosen_card() {
        t.discard_from_hand(event.opponent(), card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_card_at_random_goes_without_its_event() {
        // Ruling 42; 5.4.
        let mut g = board("hand-us=nato,fidel hand-ussr=nasser");
        g.event(Ussr, Terrorism);
        assert!(g.awaits_nature());
        g.answer("fidel");
        assert_eq!((g.state.hand.us.len(), g.ussr(Country::Cuba)), (1, 0));
        assert!(g.is_discarded(Fidel) && g.is_discarded(Terrorism) && g.is_idle());
    }

    #[test]
    fn after_the_hostage_crisis_the_us_loses_two() {
        let mut g = board("hand-us=nato,fidel,nasser effects=hostage-crisis");
        g.event(Ussr, Terrorism).answer("fidel nato");
        assert_eq!(g.state.hand.us, CardSet::one(Nasser));
        assert!(g.is_idle());
    }

    #[test]
    fn the_ussr_never_loses_two() {
        // Ruling 42: only when the US is the victim.
        let mut g = board("hand-ussr=nato,fidel effects=hostage-crisis");
        g.event(Us, Terrorism).answer("fidel");
        assert_eq!(g.state.hand.ussr, CardSet::one(Nato));
        assert!(g.is_idle());
    }

    #[test]
    fn fewer_cards_lose_what_there_is() {
        let mut g = board("hand-us=nato effects=hostage-crisis china=us/up");
        g.event(Ussr, Terrorism).answer("nato");
        // Ruling 42: The China Card is safe.
        assert_eq!(g.state.china.holder, Some(Us));
        assert!(g.state.hand.us.is_empty() && g.is_idle());
        let mut g = board("china=us/up");
        g.event(Ussr, Terrorism);
        assert!(g.is_idle());
    }

    #[test]
    fn a_scoring_card_may_go() {
        // 5.4
        let mut g = board("hand-us=asia-scoring us=japan:4");
        g.event(Ussr, Terrorism).answer("asia-scoring");
        assert!(g.is_discarded(AsiaScoring));
        assert_eq!(g.vp(), 0);
    }
}
