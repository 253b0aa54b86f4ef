//! #99 Pershing II Deployed.
//!
//! 1 point for the USSR, which may remove 1 US influence from each of up to three countries of Western Europe.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(PershingIiDeployed, "99", Era::Late, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] =
    &[Do(|t, _| t.gain(Ussr, 1)), may(3, 1, |s, _| CountrySet::WESTERN_EUROPE & s.present.us, remove_enemy)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_from_each_of_three_countries() {
        let mut g = board("us=italy:3,france:2,finland:1,poland:2,canada:2");
        g.event(Ussr, PershingIiDeployed);
        assert_eq!((g.vp(), g.options().as_str()), (-1, "canada finland france italy done"));
        g.answer("italy");
        assert!(!g.offers("italy"));
        g.answer("france canada");
        assert_eq!((g.us(Country::Italy), g.us(Country::France), g.us(Country::Canada)), (2, 1, 1));
        assert!(g.is_removed(PershingIiDeployed) && g.is_idle());
    }

    #[test]
    fn it_may_stop_early() {
        // “Up to three”: the book stands above ruling 7.
        let mut g = board("us=italy:3,france:2");
        g.event(Ussr, PershingIiDeployed).answer("italy done");
        assert_eq!((g.us(Country::Italy), g.us(Country::France)), (2, 2));
        assert!(g.is_idle());
    }

    #[test]
    fn an_empty_western_europe_still_costs_the_point() {
        let mut g = board("us=poland:2");
        g.event(Us, PershingIiDeployed);
        assert_eq!((g.vp(), g.us(Country::Poland)), (-1, 2));
        assert_eq!(g.awaited(), Some(Us));
    }
}
