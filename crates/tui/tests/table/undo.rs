//! Taking back: one's own steps, until dice, cards or others have spoken.

use std::time::Duration;

use detente_game::Actor;
use detente_tui::Shown;
use detente_tui::local::Local;
use detente_tui::table::TableScreen;

use crate::common::{guerra_fria, twilight};

fn settle<G: Shown>(local: &mut Local<G>) {
    while local.go_on(Duration::from_millis(200)) || local.is_thinking() {}
}

/// Answers with the choice of this word.
fn answer<G: Shown>(local: &mut Local<G>, word: &str) {
    let question = local.scene().question.as_ref().expect("somebody is asked");
    let at = question.choices.iter().position(|choice| choice.word == word);
    local.answer(at.unwrap_or_else(|| panic!("{word} is not in {question:?}"))).expect("legal");
}

#[test]
fn own_steps_are_taken_back_one_by_one() {
    let mut local = twilight(&["us", "ussr"], 5);
    settle(&mut local);
    let before = (local.game().clone(), local.scene().clone());
    answer(&mut local, "poland");
    let between = local.game().clone();
    answer(&mut local, "finland");
    local.undo().expect("the last step");
    assert_eq!(local.game(), &between);
    local.undo().expect("the one before");
    assert_eq!((local.game(), &local.scene().log), (&before.0, &before.1.log));
    assert!(local.undo().is_err(), "the deal is Nature's");
    let saved = std::fs::read_to_string(local.path()).expect("saved");
    assert!(!saved.contains("finland"), "the save forgets it as well:\n{saved}");
}

#[test]
fn what_another_player_has_seen_stays() {
    let mut local = twilight(&["us", "ussr"], 5);
    settle(&mut local);
    for _ in 0..6 {
        answer(&mut local, "poland");
    }
    assert!(local.scene().may_undo, "nobody has moved since");
    answer(&mut local, "italy");
    local.undo().expect("the step of the US");
    assert_eq!(local.record().actions.last().map(|(by, _)| *by), Some(Actor::Seat(detente_game::Seat(1))));
}

#[test]
fn the_reveal_of_headlines_stays() {
    let mut local = twilight(&["us", "ussr"], 5);
    settle(&mut local);
    for _ in 0..6 {
        answer(&mut local, "poland");
    }
    for _ in 0..7 {
        answer(&mut local, "italy");
    }
    settle(&mut local);
    local.answer(0).expect("the first headline");
    assert!(local.scene().may_undo, "it lies face down and nobody has answered yet");
    local.answer(0).expect("the second headline");
    assert!(!local.scene().may_undo, "now both lie open");
    assert!(local.undo().is_err());
}

#[test]
fn a_committed_choice_that_was_turned_up_stays() {
    let mut local = guerra_fria(&["south"], 4);
    settle(&mut local);
    answer(&mut local, "build");
    for word in ["to-west-1", "to-north-1", "to-east-1"] {
        answer(&mut local, word);
    }
    assert!(local.scene().may_undo);
    answer(&mut local, "commit");
    assert!(!local.scene().may_undo, "the others' cards were turned up with it");
}

#[test]
fn a_play_that_was_finished_by_mistake_is_taken_up_step_by_step() {
    let mut local = twilight(&["us", "ussr"], 5);
    settle(&mut local);
    let mut positions = Vec::new();
    for _ in 0..6 {
        positions.push((local.game().clone(), local.scene().clone()));
        answer(&mut local, "poland");
    }
    settle(&mut local);
    let asked = local.scene().clone();
    answer(&mut local, "italy");
    local.undo().expect("the step of the US");
    assert_eq!(local.scene(), &asked);
    for (game, scene) in positions.iter().rev() {
        local.undo().expect("a step of the USSR");
        assert_eq!((local.game(), local.scene()), (game, scene));
    }
    assert!(local.undo().is_err(), "the deal is Nature's");
}
