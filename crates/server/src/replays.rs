//! Games looked at step by step: finished games of this server, and games brought in from elsewhere, as a record or as a
//! log of the official digital edition.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_game::record::{Record, RecordError, game_of};
use detente_game::{Game, Seat, Viewer};
use detente_games::{GameName, with_game};
use detente_protocol::{ErrorCode, ReplayInfo, ReplayStep};
use detente_store::Replay;
use detente_table::replay::players;
use detente_table::{Hosted, Replay as Reading};
use detente_words::{self as words, Lang};

use crate::api::{App, Caller, Failed, SeatQuery, ask};
use crate::error::Refusal;
use crate::hub::{Hub, random_word};
use crate::limits;
use crate::sink::now;
use crate::table::{Form, Message};

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/replays", post(import).layer(DefaultBodyLimit::max(limits::RECORD)))
        .route("/api/replays/{id}", get(info))
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

/// Reads a record and plays it through; the answer is a title.
fn title<G: Hosted>(text: &str, lang: Lang) -> Result<String, Refusal> {
    let wrong = |error: RecordError| unusable(detente_chronicle::record_error(lang, &error));
    let record = Record::<G>::parse(text).map_err(wrong)?;
    record.replay(|_, _| ()).map_err(wrong)?;
    Ok(players(&record).join(" – "))
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

async fn import(State(hub): App, caller: Caller, text: String) -> Result<Json<ReplayInfo>, Failed> {
    let user = caller.user()?.id.clone();
    caller.count("import", limits::IMPORTS)?;
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    let lang = caller.lang;
    // Replaying a long record takes a while; it must not hold up a table.
    let worked = tokio::task::spawn_blocking(move || {
        let text = as_record(text, lang)?;
        let game = game_of(&text).map_err(|error| unusable(detente_chronicle::record_error(lang, &error)))?;
        let known = GameName::by_name(&game).ok_or(ErrorCode::NotFound)?;
        let title = with_game!(known, G => title::<G>(&text, lang))?;
        Ok::<_, Refusal>((game, title, text))
    });
    let (game, title, record) =
        worked.await.map_err(|_| refuse(ErrorCode::Internal.into()))?.map_err(refuse)?;
    let replay = Replay { id: random_word(20).map_err(refuse)?, user, game, title, record, created: now() };
    hub.store.add_replay(&replay).await.map_err(|error| caller.refuse(error))?;
    describe(replay, caller.lang).map(Json).map_err(refuse)
}

fn describe(replay: Replay, lang: Lang) -> Result<ReplayInfo, Refusal> {
    let game = GameName::by_name(&replay.game).ok_or(ErrorCode::NotFound)?;
    with_game!(game, G => described::<G>(replay, lang))
}

fn described<G: Hosted>(replay: Replay, lang: Lang) -> Result<ReplayInfo, Refusal> {
    let record = Record::<G>::parse(&replay.record).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    Ok(Reading::info(&record, replay.id, replay.title, lang))
}

/// The tournament game that the rulebooks tell, under a name of its own.
const TOURNAMENT: (&str, &str) = ("tournament", include_str!("../../struggle/tests/games/tournament.txt"));

/// The game of the rulebooks, an imported game, or the record of a finished table.
async fn stored(hub: &Arc<Hub>, caller: &Caller, id: &str) -> Result<Replay, Failed> {
    let (name, text) = TOURNAMENT;
    if id == name {
        return Ok(Replay {
            id: name.to_owned(),
            user: String::new(),
            game: detente_struggle::Struggle::NAME.to_owned(),
            title: String::new(),
            record: text.to_owned(),
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

async fn info(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Json<ReplayInfo>, Failed> {
    let replay = stored(&hub, &caller, &id).await?;
    describe(replay, caller.lang).map(Json).map_err(|refusal| caller.refuse(refusal))
}

/// The game after so many actions, through the eyes of a seat or of somebody who looks on.
fn shown<G: Hosted>(
    record: &str,
    actions: usize,
    seat: Option<&str>,
    lang: Lang,
) -> Result<ReplayStep, Refusal> {
    let mut record = Record::<G>::parse(record).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    let viewer = match seat {
        Some(name) => Viewer::Seat(Seat::parse::<G>(name).ok_or(ErrorCode::NotFound)?),
        None => Viewer::Observer,
    };
    // What comes later is not asked about.
    record.actions.truncate(actions);
    Ok(Reading::open(record).shown(viewer, lang))
}

async fn step(
    State(hub): App,
    caller: Caller,
    Path((id, actions)): Path<(String, u32)>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<ReplayStep>, Failed> {
    let replay = stored(&hub, &caller, &id).await?;
    let game = GameName::by_name(&replay.game).ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let (record, seat) = (&replay.record, query.seat.as_deref());
    with_game!(game, G => shown::<G>(record, actions as usize, seat, caller.lang))
        .map(Json)
        .map_err(|refusal| caller.refuse(refusal))
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
