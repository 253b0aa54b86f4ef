//! 6.3: coup attempts.

use super::*;

#[test]
fn a_us_coup_in_mexico_with_3_and_a_4_removes_two_and_adds_one() {
    // 6.3.3, example.
    let mut g = board("ussr=mexico:2");
    g.plays(Us, FiveYearPlan, "coup").answer("mexico 4");
    assert_eq!((g.us(Country::Mexico), g.ussr(Country::Mexico)), (1, 0));
    assert_eq!((g.state.military_ops.us, g.defcon()), (3, 4));
}

#[test]
fn the_sum_must_exceed_twice_the_stability() {
    // 6.3.2
    let mut g = board("ussr=mexico:2");
    g.plays(Us, FiveYearPlan, "coup").answer("mexico 1");
    assert_eq!((g.us(Country::Mexico), g.ussr(Country::Mexico)), (0, 2));
    // Military operations and DEFCON do not ask for success (6.3.3, 6.3.4).
    assert_eq!((g.state.military_ops.us, g.defcon()), (3, 4));
}

#[test]
fn a_small_success_only_removes() {
    // 6.3.2
    let mut g = board("ussr=mexico:5 us=mexico:1");
    g.plays(Us, FiveYearPlan, "coup").answer("mexico 3");
    assert_eq!((g.us(Country::Mexico), g.ussr(Country::Mexico)), (1, 3));
}

#[test]
fn a_target_needs_influence_of_the_opponent_but_none_of_ones_own() {
    // 6.3.1
    let mut g = board("ussr=mexico:1,zaire:1 us=kenya:2,mexico:1");
    g.plays(Us, FiveYearPlan, "coup");
    assert_eq!(g.options(), "zaire mexico");
}

#[test]
fn a_coup_outside_the_battlegrounds_leaves_defcon_alone() {
    // 6.3.4
    let mut g = board("ussr=kenya:1");
    g.plays(Us, FiveYearPlan, "coup").answer("kenya 6");
    assert_eq!((g.defcon(), g.state.military_ops.us), (5, 3));
}

#[test]
fn one_card_is_one_coup() {
    // 6.0: all points go into it.
    let mut g = board("ussr=kenya:1,zaire:1");
    g.plays(Us, FiveYearPlan, "coup").answer("kenya 6");
    assert!(g.is_idle());
}

#[test]
fn a_free_coup_ignores_the_regions_of_defcon_but_lowers_it() {
    // 6.3.5, 8.2.5. At DEFCON 3 Europe is closed.
    let mut g = board("ussr=poland:1 defcon=3");
    assert!(
        !g.state
            .legal_uses(Us, FiveYearPlan, crate::decision::Usage::Full)
            .contains(crate::decision::Word::Coup)
    );
    g.event(Us, TearDownThisWall).answer("coup poland 1");
    assert_eq!((g.defcon(), g.state.military_ops.us), (2, 0));
}

#[test]
fn salt_and_death_squads_change_the_die() {
    // The cards; both halves of Death Squads hold in Central and South America only (ruling 24).
    let modifier = |effects: &str, by, at| {
        board(&alloc::format!("effects={effects}")).state.coup_modifiers(by, at).sum()
    };
    assert_eq!(modifier("salt", Us, Country::Iran), -1);
    assert_eq!(modifier("salt", Ussr, Country::Iran), -1);
    assert_eq!(modifier("death-squads-for-us", Us, Country::Peru), 1);
    assert_eq!(modifier("death-squads-for-us", Ussr, Country::Peru), -1);
    assert_eq!(modifier("death-squads-for-us", Us, Country::Iran), 0);
    assert_eq!(modifier("salt,death-squads-for-us", Ussr, Country::Cuba), -2);
}

#[test]
fn nuclear_subs_spare_defcon_for_us_coups_only() {
    // Ruling 21.
    let mut g = board("ussr=mexico:2 us=zaire:1 effects=nuclear-subs");
    g.plays(Us, FiveYearPlan, "coup").answer("mexico 4");
    assert_eq!(g.defcon(), 5);
    g.plays(Ussr, SocialistGovernments, "coup").answer("zaire 4");
    assert_eq!(g.defcon(), 4);
}

#[test]
fn a_coup_under_the_missile_crisis_loses_for_who_makes_it() {
    // Ruling 20: in any country, also in the other side's round; lifting the crisis first saves the game.
    let mut g = board("ussr=kenya:1 effects=missile-crisis-on-us us=turkey:2");
    g.plays(Us, FiveYearPlan, "coup").answer("kenya");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
    let mut g = board("ussr=kenya:1 effects=missile-crisis-on-us us=turkey:2 defcon=2");
    g.plays(Us, FiveYearPlan, "coup").answer("lift-turkey kenya 6");
    assert_eq!((g.us(Country::Turkey), g.us(Country::Kenya), g.defcon()), (0, 4, 2));
}
