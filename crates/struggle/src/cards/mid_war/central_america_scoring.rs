//! #37 Central America Scoring.
//!
//! Scores Central America (10.1).

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CentralAmericaScoring, "37", Era::Mid, 0, None, EVENT).scoring();

const EVENT: &[Step] = &[Do(|t, _| score_region(t, Region::CentralAmerica, Amendments::default()))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_of_10_1_2_moves_the_marker_by_4() {
        let mut g = board("ussr=cuba:3,haiti:1,dominican-republic:1 us=guatemala:1,panama:1");
        g.event(Ussr, CentralAmericaScoring);
        assert_eq!(g.vp(), -4);
    }

    #[test]
    fn only_battlegrounds_is_no_domination() {
        let mut g = board("us=panama:2,mexico:2");
        g.event(Us, CentralAmericaScoring);
        assert_eq!(g.vp(), 1 + 2);
    }

    #[test]
    fn presence_domination_and_control_are_worth_1_3_and_5() {
        for (us, vp) in [
            ("guatemala:1", 1),
            ("guatemala:1,panama:2", 3 + 1),
            ("guatemala:1,panama:2,mexico:2,cuba:3", 5 + 3),
        ] {
            let mut g = board(&alloc::format!("us={us}"));
            g.event(Ussr, CentralAmericaScoring);
            assert_eq!(g.vp(), vp, "{us}");
            assert!(g.is_discarded(CentralAmericaScoring) && g.is_idle());
        }
    }

    #[test]
    fn mexico_and_cuba_lie_beside_the_us_and_pay_the_ussr_for_it() {
        let mut g = board("ussr=mexico:2,cuba:3");
        g.event(Us, CentralAmericaScoring);
        assert_eq!(g.vp(), -(1 + 2 + 2));
    }

    #[test]
    fn both_shares_are_netted_before_20_points_are_tested() {
        // Ruling 60: the US share alone would make 20.
        let mut g = board("vp=18 us=guatemala:1,panama:2 ussr=cuba:3,haiti:1");
        g.event(Us, CentralAmericaScoring);
        assert_eq!((g.vp(), g.result()), (17, None));
        let mut g = board("vp=18 us=guatemala:1,panama:2 ussr=haiti:1");
        g.event(Us, CentralAmericaScoring);
        assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
    }
}
