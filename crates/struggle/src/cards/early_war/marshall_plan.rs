//! #23 Marshall Plan.
//!
//! 1 US influence in each of seven countries of Western Europe that the USSR does not control. NATO may follow.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(MarshallPlan, "23", Era::Early, 4, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[
    Do(|t, _| t.begin(Effect::MarshallPlan)),
    must(7, 1, |s, _| CountrySet::WESTERN_EUROPE - s.controlled.ussr, add_own),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_in_each_of_seven_countries_and_no_fewer() {
        // Ruling 7.
        let mut g = board("ussr=finland:4,italy:1");
        g.event(Us, MarshallPlan);
        assert!(!g.offers("finland") && !g.offers("done"));
        g.answer("canada turkey italy austria france west-germany");
        assert!(!g.offers("italy") && !g.offers("done"));
        g.answer("greece");
        assert_eq!((g.us(Country::Italy), g.us(Country::Austria), g.us(Country::Finland)), (1, 1, 0));
        assert!(g.is_idle() && g.is_removed(MarshallPlan) && g.has(Effect::MarshallPlan));
    }

    #[test]
    fn the_us_chooses_if_the_ussr_plays_it_and_nato_is_allowed_then() {
        let mut g = board("hand-us=nato");
        assert_eq!(g.state.event_barred(Nato, Us), Some(Barred::NeedsMarshallOrWarsaw));
        g.plays(Ussr, MarshallPlan, "event-first");
        assert_eq!(g.awaited(), Some(Us));
        g.answer("canada turkey italy austria france west-germany greece");
        assert_eq!(g.awaited(), Some(Ussr));
        assert_eq!(g.state.event_barred(Nato, Us), None);
    }
}
