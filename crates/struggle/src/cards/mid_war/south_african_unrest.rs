//! #53 South African Unrest.
//!
//! 2 USSR influence in South Africa, or 1 there and 2 in its neighbours.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SouthAfricanUnrest, "53", Era::Mid, 2, Some(Ussr), EVENT);

/// Both ways begin with a point in South Africa; where the next one goes decides between them.
const EVENT: &[Step] = &[
    Do(|t, _| t.add(Ussr, Country::SouthAfrica, 1)),
    Step::Country {
        who: Who::Ussr,
        among: |_, _| Country::SouthAfrica.neighbours() | CountrySet::one(Country::SouthAfrica),
        may: false,
    },
    Do(|t, event| {
        let Some(country) = event.country() else { return };
        t.add(Ussr, country, 1);
        if country == Country::SouthAfrica {
            event.end();
        }
    }),
    must(1, 1, |_, _| Country::SouthAfrica.neighbours(), add_own),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_in_south_africa() {
        let mut g = board("us=south-africa:1");
        g.event(Ussr, SouthAfricanUnrest);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "angola south-africa botswana"));
        g.answer("south-africa");
        assert_eq!(g.ussr(Country::SouthAfrica), 2);
        assert!(g.is_idle() && g.is_discarded(SouthAfricanUnrest));
    }

    #[test]
    fn or_one_there_and_two_in_one_neighbour() {
        let mut g = board("");
        g.event(Ussr, SouthAfricanUnrest).answer("angola");
        assert_eq!(g.options(), "angola botswana");
        g.answer("angola");
        assert_eq!((g.ussr(Country::SouthAfrica), g.ussr(Country::Angola)), (1, 2));
        assert!(g.is_idle());
    }

    #[test]
    fn or_one_there_and_one_in_each_neighbour() {
        let mut g = board("");
        g.event(Ussr, SouthAfricanUnrest).answer("botswana angola");
        let places = [Country::SouthAfrica, Country::Angola, Country::Botswana];
        assert_eq!(places.map(|country| g.ussr(country)), [1, 1, 1]);
    }

    #[test]
    fn the_ussr_chooses_also_when_the_us_plays_it() {
        let mut g = board("us=panama:1");
        g.event(Us, SouthAfricanUnrest);
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("south-africa");
        assert_eq!((g.ussr(Country::SouthAfrica), g.awaited()), (2, Some(Us)));
    }
}
