//! #89 Soviets Shoot Down KAL-007.
//!
//! DEFCON falls, the US gains 2 points; if it controls South Korea, it may place influence or realign as with a card of 4.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(SovietsShootDownKal007, "89", Era::Late, 4, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, event| {
        t.degrade_defcon();
        t.gain(Us, 2);
        if !t.controls(Us, Country::SouthKorea) {
            event.end();
        }
    }),
    Step::Operations { ops: 4, kinds: Kinds::INFLUENCE_OR_REALIGN, zone: Zone::Anywhere, free: false },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_south_korea_the_us_places_or_realigns_but_does_not_coup() {
        let mut g = board("us=south-korea:3 ussr=cuba:1");
        g.event(Us, SovietsShootDownKal007);
        assert_eq!((g.defcon(), g.vp()), (4, 2));
        assert_eq!(g.options(), "done influence realign");
        g.answer("influence japan japan south-korea taiwan");
        assert_eq!(g.us(Country::Japan), 2);
        assert!(g.is_removed(SovietsShootDownKal007) && g.is_idle());
    }

    #[test]
    fn without_control_of_south_korea_there_are_no_operations() {
        let mut g = board("us=south-korea:2 ussr=cuba:1");
        g.event(Us, SovietsShootDownKal007);
        assert_eq!((g.defcon(), g.vp()), (4, 2));
        assert!(g.is_idle());
    }

    #[test]
    fn the_operations_are_modified() {
        // 7.4.3: as if a card of 4 had been played.
        let mut g = board("us=south-korea:3 effects=red-scare-on-us");
        g.event(Us, SovietsShootDownKal007).answer("influence japan japan japan");
        assert!(g.is_idle());
    }

    #[test]
    fn realignments_obey_defcon() {
        // DEFCON is 3 after the fall: Europe and Asia are closed (8.1.5).
        let mut g = board("us=south-korea:3 ussr=north-korea:3,poland:3,iraq:1 defcon=4");
        g.event(Us, SovietsShootDownKal007).answer("realign");
        assert_eq!(g.options(), "iraq");
    }

    #[test]
    fn at_defcon_2_who_played_it_loses_and_nothing_else_happens() {
        // 8.1.3; even though 2 points would have won the game.
        let mut g = board("us=south-korea:3 defcon=2 vp=18");
        g.event(Ussr, SovietsShootDownKal007);
        assert_eq!((g.result(), g.vp()), (Some((Some(Us), Ending::Defcon)), 18));
        let mut g = board("us=south-korea:3 defcon=2 vp=18");
        g.event(Us, SovietsShootDownKal007);
        assert_eq!((g.result(), g.vp()), (Some((Some(Ussr), Ending::Defcon)), 18));
    }
}
