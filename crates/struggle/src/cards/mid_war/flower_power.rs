//! #59 Flower Power.
//!
//! From now on the USSR gains 2 points for each war card that the US plays for its event or for operations. Barred and
//! ended by “An Evil Empire”.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(FlowerPower, "59", Era::Mid, 4, Some(Ussr), EVENT)
    .starred()
    .underlined()
    .unless(|s, _| s.has(Effect::EvilEmpire).then_some(Barred::By(AnEvilEmpire)));

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::FlowerPower))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_lasts_and_the_card_is_removed() {
        let mut g = board("");
        g.event(Ussr, FlowerPower);
        assert!(g.has(Effect::FlowerPower) && !Effect::FlowerPower.is_for_the_turn());
        assert!(g.is_removed(FlowerPower) && g.is_idle());
    }

    #[test]
    fn an_evil_empire_bars_it_and_the_card_is_only_discarded() {
        let mut g = board("us=panama:1 effects=evil-empire");
        g.plays(Us, FlowerPower, "event-first").answer("influence panama panama panama panama");
        assert!(!g.has(Effect::FlowerPower) && g.is_discarded(FlowerPower));
    }

    // Ruling 45, from here on.

    #[test]
    fn a_neutral_war_card_is_paid_for_before_the_play() {
        for card in [BrushWar, IndoPakistaniWar, IranIraqWar] {
            for how in ["event", "influence"] {
                let mut g = board("us=panama:1 effects=flower-power");
                g.plays(Us, card, how);
                assert_eq!(g.vp(), -2, "{card:?} for {how}");
            }
        }
    }

    #[test]
    fn a_ussr_war_card_is_paid_for_before_its_operations_and_after_an_event_that_comes_first() {
        let mut g = board("us=panama:1 effects=flower-power");
        g.plays(Us, KoreanWar, "event-first");
        assert_eq!(g.vp(), 0);
        g.answer("1");
        assert_eq!((g.vp(), g.options().as_str()), (-2, "influence"));

        let mut g = board("us=panama:1 effects=flower-power");
        g.plays(Us, KoreanWar, "influence");
        assert_eq!(g.vp(), -2);
        g.answer("panama panama 1");
        assert_eq!(g.vp(), -2);
        assert!(g.is_idle());
    }

    #[test]
    fn points_paid_before_the_operations_can_end_the_game_before_them() {
        let mut g = board("us=panama:1 vp=-18 effects=flower-power");
        g.plays(Us, KoreanWar, "influence");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::VictoryPoints)));
        assert_eq!(g.us(Country::Panama), 1);
    }

    #[test]
    fn war_cards_count_as_headlines_too() {
        let mut g = headline_phase("hand-us=korean-war hand-ussr=fidel,nasser effects=flower-power");
        g.answer_by(Us, "korean-war").answer_by(Ussr, "fidel").answer("1");
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn a_war_card_on_the_space_race_costs_nothing() {
        let mut g = board("effects=flower-power");
        g.plays(Us, KoreanWar, "space").answer("6");
        assert!(g.is_idle());
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn a_war_card_discarded_to_a_trap_costs_nothing() {
        let mut g = round(
            Us,
            "hand-us=korean-war,nato hand-ussr=fidel military-ops=5/5 effects=flower-power,quagmire",
        );
        g.answer("korean-war 6");
        assert!(g.is_discarded(KoreanWar));
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn the_ussr_is_not_paid_for_its_own_wars_or_for_other_us_cards() {
        let mut g = board("ussr=poland:1 effects=flower-power");
        g.plays(Ussr, BrushWar, "influence").answer("poland poland poland");
        assert_eq!(g.vp(), 0);
        let mut g = board("us=panama:1 effects=flower-power");
        g.plays(Us, Nato, "influence").answer("panama panama panama panama");
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn a_war_card_played_through_grain_sales_counts() {
        let mut g = board("hand-ussr=brush-war us=panama:1 effects=flower-power");
        g.event(Us, GrainSalesToSoviets).answer("brush-war play influence");
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn a_war_card_taken_by_missile_envy_counts() {
        let mut g = board("hand-ussr=korean-war us=panama:1 effects=flower-power");
        g.event(Us, MissileEnvy).answer("korean-war influence");
        assert_eq!(g.vp(), -2);
    }

    #[test]
    fn a_war_card_paired_with_un_intervention_is_played_for_operations_and_counts() {
        // Open in every source; our choice.
        let mut g = board("hand-us=korean-war us=panama:1 effects=flower-power");
        g.event(Us, UnIntervention).answer("korean-war influence panama panama");
        assert_eq!(g.vp(), -2);
        assert!(g.is_idle());
    }

    #[test]
    fn arab_israeli_war_counts_until_camp_david_however_it_is_played() {
        for (effects, vp) in [("flower-power", -2), ("flower-power,camp-david", 0)] {
            let text = alloc::format!("hand-us=arab-israeli-war us=panama:1 effects={effects}");
            let mut g = board(&text);
            g.event(Us, UnIntervention).answer("arab-israeli-war influence panama panama");
            assert_eq!(g.vp(), vp, "with UN Intervention, {effects}");

            let text = alloc::format!("hand-ussr=arab-israeli-war us=panama:1 effects={effects}");
            let mut g = board(&text);
            g.event(Us, MissileEnvy).answer("arab-israeli-war influence panama panama");
            assert_eq!(g.vp(), vp, "through Missile Envy, {effects}");
        }
        let mut g = board("us=panama:1 effects=flower-power,camp-david");
        g.plays(Us, ArabIsraeliWar, "influence").answer("panama panama");
        assert!(g.is_idle());
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn its_points_and_those_of_the_war_are_counted_before_20_is_tested() {
        // 10.3.1, note: all points of one event card, for both sides.
        let played = |text: &str, die: &str| {
            let mut g = board(&alloc::format!("vp=-18 effects=flower-power {text}"));
            g.event(Us, IndoPakistaniWar);
            if g.result().is_none() {
                g.answer(&alloc::format!("india {die}"));
            }
            (g.vp(), g.result())
        };
        assert_eq!(played("", "6"), (-18, None));
        assert_eq!(played("", "1"), (-20, Some((Some(Ussr), Ending::VictoryPoints))));
        // Version 1 of the rules tested in between.
        assert_eq!(played("rules=1", "6"), (-20, Some((Some(Ussr), Ending::VictoryPoints))));
        // For operations there is no event to wait for.
        let mut g = board("vp=-18 effects=flower-power us=panama:1");
        g.plays(Us, IndoPakistaniWar, "influence");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::VictoryPoints)));
    }
}
