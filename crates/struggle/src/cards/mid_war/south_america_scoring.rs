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
}
