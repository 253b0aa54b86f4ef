//! Games looked at step by step: finished games of this server, and games brought in from elsewhere, as a record or as a
//! log of the official digital edition.
//!
//! Playing a game through again takes a while, and anybody may ask for it: it is done beside the tables, by few at once, and
//! what is done is counted in actions. What is kept is counted against its owner.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_game::record::{Record, RecordError, game_of};
use detente_game::{Game, Seat, Viewer};
use detente_games::{GameName, with_game};
use detente_protocol::{ErrorCode, Imported, ReplayInfo, ReplayStep};
use detente_store::{Quota, Replay, ReplayHead};
use detente_table::replay::players;
use detente_table::{Hosted, LogPart, Replay as Reading};
use detente_words::{self as words, Lang};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::api::{App, Caller, Failed, ask};
use crate::config::Replays;
use crate::error::Refusal;
use crate::hub::{Hub, random_word};
use crate::table::{Form, Message};
use crate::time::wall;

/// A body is read whole before it can be too long for a record by the operator's settings.
const BODY: usize = 2 * 1024 * 1024;
/// Lines in the head of a record that are kept, and the longest of them, in bytes.
const TAGS: usize = 100;
const TAG: usize = 4000;
/// The longest title of a game, in letters.
const TITLE: usize = 120;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/replays", post(import).get(own).layer(DefaultBodyLimit::max(BODY)))
        .route("/api/replays/{id}", get(info).delete(forget))
        .route("/api/replays/{id}/{actions}", get(step))
}

/// A file that cannot be used, and why.
fn unusable(why: impl Into<String>) -> Refusal {
    Refusal { why: why.into(), ..Refusal::wrong("server-error-bad-file") }
}

/// How many letters of a line that cannot be understood are shown.
const SHOWN: usize = 80;

/// Is it text at all? A program or a picture would only be thrown back at its sender as garbage.
fn is_text(text: &str) -> bool {
    !text.contains(|c: char| c == '\u{fffd}' || c.is_control() && !c.is_whitespace())
}

/// A record that may be looked at here: not too long to be played through for anybody who asks.
fn short_enough<G: Hosted>(record: &Record<G>, limits: &Replays) -> Result<(), Refusal> {
    let most = limits.actions.get();
    let too_long = record.actions.len() > most;
    let too_wide = record.tags.len() > TAGS || record.tags.iter().any(|(k, v)| k.len() + v.len() > TAG);
    if too_long || too_wide { Err(too_large(most)) } else { Ok(()) }
}

fn too_large(most: usize) -> Refusal {
    Refusal { why: most.to_string(), ..Refusal::told(ErrorCode::TooLarge, "server-error-long-record") }
}

/// Reads a record and plays it through: its title, how long it is, and its text without what nobody reads.
fn read<G: Hosted>(text: &str, limits: &Replays, lang: Lang) -> Result<(String, usize, String), Refusal> {
    let wrong = |error: RecordError| unusable(detente_chronicle::record_error(lang, &error));
    let record = Record::<G>::parse(text).map_err(wrong)?;
    short_enough(&record, limits)?;
    record.replay(|_, _| ()).map_err(wrong)?;
    Ok((players(&record).join(" – "), record.actions.len(), record.to_text()))
}

/// A record as it is, or the record of an official log.
fn as_record(text: String, lang: Lang) -> Result<String, Refusal> {
    if !is_text(&text) {
        return Err(Refusal::wrong("server-error-binary-file"));
    }
    if text.trim_start().starts_with("detente-record") {
        return Ok(text);
    }
    let found = detente_official_log::conform(&text);
    found.map(|found| found.record.to_text()).map_err(|error| {
        let line: String = error.text.chars().take(SHOWN).collect();
        let args = [("line", error.line.to_string().into()), ("text", line.into())];
        unusable(words::text(lang, &format!("cli-log-{}", error.why.id()), &args))
    })
}

/// Does something with a game beside the tables: few at once, and each user and address only so many of them.
async fn beside<T: Send + 'static>(
    hub: &Arc<Hub>,
    caller: &Caller,
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Failed> {
    let limits = &hub.config.replays;
    let held = caller.hold("replay", limits.per_user.get(), limits.per_address.get());
    let worked = hub.reading.work(held, work).await.flatten();
    worked.map_err(|refusal| caller.refuse(refusal))
}

/// What an imported game may be called where its record does not say who played.
#[derive(Debug, Deserialize)]
struct Named {
    #[serde(default)]
    title: String,
}

async fn import(
    State(hub): App,
    caller: Caller,
    Query(named): Query<Named>,
    text: String,
) -> Result<Json<ReplayInfo>, Failed> {
    let user = caller.user()?.id.clone();
    caller.count("import", hub.config.rates.imports)?;
    let limits = hub.config.replays.clone();
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    if text.len() > limits.record_bytes.get() {
        return Err(refuse(too_large(limits.actions.get())));
    }
    let lang = caller.lang;
    let made = beside(&hub, &caller, move || {
        let text = as_record(text, lang)?;
        let game = game_of(&text).map_err(|error| unusable(detente_chronicle::record_error(lang, &error)))?;
        let known = GameName::by_name(&game).ok_or(ErrorCode::NotFound)?;
        let (players, actions, record) = with_game!(known, G => read::<G>(&text, &limits, lang))?;
        let given = if players.is_empty() { named.title } else { players };
        let title = given.chars().filter(|c| !c.is_control()).take(TITLE).collect();
        let replay = Replay { id: random_word(20)?, user, game, title, record, created: wall() };
        let info = describe(replay.clone(), &limits, lang)?;
        Ok((replay, actions, info))
    });
    let (replay, actions, info) = made.await?;
    caller.count_much("replayed", hub.config.rates.replayed, actions as f64)?;
    let limits = &hub.config.replays;
    let quota = Quota {
        games: limits.imports_per_user.get(),
        bytes: limits.import_bytes_per_user.get(),
        in_all: limits.import_bytes_in_all.get(),
    };
    let kept = hub.store.add_replay(&replay, quota).await.map_err(|error| caller.refuse(error))?;
    if kept {
        Ok(Json(info))
    } else {
        let why = quota.games.to_string();
        Err(refuse(Refusal { why, ..Refusal::told(ErrorCode::TooLarge, "server-error-imports-full") }))
    }
}

/// One's own games that were brought in.
async fn own(State(hub): App, caller: Caller) -> Result<Json<Vec<Imported>>, Failed> {
    let found = hub
        .store
        .replays_of(&caller.user()?.id, hub.config.replays.imports_per_user.get() as u32)
        .await
        .map_err(|error| caller.refuse(error))?;
    let told = |head: ReplayHead| {
        let ReplayHead { id, game, title, bytes, created } = head;
        Imported { id, game, title, bytes: bytes as u32, created }
    };
    Ok(Json(found.into_iter().map(told).collect()))
}

/// Forgets a game of one's own.
async fn forget(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Json<Value>, Failed> {
    let dropped = hub.store.drop_replay(&caller.user()?.id, &id).await;
    if dropped.map_err(|error| caller.refuse(error))? {
        Ok(Json(json!({})))
    } else {
        Err(caller.refuse(ErrorCode::NotFound))
    }
}

fn describe(replay: Replay, limits: &Replays, lang: Lang) -> Result<ReplayInfo, Refusal> {
    let game = GameName::by_name(&replay.game).ok_or(ErrorCode::NotFound)?;
    with_game!(game, G => described::<G>(replay, limits, lang))
}

fn described<G: Hosted>(replay: Replay, limits: &Replays, lang: Lang) -> Result<ReplayInfo, Refusal> {
    let record = Record::<G>::parse(&replay.record).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    short_enough(&record, limits)?;
    Ok(Reading::info(&record, replay.id, replay.title, lang))
}

/// The name of the tournament game that the rulebooks tell.
const TOURNAMENT: &str = "tournament";

/// The game of the rulebooks, an imported game, or the record of a finished table.
async fn stored(hub: &Arc<Hub>, caller: &Caller, id: &str) -> Result<Replay, Failed> {
    if id == TOURNAMENT {
        return Ok(Replay {
            id: TOURNAMENT.to_owned(),
            user: String::new(),
            game: detente_struggle::Struggle::NAME.to_owned(),
            title: String::new(),
            record: detente_table::replay::TOURNAMENT.to_owned(),
            created: 0,
        });
    }
    let replay = hub.store.replay(id).await.map_err(|error| caller.refuse(error))?;
    if let Some(replay) = replay {
        return Ok(replay);
    }
    let row = hub.store.table(id).await.map_err(|error| caller.refuse(error))?;
    let row = row.ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let eyes = caller.eyes(None);
    let file = ask(hub, caller, id, |answer| Message::Record { eyes, form: Form::Whole, answer }).await?;
    let (created, game) = (row.created, row.game);
    Ok(Replay {
        id: id.to_owned(),
        user: String::new(),
        game,
        title: String::new(),
        record: file.text,
        created,
    })
}

/// What a game costs is counted before it is played through: about four letters make an action.
fn count(hub: &Hub, caller: &Caller, replay: &Replay) -> Result<(), Failed> {
    caller.count_much("replayed", hub.config.rates.replayed, (replay.record.len() / 4) as f64)
}

async fn info(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Json<ReplayInfo>, Failed> {
    let replay = stored(&hub, &caller, &id).await?;
    count(&hub, &caller, &replay)?;
    let (limits, lang) = (hub.config.replays.clone(), caller.lang);
    beside(&hub, &caller, move || describe(replay, &limits, lang)).await.map(Json)
}

/// Which step is wanted, and how.
#[derive(Debug, Deserialize)]
struct Wanted {
    seat: Option<String>,
    /// The step that is shown already: only what has changed in the log since is sent.
    since: Option<u32>,
}

/// The game after so many actions, through the eyes of a seat or of somebody who looks on.
fn shown<G: Hosted>(
    record: &str,
    actions: usize,
    wanted: &Wanted,
    limits: &Replays,
    lang: Lang,
) -> Result<ReplayStep, Refusal> {
    let mut record = Record::<G>::parse(record).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    short_enough(&record, limits)?;
    let viewer = match wanted.seat.as_deref() {
        Some(name) => Viewer::Seat(Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?),
        None => Viewer::Observer,
    };
    let since = wanted.since.map(|since| since as usize);
    // What comes later is not asked about.
    record.actions.truncate(actions.max(since.unwrap_or(0)));
    let mut reading = Reading::open(record);
    let from = since.map_or(0, |since| reading.changed_since(since.min(actions)));
    reading.step_to(actions);
    Ok(reading.shown(viewer, lang, LogPart { from, most: limits.lines.get() }))
}

async fn step(
    State(hub): App,
    caller: Caller,
    Path((id, actions)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<ReplayStep>, Failed> {
    let replay = stored(&hub, &caller, &id).await?;
    count(&hub, &caller, &replay)?;
    let (limits, lang) = (hub.config.replays.clone(), caller.lang);
    let shown = beside(&hub, &caller, move || {
        let game = GameName::by_name(&replay.game).ok_or(ErrorCode::NotFound)?;
        with_game!(game, G => shown::<G>(&replay.record, actions as usize, &wanted, &limits, lang))
    });
    shown.await.map(Json)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_text_is_refused_without_being_shown() {
        for bytes in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], b"\x7fELF\x02\x01\x01"] {
            let refusal =
                as_record(String::from_utf8_lossy(bytes).into_owned(), Lang::En).expect_err("no text");
            assert_eq!(refusal, Refusal::wrong("server-error-binary-file"));
        }
    }

    #[test]
    fn a_text_that_is_no_game_is_refused_in_the_language_of_its_sender() {
        let refusal =
            as_record(format!("Call me Ishmael. {}", "x".repeat(500)), Lang::Es).expect_err("no game");
        let text = refusal.message(Lang::Es).text;
        assert!(text.starts_with("No se puede leer el archivo: línea 1: "), "{text}");
        assert!(text.chars().count() < 250, "{text}");
    }
}
