//! #47 Junta.
//!
//! 2 influence in one country of Central or South America, then a free coup or realignments there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Junta, "47", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[
    Step::Country { who: Who::By, among: |_, _| CountrySet::LATIN_AMERICA, may: false },
    Do(|t, event| {
        if let Some(country) = event.country() {
            t.add(event.by, country, 2);
        }
    }),
    Step::Operations { ops: 2, kinds: Kinds::COUP_OR_REALIGN, zone: Zone::CentralOrSouthAmerica, free: true },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_then_a_free_coup_without_military_operations() {
        let mut g = board("ussr=chile:1 defcon=3");
        g.event(Us, Junta).answer("cuba coup chile 6");
        assert_eq!((g.us(Country::Cuba), g.us(Country::Chile)), (2, 1));
        assert_eq!((g.state.military_ops.us, g.defcon()), (0, 2));
        assert!(g.is_idle());
    }

    #[test]
    fn realignments_stay_in_the_region_of_the_first() {
        let mut g = board("ussr=mexico:1,cuba:1,chile:1,brazil:1");
        g.event(Us, Junta).answer("argentina realign mexico 1-1");
        assert_eq!(g.options(), "mexico cuba done");
        g.answer("done");
        assert!(g.is_idle());
    }

    #[test]
    fn without_a_target_only_the_influence_is_placed() {
        let mut g = board("");
        g.event(Ussr, Junta).answer("peru");
        assert!(g.is_idle());
    }

    #[test]
    fn the_two_points_go_into_one_country_even_under_enemy_control() {
        // Ruling 47.
        let mut g = board("ussr=cuba:3");
        g.event(Us, Junta);
        for country in Country::ALL {
            assert_eq!(g.offers(country.id()), CountrySet::LATIN_AMERICA.contains(country), "{country:?}");
        }
        g.answer("cuba done");
        assert_eq!(g.us(Country::Cuba), 2);
        assert!(g.is_idle() && g.is_discarded(Junta));
    }

    #[test]
    fn coup_or_realignments_are_offered_in_both_regions_and_may_be_declined() {
        // Rulings 46 and 47: not bound to the region of the two points.
        let mut g = board("ussr=mexico:1,chile:1,angola:1,poland:3");
        g.event(Us, Junta).answer("peru");
        assert_eq!(g.options(), "done realign coup");
        g.answer("coup");
        assert_eq!(g.options(), "mexico chile", "enemy influence is needed");
    }

    #[test]
    fn as_many_realignments_as_the_modified_value() {
        // 7.4.3: under Red Scare one, with Containment three.
        for (effects, rolls) in [("red-scare-on-us", 1), ("salt", 2), ("containment", 3)] {
            let mut g = board(&alloc::format!("ussr=mexico:9 effects={effects}"));
            g.event(Us, Junta).answer("peru realign");
            for _ in 0..rolls {
                g.answer("mexico 3-3");
            }
            assert!(g.is_idle(), "{effects}");
        }
    }

    #[test]
    fn the_coup_uses_the_modified_value() {
        let mut g = board("us=haiti:4 effects=brezhnev-doctrine");
        g.event(Ussr, Junta).answer("peru coup haiti 1");
        assert_eq!((g.us(Country::Haiti), g.state.military_ops.ussr), (2, 0));
    }

    #[test]
    fn a_battleground_at_defcon_2_loses_the_game() {
        // Ruling 46: a free coup still lowers DEFCON.
        let mut g = board("ussr=cuba:1 defcon=2");
        g.event(Us, Junta).answer("peru coup cuba 1");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn the_cuban_missile_crisis_binds_its_coup() {
        // Ruling 46.
        let mut g = board("ussr=haiti:1 effects=missile-crisis-on-us");
        g.event(Us, Junta).answer("peru coup haiti");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
    }

    #[test]
    fn played_for_operations_it_is_a_card_like_any_other() {
        // Ruling 47: no regional limit, and a coup counts.
        let mut g = board("ussr=zimbabwe:1");
        g.plays(Us, Junta, "coup").answer("zimbabwe 1");
        assert_eq!((g.ussr(Country::Zimbabwe), g.state.military_ops.us), (0, 2));
        assert!(g.is_idle());
    }

    #[test]
    fn in_games_of_the_digital_edition_the_realignments_go_over_both_regions() {
        let mut g = board("ussr=haiti:2,peru:2 us=panama:1");
        g.state.options.departures.junta_over_both_regions = true;
        g.event(Us, Junta).answer("panama realign haiti 3-3");
        assert_eq!(g.options(), "haiti peru done");
    }
}
