//! 6.4: the Space Race.

use detente_game::{Game, Rng, Viewer};

use super::*;
use crate::rules::space_race::{Ability, SPACE_TRACK};

#[test]
fn a_card_must_be_worth_the_number_of_the_next_box() {
    // 6.4.1
    for (at, least) in [(0, 2), (3, 2), (4, 3), (6, 3), (7, 4)] {
        let g = board(&alloc::format!("space={at}/0"));
        assert!(!g.state.may_space(Us, least - 1) && g.state.may_space(Us, least), "box {}", at + 1);
    }
}

#[test]
fn the_die_must_lie_in_the_range_of_the_box() {
    // 6.4.1
    for (i, space_box) in SPACE_TRACK.iter().enumerate() {
        for die in 1..=6 {
            let mut g = board(&alloc::format!("space={i}/0"));
            g.plays(Us, SovietsShootDownKal007, "space").answer(&alloc::format!("{die}"));
            let reached = if die <= space_box.max_roll { i + 1 } else { i };
            assert_eq!(g.state.space.us as usize, reached, "box {}, die {die}", i + 1);
        }
    }
}

#[test]
fn one_card_a_turn() {
    // 6.4.2
    let mut g = board("");
    g.plays(Us, FiveYearPlan, "space").answer("6");
    assert!(!g.state.may_space(Us, 4) && g.state.may_space(Ussr, 4));
}

#[test]
fn the_first_to_arrive_gains_the_left_number_and_the_second_the_right() {
    // 6.4.3
    for (to, first, second) in [(1, 2, 1), (2, 0, 0), (3, 2, 0), (4, 0, 0), (5, 3, 1), (7, 4, 2), (8, 2, 0)] {
        let mut g = board(&alloc::format!("space={}/{}", to - 1, to - 1));
        g.plays(Us, SovietsShootDownKal007, "space").answer("1");
        assert_eq!(g.vp(), first, "first in box {to}");
        g.plays(Ussr, Nato, "space").answer("1");
        assert_eq!(g.vp(), first - second, "second in box {to}");
    }
}

#[test]
fn points_are_scored_at_once() {
    // 6.4.3
    let mut g = board("vp=18");
    g.plays(Us, FiveYearPlan, "space").answer("1");
    assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
}

#[test]
fn box_2_allows_a_second_card_at_once() {
    // 6.4.4, example.
    let mut g = board("space=0/1");
    g.plays(Ussr, Nasser, "event").plays(Ussr, Comecon, "space").answer("4");
    assert_eq!(g.state.space.ussr, 2);
    assert!(g.state.may_space(Ussr, 2));
    g.plays(Ussr, Decolonization, "space").answer("6");
    assert!(!g.state.may_space(Ussr, 4));
}

#[test]
fn box_4_before_the_other_has_box_2_gives_both_abilities() {
    // 6.4.4, example, second half.
    let g = board("space=1/4");
    assert!(g.state.has_ability(Ussr, Ability::TwoAttempts));
    let mut g = headline_phase("space=1/4 hand-us=duck-and-cover hand-ussr=fidel");
    assert_eq!(g.awaited(), Some(Us));
    g.answer("duck-and-cover");
    // Shown before the USSR chooses.
    assert!(g.facts.contains(&Fact::Headline { side: Us, card: DuckAndCover }));
    assert_eq!(g.awaited(), Some(Ussr));
}

#[test]
fn box_4_shows_the_card_itself_so_that_every_deal_has_it_in_the_hand() {
    // 6.4.4
    let mut g = headline_phase("space=1/4 hand-us=duck-and-cover hand-ussr=fidel deck=nato,nasser,blockade");
    g.answer("duck-and-cover");
    let view = g.state.view(Viewer::Seat(Ussr.seat()));
    assert!(view.open().hand.us.contains(DuckAndCover));
    let mut rng = Rng::new(1);
    assert!((0..20).all(|_| view.deal(&mut rng).hand.us.contains(DuckAndCover)));
    // Once it is played, nothing of it stays known.
    g.answer("fidel");
    assert!(g.state.known.us.is_empty());
}

#[test]
fn an_ability_ends_when_the_second_arrives() {
    // 6.4.4
    let mut g = board("space=1/2 space-attempts=0/1");
    assert!(g.state.may_space(Ussr, 2));
    g.plays(Us, FiveYearPlan, "space").answer("1");
    assert_eq!(g.state.space.us, 2);
    assert!(!g.state.may_space(Ussr, 2) && !g.state.may_space(Us, 2));
    for ability in [Ability::TwoAttempts, Ability::SeesHeadline, Ability::DiscardsHeld, Ability::EightRounds]
    {
        let both = board(&alloc::format!("space={0}/{0}", ability as u8));
        assert!(Side::BOTH.iter().all(|&side| !both.state.has_ability(side, ability)));
        let one = board(&alloc::format!("space={}/{}", ability as u8, ability as u8 - 1));
        assert!(one.state.has_ability(Us, ability) && !one.state.has_ability(Ussr, ability));
    }
}

#[test]
fn box_6_lets_a_held_card_go_at_the_end_of_the_turn() {
    // 6.4.4: one card, by choice.
    let mut g = end_of_turn("space=6/2 hand-us=fidel,nato hand-ussr=nasser military-ops=5/5 deck=blockade");
    assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "fidel nato done"));
    g.answer("fidel");
    assert!(g.is_discarded(Fidel) && g.state.turn == 6);
    let mut g = end_of_turn("space=6/2 hand-us=fidel military-ops=5/5 deck=blockade");
    g.answer("done");
    assert!(g.state.hand.us.contains(Fidel) && g.state.turn == 6);
}

#[test]
fn box_6_does_not_save_a_held_scoring_card() {
    // Ruling 31: the discard comes after the check.
    let g = end_of_turn("space=6/2 hand-us=asia-scoring military-ops=5/5");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::HeldScoringCard)));
}

#[test]
fn box_8_gives_an_eighth_round_that_may_be_declined() {
    // 6.4.4; ruling 33.
    let mut g = round(Us, "round=7 space=8/6 hand-us=fidel,nato hand-ussr=blockade us=panama:1");
    g.answer("fidel influence panama panama");
    assert_eq!((g.awaited(), g.state.round, g.options().as_str()), (Some(Us), 8, "nato done"));
    g.answer("done");
    assert_eq!(g.state.turn, 6);
    // The other side has seven.
    assert!(g.state.hand.ussr.contains(Blockade));
}

#[test]
fn the_event_of_a_spaced_card_never_happens_and_the_card_is_discarded() {
    // 6.4.5: starred or not, whoever's event it is.
    for (by, card) in [(Us, Fidel), (Ussr, Fidel), (Us, TheIronLady), (Ussr, DuckAndCover)] {
        let mut g = board("");
        g.plays(by, card, "space").answer("6");
        assert!(g.is_discarded(card) && events(&g).is_empty());
    }
}

#[test]
fn after_the_last_box_no_more_cards() {
    // 6.4.6
    let g = board("space=8/0");
    assert!(!g.state.may_space(Us, 4));
}

#[test]
fn the_modified_value_counts() {
    // 7.4.2
    let g = board("effects=red-scare-on-us,brezhnev-doctrine");
    assert!(!g.state.may_space(Us, 2) && g.state.may_space(Us, 3));
    assert!(g.state.may_space(Ussr, 1));
}

#[test]
fn attempts_are_counted_anew_each_turn() {
    // 6.4.2
    let g = end_of_turn("space-attempts=1/1 military-ops=5/5 deck=blockade");
    assert!(g.state.may_space(Us, 2) && g.state.may_space(Ussr, 2));
}
