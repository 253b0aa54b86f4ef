//! #1 Asia Scoring.
//!
//! Scores Asia, Southeast Asia included (10.1). Formosan Resolution and Shuttle Diplomacy may amend it.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AsiaScoring, "1", Era::Early, 0, None, EVENT).scoring();

const EVENT: &[Step] = &[
    // Shuttle Diplomacy: the US takes one USSR battleground out of the count.
    Step::Country { who: Who::Us, among: |s, _| scoring::shuttle_targets(s, Region::Asia), may: false },
    Do(|t, event| scoring::score_with_shuttle(t, Region::Asia, event.country())),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formosan_resolution_makes_taiwan_a_battleground_while_the_us_controls_it() {
        // Presence 3, Taiwan counts 1 more.
        let mut g = board("us=taiwan:3 effects=formosan-resolution");
        g.event(Us, AsiaScoring);
        assert_eq!(g.vp(), 4);
        let mut g = board("us=taiwan:2 effects=formosan-resolution");
        g.event(Us, AsiaScoring);
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn shuttle_diplomacy_takes_a_battleground_that_the_us_chooses_then_is_discarded() {
        let mut g = board(
            "ussr=india:3,thailand:2,burma:2 us=pakistan:2 effects=shuttle-diplomacy table=shuttle-diplomacy",
        );
        g.event(Ussr, AsiaScoring);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "india thailand"));
        g.answer("thailand");
        // USSR: 2 countries, 1 battleground each side: presence 3 + 1; US: presence 3 + 1.
        assert_eq!(g.vp(), 0);
        assert!(g.is_discarded(ShuttleDiplomacy) && !g.has(Effect::ShuttleDiplomacy));
    }

    #[test]
    fn adjacency_to_the_enemy_superpower_scores() {
        let mut g = board("ussr=japan:4 us=north-korea:3,afghanistan:2");
        g.event(Us, AsiaScoring);
        // US: 2 countries, 1 battleground, 2 adjacent: domination needs more battlegrounds, so 3 + 1 + 2. USSR: 3 + 1 + 1.
        assert_eq!(g.vp(), 1);
    }
}
