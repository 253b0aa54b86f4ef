//! #26 CIA Created.
//!
//! The USSR shows its hand; then the US may conduct operations as with a card of 1.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CiaCreated, "26", Era::Early, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, _| {
        let hand = t.hand.ussr;
        t.reveal(Ussr, hand);
    }),
    operations(1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_is_shown_and_the_us_has_one_point() {
        let mut g = board("hand-ussr=fidel,nasser us=panama:1");
        g.event(Us, CiaCreated);
        assert_eq!(g.state.known.ussr, CardSet::of(&[Fidel, Nasser]));
        g.answer("influence costa-rica");
        assert_eq!(g.us(Country::CostaRica), 1);
        assert!(g.is_idle() && g.is_removed(CiaCreated));
    }

    #[test]
    fn containment_makes_it_2() {
        // 7.4.2, example 3.
        let mut g = board("us=panama:1 effects=containment");
        g.event(Us, CiaCreated).answer("influence costa-rica costa-rica");
        assert_eq!(g.us(Country::CostaRica), 2);
    }

    #[test]
    fn a_us_coup_at_defcon_2_loses_the_game_for_the_ussr_that_played_it() {
        let mut g = board("ussr=cuba:3 defcon=2");
        g.event(Ussr, CiaCreated);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("coup cuba 1");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }
}
