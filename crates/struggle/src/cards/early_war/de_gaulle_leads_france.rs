//! #17 De Gaulle Leads France.
//!
//! The US loses 2 influence in France, the USSR gains 1, and France is outside NATO for good.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(DeGaulleLeadsFrance, "17", Era::Early, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove(Us, Country::France, 2);
    t.add(Ussr, Country::France, 1);
    t.begin(Effect::DeGaulle);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn france_moves_away_from_the_us() {
        for (before, after) in [(4, 2), (1, 0), (0, 0)] {
            let mut g = board(&alloc::format!("us=france:{before}"));
            g.event(Ussr, DeGaulleLeadsFrance);
            assert_eq!((g.us(Country::France), g.ussr(Country::France)), (after, 1));
            assert!(g.is_removed(DeGaulleLeadsFrance));
        }
    }

    #[test]
    fn france_leaves_nato_if_nato_came_first() {
        let mut g = board("us=france:6,italy:2 effects=nato,marshall-plan");
        assert_eq!(g.state.coup_targets(Ussr, Zone::Anywhere, false), CountrySet::EMPTY);
        g.event(Ussr, DeGaulleLeadsFrance);
        assert!(g.state.controls(Us, Country::France));
        let france = CountrySet::one(Country::France);
        assert_eq!(g.state.coup_targets(Ussr, Zone::Anywhere, false), france);
        assert_eq!(g.state.realignment_targets(Ussr, Zone::Anywhere, false), france);
    }

    #[test]
    fn and_stays_outside_if_nato_comes_later() {
        let mut g = board("us=france:6,italy:2 effects=marshall-plan");
        g.event(Ussr, DeGaulleLeadsFrance).event(Us, Nato);
        assert_eq!(g.state.coup_targets(Ussr, Zone::Anywhere, false), CountrySet::one(Country::France));
    }
}
