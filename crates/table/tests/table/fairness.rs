//! The seed that host and seats make together: commitments, openings, those who are away, and dice that follow from it.

use detente_fair::{Seed, seat_commitment, verify};
use detente_game::record::Record;
use detente_game::{Actor, Notation, Viewer};
use detente_protocol::{ErrorCode, PartKind, TableCommand, TableStatus};
use detente_struggle::Struggle;
use detente_table::fairness::OPENING;
use detente_table::{Rematch, Write};

use crate::common::{Kept, who, wish};

fn value(byte: u8) -> Seed {
    Seed::of_bytes(&[byte; 32])
}

fn commitment(seat: &str, byte: u8) -> String {
    seat_commitment("t", seat, &value(byte))
}

fn commit(seat: &str, byte: u8) -> TableCommand {
    TableCommand::Commit { seat: seat.into(), commitment: commitment(seat, byte) }
}

fn open(seat: &str, byte: u8) -> TableCommand {
    TableCommand::Open { seat: seat.into(), value: value(byte).reveal().into() }
}

fn join(seat: &str, byte: u8) -> TableCommand {
    TableCommand::Join { seat: seat.into(), commitment: Some(commitment(seat, byte)) }
}

fn kinds(kept: &Kept<Struggle>) -> Vec<PartKind> {
    kept.view(Viewer::Observer, 0).fairness.seats.iter().map(|part| part.kind).collect()
}

fn status(kept: &Kept<Struggle>) -> TableStatus {
    kept.table.body().status
}

/// Ann as the US and Bob as the USSR, both with a contribution, about to begin.
fn about_to_begin() -> Kept<Struggle> {
    let mut kept = Kept::new(wish("twilight", &["me", "open"], &[]));
    kept.does("ann", commit("us", 1), 0).expect("her own seat");
    kept.does("bob", join("ussr", 2), 0).expect("free");
    kept.does("ann", TableCommand::Start, 1000).expect("full");
    kept
}

fn ended(kept: &mut Kept<Struggle>) -> detente_fair::Report {
    let seat = if kept.table.body().holds("ann", 0) { "us" } else { "ussr" };
    kept.does("ann", TableCommand::Resign { seat: seat.into() }, 90_000).expect("playing");
    let text = kept.table.to_record().to_text();
    verify(&Record::<Struggle>::parse(&text).expect("readable"))
}

#[test]
fn the_game_begins_when_every_contribution_is_opened() {
    let mut kept = about_to_begin();
    assert_eq!((status(&kept), kinds(&kept)), (TableStatus::Open, vec![PartKind::Committed; 2]));
    let fairness = kept.view(Viewer::Observer, 0).fairness;
    assert!(fairness.opening && fairness.scheme == 2 && fairness.commitment.len() == 64);
    kept.does("ann", open("us", 1), 2000).expect("hers");
    assert_eq!((status(&kept), kept.table.history().actions().len()), (TableStatus::Open, 0));
    assert_eq!(kept.does("ann", open("us", 1), 2000), Err(ErrorCode::NotNow), "once");
    kept.does("bob", open("ussr", 2), 3000).expect("his");
    assert_eq!(status(&kept), TableStatus::Playing);
    let shown = kept.view(Viewer::Observer, 0).fairness;
    assert_eq!(shown.commitment, fairness.commitment, "the promise stays what it was");
    assert!(shown.secret.is_none() && shown.seed.is_none() && !shown.opening);
    assert!(shown.seats.iter().all(|part| part.value.is_none()), "nothing is shown before the end");
    let report = ended(&mut kept);
    assert!(report.is_fair() && report.has("together"), "{report:#?}");
    let over = kept.view(Viewer::Observer, 0).fairness;
    assert_eq!(over.seats[1].value.as_deref(), Some(value(2).reveal()));
}

#[test]
fn a_commitment_is_its_owners_and_only_its_own_value_opens_it() {
    let mut kept = Kept::<Struggle>::new(wish("twilight", &["me", "open"], &[]));
    kept.does("ann", commit("us", 1), 0).expect("her own seat");
    assert_eq!(kept.does("bob", commit("us", 2), 0), Err(ErrorCode::Forbidden));
    let copied = TableCommand::Join { seat: "ussr".into(), commitment: Some(commitment("us", 1)) };
    kept.does("bob", copied, 0).expect("nobody can see that it is a copy");
    let wrong = TableCommand::Commit { seat: "us".into(), commitment: "x".repeat(64) };
    assert_eq!(kept.does("ann", wrong, 0), Err(ErrorCode::BadRequest));
    assert_eq!(kept.does("ann", open("us", 1), 0), Err(ErrorCode::NotNow), "not before the game is to begin");
    kept.does("ann", TableCommand::Start, 0).expect("full");
    assert_eq!(kept.does("ann", open("us", 2), 0), Err(ErrorCode::BadRequest));
    assert_eq!(kept.does("bob", open("us", 1), 0), Err(ErrorCode::Forbidden));
    kept.does("ann", open("us", 1), 0).expect("hers");
    assert_eq!(kept.does("bob", open("ussr", 1), 0), Err(ErrorCode::BadRequest), "a copy cannot be opened");
    assert_eq!(kept.does("bob", commit("ussr", 1), 0), Err(ErrorCode::NotNow), "too late for another");
}

#[test]
fn nobody_comes_or_goes_while_contributions_are_opened() {
    let mut kept = about_to_begin();
    assert_eq!(kept.does("bob", TableCommand::Leave, 1500), Err(ErrorCode::NotNow));
    let bot = detente_protocol::SeatWish::Bot { level: "random".into() };
    let replace = TableCommand::SetSeat { seat: "ussr".into(), wish: bot };
    assert_eq!(kept.does("ann", replace, 1500), Err(ErrorCode::NotNow));
    assert_eq!(kept.does("ann", TableCommand::Start, 1500), Err(ErrorCode::NotNow));
    kept.does("ann", TableCommand::Abort, 1500).expect("it may be called off");
}

#[test]
fn whoever_does_not_open_in_time_is_not_waited_for_and_the_record_says_so() {
    let mut kept = about_to_begin();
    kept.does("ann", open("us", 1), 2000).expect("hers");
    assert_eq!(kept.table.wake(2000), Some(1000 + OPENING));
    assert!(kept.table.consider_time(999 + OPENING).is_none());
    // A restart in between changes nothing.
    kept.table = kept.read_back(5000);
    let step = kept.table.consider_time(1000 + OPENING).expect("the game begins");
    kept.write(&step.write);
    kept.table.adopt(step);
    assert_eq!(
        (status(&kept), kinds(&kept)),
        (TableStatus::Playing, vec![PartKind::Opened, PartKind::Absent])
    );
    assert_eq!(kept.does("bob", open("ussr", 2), 99_000), Err(ErrorCode::NotNow), "too late");
    kept.table = kept.read_back(20_000);
    let report = ended(&mut kept);
    assert!(report.is_fair() && report.has("part-absent") && report.has("together"), "{report:#?}");
}

#[test]
fn without_commitments_a_game_begins_at_once_and_the_record_says_so() {
    let mut kept = crate::common::two();
    assert_eq!((status(&kept), kinds(&kept)), (TableStatus::Playing, vec![PartKind::None; 2]));
    let report = ended(&mut kept);
    assert!(report.is_fair() && report.has("host-alone"), "{report:#?}");
}

#[test]
fn another_sitter_brings_nothing_of_the_one_before() {
    let mut kept = Kept::<Struggle>::new(wish("twilight", &["me", "open"], &[]));
    kept.does("bob", join("ussr", 2), 0).expect("free");
    assert_eq!(kinds(&kept), [PartKind::None, PartKind::Committed]);
    kept.does("bob", TableCommand::Leave, 0).expect("his seat");
    assert_eq!(kinds(&kept), [PartKind::None, PartKind::None]);
    let bot = detente_protocol::SeatWish::Bot { level: "random".into() };
    kept.does("ann", TableCommand::SetSeat { seat: "ussr".into(), wish: bot }, 0).expect("her table");
    assert_eq!(kinds(&kept), [PartKind::None, PartKind::Bot]);
}

/// Ann as the USSR against a bot, with a contribution, begun.
fn against_a_bot() -> Kept<Struggle> {
    let mut wanted = wish("twilight", &["bot", "me"], &[]);
    wanted.contributes = true;
    let mut kept = Kept::<Struggle>::new(wanted);
    assert_eq!(kinds(&kept), [PartKind::Bot, PartKind::Promised]);
    // The server begins a full table by itself.
    kept.does("ann", TableCommand::Start, 0).expect("full");
    assert_eq!(status(&kept), TableStatus::Open, "her contribution is waited for");
    kept.does("ann", commit("ussr", 7), 0).expect("hers");
    kept.does("ann", open("ussr", 7), 0).expect("hers");
    assert_eq!(status(&kept), TableStatus::Playing);
    kept
}

#[test]
fn a_game_against_a_bot_waits_for_the_announced_contribution_alone() {
    let mut kept = against_a_bot();
    let report = ended(&mut kept);
    assert!(report.is_fair() && report.has("together") && report.has("part-bot"), "{report:#?}");
    kept.does("ann", TableCommand::Rematch, 91_000).expect("bots agree");
    let Ok(Rematch::Agreed(next)) = kept.table.rematch(&who("ann")) else { panic!("all have agreed") };
    let joint = next.joint.expect("the new scheme");
    assert_eq!(joint.parts, [detente_fair::Part::Promised, detente_fair::Part::Bot], "sides change");
}

/// Ann and Bob have agreed to another game: both will contribute, and nothing is committed to yet.
fn announced() -> Kept<Struggle> {
    let mut kept = about_to_begin();
    kept.does("ann", open("us", 1), 2000).expect("hers");
    kept.does("bob", open("ussr", 2), 2000).expect("his");
    ended(&mut kept);
    kept.does("ann", TableCommand::Rematch, 91_000).expect("over");
    kept.does("bob", TableCommand::Rematch, 91_000).expect("he wants it too");
    let Ok(Rematch::Agreed(next)) = kept.table.rematch(&who("ann")) else { panic!("all have agreed") };
    let body = next.anew("5a".repeat(32));
    let head = detente_table::Head { version: 0, ..kept.head.clone() };
    let text = serde_json::to_string(&body).expect("JSON");
    let table =
        detente_table::Table::load(head.clone(), body, &[], crate::common::company(), 0).expect("new");
    let mut next = Kept { table, head, body: text, actions: Vec::new() };
    next.does("ann", TableCommand::Start, 0).expect("full");
    next
}

#[test]
fn nothing_is_opened_before_everybody_has_committed_who_said_so() {
    let mut kept = announced();
    assert_eq!(kinds(&kept), [PartKind::Promised; 2]);
    kept.does("ann", commit("ussr", 1), 0).expect("her new seat");
    assert_eq!(kept.does("ann", open("ussr", 1), 0), Err(ErrorCode::NotNow), "Bob could still choose his");
    kept.does("bob", commit("us", 2), 0).expect("his new seat");
    kept.does("ann", open("ussr", 1), 0).expect("hers");
    kept.does("bob", open("us", 2), 0).expect("his");
    assert_eq!((status(&kept), kinds(&kept)), (TableStatus::Playing, vec![PartKind::Opened; 2]));
}

#[test]
fn whoever_announces_and_does_not_commit_costs_nobody_else_a_part() {
    let mut kept = announced();
    kept.does("ann", commit("ussr", 1), 0).expect("her new seat");
    for (now, expected) in [(OPENING, TableStatus::Open), (2 * OPENING, TableStatus::Playing)] {
        let step = kept.table.consider_time(now).expect("time has passed");
        kept.write(&step.write);
        kept.table.adopt(step);
        assert_eq!(status(&kept), expected);
        if expected == TableStatus::Open {
            assert_eq!(kinds(&kept), [PartKind::None, PartKind::Committed], "she has time to open");
            continue;
        }
        assert_eq!(kinds(&kept), [PartKind::None, PartKind::Absent]);
    }
}

/// Lets everybody take the first choice until Nature has rolled a die for Ann; gives the words of her play.
fn first_die(kept: &mut Kept<Struggle>) -> Vec<(Actor, String)> {
    for _ in 0..2000 {
        let before = kept.table.history().actions().len();
        if let Some(bot) = kept.table.wanted().pop() {
            let step = kept.table.consider_bot(bot.seat, bot.version, bot.legal[0], 0).expect("listed");
            kept.write(&step.write);
            kept.table.adopt(step);
            continue;
        }
        let question = kept.seat("ussr").question.expect("asked");
        // A coup throws a die.
        let wanted = question.choices.iter().find(|choice| choice.action == "coup");
        let word = wanted.unwrap_or(&question.choices[0]).action.clone();
        kept.act("ann", "ussr", &word, false).expect("listed");
        let actions = &kept.table.history().actions()[before..];
        let is_die = |word: &str| word.parse::<u8>().is_ok_and(|pips| pips <= 6);
        let words: Vec<(Actor, String)> =
            actions.iter().map(|done| (done.by, Struggle::action_word(done.action))).collect();
        let own = words.first().is_some_and(|(by, _)| *by != Actor::Nature);
        if own && words.iter().any(|(by, word)| *by == Actor::Nature && is_die(word)) {
            return words;
        }
    }
    panic!("no die was thrown");
}

#[test]
fn taking_back_and_doing_the_same_again_gives_the_same_die() {
    let mut kept = against_a_bot();
    let words = first_die(&mut kept);
    let count = kept.table.history().actions().len();
    kept.does("ann", TableCommand::AskTakeBack { seat: "ussr".into() }, 0).expect("bots agree");
    let left = kept.table.history().actions().len();
    assert!(left <= count - words.len(), "the play is gone");
    let again = first_die(&mut kept);
    assert_eq!(again, words, "the same play, the same die");
    assert!(kept.table.history().actions().iter().all(|done| done.draw.is_none()), "no draws are counted");
    assert!(ended(&mut kept).is_fair(), "there is no gap to explain");
}

#[test]
fn another_number_of_draws_in_the_stored_table_changes_no_die() {
    let (mut honest, mut rigged) = (against_a_bot(), against_a_bot());
    rigged.body = rigged.body.replacen("\"draws\":0", "\"draws\":41", 1);
    rigged.table = rigged.read_back(0);
    assert_eq!(rigged.table.body().draws, 41);
    assert_eq!(first_die(&mut rigged), first_die(&mut honest));
    assert!(ended(&mut rigged).is_fair());
}

#[test]
fn another_secret_in_the_stored_table_is_found() {
    let mut rigged = against_a_bot();
    first_die(&mut rigged);
    rigged.body = rigged.body.replace(&"5a".repeat(32), &"5b".repeat(32));
    rigged.table = rigged.read_back(0);
    first_die(&mut rigged);
    let report = ended(&mut rigged);
    assert_eq!(report.first_broken().map(|wrong| (wrong.what, wrong.action)), Some(("differs", Some(1))));
}

#[test]
fn a_table_from_before_goes_on_with_its_own_dice() {
    let mut old = crate::common::two();
    let mut body: serde_json::Value = serde_json::from_str(&old.body).expect("JSON");
    body.as_object_mut().expect("an object").remove("joint");
    old.body = body.to_string();
    old.actions.clear();
    let body: detente_table::Body =
        serde_json::from_str(&old.body.replace("\"playing\"", "\"open\"")).expect("JSON");
    old.table =
        detente_table::Table::load(old.head.clone(), body, &[], crate::common::company(), 0).expect("old");
    assert_eq!(old.does("ann", commit("us", 1), 0), Err(ErrorCode::NotNow));
    let step = old.table.consider(&who("ann"), TableCommand::Start, 0).expect("full");
    assert!(
        matches!(&step.write, Write::Table(change) if change.add.iter().all(|action| action.draw.is_some()))
    );
    old.write(&step.write);
    old.table.adopt(step);
    let report = ended(&mut old);
    assert!(report.is_fair() && report.scheme == Some(1), "{report:#?}");
}

#[test]
fn nobody_plays_another_game_with_somebody_who_has_gone() {
    let mut kept = announced_end();
    let step = kept.table.consider_parting("ann", 92_000).expect("she sat there");
    kept.write(&step.write);
    kept.table.adopt(step);
    assert_eq!(
        kept.does("bob", TableCommand::Answer { seat: "ussr".into(), accept: true }, 93_000),
        Err(ErrorCode::NotNow)
    );
    kept.does("bob", TableCommand::Rematch, 93_000).expect("asked, and nobody is there to agree");
    assert!(matches!(kept.table.rematch(&who("bob")), Ok(Rematch::Awaited)));
}

/// A game is over, and Ann has offered another.
fn announced_end() -> Kept<Struggle> {
    let mut kept = about_to_begin();
    kept.does("ann", open("us", 1), 2000).expect("hers");
    kept.does("bob", open("ussr", 2), 2000).expect("his");
    ended(&mut kept);
    kept.does("ann", TableCommand::Rematch, 91_000).expect("over");
    kept
}

#[test]
fn a_table_that_waits_is_its_hosts_and_goes_with_its_host() {
    let mut kept = Kept::<Struggle>::new(wish("twilight", &["open", "open"], &[]));
    let join = |seat: &str| TableCommand::Join { seat: seat.into(), commitment: None };
    kept.does("bob", join("us"), 0).expect("a free seat");
    assert_eq!(kept.does("bob", TableCommand::Abort, 0), Err(ErrorCode::Forbidden), "he may leave");
    let barred = kept.table.consider_forfeit("bob", 0).expect("he sits there");
    kept.write(&barred.write);
    kept.table.adopt(barred);
    assert_eq!(status(&kept), TableStatus::Open, "the host waits on");
    let barred = kept.table.consider_forfeit("ann", 0).expect("she hosts, at no seat");
    kept.write(&barred.write);
    kept.table.adopt(barred);
    assert_eq!(status(&kept), TableStatus::Aborted, "nothing of hers stays in the lobby");
}
