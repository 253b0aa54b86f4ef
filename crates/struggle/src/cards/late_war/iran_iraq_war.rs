//! #102 Iran-Iraq War.
//!
//! War between Iran and Iraq, the player chooses the target: 2 points, 2 military operations, success on 4 to 6.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(IranIraqWar, "102", Era::Late, 2, None, EVENT).starred().war(War::new(4, 2, 2));

const EVENT: &[Step] = &[
    Step::Country { who: Who::By, among: |_, _| CountrySet::of(&[Country::Iran, Country::Iraq]), may: false },
    Do(|_, event| event.keep_country()),
    Die,
    Do(|t, event| {
        let Some(target) = event.kept_country() else { return };
        war::resolve(t, event.by, IranIraqWar, target, event.die());
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_chooses_the_target_and_success_replaces_influence() {
        let mut g = board("us=iran:3,iraq:1 ussr=iran:1");
        g.event(Ussr, IranIraqWar);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "iraq iran"));
        g.answer("iran 4");
        assert_eq!((g.us(Country::Iran), g.ussr(Country::Iran)), (0, 4));
        assert_eq!((g.vp(), g.state.military_ops.ussr, g.defcon()), (-2, 2, 5));
        assert!(g.is_removed(IranIraqWar) && g.is_idle());
    }

    #[test]
    fn neighbours_controlled_by_the_opponent_make_it_harder() {
        // Ruling 54; the target itself does not count.
        let mut g = board("us=iran:4,iraq:5,pakistan:3,gulf-states:3");
        g.event(Ussr, IranIraqWar).answer("iran 5");
        assert_eq!((g.us(Country::Iran), g.vp(), g.state.military_ops.ussr), (4, 0, 2));
        let mut g = board("us=iran:4,iraq:5,pakistan:3,gulf-states:3");
        g.event(Ussr, IranIraqWar).answer("iran 6");
        assert_eq!((g.ussr(Country::Iran), g.vp()), (4, -2));
    }

    #[test]
    fn an_empty_target_pays_all_the_same() {
        // 7.6
        let mut g = board("defcon=2");
        g.event(Us, IranIraqWar).answer("iraq 6");
        assert_eq!((g.vp(), g.state.military_ops.us, g.defcon()), (2, 2, 2));
    }

    #[test]
    fn a_us_play_counts_for_flower_power_for_the_event_and_for_operations() {
        let mut g = board("us=italy:1 effects=flower-power");
        g.event(Us, IranIraqWar).answer("iran 1");
        assert_eq!(g.vp(), -2);
        let mut g = board("us=italy:1 effects=flower-power");
        g.plays(Us, IranIraqWar, "influence").answer("italy italy");
        assert_eq!(g.vp(), -2);
        assert!(g.is_discarded(IranIraqWar));
        let mut g = board("effects=flower-power");
        g.event(Ussr, IranIraqWar).answer("iran 1");
        assert_eq!(g.vp(), 0);
    }
}
