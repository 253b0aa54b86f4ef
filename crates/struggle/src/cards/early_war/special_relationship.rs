//! #105 Special Relationship.
//!
//! If the US controls the United Kingdom: 1 influence beside it, or with NATO in force 2 influence in a country of Western
//! Europe and 2 points.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SpecialRelationship, "105", Era::Early, 2, Some(Us), EVENT)
    .optional()
    .unless(|s, _| (!s.controls(Us, Country::UnitedKingdom)).then_some(Barred::NoUnitedKingdom));

const EVENT: &[Step] = &[
    Step::Country { who: Who::Us, among: |s, _| targets(s), may: false },
    Do(|t, event| {
        let Some(country) = event.country() else { return };
        if t.has(Effect::Nato) {
            t.add(Us, country, 2);
            t.gain(Us, 2);
        } else {
            t.add(Us, country, 1);
        }
    }),
];

fn targets(s: &State) -> CountrySet {
    if s.has(Effect::Nato) { CountrySet::WESTERN_EUROPE } else { Country::UnitedKingdom.neighbours() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_beside_the_united_kingdom() {
        let mut g = board("us=united-kingdom:5");
        g.event(Us, SpecialRelationship);
        assert_eq!(g.options(), "canada norway benelux france");
        g.answer("france");
        assert_eq!((g.us(Country::France), g.vp()), (1, 0));
        assert!(g.is_idle() && g.is_discarded(SpecialRelationship));
    }

    #[test]
    fn with_nato_two_in_one_country_of_western_europe_and_two_points() {
        let mut g = board("us=united-kingdom:5 ussr=italy:3 effects=nato");
        g.plays(Ussr, SpecialRelationship, "event-first");
        assert_eq!((g.awaited(), g.options().split(' ').count()), (Some(Us), 14));
        g.answer("italy");
        assert_eq!((g.us(Country::Italy), g.vp(), g.awaited()), (2, 2, Some(Ussr)));
    }

    #[test]
    fn without_control_of_the_united_kingdom_it_does_not_happen() {
        let mut g = board("us=united-kingdom:4 ussr=poland:1 effects=nato");
        g.plays(Ussr, SpecialRelationship, "influence").answer("poland poland");
        assert!(g.facts.contains(&Fact::NoEvent { card: SpecialRelationship, why: Barred::NoUnitedKingdom }));
        assert_eq!(g.vp(), 0);
        assert!(g.is_idle());
    }
}
