//! The viewer: any step of a record, through any pair of eyes.

use std::time::Duration;

use detente_game::record::Record;
use detente_game::{Seat, Viewer};
use detente_struggle::Struggle;
use detente_tui::table::TableScreen;
use detente_tui::viewing::Viewing;
use detente_words::Lang;

use crate::common::twilight;

fn record() -> Record<Struggle> {
    let mut local = twilight(&[], 11);
    while local.scene().over.is_none() {
        local.go_on(Duration::from_secs(5));
    }
    local.record()
}

fn open(record: Record<Struggle>) -> Viewing<Struggle> {
    let eyes = Viewer::Seat(Seat(0));
    Viewing::new(record, "game.txt".to_owned(), eyes, Lang::En, ToString::to_string)
}

#[test]
fn a_record_opens_at_its_end_and_steps_both_ways() {
    let record = record();
    let steps = record.actions.len();
    let mut viewing = open(record);
    assert_eq!(viewing.scene().step, Some((steps, steps)));
    let end = viewing.scene().clone();
    assert!(end.over.is_some());
    viewing.step_to(0);
    assert_eq!(viewing.scene().step, Some((0, steps)));
    assert!(viewing.scene().log.len() <= 1, "nothing but the heading of the set-up");
    for step in 1..=steps {
        viewing.step_to(step);
    }
    assert_eq!(viewing.scene(), &end, "step by step one comes to the same end");
    viewing.step_to(usize::MAX);
    assert_eq!(viewing.scene().step, Some((steps, steps)));
}

#[test]
fn headings_are_found_in_both_directions() {
    let mut viewing = open(record());
    viewing.step_to(0);
    let mut seen = Vec::new();
    while let Some(step) =
        viewing.next_heading(false).filter(|step| Some((*step, *step)) != viewing.scene().step)
    {
        viewing.step_to(step);
        seen.push(step);
    }
    assert!(seen.len() > 10 && seen.is_sorted(), "{seen:?}");
    let back = viewing.next_heading(true).expect("there is one");
    assert_eq!(back, seen[seen.len() - 2]);
}

#[test]
fn each_pair_of_eyes_sees_its_own_hand_and_a_stranger_none() {
    let mut viewing = open(record());
    viewing.step_to(30);
    let hands: Vec<Vec<String>> = (0..3)
        .map(|_| {
            let hand = viewing.scene().hand.iter().map(|card| card.id.clone()).collect();
            viewing.change_eyes();
            hand
        })
        .collect();
    assert!(!hands[0].is_empty() && !hands[1].is_empty() && hands[2].is_empty(), "{hands:?}");
    assert!(hands[0].iter().all(|card| !hands[1].contains(card)));
    assert_eq!(viewing.scene().eyes.name, "US", "the round is complete");
}

#[test]
fn a_record_that_breaks_off_is_shown_up_to_there_with_the_reason() {
    let mut record = record();
    let last = record.actions.len();
    let (by, action) = record.actions[40];
    record.actions[last - 1] = (by, action);
    let mut viewing = open(record);
    assert_eq!(viewing.scene().step, Some((last - 1, last - 1)));
    assert!(viewing.scene().trouble.is_some());
    viewing.step_to(3);
    assert!(viewing.scene().trouble.is_none(), "it is told where it matters");
    assert!(viewing.answer(0).is_err() && viewing.undo().is_err(), "nothing can be played");
}
