//! #38 Southeast Asia Scoring.
//!
//! Scores the countries of Southeast Asia one by one: Thailand 2, the others 1. The only scoring card that is removed (7.2).

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(SoutheastAsiaScoring, "38", Era::Mid, 0, None, EVENT).scoring().starred();

const EVENT: &[Step] = &[Do(|t, _| {
    let points = |side: Side| {
        let held = t.controlled[side] & CountrySet::SOUTHEAST_ASIA;
        held.len() as i8 + i8::from(held.contains(Country::Thailand))
    };
    let difference = points(Us) - points(Ussr);
    t.gain_difference(difference);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thailand_counts_2_the_others_1() {
        let mut g = board("us=thailand:2,burma:2 ussr=vietnam:1");
        g.event(Us, SoutheastAsiaScoring);
        assert_eq!(g.vp(), 2);
    }

    #[test]
    fn the_card_is_removed() {
        let mut g = board("");
        g.event(Ussr, SoutheastAsiaScoring);
        assert!(g.is_removed(SoutheastAsiaScoring));
    }
}
