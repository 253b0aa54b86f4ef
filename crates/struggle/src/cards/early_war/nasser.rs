//! #15 Nasser.
//!
//! 2 USSR influence in Egypt; the US loses half of its influence there, rounded up.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Nasser, "15", Era::Early, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.add(Ussr, Country::Egypt, 2);
    let half = t.influence(Us, Country::Egypt).div_ceil(2);
    t.remove(Us, Country::Egypt, half);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_us_influence_goes_rounded_up() {
        for (before, after) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)] {
            let mut g = board(&alloc::format!("us=egypt:{before} ussr=egypt:1"));
            g.event(Ussr, Nasser);
            assert_eq!((g.us(Country::Egypt), g.ussr(Country::Egypt)), (after, 3));
            assert!(g.is_removed(Nasser));
        }
    }

    #[test]
    fn the_same_if_the_us_plays_it() {
        let mut g = board("us=egypt:2");
        g.plays(Us, Nasser, "influence").answer("egypt");
        // Three points when the event comes.
        assert_eq!((g.us(Country::Egypt), g.ussr(Country::Egypt)), (1, 2));
    }
}
