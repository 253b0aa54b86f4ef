//! #90 Glasnost.
//!
//! 2 points for the USSR, DEFCON improves by 1. With The Reformer in force the USSR may place influence or realign as with
//! a card of 4.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Glasnost, "90", Era::Late, 4, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, event| {
        t.gain(Ussr, 2);
        t.improve_defcon(1);
        if !t.has(Effect::Reformer) {
            event.end();
        }
    }),
    Step::Operations { ops: 4, kinds: Kinds::INFLUENCE_OR_REALIGN, zone: Zone::Anywhere, free: false },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_and_a_better_defcon() {
        let mut g = board("ussr=poland:1 us=cuba:1 defcon=3");
        g.event(Ussr, Glasnost);
        assert_eq!((g.vp(), g.defcon()), (-2, 4));
        assert!(g.is_removed(Glasnost) && g.is_idle());
    }

    #[test]
    fn with_the_reformer_the_ussr_places_or_realigns() {
        let mut g = board("ussr=poland:1 us=cuba:1 defcon=3 effects=reformer");
        g.event(Us, Glasnost);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "done influence realign"));
        g.answer("influence poland poland poland poland");
        // The US goes on with its own operations.
        assert_eq!((g.ussr(Country::Poland), g.awaited()), (5, Some(Us)));
    }

    #[test]
    fn the_reformers_ban_on_coups_in_europe_stays() {
        let mut g = board("us=italy:2 effects=reformer");
        g.event(Ussr, Glasnost).answer("done");
        assert!(g.has(Effect::Reformer) && g.is_idle());
        assert!(g.state.coup_targets(Ussr, Zone::Anywhere, false).is_empty());
    }

    #[test]
    fn defcon_never_rises_above_5() {
        // 8.1.2
        let mut g = board("defcon=5");
        g.event(Ussr, Glasnost);
        assert_eq!((g.vp(), g.defcon()), (-2, 5));
    }
}
