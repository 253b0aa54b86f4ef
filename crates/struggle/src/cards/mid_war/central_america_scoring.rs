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
}
