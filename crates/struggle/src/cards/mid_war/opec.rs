//! #61 OPEC.
//!
//! The USSR gains 1 point for each oil country it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States,
//! Venezuela. Barred by North Sea Oil.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Opec, "61", Era::Mid, 3, Some(Ussr), EVENT)
    .unless(|s, _| s.has(Effect::NorthSeaOil).then_some(Barred::By(NorthSeaOil)));

const OIL: CountrySet = CountrySet::of(&[
    Country::Egypt,
    Country::Iran,
    Country::Libya,
    Country::SaudiArabia,
    Country::Iraq,
    Country::GulfStates,
    Country::Venezuela,
]);

const EVENT: &[Step] = &[Do(|t, _| {
    let points = (t.controlled.ussr & OIL).len() as i8;
    t.gain_difference(-points);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_for_each_oil_country_under_control_venezuela_too() {
        let mut g = board(
            "ussr=egypt:2,iran:2,libya:2,saudi-arabia:3,iraq:3,gulf-states:3,venezuela:2,algeria:2,syria:2",
        );
        g.event(Ussr, Opec);
        assert_eq!(g.vp(), -7);
        assert!(g.is_discarded(Opec) && g.is_idle());
    }

    #[test]
    fn influence_without_control_and_us_control_count_for_nothing() {
        let mut g = board("ussr=iran:1,iraq:3 us=iraq:1,libya:2");
        g.event(Ussr, Opec);
        assert_eq!(g.vp(), 0);
        assert!(g.facts.contains(&Fact::NoPoints { score: 0 }));
    }

    #[test]
    fn the_us_playing_it_pays_the_ussr_all_the_same() {
        let mut g = board("ussr=iran:2 us=panama:1");
        g.event(Us, Opec);
        assert_eq!((g.vp(), g.awaited()), (-1, Some(Us)));
    }

    #[test]
    fn north_sea_oil_bars_it() {
        let mut g = board("ussr=iran:2 us=panama:1 effects=north-sea-oil");
        g.event(Us, Opec);
        assert!(g.facts.contains(&Fact::NoEvent { card: Opec, why: Barred::By(NorthSeaOil) }));
        assert_eq!(g.vp(), 0);
    }
}
