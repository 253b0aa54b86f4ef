//! Games looked at step by step: finished games of this server, and games brought in from elsewhere, as a record or as a
//! log of the official digital edition.
//!
//! Playing a game through again takes a while, and anybody may ask for it: it is done beside the tables, by few at once, and
//! what is done is counted in actions. What is kept is counted against its owner.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_games::{GameName, with_game};
use detente_house::reading::{self, At, Brought, Limits, Shelved};
use detente_house::taking_up;
use detente_protocol::{Created, ErrorCode, Imported, Measure, ReplayInfo, ReplayStep};
use detente_store::{Quota, Replay, ReplayHead};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::api::{App, Caller, Failed, ask};
use crate::config::Replays;
use crate::error::Refusal;
use crate::hub::{Hub, random_word};
use crate::in_play::{self, InPlay};
use crate::moderation;
use crate::table::{Form, Message};
use crate::taken_up::TakenUp;
use crate::time::wall;

/// A body is read whole before it can be too long for a record by the operator's settings.
pub const BODY: usize = 2 * 1024 * 1024;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/replays", post(import).get(own).layer(DefaultBodyLimit::max(BODY)))
        .route("/api/records", post(go_on).layer(DefaultBodyLimit::max(BODY)))
        .route("/api/replays/{id}", get(info).delete(forget))
        .route("/api/replays/{id}/{actions}", get(step))
}

/// How much is read of a game, by the operator's settings.
pub(crate) fn limits(replays: &Replays) -> Limits {
    Limits { actions: replays.actions.get(), lines: replays.lines.get() }
}

/// Does something with a game beside the tables: few at once, and each user and address only so many of them.
pub(crate) async fn beside<T: Send + 'static>(
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

/// A record of a game: one that is not over goes on as a private table, any other is brought in.
async fn go_on(
    State(hub): App,
    caller: Caller,
    named: Query<Named>,
    text: String,
) -> Result<Json<Created>, Failed> {
    let who = caller.who()?;
    caller.count("created", hub.config.rates.created)?;
    let (lang, most) = (caller.lang, hub.config.replays.record_bytes.get());
    let limits = limits(&hub.config.replays);
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    if text.len() > most {
        return Err(refuse(reading::too_large(limits).into()));
    }
    let suspended = moderation::must_not_be(&hub, &who.user, Measure::Suspend).await;
    suspended.map_err(refuse)?;
    let fresh = hub.fresh().map_err(refuse)?;
    let id = fresh.id.clone();
    let brought = text.clone();
    let mut running = Vec::new();
    for game in GameName::ALL {
        running.push(InPlay::of(&hub, &caller, game).await);
    }
    let taken = beside(&hub, &caller, move || {
        let text = reading::as_record(brought, lang)?;
        let game = reading::game_in(&text, lang)?;
        if running.iter().any(|running| running.is_in(&text)) {
            return Err(in_play::refusal());
        }
        with_game!(game, G => {
            if !taking_up::is_unfinished::<G>(&text) {
                return Ok(None);
            }
            Ok(Some(TakenUp::of(&taking_up::take_up::<G>(&who, &text, fresh, limits, lang)?)?))
        })
    });
    let Some(taken) = taken.await? else {
        let Json(info) = import(State(hub), caller, named, text).await?;
        let path = format!("/replay/{}", info.id);
        return Ok(Json(Created { id: info.id, path, commitment: None }));
    };
    let played = taken.actions.len() as f64;
    caller.count_much("replayed", hub.config.rates.replayed, played)?;
    hub.keep_taken_up(&caller.from, taken).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(Created { path: format!("/table/{id}"), id, commitment: None }))
}

async fn import(
    State(hub): App,
    caller: Caller,
    Query(named): Query<Named>,
    text: String,
) -> Result<Json<ReplayInfo>, Failed> {
    let user = caller.user()?.id.clone();
    caller.count("import", hub.config.rates.imports)?;
    let limits = limits(&hub.config.replays);
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    if text.len() > hub.config.replays.record_bytes.get() {
        return Err(refuse(reading::too_large(limits).into()));
    }
    let lang = caller.lang;
    let made = beside(&hub, &caller, move || {
        let Brought { game, title, actions, record } = reading::bring(text, &named.title, limits, lang)?;
        let game = game.name().to_owned();
        let replay = Replay { id: random_word(20)?, user, game, title, record, created: wall() };
        let info = reading::info(shelved(&replay)?, limits, lang)?;
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

pub(crate) fn shelved(replay: &Replay) -> Result<Shelved<'_>, Refusal> {
    let game = GameName::by_name(&replay.game).ok_or(ErrorCode::NotFound)?;
    Ok(Shelved { game, id: &replay.id, title: &replay.title, record: &replay.record })
}

/// The game of the rulebooks, an imported game, or the record of a finished table.
pub(crate) async fn stored(hub: &Arc<Hub>, caller: &Caller, id: &str) -> Result<Replay, Failed> {
    let (name, text) = reading::TOURNAMENT;
    if id == name {
        return Ok(Replay {
            id: name.to_owned(),
            user: String::new(),
            game: GameName::Twilight.name().to_owned(),
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

/// What a game costs is counted before it is played through: about four letters make an action.
pub(crate) fn count(hub: &Hub, caller: &Caller, replay: &Replay) -> Result<(), Failed> {
    caller.count_much("replayed", hub.config.rates.replayed, (replay.record.len() / 4) as f64)
}

async fn info(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Json<ReplayInfo>, Failed> {
    let replay = stored(&hub, &caller, &id).await?;
    count(&hub, &caller, &replay)?;
    let (limits, lang) = (limits(&hub.config.replays), caller.lang);
    beside(&hub, &caller, move || Ok(reading::info(shelved(&replay)?, limits, lang)?)).await.map(Json)
}

/// Which step is wanted, and how.
#[derive(Debug, Deserialize)]
struct Wanted {
    seat: Option<String>,
    /// The step that is shown already: only what has changed in the log since is sent.
    since: Option<u32>,
}

async fn step(
    State(hub): App,
    caller: Caller,
    Path((id, actions)): Path<(String, u32)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<ReplayStep>, Failed> {
    let replay = stored(&hub, &caller, &id).await?;
    count(&hub, &caller, &replay)?;
    let (limits, lang) = (limits(&hub.config.replays), caller.lang);
    let shown = beside(&hub, &caller, move || {
        let (seat, since) = (wanted.seat.as_deref(), wanted.since.map(|since| since as usize));
        Ok(reading::step(shelved(&replay)?, At { actions: actions as usize, seat, since }, limits, lang)?)
    });
    shown.await.map(Json)
}
