//! Tables as the version before laid steps stored them are read and played on. The files in `stored/` were written by that
//! version: rows of its database, and saves of its terminal table.

use detente_game::record::Record;
use detente_game::{Seat, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_protocol::{TableCommand, TableStatus};
use detente_struggle::Struggle;
use detente_table::{Body, Head, Hosted, Replay, Stored, Table};
use serde_json::Value;

use crate::common::{Kept, company, shown, viewers};

fn stored<G: Hosted>(text: &str) -> Kept<G> {
    let row: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(row["game"], G::NAME);
    let number = |key: &str| row[key].as_i64().expect("a number");
    let head = Head {
        id: row["id"].as_str().expect("an id").to_owned(),
        rules: number("rules") as u32,
        version: number("version") as u32,
        created: number("created"),
        updated: number("updated"),
    };
    let action = |action: &Value| Stored {
        actor: action[0].as_str().expect("an actor").to_owned(),
        word: action[1].as_str().expect("a word").to_owned(),
        draw: action[2].as_u64().map(|draw| draw as u32),
        at: action[3].as_i64().expect("a time"),
    };
    let actions: Vec<Stored> = row["actions"].as_array().expect("a list").iter().map(action).collect();
    let body: Body = serde_json::from_value(row["body"].clone()).expect("a body of the version before");
    let table = Table::load(head.clone(), body, &actions, company(), 0).expect("it replays");
    for viewer in viewers::<G>() {
        shown(&table, viewer, 0);
    }
    Kept { table, head, body: row["body"].to_string(), actions }
}

/// The user who holds a seat.
fn holder<G: Hosted>(kept: &Kept<G>, seat: &str) -> String {
    let seat = Seat::parse::<G>(seat).expect("a seat");
    match &kept.table.body().seats[usize::from(seat.0)] {
        detente_table::Sitting::Person { user, .. } => user.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_set_up_under_way_goes_on() {
    let mut kept = stored::<Struggle>(include_str!("stored/setting-up.json"));
    let bob = holder(&kept, "ussr");
    assert_eq!(kept.seat("ussr").clocks.len(), 2);
    for _ in 0..3 {
        kept.act(&bob, "ussr", "finland", false).expect("three points are left");
    }
    assert_eq!(kept.seat("us").awaited, ["us"]);
}

#[test]
fn an_offer_to_take_back_is_answered() {
    let mut kept = stored::<Struggle>(include_str!("stored/take-back-offered.json"));
    let offer = kept.seat("us").offers.first().cloned().expect("an offer");
    let to = offer.to_action.expect("a take-back") as usize;
    let user = holder(&kept, "us");
    kept.does(&user, TableCommand::Answer { seat: "us".into(), accept: true }, 0).expect("agreed");
    assert_eq!(kept.table.history().actions().len(), to);
}

#[test]
fn a_round_of_guerra_fria_under_way_is_finished() {
    let mut kept = stored::<GuerraFria>(include_str!("stored/round-under-way.json"));
    assert!(!kept.table.awaited().contains(Seat(2)), "North has committed");
    let round = kept.table.history().game().round();
    for seat in ["south", "west", "east"] {
        let user = holder(&kept, seat);
        while let Some(question) = kept.seat(seat).question {
            let words = question.choices.iter().map(|choice| choice.action.clone());
            let word = words.into_iter().find(|word| word != "back").expect("a choice");
            kept.act(&user, seat, &word, false).expect("listed");
            if kept.table.history().game().round() != round {
                return;
            }
        }
    }
    panic!("the round was not carried out");
}

#[test]
fn a_headline_that_was_chosen_waits_for_the_other() {
    let mut kept = stored::<Struggle>(include_str!("stored/one-headline.json"));
    let user = holder(&kept, "ussr");
    assert_eq!(kept.seat("us").awaited, ["ussr"]);
    let card = kept.seat("ussr").question.expect("asked").choices[0].action.clone();
    let before = kept.table.history().actions().len();
    kept.act(&user, "ussr", &card, false).expect("listed");
    assert!(kept.table.history().actions().len() > before, "both are opened");
}

#[test]
fn a_finished_game_and_an_open_table_are_shown() {
    let over = stored::<Struggle>(include_str!("stored/over.json"));
    let view = over.view(Viewer::Observer, 0);
    assert!(view.table.result.is_some() && view.fairness.seed.is_some());
    let record = over.table.to_record();
    let report = detente_fair::verify(&record);
    assert!(report.is_fair() && report.scheme == Some(1), "{report:#?}");
    let open = stored::<GuerraFria>(include_str!("stored/open.json"));
    assert_eq!(open.view(Viewer::Observer, 0).table.status, TableStatus::Open);
}

#[test]
fn saves_of_the_terminal_table_are_read() {
    let saved = Record::<Struggle>::parse(include_str!("stored/save-twilight.txt")).expect("a record");
    let replay = Replay::open(saved);
    assert_eq!((replay.refused(), replay.last()), (None, replay.record().actions.len()));
    let saved = Record::<GuerraFria>::parse(include_str!("stored/save-guerra-fria.txt")).expect("a record");
    let replay = Replay::open(saved);
    assert_eq!((replay.refused(), replay.last()), (None, replay.record().actions.len()));
}
