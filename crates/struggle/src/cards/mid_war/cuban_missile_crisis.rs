//! #40 Cuban Missile Crisis.
//!
//! DEFCON is set to 2. For the rest of the turn any coup by the opponent loses the opponent the game; the opponent may lift the crisis at
//! any time by taking 2 of that side's influence from Cuba (USSR), or from West Germany or Turkey (US).

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CubanMissileCrisis, "40", Era::Mid, 3, None, EVENT).starred();

const EVENT: &[Step] = &[Do(|t, event| {
    t.set_defcon(2);
    t.begin(Effect::missile_crisis_on(event.opponent()));
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defcon_is_set_to_2_from_any_level() {
        for defcon in 2..=5 {
            let mut g = board(&alloc::format!("defcon={defcon}"));
            g.event(Us, CubanMissileCrisis);
            assert_eq!((g.defcon(), g.result()), (2, None));
            assert!(g.has(Effect::MissileCrisisOnUssr) && !g.has(Effect::MissileCrisisOnUs));
            assert!(g.is_idle() && g.is_removed(CubanMissileCrisis));
        }
    }

    #[test]
    fn any_coup_of_the_opponent_loses_him_the_game_battleground_or_not() {
        // Ruling 20.
        for target in ["haiti", "panama"] {
            let mut g = board("ussr=haiti:1,panama:2");
            g.event(Ussr, CubanMissileCrisis);
            g.plays(Us, Nato, "coup").answer(target);
            assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)), "{target}");
        }
    }

    #[test]
    fn in_games_of_the_digital_edition_the_coup_is_rolled_before_it_loses_the_game() {
        let mut g = board("ussr=haiti:1");
        g.state.options.departures.crisis_coup_rolled = true;
        g.event(Ussr, CubanMissileCrisis);
        g.plays(Us, Nato, "coup").answer("haiti");
        assert!(g.awaits_nature());
        g.answer("1");
        assert_eq!((g.us(Country::Haiti), g.state.military_ops.us), (2, 4));
        assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
        // DEFCON 1 is not reached: the couper loses, not the phasing player.
        let mut g = board("ussr=panama:1 effects=missile-crisis-on-us defcon=2");
        g.state.options.departures.crisis_coup_rolled = true;
        g.event(Ussr, CiaCreated).answer("coup panama 1");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
    }

    #[test]
    fn who_played_it_may_coup() {
        let mut g = board("us=haiti:1");
        g.event(Ussr, CubanMissileCrisis);
        g.plays(Ussr, Fidel, "coup").answer("haiti 1");
        assert_eq!((g.result(), g.us(Country::Haiti)), (None, 0));
    }

    #[test]
    fn the_couper_loses_also_in_a_round_of_the_other() {
        // Ruling 20: the USSR is the phasing player here.
        let mut g = board("ussr=haiti:1 effects=missile-crisis-on-us");
        g.event(Ussr, CiaCreated).answer("coup haiti");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
    }

    #[test]
    fn a_free_coup_is_a_coup_too() {
        // Ruling 46.
        let mut g = board("us=haiti:1 effects=missile-crisis-on-ussr");
        g.event(Ussr, Junta).answer("panama coup haiti");
        assert_eq!(g.result(), Some((Some(Us), Ending::MissileCrisis)));
    }

    #[test]
    fn realignments_and_wars_are_no_coups() {
        let mut g = board("us=haiti:1 effects=missile-crisis-on-ussr");
        g.plays(Ussr, Allende, "realign").answer("haiti 3-3");
        g.event(Ussr, BrushWar).answer("haiti 6");
        assert_eq!((g.result(), g.ussr(Country::Haiti)), (None, 1));
    }

    #[test]
    fn in_his_own_round_the_threatened_side_may_lift_it_and_coup() {
        // Ruling 20: DEFCON stays 2.
        let mut g = round(
            Ussr,
            "us=haiti:1 ussr=cuba:3 hand-ussr=fidel hand-us=nato defcon=2 effects=missile-crisis-on-ussr",
        );
        assert_eq!(g.options(), "fidel lift-cuba");
        g.answer("lift-cuba");
        assert_eq!((g.ussr(Country::Cuba), g.defcon(), g.options().as_str()), (1, 2, "fidel"));
        assert!(!g.has(Effect::MissileCrisisOnUssr));
        g.answer("fidel coup haiti 1");
        assert_eq!(g.result(), None);
    }

    #[test]
    fn the_last_moment_is_before_the_target_is_named() {
        let mut g = board("us=haiti:1 ussr=cuba:2 defcon=2 effects=missile-crisis-on-ussr");
        g.plays(Ussr, Fidel, "coup");
        assert_eq!(g.options(), "haiti lift-cuba");
        g.answer("lift-cuba haiti");
        assert!(g.awaits_nature(), "the coup is on");
        g.answer("6");
        assert_eq!((g.ussr(Country::Haiti), g.result()), (5, None));
    }

    #[test]
    fn in_a_round_of_the_opponent() {
        let mut g = round(
            Ussr,
            "us=turkey:2,west-germany:3 hand-ussr=fidel hand-us=nato effects=missile-crisis-on-us",
        );
        assert_eq!(g.awaited(), Some(Ussr));
        assert_eq!(
            (g.options().as_str(), g.options_of(Us).as_str()),
            ("fidel", "lift-west-germany lift-turkey")
        );
        g.answer_by(Us, "lift-turkey");
        assert_eq!((g.us(Country::Turkey), g.us(Country::WestGermany)), (0, 3));
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "fidel"), "the round goes on");
    }

    #[test]
    fn in_the_middle_of_an_event_that_asks_the_other_side() {
        let mut g = board("us=italy:2,france:2,turkey:2 effects=missile-crisis-on-us");
        g.event(Ussr, SocialistGovernments).answer("italy");
        g.answer_by(Us, "lift-turkey");
        assert_eq!(g.options(), "france italy");
        g.answer("france france");
        assert!(g.is_idle() && !g.has(Effect::MissileCrisisOnUs));
    }

    #[test]
    fn in_the_middle_of_an_event_that_asks_the_threatened_side() {
        // Granted operations: lifted after the grant, the coup is safe.
        let mut g = board("ussr=haiti:1 us=west-germany:2 effects=missile-crisis-on-us");
        g.event(Ussr, CiaCreated);
        assert_eq!(g.options(), "done influence realign coup lift-west-germany");
        g.answer("lift-west-germany coup haiti 6");
        assert_eq!((g.result(), g.us(Country::Haiti)), (None, 4));
    }

    #[test]
    fn while_nature_is_awaited() {
        let mut g = board("us=haiti:2 ussr=cuba:2 effects=missile-crisis-on-ussr");
        g.event(Ussr, BrushWar).answer("haiti");
        assert!(g.awaits_nature());
        g.answer_by(Ussr, "lift-cuba").answer("6");
        assert_eq!((g.ussr(Country::Haiti), g.ussr(Country::Cuba)), (2, 0));
    }

    #[test]
    fn in_the_headline_phase_before_the_second_headline() {
        let mut g = headline_phase(
            "us=haiti:1 ussr=cuba:2 hand-us=cuban-missile-crisis,nato hand-ussr=junta,fidel defcon=4",
        );
        g.answer_by(Us, "cuban-missile-crisis").answer_by(Ussr, "junta");
        assert_eq!(g.defcon(), 2);
        g.answer("panama coup lift-cuba haiti 2");
        assert_eq!((g.result(), g.ussr(Country::Haiti)), (None, 1));
    }

    #[test]
    fn both_points_come_from_one_country_of_his_own() {
        let g = board("us=west-germany:1,turkey:1,cuba:5 ussr=turkey:5 effects=missile-crisis-on-us");
        assert_eq!((g.options_of(Us).as_str(), g.options_of(Ussr).as_str()), ("done", ""));
        let g = board("ussr=cuba:1,turkey:3,west-germany:3 us=cuba:4 effects=missile-crisis-on-ussr");
        assert_eq!(g.options_of(Ussr), "");
    }

    #[test]
    fn nobody_lifts_what_does_not_threaten_him() {
        let g = board("us=turkey:2 ussr=cuba:2 effects=missile-crisis-on-ussr");
        assert_eq!((g.options_of(Us).as_str(), g.options_of(Ussr).as_str()), ("done", "lift-cuba"));
    }

    #[test]
    fn it_ends_with_the_turn() {
        let g = end_of_turn("turn=5 ussr=cuba:2 effects=missile-crisis-on-ussr deck=fidel,nasser,nato");
        assert!(!g.has(Effect::MissileCrisisOnUssr));
        assert_eq!(g.options_of(Ussr), "");
    }
}
