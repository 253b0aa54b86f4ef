//! #29 East European Unrest.
//!
//! The US removes 1 USSR influence, in the Late War 2, from each of three countries of Eastern Europe.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(EastEuropeanUnrest, "29", Era::Early, 3, Some(Us), EVENT);

const EVENT: &[Step] = &[must(
    3,
    1,
    |s, _| CountrySet::EASTERN_EUROPE & s.present.ussr,
    |t, _, country| {
        let points = if t.is_late_war() { 2 } else { 1 };
        t.remove(Ussr, country, points);
    },
)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_leaves_each_of_three_countries() {
        let mut g = board("turn=7 ussr=poland:3,finland:1,austria:2,romania:3,greece:1");
        g.plays(Ussr, EastEuropeanUnrest, "event-first");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "finland austria poland romania"));
        g.answer("poland finland");
        assert_eq!(g.options(), "austria romania");
        g.answer("romania");
        assert_eq!((g.ussr(Country::Poland), g.ussr(Country::Finland), g.ussr(Country::Romania)), (2, 0, 2));
        assert_eq!(g.awaited(), Some(Ussr), "its own operations follow");
    }

    #[test]
    fn two_in_the_late_war_or_what_there_is() {
        let mut g = board("turn=8 ussr=poland:3,finland:1,hungary:2");
        g.event(Us, EastEuropeanUnrest).answer("poland finland hungary");
        assert_eq!((g.ussr(Country::Poland), g.ussr(Country::Finland), g.ussr(Country::Hungary)), (1, 0, 0));
        assert!(g.is_idle() && g.is_discarded(EastEuropeanUnrest));
    }

    #[test]
    fn fewer_countries_only_if_fewer_hold_influence() {
        // Ruling 7.
        let mut g = board("ussr=poland:3,east-germany:3");
        g.event(Us, EastEuropeanUnrest).answer("poland");
        assert_eq!(g.options(), "east-germany");
        g.answer("east-germany");
        assert!(g.is_idle());
    }
}
