//! The paths of ratings. What is asked much is read by everybody, signed in or not.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use detente_protocol::{ErrorCode, HeadToHead, Ladder, Pace, PlayerRating, Profile};
use detente_store::Results;
use serde::Deserialize;
use serde_json::Value;

use super::{export, look};
use crate::api::{Answer, App, Caller, Failed};
use crate::hub::Hub;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/ladder/{game}/{pace}", get(ladder))
        .route("/api/players/{name}", get(profile))
        .route("/api/players/{name}/games.csv", get(games_csv))
        .route("/api/players/{name}/games.json", get(games_json))
        .route("/api/players/{name}/against/{other}", get(against))
        .route("/api/ratings.csv", get(ratings_csv))
        .route("/api/ratings.json", get(ratings_json))
        .route("/api/results.csv", get(results_csv))
        .route("/api/results.json", get(results_json))
}

#[derive(Debug, Deserialize)]
struct LadderQuery {
    from: Option<usize>,
    provisional: Option<bool>,
    days: Option<u32>,
}

async fn ladder(
    State(hub): App,
    caller: Caller,
    Path((game, pace)): Path<(String, String)>,
    Query(query): Query<LadderQuery>,
) -> Answer<Ladder> {
    caller.count("ratings", hub.config.rates.looked_up)?;
    let pace = Pace::by_word(&pace).ok_or_else(|| caller.refuse(ErrorCode::NotFound))?;
    let wanted = look::Wanted {
        from: query.from.unwrap_or(0),
        provisional: query.provisional.unwrap_or(false),
        days: query.days,
    };
    let reader = caller.user.as_ref().map(|user| user.id.as_str());
    let ladder = look::ladder(&hub, &game, pace, wanted, reader).await;
    ladder.map(Json).map_err(|refusal| caller.refuse(refusal))
}

async fn profile(State(hub): App, caller: Caller, Path(name): Path<String>) -> Answer<Profile> {
    caller.count("ratings", hub.config.rates.looked_up)?;
    let reader = caller.user.as_ref().map(|user| user.id.as_str());
    let profile = look::profile(&hub, &name, reader, caller.lang).await;
    profile.map(Json).map_err(|refusal| caller.refuse(refusal))
}

async fn against(
    State(hub): App,
    caller: Caller,
    Path((one, other)): Path<(String, String)>,
) -> Answer<HeadToHead> {
    caller.count("ratings", hub.config.rates.looked_up)?;
    let found = look::head_to_head(&hub, &one, &other, caller.lang).await;
    found.map(Json).map_err(|refusal| caller.refuse(refusal))
}

#[derive(Debug, Deserialize)]
struct AfterQuery {
    after: Option<i64>,
}

impl AfterQuery {
    fn which(&self) -> Results {
        Results::After { number: self.after.unwrap_or(0), most: u32::MAX }
    }
}

async fn of(hub: &Hub, caller: &Caller, name: &str) -> Result<Results, Failed> {
    let user = look::find(hub, name).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Results::Of { account: user.id, most: u32::MAX })
}

async fn results_csv(
    State(hub): App,
    caller: Caller,
    Query(query): Query<AfterQuery>,
) -> Result<Response, Failed> {
    as_csv(&hub, &caller, query.which(), "results.csv").await
}

async fn games_csv(State(hub): App, caller: Caller, Path(name): Path<String>) -> Result<Response, Failed> {
    let which = of(&hub, &caller, &name).await?;
    as_csv(&hub, &caller, which, "games.csv").await
}

async fn as_csv(hub: &Hub, caller: &Caller, which: Results, name: &str) -> Result<Response, Failed> {
    caller.count("exported", hub.config.rates.exported)?;
    let text = export::csv(hub, which).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(file(name, "text/csv; charset=utf-8", text))
}

/// A file to be kept.
pub fn file(name: &str, kind: &'static str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], text).into_response()
}

async fn ratings_csv(State(hub): App, caller: Caller) -> Result<Response, Failed> {
    caller.count("exported", hub.config.rates.exported)?;
    let text = export::ratings_csv(&hub).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(file("ratings.csv", "text/csv; charset=utf-8", text))
}

async fn ratings_json(State(hub): App, caller: Caller) -> Answer<Vec<PlayerRating>> {
    caller.count("exported", hub.config.rates.exported)?;
    export::ratings(&hub).await.map(Json).map_err(|refusal| caller.refuse(refusal))
}

async fn results_json(State(hub): App, caller: Caller, Query(query): Query<AfterQuery>) -> Answer<Value> {
    as_json(&hub, &caller, query.which()).await
}

async fn games_json(State(hub): App, caller: Caller, Path(name): Path<String>) -> Answer<Value> {
    let which = of(&hub, &caller, &name).await?;
    as_json(&hub, &caller, which).await
}

async fn as_json(hub: &Hub, caller: &Caller, which: Results) -> Answer<Value> {
    caller.count("exported", hub.config.rates.exported)?;
    let found = export::json(hub, which, caller.lang).await;
    found.map(Json).map_err(|refusal| caller.refuse(refusal))
}
