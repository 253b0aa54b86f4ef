//! #91 Ortega Elected in Nicaragua.
//!
//! The US loses all its influence in Nicaragua; then the USSR may make a free coup beside it with this card's value.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(OrtegaElectedInNicaragua, "91", Era::Late, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, _| {
        t.remove_all(Us, Country::Nicaragua);
    }),
    Step::Operations { ops: 2, kinds: Kinds::COUP, zone: Zone::BesideNicaragua, free: true },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_lies_beside_nicaragua_and_holds_us_influence() {
        // Ruling 48.
        let mut g = board("us=nicaragua:2,cuba:1,honduras:1,panama:2,mexico:1 ussr=costa-rica:1");
        g.event(Ussr, OrtegaElectedInNicaragua);
        assert_eq!((g.us(Country::Nicaragua), g.options().as_str()), (0, "done coup"));
        g.answer("coup");
        assert_eq!(g.options(), "honduras cuba");
        g.answer("honduras 4");
        assert_eq!((g.us(Country::Honduras), g.ussr(Country::Honduras)), (0, 1));
        assert!(g.is_removed(OrtegaElectedInNicaragua) && g.is_idle());
    }

    #[test]
    fn the_coup_is_free_but_lowers_defcon_in_cuba() {
        // Ruling 46; 6.3.5, 8.2.5.
        let mut g = board("us=cuba:2 defcon=3");
        g.event(Ussr, OrtegaElectedInNicaragua).answer("coup cuba 5");
        assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba)), (1, 0));
        assert_eq!((g.state.military_ops.ussr, g.defcon()), (0, 2));
    }

    #[test]
    fn the_coup_may_be_declined() {
        // Ruling 46.
        let mut g = board("us=cuba:2 defcon=2");
        g.event(Us, OrtegaElectedInNicaragua);
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("done");
        assert_eq!((g.us(Country::Cuba), g.defcon(), g.awaited()), (2, 2, Some(Us)));
    }

    #[test]
    fn a_us_play_at_defcon_2_loses_if_the_ussr_coups_cuba() {
        let mut g = board("us=cuba:2 defcon=2");
        g.event(Us, OrtegaElectedInNicaragua).answer("coup cuba 1");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn without_a_target_only_nicaragua_changes() {
        let mut g = board("us=nicaragua:1");
        g.event(Ussr, OrtegaElectedInNicaragua);
        assert_eq!(g.us(Country::Nicaragua), 0);
        assert!(g.is_idle());
    }

    #[test]
    fn the_cuban_missile_crisis_binds_it() {
        // Ruling 46.
        let mut g = board("us=honduras:1 effects=missile-crisis-on-ussr");
        g.event(Ussr, OrtegaElectedInNicaragua).answer("coup honduras");
        assert_eq!(g.result(), Some((Some(Us), Ending::MissileCrisis)));
    }

    #[test]
    fn the_value_of_the_card_is_modified() {
        // 7.4.2
        let mut g = board("us=honduras:5 effects=brezhnev-doctrine");
        g.event(Ussr, OrtegaElectedInNicaragua).answer("coup honduras 3");
        assert_eq!(g.us(Country::Honduras), 3);
    }
}
