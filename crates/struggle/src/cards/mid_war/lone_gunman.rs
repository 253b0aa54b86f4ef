//! #62 “Lone Gunman”.
//!
//! The US shows its hand; then the USSR may conduct operations as with a card of 1.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LoneGunman, "62", Era::Mid, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, _| {
        let hand = t.hand.us;
        t.reveal(Us, hand);
    }),
    operations(1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_is_shown_and_the_ussr_has_one_point() {
        let mut g = board("hand-us=fidel,nato ussr=cuba:1");
        g.event(Ussr, LoneGunman);
        assert_eq!(g.state.known.us, CardSet::of(&[Fidel, Nato]));
        g.answer("influence cuba");
        assert_eq!(g.ussr(Country::Cuba), 2);
        assert!(g.is_idle() && g.is_removed(LoneGunman));
    }

    #[test]
    fn brezhnev_doctrine_makes_it_2_and_there_is_no_space_race() {
        // 7.4.3; ruling 10.
        let mut g = board("ussr=cuba:1 effects=brezhnev-doctrine");
        g.event(Ussr, LoneGunman);
        assert_eq!(g.options(), "done influence");
        g.answer("influence cuba cuba");
        assert_eq!(g.ussr(Country::Cuba), 3);
    }

    #[test]
    fn the_operations_may_be_declined() {
        let mut g = board("us=panama:2 defcon=2");
        g.event(Ussr, LoneGunman).answer("done");
        assert!(g.is_idle());
    }

    #[test]
    fn a_ussr_coup_at_defcon_2_loses_the_game_for_the_us_that_played_it() {
        // Ruling 4: US influence in a battleground is enough.
        let mut g = board("us=panama:2 defcon=2");
        g.event(Us, LoneGunman);
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("coup panama 1");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn a_us_that_headlines_it_answers_for_defcon() {
        // Rulings 2 and 4.
        let mut g = headline_phase("hand-us=lone-gunman hand-ussr=fidel,nasser us=panama:2 defcon=2");
        g.answer_by(Us, "lone-gunman").answer_by(Ussr, "fidel");
        g.answer("coup panama 6");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn a_ussr_that_headlines_it_loses_by_its_own_coup() {
        // Ruling 2.
        let mut g = headline_phase("hand-us=nato hand-ussr=lone-gunman,nasser us=panama:2 defcon=2");
        g.answer_by(Us, "nato").answer_by(Ussr, "lone-gunman");
        g.answer("coup panama 6");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }
}
