//! 8.1: the DEFCON track.

use super::*;

#[test]
fn defcon_begins_at_5() {
    // 8.1.1
    assert_eq!(State::new(Options::default()).defcon, 5);
}

#[test]
fn it_never_rises_above_5() {
    // 8.1.2
    let mut g = board("defcon=4");
    g.with(|t| t.improve_defcon(2));
    assert_eq!(g.defcon(), 5);
}

#[test]
fn the_sponsor_of_boycotted_games_at_defcon_2_loses() {
    // 8.1.3, example.
    let mut g = round(Us, "hand-us=olympic-games defcon=2");
    g.answer("olympic-games event boycott");
    assert_eq!((g.defcon(), g.result()), (1, Some((Some(Ussr), Ending::Defcon))));
    // In the headline phase it is the sponsor's headline (ruling 58).
    let mut g = headline_phase("hand-us=fidel hand-ussr=olympic-games defcon=2");
    g.answer_by(Ussr, "olympic-games").answer_by(Us, "fidel").answer("boycott");
    assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
}

#[test]
fn the_active_player_loses_whoever_chose_the_act() {
    // 8.1.3; rulings 1 and 4. CIA Created lets the US coup in a Soviet round.
    let mut g = round(Ussr, "hand-ussr=cia-created ussr=cuba:3 defcon=2");
    g.answer("cia-created event-first coup cuba 6");
    assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
}

#[test]
fn the_game_ends_in_that_instant() {
    // 8.1.1: neither operations nor the second half of the event follow.
    let mut g = round(Us, "hand-us=duck-and-cover,nato vp=19 defcon=2");
    g.answer("duck-and-cover event");
    assert_eq!((g.vp(), g.result()), (19, Some((Some(Ussr), Ending::Defcon))));
    assert!(g.state.stack.is_empty());
}

#[test]
fn a_coup_in_a_battleground_lowers_it_by_one() {
    // 8.1.4
    let mut g = board("us=iran:1 defcon=4");
    g.plays(Ussr, Comecon, "coup").answer("iran 1");
    assert_eq!(g.defcon(), 3);
}

#[test]
fn each_level_closes_one_more_region_to_coups_and_realignments() {
    // 8.1.5
    let all = "poland:1,north-korea:1,vietnam:1,iraq:1,angola:1,cuba:1,chile:1";
    for (defcon, open) in [
        (5, "poland iraq vietnam north-korea angola cuba chile"),
        (4, "iraq vietnam north-korea angola cuba chile"),
        (3, "iraq angola cuba chile"),
        (2, "angola cuba chile"),
    ] {
        for word in ["coup", "realign"] {
            let mut g = board(&alloc::format!("ussr={all} defcon={defcon}"));
            g.plays(Us, FiveYearPlan, word);
            assert_eq!(g.options(), open, "{word} at DEFCON {defcon}");
        }
    }
}

#[test]
fn influence_may_be_placed_anywhere_at_any_level() {
    // 8.1.5 speaks of coups and realignments only.
    let mut g = board("us=poland:1,japan:1,iran:1 defcon=2");
    g.plays(Us, FiveYearPlan, "influence").answer("poland japan iran");
    assert!(g.is_idle());
}

#[test]
fn to_improve_is_to_raise_the_number() {
    // 8.1.7
    let mut g = board("defcon=3");
    g.with(|t| t.improve_defcon(1));
    assert_eq!(g.defcon(), 4);
    g.with(|t| {
        t.degrade_defcon();
    });
    assert_eq!(g.defcon(), 3);
}
