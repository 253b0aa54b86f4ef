//! #3 Middle East Scoring.
//!
//! Scores the Middle East (10.1). Shuttle Diplomacy may amend it.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(MiddleEastScoring, "3", Era::Early, 0, None, EVENT).scoring();

const EVENT: &[Step] = &[
    // Shuttle Diplomacy: the US takes one USSR battleground out of the count.
    Step::Country { who: Who::Us, among: |s, _| scoring::shuttle_targets(s, Region::MiddleEast), may: false },
    Do(|t, event| scoring::score_with_shuttle(t, Region::MiddleEast, event.country())),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presence_domination_and_control_are_worth_3_5_and_7() {
        let mut g = board("us=lebanon:1");
        g.event(Us, MiddleEastScoring);
        assert_eq!(g.vp(), 3);
        let mut g = board("us=lebanon:1,egypt:2");
        g.event(Us, MiddleEastScoring);
        assert_eq!(g.vp(), 6);
        let mut g = board("us=lebanon:1,egypt:2,libya:2,israel:4,iraq:3,iran:2,saudi-arabia:3");
        g.event(Us, MiddleEastScoring);
        assert_eq!(g.vp(), 13);
    }

    #[test]
    fn shuttle_diplomacy_blocks_control() {
        let text = "ussr=lebanon:1,egypt:2,libya:2,israel:4,iraq:3,iran:2,saudi-arabia:3 \
                    effects=shuttle-diplomacy table=shuttle-diplomacy";
        let mut g = board(text);
        g.event(Ussr, MiddleEastScoring).answer("egypt");
        // Five battlegrounds are left, domination at most: 5 + 5.
        assert_eq!(g.vp(), -10);
    }
}
