//! #107 Che.
//!
//! The USSR may make a coup with this card's operations in a country of Central America, South America or Africa that is
//! no battleground; if it removed US influence, a second one in another such country.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Che, "107", Era::Mid, OPS, Some(Ussr), EVENT).optional();

const OPS: u8 = 3;

const EVENT: &[Step] = &[
    // An older coup says nothing about this one.
    Do(|t, _| t.last_coup_removed = 0),
    coup(Zone::Che),
    Do(|t, event| {
        if t.last_coup_removed == 0 {
            event.end();
        }
    }),
    coup(Zone::CheAgain),
];

/// An ordinary coup: it counts as military operations.
const fn coup(zone: Zone) -> Step {
    Step::Operations { ops: OPS, kinds: Kinds::COUP, zone, free: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Ruling 49.

    #[test]
    fn only_countries_that_are_no_battleground_in_latin_america_and_africa() {
        let mut g = board("us=kenya:1,angola:1,peru:1,chile:1,haiti:1,panama:1,jordan:1,laos-cambodia:1");
        g.event(Ussr, Che);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "done coup"));
        g.answer("coup");
        assert_eq!(g.options(), "kenya haiti peru");
    }

    #[test]
    fn a_second_coup_in_another_country_if_the_first_removed_us_influence() {
        let mut g = board("us=kenya:5,peru:2 defcon=2");
        g.event(Ussr, Che).answer("coup kenya 4");
        assert_eq!(g.us(Country::Kenya), 2);
        assert_eq!(g.options(), "done coup");
        g.answer("coup");
        assert_eq!(g.options(), "peru");
        g.answer("peru 3");
        assert_eq!((g.us(Country::Peru), g.ussr(Country::Peru)), (0, 0));
        assert!(g.is_idle() && g.is_discarded(Che));
        // No battleground, so DEFCON stays.
        assert_eq!(g.defcon(), 2);
    }

    #[test]
    fn no_second_coup_after_a_failure() {
        let mut g = board("us=kenya:3,peru:2");
        g.event(Ussr, Che).answer("coup kenya 1");
        assert!(g.is_idle());
        assert_eq!((g.us(Country::Kenya), g.state.military_ops.ussr), (3, 3));
    }

    #[test]
    fn both_coups_count_as_military_operations_and_take_the_modifiers() {
        let mut g = board("us=kenya:3,peru:2 effects=red-scare-on-ussr");
        g.event(Ussr, Che).answer("coup kenya 6");
        assert_eq!(g.state.military_ops.ussr, 2);
        g.answer("coup peru 1");
        assert_eq!(g.state.military_ops.ussr, 4);
        assert!(g.is_idle());
    }

    #[test]
    fn either_coup_may_be_declined() {
        let mut g = board("us=kenya:3,peru:2");
        g.event(Ussr, Che).answer("done");
        assert!(g.is_idle());
        let mut g = board("us=kenya:3,peru:2");
        g.event(Ussr, Che).answer("coup kenya 6 done");
        assert!(g.is_idle());
        assert_eq!(g.us(Country::Peru), 2);
    }

    #[test]
    fn an_older_coup_does_not_open_the_second() {
        let mut g = board("us=kenya:3,peru:2 last-coup=sudan:2");
        g.event(Ussr, Che).answer("done");
        assert!(g.is_idle());
    }

    #[test]
    fn the_ussr_coups_when_the_us_plays_it_and_without_a_target_nothing_is_asked() {
        let mut g = board("us=kenya:1");
        g.event(Us, Che);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "done coup"));
        g.answer("done");
        assert_eq!(g.awaited(), Some(Us));
        let mut g = board("us=panama:1");
        g.event(Us, Che);
        assert_eq!(g.awaited(), Some(Us));
    }

    #[test]
    fn under_the_cuban_missile_crisis_each_coup_loses_the_game_unless_it_is_lifted_first() {
        // Ruling 20.
        let text = "us=kenya:3 ussr=cuba:3 effects=missile-crisis-on-ussr";
        let mut g = board(text);
        g.event(Ussr, Che).answer("coup kenya");
        assert_eq!(g.result(), Some((Some(Us), Ending::MissileCrisis)));
        let mut g = board(text);
        g.event(Ussr, Che).answer("lift-cuba coup kenya 1");
        assert!(g.is_idle() && g.result().is_none());
    }
}
