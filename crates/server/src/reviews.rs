//! Reviews: by what a game that is over was decided. Anybody who may see the game may ask; it is made once, beside the tables and
//! behind every bot that somebody waits for, kept, and the same for everybody. A game in play is refused like its record: what a
//! position is worth reaches no table at which people play.
//!
//! The work is a job that goes on in slices. What was found lies in the store between them, so that a server that stops, or another
//! one, goes on from there.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_games::{GameName, with_game};
use detente_house::reading::TOURNAMENT;
use detente_house::reviewing::{self, Pieces, SEED, Terms, Worker};
use detente_house::taking_up;
use detente_protocol::{Created, ErrorCode, Measure, ReviewDecision, ReviewState, TryHere};
use detente_review::{Finding, Kept, Review};
use detente_store::reviews::{ASKED, DONE, FAILED};
use detente_store::{Job, Replay, ReviewAsked, ReviewLimit, ReviewRow};

use crate::api::{Answer, App, Body, Caller, Failed};
use crate::error::Refusal;
use crate::hub::{Hub, locked};
use crate::in_play::{self, InPlay};
use crate::jobs::{Outcome, REVIEW};
use crate::moderation;
use crate::replays::{beside, count, limits, shelved, stored};
use crate::taken_up::TakenUp;
use crate::thinking::{Owner, Rank, Slot};
use crate::time::now;

/// So long is worked before what was found is kept and others have their turn; a claim on a job lasts longer.
const SLICE: Duration = Duration::from_secs(20);
/// How often it is written down how far a review is.
const TOLD: Duration = Duration::from_millis(700);
/// A review that has to wait is looked at again after so long for each that is ahead of it, in milliseconds, and after so long at most.
const PAUSE: i64 = 1_000;
const LONGEST: u32 = 30;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/replays/{id}/review", get(state).post(ask))
        .route("/api/replays/{id}/review/{n}", get(decision))
        .route("/api/replays/{id}/review.json", get(file))
        .route("/api/replays/{id}/try", post(try_here))
}

fn terms(hub: &Hub) -> Terms {
    Terms { lines: hub.config.reviews.lines.get(), seed: SEED }
}

/// How far the review of a game is. Whoever asks may see the game.
async fn found(hub: &Arc<Hub>, caller: &Caller, replay: Replay) -> Answer<ReviewState> {
    let refuse = |error: detente_store::StoreError| caller.refuse(error);
    let head = hub.store.review_head(&replay.id).await.map_err(refuse)?;
    let Some(head) = head else { return Ok(Json(ReviewState::None)) };
    let at_once = hub.config.reviews.at_once.get();
    let state = match head.state.as_str() {
        ASKED => {
            let before = hub.store.reviews_before(&replay.id).await.map_err(refuse)?;
            if before >= at_once && head.done == 0 {
                ReviewState::Waiting { ahead: before - at_once + 1 }
            } else {
                ReviewState::Working { done: head.done, of: head.tasks }
            }
        }
        DONE => {
            let row = hub.store.review(&replay.id).await.map_err(refuse)?;
            let Some(review) = row.as_ref().and_then(|row| read(&row.body)) else {
                // Of another version of the program: whoever asks gets a new one.
                hub.store.drop_review(&replay.id).await.map_err(refuse)?;
                return Ok(Json(ReviewState::None));
            };
            count(hub, caller, &replay)?;
            let (limits, lang) = (limits(&hub.config.replays), caller.lang);
            let shown =
                beside(hub, caller, move || Ok(reviewing::shown(shelved(&replay)?, &review, limits, lang)?));
            ReviewState::Done { review: Box::new(shown.await?) }
        }
        _ => ReviewState::Failed,
    };
    Ok(Json(state))
}

fn read(body: &str) -> Option<Review> {
    let review: Review = serde_json::from_str(body).ok()?;
    (review.version == detente_review::sum::VERSION).then_some(review)
}

/// The record of a game that is over, for somebody who may see it.
async fn over(hub: &Arc<Hub>, caller: &Caller, id: &str) -> Result<Replay, Failed> {
    stored(hub, caller, id).await.map_err(|Failed(refusal, lang)| {
        let running = refusal.sentence == Some("server-error-running");
        let sentence = if running { Some("server-error-review-running") } else { refusal.sentence };
        Failed(Refusal { sentence, ..refusal }, lang)
    })
}

async fn state(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<ReviewState> {
    let replay = over(&hub, &caller, &id).await?;
    found(&hub, &caller, replay).await
}

async fn ask(State(hub): App, caller: Caller, Path(id): Path<String>) -> Answer<ReviewState> {
    let user = caller.user()?.id.clone();
    let replay = over(&hub, &caller, &id).await?;
    let Json(state) = found(&hub, &caller, replay.clone()).await?;
    if !matches!(state, ReviewState::None | ReviewState::Failed) {
        return Ok(Json(state));
    }
    count(&hub, &caller, &replay)?;
    // What cannot be reviewed is refused before it takes a place among those that wait.
    let (how, bounds) = (terms(&hub), limits(&hub.config.replays));
    let (game, record) = (replay.game.clone(), replay.record.clone());
    let tried = replay.clone();
    let running = running(&hub, &caller, &replay).await;
    let tasks = beside(&hub, &caller, move || {
        if running.is_some_and(|running| running.is_in(&tried.record)) {
            return Err(in_play::refusal());
        }
        Ok(reviewing::pieces(shelved(&tried)?, how, bounds)?.count())
    });
    let tasks = tasks.await?;
    caller.count("review", hub.config.rates.reviews)?;
    let at = now();
    let row = ReviewRow {
        id: id.clone(),
        account: user,
        game,
        state: ASKED.to_owned(),
        tasks: tasks as u32,
        done: 0,
        record,
        findings: String::new(),
        body: String::new(),
        created: at,
        updated: at,
    };
    let bounds = &hub.config.reviews;
    let limit =
        ReviewLimit { of_one: bounds.per_user.get(), in_all: bounds.waiting.get(), kept: bounds.kept.get() };
    // The job is nobody's: it goes on if whoever asked for it goes.
    let asked = hub.store.ask_review(&row, &Job::new(REVIEW, id, at, at), limit).await;
    match asked.map_err(|error| caller.refuse(error))? {
        ReviewAsked::Added => hub.bench.ring(),
        ReviewAsked::There => {}
        ReviewAsked::TooManyOfOne => {
            return Err(caller.refuse(Refusal::told(ErrorCode::TooOften, "server-error-review-own")));
        }
        ReviewAsked::TooManyInAll => {
            return Err(caller.refuse(Refusal::told(ErrorCode::TooOften, "server-error-review-full")));
        }
    }
    found(&hub, &caller, replay).await
}

/// A review that is there, for somebody who may see the game.
async fn made(hub: &Arc<Hub>, caller: &Caller, id: &str) -> Result<(Replay, Review, String), Failed> {
    let replay = over(hub, caller, id).await?;
    let row = hub.store.review(id).await.map_err(|error| caller.refuse(error))?;
    let body = row.filter(|row| row.state == DONE).map(|row| row.body);
    let review = body.as_deref().and_then(read).ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    Ok((replay, review, body.unwrap_or_default()))
}

async fn decision(
    State(hub): App,
    caller: Caller,
    Path((id, n)): Path<(String, u32)>,
) -> Answer<ReviewDecision> {
    let (replay, review, _) = made(&hub, &caller, &id).await?;
    count(&hub, &caller, &replay)?;
    let (limits, lang) = (limits(&hub.config.replays), caller.lang);
    let told = beside(&hub, &caller, move || {
        Ok(reviewing::decision(shelved(&replay)?, &review, n as usize, limits, lang)?)
    });
    told.await.map(Json)
}

async fn file(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Response, Failed> {
    let (replay, _, body) = made(&hub, &caller, &id).await?;
    let name = format!("attachment; filename=\"{}-{id}-review.json\"", replay.game);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], body).into_response())
}

/// The running games of whoever asks, where this record may be one of them: that of the rulebooks is not.
async fn running(hub: &Arc<Hub>, caller: &Caller, replay: &Replay) -> Option<InPlay> {
    let game = GameName::by_name(&replay.game).filter(|_| replay.id != TOURNAMENT.0)?;
    Some(InPlay::of(hub, caller, game).await)
}

/// A table of one's own that begins in a position of a game that is over.
async fn try_here(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Body(wish): Body<TryHere>,
) -> Answer<Created> {
    let who = caller.who()?;
    caller.count("created", hub.config.rates.created)?;
    let refuse = |refusal: Refusal| caller.refuse(refusal);
    moderation::must_not_be(&hub, &who.user, Measure::Suspend).await.map_err(refuse)?;
    let replay = over(&hub, &caller, &id).await?;
    count(&hub, &caller, &replay)?;
    let fresh = hub.fresh().map_err(refuse)?;
    let table = fresh.id.clone();
    let (limits, lang) = (limits(&hub.config.replays), caller.lang);
    let running = running(&hub, &caller, &replay).await;
    let taken = beside(&hub, &caller, move || {
        if running.is_some_and(|running| running.is_in(&replay.record)) {
            return Err(in_play::refusal());
        }
        let of = shelved(&replay)?;
        with_game!(of.game, G => {
            TakenUp::of(&taking_up::try_here::<G>(&who, of.record, &wish, fresh, limits, lang)?)
        })
    });
    let taken = taken.await?;
    hub.keep_taken_up(&caller.from, taken).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(Created { path: format!("/table/{table}"), id: table, commitment: None }))
}

/// Reviews that are being worked on here. A claim on a job ends some time; where a piece of work takes longer than that, the review must not
/// be begun a second time beside itself.
#[derive(Debug, Default)]
pub struct UnderWay(Mutex<HashSet<String>>);

/// One of them, until it is dropped.
struct Begun<'a>(&'a UnderWay, &'a str);

impl UnderWay {
    /// Begins one that is not under way, if no more than so many are.
    fn begin<'a>(&'a self, id: &'a str, at_once: u32) -> Option<Begun<'a>> {
        let mut under_way = locked(&self.0);
        let begins = under_way.len() < at_once as usize && under_way.insert(id.to_owned());
        begins.then(|| Begun(self, id))
    }
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        locked(&self.0.0).remove(self.1);
    }
}

/// When a review is looked at again that has so many ahead of it.
fn later(ahead: u32) -> Outcome {
    Outcome::Later(now() + PAUSE * i64::from(ahead.clamp(1, LONGEST)))
}

/// Works on a review for a while.
pub async fn make(hub: &Arc<Hub>, job: &Job) -> Outcome {
    // Most of those that wait have no turn yet: their games are not read for that.
    match hub.store.review_head(&job.key).await {
        Ok(Some(head)) if head.state == ASKED => {}
        Ok(_) => return Outcome::Moot,
        Err(_) => return Outcome::Again,
    }
    let at_once = hub.config.reviews.at_once.get();
    match hub.store.reviews_before(&job.key).await {
        Ok(before) if before < at_once => {}
        Ok(before) => return later(before - at_once + 1),
        Err(_) => return Outcome::Again,
    }
    let Some(_begun) = hub.reviews.begin(&job.key, at_once) else { return later(1) };
    let row = match hub.store.review(&job.key).await {
        Ok(Some(row)) if row.state == ASKED => row,
        Ok(_) => return Outcome::Moot,
        Err(_) => return Outcome::Again,
    };
    let owner = Owner { user: row.account.clone(), place: REVIEW.to_owned() };
    let begun = Instant::now();
    // A place on the bench is not kept for longer than a slice because all threads are busy.
    let Ok(slot) = tokio::time::timeout(SLICE, hub.thinking.ask(Rank::BotsAlone, &owner)).await else {
        return later(1);
    };
    let Ok(slot) = slot else { return later(1) };
    let Some(pieces) = prepared(hub, slot, &row).await else { return Outcome::Never };
    let mut kept = kept(&row, pieces.as_ref());
    let missing: VecDeque<usize> = (0..pieces.count())
        .filter(|task| !kept.findings.iter().any(|finding| finding.task == *task))
        .collect();
    let slice = Arc::new(Slice {
        id: row.id.clone(),
        begun,
        before: kept.findings.len(),
        missing: Mutex::new(missing),
        found: Mutex::default(),
        told: Mutex::new(Instant::now()),
    });
    // As many threads as bots have for one user; each asks for its place again and again.
    let mut lanes = tokio::task::JoinSet::new();
    for _ in 0..hub.config.bots_per_user() {
        let Some(worker) = pieces.clone().worker() else { return Outcome::Never };
        lanes.spawn(lane(hub.clone(), owner.clone(), slice.clone(), worker));
    }
    let whole = lanes.join_all().await.into_iter().all(|whole| whole);
    kept.findings.append(&mut locked(&slice.found));
    let done = kept.findings.len() as u32;
    let text = serde_json::to_string(&kept).unwrap_or_default();
    if hub.store.keep_findings(&row.id, done, &text, now()).await.is_err() {
        return Outcome::Again;
    }
    if !whole {
        return Outcome::Never;
    }
    let Some(review) = pieces.sum_up(&kept.findings) else { return Outcome::Later(now()) };
    let body = serde_json::to_string(&review).unwrap_or_default();
    match hub.store.finish_review(&row.id, DONE, &body, now()).await {
        Ok(_) => Outcome::Done(Vec::new()),
        Err(_) => Outcome::Again,
    }
}

/// It will never be done.
pub async fn give_up(hub: &Hub, id: &str) {
    if let Err(error) = hub.store.finish_review(id, FAILED, "", now()).await {
        tracing::error!(%error, "that a review has failed could not be stored");
    }
}

/// What was found before, if it belongs to the same review.
fn kept(row: &ReviewRow, pieces: &dyn Pieces) -> Kept {
    let key = pieces.key();
    let before: Option<Kept> = serde_json::from_str(&row.findings).ok();
    before.filter(|kept| kept.key == key).unwrap_or(Kept { key, findings: Vec::new() })
}

/// The game cut into pieces, on one of the threads that think.
async fn prepared(hub: &Hub, slot: Slot, row: &ReviewRow) -> Option<Arc<dyn Pieces>> {
    let (how, bounds) = (terms(hub), limits(&hub.config.replays));
    let game = GameName::by_name(&row.game)?;
    let (id, record) = (row.id.clone(), row.record.clone());
    let cut = slot.think(move || {
        let of = detente_house::reading::Shelved { game, id: &id, title: "", record: &record };
        reviewing::pieces(of, how, bounds).ok()
    });
    cut.await.flatten()
}

/// What the threads that work on a review share.
#[derive(Debug)]
struct Slice {
    id: String,
    begun: Instant,
    /// So much was found before it.
    before: usize,
    missing: Mutex<VecDeque<usize>>,
    found: Mutex<Vec<Finding>>,
    told: Mutex<Instant>,
}

/// One piece after the other, until there are no more or the time is over. False if one of them failed.
async fn lane(hub: Arc<Hub>, owner: Owner, slice: Arc<Slice>, mut worker: Worker) -> bool {
    loop {
        let left = SLICE.saturating_sub(slice.begun.elapsed());
        if left.is_zero() || hub.is_stopping() {
            return true;
        }
        // Whoever plays against a bot comes first, however long that takes.
        let Ok(Ok(slot)) = tokio::time::timeout(left, hub.thinking.ask(Rank::BotsAlone, &owner)).await else {
            return true;
        };
        let Some(task) = locked(&slice.missing).pop_front() else { return true };
        let worked = slot.think(move || {
            let finding = worker(task);
            (worker, finding)
        });
        let Some((again, finding)) = worked.await else { return false };
        worker = again;
        let done = {
            let mut found = locked(&slice.found);
            found.push(finding);
            slice.before + found.len()
        };
        let due = std::mem::replace(&mut *locked(&slice.told), Instant::now());
        if due.elapsed() < TOLD {
            *locked(&slice.told) = due;
        } else if let Err(error) = hub.store.advance_review(&slice.id, done as u32, now()).await {
            tracing::warn!(%error, "how far a review is could not be stored");
        }
    }
}
