//! #27 US/Japan Mutual Defense Pact.
//!
//! The US takes control of Japan; the USSR may no longer coup or realign there.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(UsJapanMutualDefensePact, "27", Era::Early, 4, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.raise_to_control(Us, Country::Japan);
    t.begin(Effect::UsJapanPact);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn us_influence_in_japan_rises_to_control_and_never_falls() {
        for (us, ussr, after) in [(1, 0, 4), (1, 2, 6), (4, 0, 4), (7, 1, 7)] {
            let mut g = board(&alloc::format!("us=japan:{us} ussr=japan:{ussr}"));
            g.event(Us, UsJapanMutualDefensePact);
            assert_eq!((g.us(Country::Japan), g.ussr(Country::Japan)), (after, ussr));
            assert!(g.is_removed(UsJapanMutualDefensePact));
        }
    }

    #[test]
    fn the_ussr_may_not_attack_japan_any_more_whoever_controls_it() {
        let mut g = board("us=south-korea:1 ussr=poland:1");
        g.plays(Ussr, UsJapanMutualDefensePact, "event-first").answer("coup");
        assert_eq!(g.options(), "south-korea");
        g.with(|t| t.add(Ussr, Country::Japan, 9));
        assert!(g.state.controls(Ussr, Country::Japan));
        let japan = CountrySet::one(Country::Japan);
        assert!(!g.state.realignment_targets(Ussr, Zone::Anywhere, true).meets(japan));
        assert!(!g.state.coup_targets(Ussr, Zone::Anywhere, true).meets(japan));
        // The US may.
        assert!(g.state.coup_targets(Us, Zone::Anywhere, false).meets(japan));
    }
}
