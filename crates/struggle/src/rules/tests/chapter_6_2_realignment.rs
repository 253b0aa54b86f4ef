//! 6.2: realignment rolls.

use super::*;

#[test]
fn a_us_roll_of_5_against_2_in_north_korea_removes_one_point() {
    // 6.2.2, example: the USSR adds 1 as a neighbour and 1 for more influence.
    let mut g = board("ussr=north-korea:3");
    let modifiers = g.state.realignment_modifiers(Country::NorthKorea);
    assert_eq!((modifiers.us.sum(), modifiers.ussr.sum()), (0, 2));
    g.plays(Us, CapturedNaziScientist, "realign").answer("north-korea 5-2");
    assert_eq!(g.ussr(Country::NorthKorea), 2);
    assert!(g.is_idle());
}

#[test]
fn controlled_neighbours_count_one_each_around_turkey() {
    // 6.2.2, the example with Turkey and Greece under the US, Syria and Lebanon under the USSR.
    let g = board("us=turkey:2,greece:2 ussr=syria:2,lebanon:1,romania:1,bulgaria:1");
    let of = |country| {
        let modifiers = g.state.realignment_modifiers(country);
        (modifiers.us.sum(), modifiers.ussr.sum())
    };
    // Neither Romania nor Bulgaria is controlled.
    assert_eq!(of(Country::Bulgaria), (2, 1));
    assert_eq!(of(Country::Romania), (1, 2));
    assert_eq!(of(Country::Turkey), (2, 1));
    assert_eq!(of(Country::Syria), (1, 2));
}

#[test]
fn the_whole_difference_is_removed() {
    // 6.2.2: most books say that the winner may remove it; nobody is asked.
    let mut g = board("ussr=cuba:5");
    // The superpower next door and more influence weigh the same.
    g.plays(Us, Nato, "realign").answer("cuba 6-1");
    assert!(g.ussr(Country::Cuba) == 0 && g.is_idle());
}

#[test]
fn a_tie_removes_nothing() {
    // 6.2.2
    let mut g = board("ussr=angola:2");
    g.plays(Us, CapturedNaziScientist, "realign").answer("angola 4-3");
    assert_eq!(g.ussr(Country::Angola), 2);
}

#[test]
fn the_active_player_may_lose_influence_himself() {
    // 6.2.2: the higher result removes the difference.
    let mut g = board("us=angola:3 ussr=angola:2");
    g.plays(Us, CapturedNaziScientist, "realign").answer("angola 1-6");
    assert_eq!((g.us(Country::Angola), g.ussr(Country::Angola)), (0, 2));
}

#[test]
fn no_influence_is_ever_added() {
    // 6.2.3
    let mut g = board("ussr=angola:1");
    g.plays(Us, CapturedNaziScientist, "realign").answer("angola 6-1");
    assert_eq!((g.us(Country::Angola), g.ussr(Country::Angola)), (0, 0));
}

#[test]
fn a_target_needs_influence_of_the_opponent_but_none_of_ones_own() {
    // 6.2.1
    let mut g = board("ussr=angola:1,zaire:1 us=kenya:2");
    g.plays(Us, CapturedNaziScientist, "realign");
    assert_eq!(g.options(), "zaire angola");
}

#[test]
fn every_roll_costs_one_point_and_is_resolved_before_the_next() {
    // 6.2.1, 6.2.2
    let mut g = board("ussr=angola:2,zaire:1");
    g.plays(Us, FiveYearPlan, "realign").answer("angola 6-1");
    assert_eq!(g.ussr(Country::Angola), 0);
    assert_eq!(g.options(), "zaire");
    g.answer("zaire 1-6");
    // A country may be aimed at again.
    g.answer("zaire 6-1");
    assert!(g.is_idle());
}

#[test]
fn rolls_end_when_no_target_is_left() {
    // 6.2.1
    let mut g = board("ussr=angola:1");
    g.plays(Us, FiveYearPlan, "realign").answer("angola 6-1");
    assert!(g.is_idle());
}

#[test]
fn all_rolls_of_a_card_are_made() {
    // 6.0
    let mut g = board("ussr=angola:6");
    g.plays(Us, FiveYearPlan, "realign").answer("angola 1-1 angola 1-1");
    assert_eq!(g.options(), "angola");
}

#[test]
fn realignments_that_an_event_grants_as_if_by_a_card_use_all_points() {
    // 7.4.3, 6.0: ABM Treaty grants 4 points.
    let stops = |options: &str| {
        let mut g = board(&alloc::format!("{options} defcon=4 ussr=angola:6"));
        g.event(Us, AbmTreaty).answer("realign angola 1-1");
        g.options()
    };
    assert_eq!(stops(""), "angola");
    assert_eq!(stops("rules=1"), "angola done", "version 1 let one stop");
    assert!(stops("options=edition=first").ends_with(" done"), "the first edition has no 7.4.3");
}

#[test]
fn realignments_are_no_military_operations_and_leave_defcon_alone() {
    // 8.2.2
    let mut g = board("ussr=angola:2");
    g.plays(Us, CapturedNaziScientist, "realign").answer("angola 6-1");
    assert_eq!((g.state.military_ops.us, g.defcon()), (0, 5));
}

#[test]
fn nato_and_the_pact_with_japan_close_their_countries_to_the_ussr() {
    // 7.4.3 and the cards: the US-controlled ones only.
    let g = board("us=italy:2,france:1,japan:1 effects=nato,us-japan-pact");
    let targets = g.state.realignment_targets(Ussr, Zone::Anywhere, false);
    assert_eq!(targets, CountrySet::one(Country::France));
    assert_eq!(g.state.coup_targets(Ussr, Zone::Anywhere, false), targets);
}

#[test]
fn the_designers_may_free_it_from_defcon_or_make_it_safe() {
    let mut g = board("ussr=poland:1 defcon=2");
    assert!(g.state.realignment_targets(Us, Zone::Anywhere, false).is_empty());
    g.state.options.realign_any_defcon = true;
    assert!(g.state.realignment_targets(Us, Zone::Anywhere, false).contains(Country::Poland));
    let mut g = board("us=angola:3 ussr=angola:2");
    g.state.options.realign_safe = true;
    g.plays(Us, CapturedNaziScientist, "realign").answer("angola 1-6");
    assert_eq!(g.us(Country::Angola), 3);
}
