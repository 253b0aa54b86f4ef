//! #44 Bear Trap.
//!
//! From its next action round on the USSR spends its rounds discarding cards worth 2 or more until a die shows 1 to 4.
//! How a trap works is told in `rules/trap.rs` and tested in full with Quagmire.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(BearTrap, "44", Era::Mid, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::BearTrap))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_traps_the_ussr_and_leaves_norad_alone() {
        let mut g = board("effects=norad");
        g.event(Us, BearTrap);
        assert!(g.has(Effect::BearTrap) && g.has(Effect::Norad) && g.is_removed(BearTrap));
        assert!(g.state.is_trapped(Ussr) && !g.state.is_trapped(Us));
    }

    #[test]
    fn the_ussr_discards_and_rolls() {
        // Ruling 16.
        let mut g =
            round(Ussr, "effects=bear-trap hand-ussr=fidel,allende,nato hand-us=nasser china=ussr/up");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "fidel nato"));
        g.answer("nato 4");
        assert!(!g.has(Effect::BearTrap) && g.is_discarded(Nato));
        assert_eq!((g.awaited(), g.state.round), (Some(Us), 1));
    }

    #[test]
    fn brezhnev_doctrine_lets_a_card_of_1_qualify() {
        // 7.4.2, example 2.
        let g = round(Ussr, "effects=bear-trap,brezhnev-doctrine hand-ussr=allende hand-us=nato");
        assert_eq!(g.options(), "allende");
    }

    #[test]
    fn played_by_the_ussr_the_round_is_still_its_own() {
        let mut g = board("ussr=cuba:1");
        g.plays(Ussr, BearTrap, "influence").answer("cuba cuba cuba");
        assert!(g.is_idle() && g.has(Effect::BearTrap));
    }

    #[test]
    fn scoring_cards_come_first_when_the_rounds_run_out() {
        // Ruling 17; Missile Envy is still owed after it (Ruling 18).
        let mut g = round(
            Ussr,
            "round=7 effects=bear-trap,missile-envy-owed-by-ussr hand-ussr=missile-envy,asia-scoring hand-us=nato",
        );
        assert_eq!(g.options(), "asia-scoring");
        g.answer("asia-scoring");
        assert!(g.has(Effect::MissileEnvyOwedByUssr) && g.has(Effect::BearTrap));
    }

    #[test]
    fn missile_envy_owed_is_discarded_first_and_that_pays_the_debt() {
        let mut g = round(
            Ussr,
            "hand-ussr=missile-envy,duck-and-cover hand-us=nato effects=bear-trap,missile-envy-owed-by-ussr",
        );
        assert_eq!(g.options(), "missile-envy");
        g.answer("missile-envy 5");
        assert!(g.has(Effect::BearTrap) && !g.has(Effect::MissileEnvyOwedByUssr));
        assert!(g.is_discarded(MissileEnvy));
    }

    #[test]
    fn beside_quagmire_each_side_has_a_trap_of_its_own() {
        let mut g = round(Ussr, "hand-ussr=fidel,nasser hand-us=nato,blockade effects=bear-trap,quagmire");
        assert_eq!(g.options(), "fidel");
        g.answer("fidel 4");
        assert!(!g.has(Effect::BearTrap) && g.has(Effect::Quagmire));
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "nato"));
    }
}
