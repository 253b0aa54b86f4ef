//! #2 Europe Scoring.
//!
//! Scores Europe (10.1). Control wins the game at once.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(EuropeScoring, "2", Era::Early, 0, None, EVENT).scoring();

const EVENT: &[Step] = &[Do(|t, _| score_region(t, Region::Europe, Amendments::default()))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_of_europe_wins_at_once() {
        let mut g = board("ussr=france:3,italy:2,west-germany:4,east-germany:3,poland:3,spain-portugal:2");
        g.event(Us, EuropeScoring);
        assert_eq!(g.result(), Some((Some(Ussr), Ending::EuropeControl)));
    }

    #[test]
    fn all_battlegrounds_without_more_countries_is_no_control() {
        let text = "ussr=france:3,italy:2,west-germany:4,east-germany:3,poland:3 \
                    us=greece:2,turkey:2,canada:4,united-kingdom:5,benelux:3";
        let mut g = board(text);
        g.event(Us, EuropeScoring);
        // Both have presence; five battlegrounds for the USSR.
        assert_eq!(g.vp(), -5);
    }
}
