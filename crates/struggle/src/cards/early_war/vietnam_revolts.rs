//! #9 Vietnam Revolts.
//!
//! 2 USSR influence in Vietnam. For the rest of the turn USSR operations that are all spent in Southeast Asia are worth
//! 1 more.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(VietnamRevolts, "9", Era::Early, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.add(Ussr, Country::Vietnam, 2);
    t.begin(Effect::VietnamRevolts);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vietnam_gets_two_points_and_the_effect_lasts_for_the_turn() {
        let mut g = board("");
        g.plays(Us, VietnamRevolts, "event-first");
        assert_eq!(g.ussr(Country::Vietnam), 2);
        assert!(g.is_removed(VietnamRevolts) && g.has(Effect::VietnamRevolts));
        let mut g = end_of_turn("effects=vietnam-revolts deck=nato");
        assert!(!g.has(Effect::VietnamRevolts));
        g.answer("nato");
    }

    #[test]
    fn one_point_more_if_all_are_spent_in_southeast_asia() {
        // Ruling 11: an operations point, so a country that the US controls takes 2 of the 3.
        let mut g = board("ussr=vietnam:1 us=thailand:2 effects=vietnam-revolts");
        g.plays(Ussr, Fidel, "influence").answer("vietnam thailand");
        assert!(g.is_idle());
        assert_eq!(g.ussr(Country::Thailand), 1);
    }

    #[test]
    fn no_point_more_as_soon_as_one_is_spent_elsewhere() {
        // Ruling 11.
        let mut g = board("ussr=burma:1 effects=vietnam-revolts");
        g.plays(Ussr, Fidel, "influence").answer("burma");
        // India for the second and last point is open; after it nothing is left.
        g.answer("india");
        assert!(g.is_idle());
        let mut g = board("ussr=burma:1 effects=vietnam-revolts");
        g.plays(Ussr, Fidel, "influence").answer("burma burma");
        assert_eq!(g.options(), "burma laos-cambodia done");
    }

    #[test]
    fn the_us_gains_nothing_by_it() {
        // Ruling 11.
        let mut g = board("us=philippines:1 effects=vietnam-revolts");
        g.plays(Us, RomanianAbdication, "influence").answer("philippines");
        assert_eq!(g.us(Country::Philippines), 2);
        assert!(g.is_idle());
    }

    #[test]
    fn a_coup_there_is_stronger_and_counts_more_military_operations() {
        let mut g = board("us=laos-cambodia:1 effects=vietnam-revolts");
        g.plays(Ussr, Fidel, "coup").answer("laos-cambodia 1");
        assert_eq!((g.ussr(Country::LaosCambodia), g.state.military_ops.ussr), (1, 3));
    }

    #[test]
    fn a_third_realignment_must_stay_there() {
        let mut g = board("us=thailand:2,vietnam:2,india:1 effects=vietnam-revolts");
        g.plays(Ussr, Fidel, "realign").answer("thailand 1-1 thailand 1-1");
        assert_eq!(g.options(), "thailand vietnam done");
        let mut g = board("us=thailand:2,vietnam:2,india:2 effects=vietnam-revolts");
        g.plays(Ussr, Fidel, "realign").answer("india 1-1 thailand 1-1");
        assert!(g.is_idle());
    }

    #[test]
    fn the_point_comes_on_top_of_the_least_value() {
        // 7.4: a 1 under Red Scare is worth 1, and in Southeast Asia 2.
        let mut g = board("ussr=burma:1 effects=vietnam-revolts,red-scare-on-ussr");
        g.plays(Ussr, RomanianAbdication, "influence").answer("burma");
        assert_eq!(g.options(), "burma laos-cambodia done");
    }
}
