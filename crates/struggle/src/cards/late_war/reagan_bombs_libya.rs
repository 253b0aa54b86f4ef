//! #84 Reagan Bombs Libya.
//!
//! The US gains 1 point for every 2 influence of the USSR in Libya.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ReaganBombsLibya, "84", Era::Late, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    // Only full pairs count.
    let pairs = t.influence(Ussr, Country::Libya) / 2;
    t.gain_difference(pairs as i8);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_for_every_full_pair() {
        for (influence, points) in [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)] {
            let mut g = board(&alloc::format!("us=libya:3 ussr=libya:{influence}"));
            g.event(Us, ReaganBombsLibya);
            assert_eq!((g.vp(), g.ussr(Country::Libya)), (points, influence));
        }
    }

    #[test]
    fn without_soviet_influence_it_happens_in_vain_and_is_removed() {
        // 5.2: an event without effect counts as having happened.
        let mut g = board("us=libya:2");
        g.event(Us, ReaganBombsLibya);
        assert!(g.is_removed(ReaganBombsLibya) && g.is_idle());
        assert!(g.facts.contains(&Fact::NoPoints { score: 0 }));
    }

    #[test]
    fn the_ussr_may_have_it_happen_before_or_after_its_own_operations_in_libya() {
        let mut g = board("ussr=libya:4");
        g.plays(Ussr, ReaganBombsLibya, "influence").answer("libya libya");
        assert_eq!(g.vp(), 3);
        let mut g = board("ussr=libya:4");
        g.plays(Ussr, ReaganBombsLibya, "event-first").answer("influence libya libya");
        assert_eq!(g.vp(), 2);
    }
}
