//! #48 Kitchen Debates.
//!
//! 2 points for the US if it controls more battlegrounds than the USSR; else no event.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(KitchenDebates, "48", Era::Mid, 1, Some(Us), EVENT).starred().unless(|s, _| {
        let held = |side: Side| (s.controlled[side] & CountrySet::BATTLEGROUNDS).len();
        (held(Us) <= held(Ussr)).then_some(Barred::FewerBattlegrounds)
    });

const EVENT: &[Step] = &[Do(|t, _| t.gain(Us, 2))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_with_more_battlegrounds() {
        let mut g = board("us=panama:2,mexico:2 ussr=cuba:3,haiti:1,honduras:2,peru:2");
        g.event(Us, KitchenDebates);
        assert_eq!(g.vp(), 2);
        assert!(g.is_idle() && g.is_removed(KitchenDebates));
    }

    #[test]
    fn as_many_are_not_enough_and_the_card_is_not_removed() {
        // 5.2: a condition that is not met; Ruling 6.
        let mut g = board("us=panama:2 ussr=cuba:3");
        assert_eq!(g.state.event_barred(KitchenDebates, Us), Some(Barred::FewerBattlegrounds));
        g.plays(Ussr, KitchenDebates, "influence").answer("cuba");
        assert_eq!(g.vp(), 0);
        assert!(g.is_discarded(KitchenDebates));
    }

    #[test]
    fn it_is_judged_when_the_event_would_happen() {
        // 5.2: the USSR chooses the order, and its operations may take the lead away.
        let mut g = board("us=panama:3 ussr=panama:1 effects=brezhnev-doctrine");
        g.plays(Ussr, KitchenDebates, "influence").answer("panama");
        assert_eq!(g.vp(), 0);
        assert!(g.is_discarded(KitchenDebates));
        let mut g = board("us=panama:3 ussr=panama:1 effects=brezhnev-doctrine");
        g.event(Ussr, KitchenDebates);
        assert_eq!(g.vp(), 2);
    }

    #[test]
    fn formosan_resolution_makes_taiwan_no_battleground_here() {
        // Ruling 25.
        let g = board("us=taiwan:3 effects=formosan-resolution");
        assert_eq!(g.state.event_barred(KitchenDebates, Us), Some(Barred::FewerBattlegrounds));
    }

    #[test]
    fn shuttle_diplomacy_takes_no_battleground_away_here() {
        let text = "us=egypt:2 ussr=libya:2 effects=shuttle-diplomacy table=shuttle-diplomacy";
        assert_eq!(board(text).state.event_barred(KitchenDebates, Us), Some(Barred::FewerBattlegrounds));
    }
}
