//! #81 South America Scoring.
//!
//! Scores South America (10.1).

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SouthAmericaScoring, "81", Era::Mid, 0, None, EVENT).scoring();

const EVENT: &[Step] = &[Do(|t, _| score_region(t, Region::SouthAmerica, Amendments::default()))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presence_domination_and_control_are_worth_2_5_and_6() {
        let mut g = board("ussr=peru:2");
        g.event(Us, SouthAmericaScoring);
        assert_eq!(g.vp(), -2);
        let mut g = board("ussr=peru:2,brazil:2");
        g.event(Us, SouthAmericaScoring);
        assert_eq!(g.vp(), -6);
        let mut g = board("ussr=peru:2,brazil:2,chile:3,argentina:2,venezuela:2");
        g.event(Us, SouthAmericaScoring);
        assert_eq!(g.vp(), -10);
    }

    #[test]
    fn equal_shares_score_nothing() {
        let mut g = board("ussr=peru:2 us=uruguay:2 vp=3");
        g.event(Us, SouthAmericaScoring);
        assert_eq!(g.vp(), 3);
    }

    #[test]
    fn a_country_beside_no_superpower_pays_no_adjacency_and_the_card_is_discarded() {
        let mut g = board("us=colombia:1,venezuela:2");
        g.event(Ussr, SouthAmericaScoring);
        assert_eq!(g.vp(), 5 + 1);
        assert!(g.is_discarded(SouthAmericaScoring) && g.is_idle());
    }

    #[test]
    fn both_shares_are_netted_before_20_points_are_tested() {
        // Ruling 60: the USSR share alone would make 20.
        let mut g = board("vp=-18 ussr=peru:2 us=uruguay:2,chile:3");
        g.event(Ussr, SouthAmericaScoring);
        assert_eq!((g.vp(), g.result()), (-14, None));
    }
}
