//! 8.2: required military operations.

use super::*;

#[test]
fn two_us_operations_at_defcon_4_give_the_ussr_2_points() {
    // 8.2.1, example.
    let g = end_of_turn("defcon=4 military-ops=2/4 deck=blockade");
    assert_eq!(g.vp(), -2);
}

#[test]
fn two_penalties_are_netted() {
    // 8.2.1
    let g = end_of_turn("defcon=5 military-ops=3/1 deck=blockade");
    assert_eq!(g.vp(), 2);
    let paid = |fact: &&Fact| matches!(fact, Fact::VictoryPoints { .. });
    assert_eq!(g.facts.iter().filter(paid).count(), 1);
    let g = end_of_turn("defcon=5 military-ops=0/0 deck=blockade");
    assert_eq!(g.vp(), 0);
}

#[test]
fn more_than_required_earns_nothing() {
    // 8.2.1
    let g = end_of_turn("defcon=2 military-ops=5/2 deck=blockade");
    assert_eq!(g.vp(), 0);
}

#[test]
fn the_level_at_the_end_of_the_turn_counts_before_it_improves() {
    // 4.5: E comes before the next A.
    let g = end_of_turn("defcon=2 military-ops=2/0 deck=blockade");
    assert_eq!((g.vp(), g.defcon()), (2, 3));
}

#[test]
fn coups_and_wars_count_but_realignments_do_not() {
    // 8.2.2, 8.2.3
    let mut g = board("us=kenya:1");
    g.plays(Ussr, Decolonization, "coup").answer("kenya 1");
    assert_eq!(g.state.military_ops.ussr, 2);
    g.event(Ussr, KoreanWar).answer("1");
    assert_eq!(g.state.military_ops.ussr, 4);
    g.plays(Ussr, Comecon, "realign").answer("kenya 1-1 kenya 1-1 kenya 1-1");
    assert_eq!(g.state.military_ops.ussr, 4);
}

#[test]
fn the_track_ends_at_5() {
    // 8.2.3
    let mut g = board("us=kenya:1 military-ops=0/4");
    g.plays(Ussr, Comecon, "coup").answer("kenya 1");
    assert_eq!(g.state.military_ops.ussr, 5);
}

#[test]
fn a_us_play_of_arab_israeli_war_moves_the_soviet_marker_by_two() {
    // 8.2.4, example.
    let mut g = round(Us, "hand-us=arab-israeli-war us=panama:1");
    g.answer("arab-israeli-war influence panama panama 1");
    assert_eq!((g.state.military_ops.us, g.state.military_ops.ussr), (0, 2));
}

#[test]
fn free_coups_do_not_count() {
    // 8.2.5
    let mut g = board("us=honduras:1");
    g.event(Ussr, OrtegaElectedInNicaragua).answer("coup honduras 6");
    assert_eq!(g.state.military_ops.ussr, 0);
}
