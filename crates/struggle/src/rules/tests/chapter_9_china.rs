//! 9: The China Card.

use super::*;

#[test]
fn it_is_played_as_if_it_were_part_of_the_hand() {
    // 9.1
    let g = round(Ussr, "hand-ussr=nato china=ussr/up");
    assert_eq!(g.options(), "the-china-card nato");
    let g = round(Us, "hand-us=nato china=ussr/up");
    assert_eq!(g.options(), "nato");
}

#[test]
fn playing_it_takes_an_action_round_and_leaves_one_card_more() {
    // 9.2
    let mut g = round(Ussr, "round=7 hand-ussr=nato,fidel china=ussr/up ussr=poland:1");
    g.answer("the-china-card influence poland poland poland poland");
    // It was the last round of the USSR.
    assert_eq!((g.awaited(), g.state.round), (Some(Us), 7));
    assert_eq!(g.state.hand.ussr, CardSet::of(&[Nato, Fidel]));
}

#[test]
fn it_goes_to_the_opponent_face_down_and_is_not_played_again_this_turn() {
    // 9.3
    let mut g = round(Ussr, "hand-us=nato hand-ussr=fidel china=ussr/up ussr=poland:1");
    g.answer("the-china-card influence poland poland poland poland");
    assert_eq!(g.state.china, China { holder: Some(Us), face_up: false });
    assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "nato"));
}

#[test]
fn an_event_passes_it_on_its_own_terms() {
    // 9.4: Nixon takes it face down.
    let mut g = board("china=ussr/up");
    g.event(Us, NixonPlaysTheChinaCard);
    assert_eq!(g.state.china, China { holder: Some(Us), face_up: false });
    // Cultural Revolution face up: it may be played at once.
    let mut g = board("china=us/down");
    g.event(Ussr, CulturalRevolution).answer("take");
    assert_eq!(g.state.china, China { holder: Some(Ussr), face_up: true });
}

#[test]
fn it_may_not_keep_a_scoring_card_from_being_played() {
    // 9.5
    let g = round(Ussr, "round=7 hand-ussr=asia-scoring,nato china=ussr/up");
    assert_eq!(g.options(), "asia-scoring nato");
    let g = round(Ussr, "round=6 hand-ussr=asia-scoring,nato china=ussr/up");
    assert_eq!(g.options(), "asia-scoring the-china-card nato");
}

#[test]
fn it_is_no_discard_that_an_event_demands() {
    // 9.5: Blockade, Debt Crisis, Quagmire.
    let mut g = board("hand-us=nasser china=us/up us=west-germany:4");
    g.event(Ussr, Blockade);
    assert_eq!(g.options(), "done");
    let mut g = board("hand-us=nasser china=us/up");
    g.event(Ussr, LatinAmericanDebtCrisis);
    assert_eq!(g.options(), "done");
    let g = round(Us, "hand-us=nasser china=us/up effects=quagmire");
    assert_eq!(g.options(), "done");
}

#[test]
fn the_bonus_asks_that_every_point_is_spent_in_asia() {
    // 9.6
    let mut g = board("ussr=afghanistan:1,vietnam:1 china=ussr/up");
    g.plays(Ussr, TheChinaCard, "influence").answer("afghanistan vietnam afghanistan vietnam");
    // The fifth point only in Asia, Southeast Asia included.
    assert!(g.offers("vietnam") && !g.offers("iran") && !g.offers("poland"));
    let mut g = board("ussr=afghanistan:1 china=ussr/up");
    g.plays(Ussr, TheChinaCard, "influence").answer("poland afghanistan afghanistan afghanistan");
    assert!(g.is_idle());
}

#[test]
fn the_bonus_holds_for_coups_and_realignments_in_asia() {
    // 9.6
    let mut g = board("us=pakistan:3 china=ussr/up");
    g.plays(Ussr, TheChinaCard, "coup").answer("pakistan 2");
    assert_eq!((g.us(Country::Pakistan), g.state.military_ops.ussr), (0, 5));
    let mut g = board("us=pakistan:6,iran:1 china=ussr/up");
    g.plays(Ussr, TheChinaCard, "realign");
    for _ in 0..4 {
        g.answer("pakistan 1-1");
    }
    assert_eq!(g.options(), "pakistan done");
    g.answer("pakistan 1-1");
    assert!(g.is_idle());
}

#[test]
fn other_events_modify_its_value() {
    // 9.7
    let mut g = board("ussr=afghanistan:1 china=ussr/up effects=red-scare-on-ussr");
    g.plays(Ussr, TheChinaCard, "influence").answer("afghanistan afghanistan afghanistan afghanistan");
    assert!(g.is_idle());
}

#[test]
fn nobody_is_forced_to_play_it_for_want_of_cards() {
    // 9.8
    let mut g = round(Ussr, "china=ussr/up");
    assert_eq!(g.options(), "the-china-card done");
    g.answer("done");
    assert_eq!(g.state.china.holder, Some(Ussr));
}

#[test]
fn it_may_be_sent_into_space_without_its_bonus() {
    // Ruling 12. Box 8 needs 4.
    let mut g = board("space=0/7 china=ussr/up effects=red-scare-on-ussr");
    assert!(!g.state.may_space(Ussr, 4));
    g = board("space=0/7 china=ussr/up");
    g.plays(Ussr, TheChinaCard, "space").answer("2");
    assert_eq!((g.state.space.ussr, g.state.china.holder), (8, Some(Us)));
}

#[test]
fn its_holder_has_one_point_more_at_the_end_of_the_game() {
    // The card; ruling 12.
    for (holder, points) in [("us", 1), ("ussr", -1)] {
        for face in ["up", "down"] {
            let g = end_of_turn(&alloc::format!("turn=10 military-ops=5/5 china={holder}/{face}"));
            assert_eq!(g.vp(), points);
        }
    }
}
