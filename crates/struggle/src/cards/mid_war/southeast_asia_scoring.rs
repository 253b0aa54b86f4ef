//! #38 Southeast Asia Scoring.
//!
//! Scores the countries of Southeast Asia one by one: Thailand 2, the others 1. The only scoring card that is removed (7.2).

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(SoutheastAsiaScoring, "38", Era::Mid, 0, None, EVENT).scoring().starred();

const EVENT: &[Step] = &[Do(|t, _| {
    let points = t.southeast_asia_points();
    t.gain_difference(points.us - points.ussr);
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

    #[test]
    fn all_seven_countries_make_8_and_no_level_or_bonus_is_added() {
        let mut g =
            board("ussr=burma:2,laos-cambodia:1,vietnam:1,malaysia:2,indonesia:1,philippines:2,thailand:2");
        g.event(Us, SoutheastAsiaScoring);
        assert_eq!(g.vp(), -8);
    }

    #[test]
    fn both_shares_are_netted_before_20_points_are_tested() {
        // Ruling 60.
        let mut g = board("vp=18 us=thailand:2 ussr=burma:2,vietnam:1");
        g.event(Us, SoutheastAsiaScoring);
        assert_eq!((g.vp(), g.result()), (18, None));
        assert!(g.facts.contains(&Fact::NoPoints { score: 18 }));
    }

    #[test]
    fn its_countries_also_count_in_asia_scoring() {
        // Ruling 28: 3 here, then domination and a battleground.
        let mut g = board("us=thailand:2,burma:2");
        g.event(Us, SoutheastAsiaScoring).event(Us, AsiaScoring);
        assert_eq!(g.vp(), 3 + 7 + 1);
    }

    #[test]
    fn it_is_not_scored_again_at_the_end_of_the_game() {
        // Ruling 28: only presence in Asia is counted.
        let g = end_of_turn("turn=10 us=burma:2 military-ops=5/5");
        assert_eq!(g.result(), Some((Some(Us), Ending::FinalScoring)));
        assert_eq!(g.vp(), 3);
    }

    #[test]
    fn formosan_resolution_does_not_touch_it() {
        // Ruling 25.
        let mut g = board("us=taiwan:3 effects=formosan-resolution");
        g.event(Us, SoutheastAsiaScoring);
        assert_eq!(g.vp(), 0);
    }
}
