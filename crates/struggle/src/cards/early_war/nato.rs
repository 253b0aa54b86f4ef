//! #21 NATO.
//!
//! After Marshall Plan or Warsaw Pact Formed. The USSR may no longer coup or realign US-controlled countries of Europe,
//! and Brush War cannot attack them.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(Nato, "21", Era::Early, 4, Some(Us), EVENT).starred().underlined().unless(|s, _| {
        let allowed = s.has(Effect::MarshallPlan) || s.has(Effect::WarsawPact);
        (!allowed).then_some(Barred::NeedsMarshallOrWarsaw)
    });

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::Nato))];

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the USSR may coup, and where it may realign.
    fn open(g: &TestGame) -> (CountrySet, CountrySet) {
        let everywhere = Zone::Anywhere;
        (g.state.coup_targets(Ussr, everywhere, false), g.state.realignment_targets(Ussr, everywhere, false))
    }

    #[test]
    fn us_controlled_europe_is_safe_and_control_is_judged_at_the_attempt() {
        let mut g = board("us=italy:2,greece:1,israel:4 effects=marshall-plan");
        g.event(Us, Nato);
        assert!(g.has(Effect::Nato) && g.is_removed(Nato));
        let left = CountrySet::of(&[Country::Greece, Country::Israel]);
        assert_eq!(open(&g), (left, left));
        g.with(|t| t.add(Ussr, Country::Italy, 1));
        assert!(open(&g).0.contains(Country::Italy));
    }

    #[test]
    fn free_coups_are_bound_and_the_us_is_not() {
        let g = board("us=italy:2 ussr=poland:3 effects=nato");
        assert!(g.state.coup_targets(Ussr, Zone::Anywhere, true).is_empty());
        assert_eq!(g.state.coup_targets(Us, Zone::Anywhere, false), CountrySet::one(Country::Poland));
    }

    #[test]
    fn without_marshall_plan_or_warsaw_pact_it_does_not_happen_and_is_discarded() {
        // Ruling 6.
        let mut g = board("ussr=poland:1");
        g.plays(Ussr, Nato, "influence").answer("poland poland poland poland");
        assert!(g.facts.contains(&Fact::NoEvent { card: Nato, why: Barred::NeedsMarshallOrWarsaw }));
        assert!(!g.has(Effect::Nato) && g.is_discarded(Nato));
        let g = board("hand-us=nato");
        assert!(!g.state.legal_uses(Us, Nato, Usage::Full).contains(Word::Event));
    }

    #[test]
    fn warsaw_pact_allows_it_too() {
        let mut g = board("effects=warsaw-pact");
        g.event(Us, Nato);
        assert!(g.has(Effect::Nato));
    }

    #[test]
    fn de_gaulle_willy_brandt_and_the_referendum_each_take_a_country_out() {
        let us = "us=france:3,west-germany:4,spain-portugal:2,united-kingdom:5";
        for (effect, country) in [
            ("de-gaulle", Country::France),
            ("willy-brandt", Country::WestGermany),
            ("nato-referendum", Country::SpainPortugal),
        ] {
            let g = board(&alloc::format!("{us} effects=nato,{effect}"));
            assert_eq!(open(&g), (CountrySet::one(country), CountrySet::one(country)));
            // Brush War asks the same question.
            assert!(!g.state.nato_countries().contains(country));
            assert_eq!(g.state.nato_countries().len(), 3);
        }
    }
}
