//! #13 Arab-Israeli War.
//!
//! War by the USSR on Israel: 2 points, 2 military operations, success on 4 to 6; US control of Israel itself makes it
//! harder too. Barred by Camp David Accords.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ArabIsraeliWar, "13", Era::Early, 2, Some(Ussr), EVENT)
    .war(War::new(4, 2, 2).harder(Harder::IfTargetIsControlled))
    .unless(|s, _| s.has(Effect::CampDavid).then_some(Barred::By(CampDavidAccords)));

const EVENT: &[Step] =
    &[Die, Do(|t, event| war::resolve(t, Ussr, ArabIsraeliWar, Country::Israel, event.die()))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn success_replaces_us_influence_and_the_card_comes_back() {
        let mut g = board("us=israel:1");
        g.event(Ussr, ArabIsraeliWar).answer("4");
        assert_eq!((g.us(Country::Israel), g.ussr(Country::Israel)), (0, 1));
        assert_eq!((g.vp(), g.state.military_ops.ussr, g.defcon()), (-2, 2, 5));
        assert!(g.is_discarded(ArabIsraeliWar));
    }

    #[test]
    fn us_control_of_israel_and_of_each_neighbour_takes_one_off_the_die() {
        // Ruling 54: Israel itself, Egypt, Jordan.
        let mut g = board("us=israel:4,egypt:2,jordan:2,lebanon:1 ussr=lebanon:1");
        g.event(Ussr, ArabIsraeliWar).answer("6");
        assert_eq!((g.us(Country::Israel), g.vp(), g.state.military_ops.ussr), (4, 0, 2));
        assert!(
            g.facts
                .iter()
                .any(|fact| matches!(fact, Fact::War { modifiers, won: false, .. } if modifiers.sum() == -3))
        );
    }

    #[test]
    fn camp_david_bars_it() {
        let mut g = board("us=israel:1,egypt:2 effects=camp-david");
        g.plays(Us, ArabIsraeliWar, "influence").answer("israel israel");
        assert!(g.facts.contains(&Fact::NoEvent { card: ArabIsraeliWar, why: Barred::By(CampDavidAccords) }));
        assert!(g.is_idle() && g.is_discarded(ArabIsraeliWar));
        let g = board("hand-ussr=arab-israeli-war effects=camp-david");
        assert!(!g.state.legal_uses(Ussr, ArabIsraeliWar, Usage::Full).contains(Word::Event));
    }

    #[test]
    fn flower_power_pays_for_a_us_play_but_not_once_camp_david_bars_the_war() {
        // Ruling 45.
        let mut g = board("us=israel:1 effects=flower-power");
        g.plays(Us, ArabIsraeliWar, "influence").answer("israel israel 1");
        assert_eq!(g.vp(), -2);
        let mut g = board("us=israel:1 effects=flower-power,camp-david");
        g.plays(Us, ArabIsraeliWar, "influence").answer("israel israel");
        assert_eq!(g.vp(), 0);
    }
}
