//! 10.3: victory.

use super::*;

const EUROPE: &str = "france:3,italy:2,west-germany:4,east-germany:3,poland:3";

#[test]
fn who_reaches_20_points_wins_at_once() {
    // 10.3.1
    let mut g = board("vp=18");
    g.with(|t| t.gain(Us, 2));
    assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
    let mut g = board("vp=-18");
    g.with(|t| t.gain(Ussr, 3));
    assert_eq!(g.result(), Some((Some(Ussr), Ending::VictoryPoints)));
}

#[test]
fn nineteen_points_are_not_enough() {
    // 10.3.1
    let mut g = board("vp=-18");
    g.with(|t| t.gain(Ussr, 1));
    assert_eq!(g.result(), None);
}

#[test]
fn control_of_europe_wins_when_it_is_scored() {
    // 10.3.1, whatever the points.
    let mut g = board(&alloc::format!("vp=-19 us={EUROPE}"));
    g.event(Ussr, EuropeScoring);
    assert_eq!(g.result(), Some((Some(Us), Ending::EuropeControl)));
}

#[test]
fn nuclear_war_is_won_by_the_other() {
    // 10.3.1, 8.1.3
    let mut g = round(Us, "hand-us=nuclear-test-ban,fidel ussr=cuba:1 defcon=2");
    g.answer("fidel coup cuba 1");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
}

#[test]
fn points_for_military_operations_may_win() {
    // 10.3.1
    let g = end_of_turn("vp=18 defcon=5 military-ops=5/3 deck=blockade");
    assert_eq!((g.vp(), g.result()), (20, Some((Some(Us), Ending::VictoryPoints))));
}

#[test]
fn both_penalties_are_netted_before_20_is_tested() {
    // 10.3.1; ruling 30: 18 + 5 − 4.
    let g = end_of_turn("vp=18 defcon=5 military-ops=1/0 deck=blockade");
    assert_eq!((g.vp(), g.result()), (19, None));
}

#[test]
fn twenty_points_in_that_phase_do_not_save_who_holds_a_scoring_card() {
    // 10.3.1, exception; ruling 30.
    let g = end_of_turn("vp=18 defcon=5 military-ops=5/3 hand-us=asia-scoring");
    assert_eq!((g.vp(), g.result()), (20, Some((Some(Ussr), Ending::HeldScoringCard))));
    // The other's scoring card loses for the other all the same.
    let g = end_of_turn("vp=18 defcon=5 military-ops=5/3 hand-ussr=asia-scoring");
    assert_eq!(g.result(), Some((Some(Us), Ending::HeldScoringCard)));
}

#[test]
fn who_holds_a_scoring_card_at_the_end_of_a_turn_loses() {
    // 11.1.2; ruling 31.
    let g = end_of_turn("vp=15 hand-us=asia-scoring,nato hand-ussr=fidel military-ops=5/5");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::HeldScoringCard)));
    let g = end_of_turn("vp=-15 hand-ussr=asia-scoring military-ops=5/5");
    assert_eq!(g.result(), Some((Some(Us), Ending::HeldScoringCard)));
}

#[test]
fn if_both_hold_one_the_us_wins() {
    // Ruling 31.
    let g = end_of_turn("hand-us=asia-scoring hand-ussr=africa-scoring military-ops=5/5");
    assert_eq!(g.result(), Some((Some(Us), Ending::HeldScoringCard)));
}

#[test]
fn after_turn_10_every_region_is_scored_and_the_leader_wins() {
    // 10.3.2: Africa and South America here, Southeast Asia within Asia only.
    let mut g = end_of_turn("turn=10 military-ops=5/5 us=kenya:2,chile:3 ussr=thailand:2,burma:2");
    // 1 for Africa, 2 + 1 for South America; domination of Asia with a battleground for the USSR.
    assert_eq!((g.vp(), g.result()), (1 + 3 - 8, Some((Some(Ussr), Ending::FinalScoring))));
    g = end_of_turn("turn=10 vp=5 military-ops=5/5");
    assert_eq!(g.result(), Some((Some(Us), Ending::FinalScoring)));
}

#[test]
fn zero_points_at_the_end_are_a_draw() {
    // 10.3.2
    let g = end_of_turn("turn=10 vp=0 military-ops=5/5");
    assert_eq!(g.result(), Some((None, Ending::FinalScoring)));
}

#[test]
fn twenty_points_are_no_victory_while_the_final_scoring_goes_on() {
    // 10.3.2; ruling 29: Asia alone would win for the US; the rest brings it back under 20.
    let g = end_of_turn("turn=10 vp=18 military-ops=5/5 us=japan:4 ussr=kenya:2,chile:3");
    assert_eq!((g.vp(), g.result()), (18 + 4 - 1 - 3, Some((Some(Us), Ending::FinalScoring))));
    // And 20 or more after it is a victory by final scoring.
    let g = end_of_turn("turn=10 vp=19 military-ops=5/5 us=japan:4");
    assert_eq!((g.vp(), g.result()), (23, Some((Some(Us), Ending::FinalScoring))));
}

#[test]
fn control_of_europe_wins_the_final_scoring_whatever_the_points() {
    // 10.3.2; ruling 29.
    let g = end_of_turn(&alloc::format!("turn=10 vp=19 military-ops=5/5 us=japan:4 ussr={EUROPE}"));
    assert_eq!(g.result(), Some((Some(Ussr), Ending::EuropeControl)));
}

#[test]
fn military_operations_and_held_cards_come_before_the_final_scoring() {
    // 4.5 E, F, I
    let g = end_of_turn("turn=10 vp=1 defcon=3 military-ops=0/2");
    assert_eq!((g.vp(), g.result()), (-1, Some((Some(Ussr), Ending::FinalScoring))));
    let g = end_of_turn("turn=10 vp=15 military-ops=5/5 hand-us=asia-scoring");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::HeldScoringCard)));
}

#[test]
fn taiwan_counts_in_the_final_scoring_too() {
    // Ruling 25.
    let g = end_of_turn("turn=10 military-ops=5/5 us=taiwan:3 effects=formosan-resolution");
    assert_eq!(g.vp(), 3 + 1);
}

#[test]
fn shuttle_diplomacy_does_not_touch_the_final_scoring() {
    // Ruling 26.
    let g =
        end_of_turn("turn=10 military-ops=5/5 ussr=iran:2 table=shuttle-diplomacy effects=shuttle-diplomacy");
    assert_eq!(g.vp(), -(3 + 1));
}
