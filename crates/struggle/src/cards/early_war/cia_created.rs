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
        // Rulings 9 and 10, 7.4.2, example 3.
        let mut g = board("us=panama:1 effects=containment");
        g.event(Us, CiaCreated).answer("influence costa-rica costa-rica");
        assert_eq!(g.us(Country::CostaRica), 2);
    }

    #[test]
    fn a_us_coup_at_defcon_2_loses_the_game_for_the_ussr_that_played_it() {
        // Ruling 4.
        let mut g = board("ussr=cuba:3 defcon=2");
        g.event(Ussr, CiaCreated);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("coup cuba 1");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }

    #[test]
    fn the_us_may_decline_and_the_ussr_goes_on() {
        // Ruling 4.
        let mut g = board("ussr=cuba:3 defcon=2");
        g.event(Ussr, CiaCreated).answer("done");
        assert_eq!((g.awaited(), g.result()), (Some(Ussr), None));
        g.answer("influence cuba");
        assert!(g.is_idle() && g.is_removed(CiaCreated));
    }

    #[test]
    fn without_soviet_influence_in_an_open_country_there_is_no_coup() {
        // Ruling 4: at DEFCON 2 Europe, Asia and the Middle East are closed.
        let mut g = board("ussr=poland:3,iran:2,india:3 us=panama:1 defcon=2");
        g.event(Ussr, CiaCreated);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "done influence"));
    }

    #[test]
    fn after_the_operations_of_the_ussr_just_as_well() {
        let mut g = board("hand-ussr=fidel ussr=cuba:3 us=panama:1");
        g.plays(Ussr, CiaCreated, "influence");
        assert!(g.state.known.ussr.is_empty());
        g.answer("cuba");
        assert_eq!((g.awaited(), g.state.known.ussr), (Some(Us), CardSet::one(Fidel)));
    }
}
