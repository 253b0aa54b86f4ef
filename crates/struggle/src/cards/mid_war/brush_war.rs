//! #36 Brush War.
//!
//! War by the player on any country of stability 1 or 2: 1 point, 3 military operations, success on 3 to 6. NATO keeps
//! US-controlled Europe out of it.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(BrushWar, "36", Era::Mid, 3, None, EVENT).war(War::new(3, 3, 1));

const EVENT: &[Step] = &[
    Step::Country { who: Who::By, among: |s, _| targets(s), may: false },
    Do(|_, event| event.keep_country()),
    Die,
    Do(|t, event| {
        let Some(target) = event.kept_country() else { return };
        war::resolve(t, event.by, BrushWar, target, event.die());
    }),
];

fn targets(s: &State) -> CountrySet {
    // The first edition's NATO says nothing of Brush War.
    let safe = if s.options.is_first_edition() { CountrySet::EMPTY } else { s.nato_countries() };
    CountrySet::UNSTABLE - safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn success_on_3_replaces_the_influence_and_counts_as_3_military_operations() {
        let mut g = board("ussr=algeria:4 defcon=2");
        g.event(Us, BrushWar).answer("algeria 3");
        assert_eq!((g.us(Country::Algeria), g.ussr(Country::Algeria)), (4, 0));
        assert_eq!((g.vp(), g.state.military_ops.us, g.defcon()), (1, 3, 2));
        assert!(g.is_discarded(BrushWar) && g.is_idle());
    }

    #[test]
    fn defeat_still_counts_as_military_operations() {
        let mut g = board("us=algeria:4");
        g.event(Ussr, BrushWar).answer("algeria 2");
        assert_eq!((g.us(Country::Algeria), g.vp(), g.state.military_ops.ussr), (4, 0, 3));
    }

    #[test]
    fn any_country_of_stability_1_or_2_may_be_attacked_even_an_empty_one() {
        // 7.6.
        let mut g = board("defcon=2");
        g.event(Ussr, BrushWar);
        for country in Country::ALL {
            assert_eq!(g.offers(country.id()), country.stability() <= 2, "{country:?}");
        }
        g.answer("pakistan 3");
        assert_eq!((g.vp(), g.state.military_ops.ussr), (-1, 3));
    }

    #[test]
    fn enemy_neighbours_and_the_enemy_superpower_make_it_harder() {
        // Ruling 54: the USA lies beside Mexico (2.1.5).
        let mut g = board("us=mexico:2");
        g.event(Ussr, BrushWar).answer("mexico 3");
        assert_eq!(g.us(Country::Mexico), 2);
        let mut g = board("us=mexico:2");
        g.event(Ussr, BrushWar).answer("mexico 4");
        assert_eq!(g.ussr(Country::Mexico), 2);
        let mut g = board("us=mexico:2,guatemala:1");
        g.event(Ussr, BrushWar).answer("mexico 4");
        assert_eq!(g.us(Country::Mexico), 2);
        // The US has no such neighbour there.
        let mut g = board("ussr=mexico:2");
        g.event(Us, BrushWar).answer("mexico 3");
        assert_eq!(g.us(Country::Mexico), 2);
    }

    #[test]
    fn nato_bars_us_controlled_europe_to_both_sides() {
        // Ruling 54.
        for by in Side::BOTH {
            let mut g = board("us=italy:2,greece:1,spain-portugal:2 effects=nato");
            g.event(by, BrushWar);
            assert!(!g.offers("italy") && !g.offers("spain-portugal"));
            assert!(g.offers("greece"), "not controlled");
            assert!(g.offers("turkey"), "empty");
        }
        let mut g = board("us=italy:2");
        g.event(Ussr, BrushWar);
        assert!(g.offers("italy"), "without NATO");
    }

    #[test]
    fn not_in_the_first_edition() {
        let mut g = board("options=edition=first us=italy:2 effects=nato");
        g.event(Ussr, BrushWar);
        assert!(g.offers("italy"));
    }

    #[test]
    fn the_nato_referendum_opens_spain_again() {
        let mut g = board("us=spain-portugal:2 effects=nato,nato-referendum");
        g.event(Ussr, BrushWar);
        assert!(g.offers("spain-portugal"));
    }

    #[test]
    fn it_is_no_coup() {
        // Procedure of wars: neither SALT, Nuclear Subs nor the Cuban Missile Crisis has anything to do with it.
        let mut g = board("ussr=algeria:4 defcon=2 effects=salt,missile-crisis-on-us,yuri-and-samantha");
        g.event(Us, BrushWar).answer("algeria 3");
        assert_eq!((g.us(Country::Algeria), g.vp(), g.result()), (4, 1, None));
    }

    #[test]
    fn flower_power_is_paid_before_it() {
        let mut g = board("effects=flower-power");
        g.event(Us, BrushWar);
        assert_eq!(g.vp(), -2);
        g.answer("algeria 6");
        assert_eq!(g.vp(), -1);
    }
}
