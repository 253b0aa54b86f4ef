//! Quagmire and Bear Trap in the sequence of play: 5.3, 7.4.2, 9.5, 10.1.5.

use super::*;

#[test]
fn a_trapped_side_discards_and_rolls_and_its_round_is_spent() {
    // Ruling 16: 1 to 4 sets it free.
    for (die, free) in [(1, true), (4, true), (5, false), (6, false)] {
        let mut g = round(Us, "hand-us=comecon,nato hand-ussr=fidel effects=quagmire");
        g.answer(&alloc::format!("nato {die}"));
        assert_eq!(g.has(Effect::Quagmire), !free);
        assert!(g.is_discarded(Nato) && g.awaited() == Some(Ussr));
    }
}

#[test]
fn headlines_are_not_touched() {
    // Ruling 16.
    let g = headline_phase("hand-us=fidel,nasser effects=quagmire");
    assert_eq!(g.options_of(Us), "fidel nasser");
}

#[test]
fn the_effective_value_counts() {
    // 7.4.2
    let g = round(Us, "hand-us=fidel,nato effects=quagmire,red-scare-on-us");
    assert_eq!(g.options(), "nato");
}

#[test]
fn nobody_is_made_to_hold_a_scoring_card() {
    // 10.1.5; ruling 17: as many scoring cards as rounds are left.
    let mut g = round(Us, "round=7 hand-us=asia-scoring,nato us=japan:4 effects=quagmire");
    assert_eq!(g.options(), "asia-scoring");
    g.answer("asia-scoring");
    assert_eq!(g.vp(), 4);
    assert!(g.has(Effect::Quagmire));
    let g = round(Us, "round=6 hand-us=asia-scoring,nato effects=quagmire");
    assert_eq!(g.options(), "nato");
}

#[test]
fn without_a_card_to_discard_only_scoring_cards_may_be_played() {
    // Ruling 17.
    let mut g = round(Us, "hand-us=asia-scoring,nasser effects=quagmire");
    assert_eq!(g.options(), "asia-scoring done");
    g.answer("done");
    assert!(g.state.hand.us.contains(Nasser));
}

#[test]
fn the_trap_lasts_over_the_turn() {
    // Ruling 16.
    let g = end_of_turn("effects=quagmire,bear-trap military-ops=5/5 deck=nato");
    assert!(g.has(Effect::Quagmire) && g.has(Effect::BearTrap));
}

#[test]
fn a_debt_of_missile_envy_is_paid_by_discarding_it() {
    // Ruling 18: while it is worth 2.
    let text = "hand-us=missile-envy,nato effects=quagmire,missile-envy-owed-by-us";
    let mut g = round(Us, text);
    assert_eq!(g.options(), "missile-envy");
    g.answer("missile-envy 6");
    assert!(!g.has(Effect::MissileEnvyOwedByUs) && g.is_discarded(MissileEnvy));
    let g = round(Us, &alloc::format!("{text},red-scare-on-us"));
    assert_eq!(g.options(), "nato");
}

#[test]
fn an_eighth_round_may_be_declined_in_a_trap_too() {
    // 6.4.4, box 8: eight rounds may be played.
    let mut g = round(Us, "round=8 hand-us=nato,fidel space=8/6 effects=quagmire deck=nasser");
    assert_eq!(g.options(), "fidel nato done");
    g.answer("done");
    assert_eq!(g.state.turn, 6);
    assert!(g.has(Effect::Quagmire));
}
