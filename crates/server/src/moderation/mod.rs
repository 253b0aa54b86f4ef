//! Moderation: people report, moderators look and decide, and everything that is done stands in a trail that only grows.
//!
//! [`reports`] is what people send and moderators read, [`deeds`] what is done to somebody, [`decide`] how a decision comes about, [`mod@barred`]
//! from where nobody new comes for a while.
//! Nobody decides about themselves, about whoever they play with, or about what they reported; a ban and the closing of a
//! table want two moderators.

pub mod barred;
pub mod decide;
pub mod deeds;
pub mod reports;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use detente_protocol::{ErrorCode, Measure, Notice, Role, TableCommand};
use detente_store::{User, Which};
use serde_json::{Value, json};

use crate::api::{App, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::{Message, Who};
use crate::time::wall as now;

/// How often a running server looks whether something was done to somebody.
const LOOK: Duration = Duration::from_secs(10);
/// It looks so far back, in milliseconds: the clock of whoever wrote it may be behind ours, and what was written may be seen only now. To carry
/// out once more what was carried out already changes nothing.
const BACK: i64 = 600_000;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/reports", post(reports::make))
        .route("/api/notices", get(notices))
        .route("/api/notices/{id}/read", post(read_notice))
        .route("/api/moderation/reports", get(reports::list))
        .route("/api/moderation/reports/{id}", get(reports::view))
        .route("/api/moderation/reports/{id}/take", post(decide::take))
        .route("/api/moderation/reports/{id}/give-back", post(decide::give_back))
        .route("/api/moderation/reports/{id}/decide", post(decide::decide))
        .route("/api/moderation/users/{id}/lift", post(decide::lift))
        .route("/api/moderation/audit", get(reports::audit))
}

pub fn role(user: &User) -> Role {
    if user.role == "moderator" { Role::Moderator } else { Role::Player }
}

/// The caller, who must be a moderator. Others are not told what there would be to see.
fn moderator(caller: &Caller) -> Result<&User, Failed> {
    let user = caller.user()?;
    if role(user) == Role::Moderator { Ok(user) } else { Err(caller.refuse(ErrorCode::Forbidden)) }
}

/// What somebody has not read yet; nothing for nobody.
async fn notices(State(hub): App, caller: Caller) -> Result<Json<Vec<Notice>>, Failed> {
    let Some(user) = &caller.user else { return Ok(Json(Vec::new())) };
    let notices = hub.store.notices(&user.id).await.map_err(|error| caller.refuse(error))?;
    let told = |notice: detente_store::Notice| Notice {
        id: notice.id,
        measure: deeds::measure(&notice.measure),
        reason: notice.reason,
        ends: notice.ends,
        at: notice.at,
    };
    Ok(Json(notices.into_iter().map(told).collect()))
}

async fn read_notice(State(hub): App, caller: Caller, Path(id): Path<i64>) -> Result<Json<Value>, Failed> {
    let read = hub.store.read_notice(&caller.user()?.id, id).await.map_err(|error| caller.refuse(error))?;
    if read { Ok(Json(json!({}))) } else { Err(caller.refuse(ErrorCode::NotFound)) }
}

/// Refuses what somebody may not do for now.
pub async fn may(hub: &Hub, who: &Who, command: &TableCommand) -> Result<(), Refusal> {
    match command {
        TableCommand::Chat { .. } => must_not_be(hub, &who.user, Measure::Mute).await,
        TableCommand::Join { .. } | TableCommand::Start | TableCommand::Rematch => {
            must_not_be(hub, &who.user, Measure::Suspend).await
        }
        _ => Ok(()),
    }
}

/// Refuses whoever a measure holds against, with its reason.
pub async fn must_not_be(hub: &Hub, user: &str, measure: Measure) -> Result<(), Refusal> {
    let sentence = match measure {
        Measure::Mute => "server-error-muted",
        Measure::Suspend => "server-error-suspended",
        _ => "server-error-banned",
    };
    match deeds::holds(hub.store.as_ref(), user, measure).await? {
        Some(sanction) => {
            Err(Refusal { why: sanction.reason, ..Refusal::told(ErrorCode::Forbidden, sentence) })
        }
        None => Ok(()),
    }
}

/// Refuses new guests and new names from where somebody was banned lately.
pub fn may_be_new(hub: &Hub, place: &str) -> Result<(), Refusal> {
    if hub.barred.holds(place) {
        return Err(Refusal::told(ErrorCode::Forbidden, "server-error-barred-place"));
    }
    Ok(())
}

/// Acts on what was done to people, by whomever: who is banned goes, and their games are given up.
pub async fn enforce(hub: &Arc<Hub>, since: i64) -> Result<(), Refusal> {
    for sanction in hub.store.sanctions_since(since).await? {
        if sanction.measure != deeds::word(Measure::Ban) {
            continue;
        }
        hub.barred.add(hub.places_of(&sanction.user), hub.config.moderation.barred());
        hub.let_go(&sanction.user, None);
        let rows = hub.store.tables(Which::Of { user: sanction.user.clone(), most: 1000 }).await?;
        let live = rows.into_iter().filter(|row| matches!(row.status.as_str(), "open" | "playing"));
        // A table that waits may have its host at no seat.
        let hosted = hub.live(|listing| listing.host == sanction.user).into_iter().map(|one| one.id.clone());
        let tables: BTreeSet<String> = live.map(|row| row.id).chain(hosted).collect();
        for table in tables {
            let Ok(handle) = hub.table(&table).await else { continue };
            let user = sanction.user.clone();
            // A table that has ended meanwhile has nothing to give up.
            let _ = handle.ask(|answer| Message::Forfeit { user, answer }).await;
        }
    }
    Ok(())
}

/// Looks again and again, as long as the server runs: the operator's own commands do not pass through it.
pub async fn watch(hub: Arc<Hub>) {
    // What was done while no server ran is carried out first of all.
    let mut since = 0;
    loop {
        let began = now();
        match enforce(&hub, since).await {
            Ok(()) => since = began - BACK,
            Err(refusal) => tracing::error!(?refusal, "what was decided could not be carried out"),
        }
        tokio::time::sleep(LOOK).await;
    }
}
