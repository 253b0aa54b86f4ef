//! #79 Africa Scoring.
//!
//! Scores Africa (10.1).

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AfricaScoring, "79", Era::Mid, 0, None, EVENT).scoring();

const EVENT: &[Step] = &[Do(|t, _| score_region(t, Region::Africa, Amendments::default()))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presence_domination_and_control_are_worth_1_4_and_6() {
        let mut g = board("us=kenya:2");
        g.event(Us, AfricaScoring);
        assert_eq!(g.vp(), 1);
        let mut g = board("us=kenya:2,zaire:1");
        g.event(Us, AfricaScoring);
        assert_eq!(g.vp(), 5);
        let mut g = board("us=kenya:2,zaire:1,algeria:2,nigeria:1,angola:1,south-africa:3");
        g.event(Us, AfricaScoring);
        assert_eq!(g.vp(), 11);
    }

    #[test]
    fn it_goes_to_the_discards() {
        let mut g = board("");
        g.event(Us, AfricaScoring);
        assert!(g.is_discarded(AfricaScoring) && g.is_idle());
    }

    #[test]
    fn both_shares_are_netted_before_20_points_are_tested() {
        // Ruling 60: the US share alone would make 20.
        let mut g = board("vp=18 us=zaire:1 ussr=nigeria:1");
        g.event(Us, AfricaScoring);
        assert_eq!((g.vp(), g.result()), (18, None));
    }
}
