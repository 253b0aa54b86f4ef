//! How a decision comes about: a report is taken by one moderator, who decides with a reason; what cannot be undone wants a second.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use detente_protocol::{ErrorCode, Measure, ReportState, ReportView, Verdict};
use detente_store::{Decision, Notice, Report, User, Which};
use serde_json::{Value, json};

use super::deeds::{self, By};
use super::reports::{content, shown, state};
use super::{enforce, moderator};
use crate::admin;
use crate::api::{App, Body, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::Message;
use crate::time::wall as now;

/// The longest that somebody can be muted or suspended, in days.
const LONGEST: u32 = 366;

fn by(user: &User) -> By {
    By { id: user.id.clone(), name: user.name.clone() }
}

async fn found(hub: &Hub, id: i64) -> Result<Report, Refusal> {
    Ok(hub.store.report(id).await?.ok_or(ErrorCode::NotFound)?)
}

/// Nobody decides about themselves, about what they reported, or about whoever they play with.
pub async fn must_be_free_to(hub: &Hub, user: &User, report: &Report) -> Result<(), Refusal> {
    let involved = || Refusal::told(ErrorCode::Forbidden, "server-error-involved");
    if report.about == user.id || report.by == user.id || content(report).by.contains(&user.id) {
        return Err(involved());
    }
    let tables = hub.store.tables(Which::Of { user: user.id.clone(), most: 200 }).await?;
    let plays =
        |table: &detente_store::StoredTable| table.status == "playing" && table.users.contains(&report.about);
    if tables.iter().any(plays) { Err(involved()) } else { Ok(()) }
}

/// Keeps a report with what is decided about it, unless somebody was faster.
async fn save(hub: &Hub, report: Report, was: &str, decision: Decision) -> Result<(), Refusal> {
    let decision = Decision { report: Some((report, was.to_owned())), ..decision };
    if hub.store.decide(&decision).await? { Ok(()) } else { Err(ErrorCode::Stale.into()) }
}

/// Nothing but that a moderator did something with a report.
fn noted(user: &User, what: &str, report: &Report) -> Decision {
    Decision::noted(deeds::line(&by(user), what, &report.about, Some(report.id), None, ""))
}

pub async fn take(State(hub): App, caller: Caller, Path(id): Path<i64>) -> Result<Json<ReportView>, Failed> {
    let user = moderator(&caller)?.clone();
    let taken = async {
        let report = found(&hub, id).await?;
        must_be_free_to(&hub, &user, &report).await?;
        let own = report.taken_by == user.id && state(&report) == ReportState::Taken;
        if state(&report) != ReportState::Open && !own {
            return Err(ErrorCode::NotNow.into());
        }
        let was = report.state.clone();
        let report =
            Report { state: "taken".to_owned(), taken_by: user.id.clone(), taken_at: now(), ..report };
        let noted = noted(&user, "took", &report);
        save(&hub, report, &was, noted).await?;
        shown(&hub, &user, id).await
    };
    taken.await.map(Json).map_err(|refusal: Refusal| caller.refuse(refusal))
}

pub async fn give_back(
    State(hub): App,
    caller: Caller,
    Path(id): Path<i64>,
) -> Result<Json<ReportView>, Failed> {
    let user = moderator(&caller)?.clone();
    let given = async {
        let report = found(&hub, id).await?;
        if report.taken_by != user.id || state(&report) != ReportState::Taken {
            return Err(ErrorCode::NotNow.into());
        }
        let report = Report { state: "open".to_owned(), taken_by: String::new(), ..report };
        let noted = noted(&user, "gave-back", &report);
        save(&hub, report, "taken", noted).await?;
        shown(&hub, &user, id).await
    };
    given.await.map(Json).map_err(|refusal: Refusal| caller.refuse(refusal))
}

pub async fn decide(
    State(hub): App,
    caller: Caller,
    Path(id): Path<i64>,
    Body(verdict): Body<Verdict>,
) -> Result<Json<ReportView>, Failed> {
    let user = moderator(&caller)?.clone();
    let decided = async {
        decided(&hub, &user, id, verdict).await?;
        shown(&hub, &user, id).await
    };
    decided.await.map(Json).map_err(|refusal| caller.refuse(refusal))
}

async fn decided(hub: &Arc<Hub>, user: &User, id: i64, verdict: Verdict) -> Result<(), Refusal> {
    let report = found(hub, id).await?;
    must_be_free_to(hub, user, &report).await?;
    let reason = deeds::reason(&verdict.reason).ok_or_else(|| Refusal::wrong("server-error-no-reason"))?;
    if verdict.days.is_some_and(|days| days == 0 || days > LONGEST) {
        return Err(Refusal::bad(format!("1 to {LONGEST} days")));
    }
    if verdict.measure == Measure::CloseTable && report.table.is_empty() {
        return Err(ErrorCode::NotNow.into());
    }
    let verdict = Verdict { reason, ..verdict };
    let mut kept = content(&report);
    match state(&report) {
        ReportState::Taken if report.taken_by == user.id => {}
        // The second moderator agrees to what was proposed, or turns it down.
        ReportState::Second if report.taken_by != user.id => {}
        _ => return Err(ErrorCode::NotNow.into()),
    }
    let grave = matches!(verdict.measure, Measure::Ban | Measure::CloseTable);
    let seconded = state(&report) == ReportState::Second
        && kept.proposed.as_ref().is_some_and(|proposed| proposed.measure == verdict.measure);
    let was = report.state.clone();
    if grave && !seconded {
        let (measure, reason) = (verdict.measure, verdict.reason.clone());
        kept.proposed = Some(verdict);
        let proposed = Report {
            state: "second".to_owned(),
            taken_by: user.id.clone(),
            body: json!(kept).to_string(),
            ..report.clone()
        };
        let line = deeds::line(&by(user), "proposed", &report.about, Some(id), Some(measure), &reason);
        return save(hub, proposed, &was, Decision::noted(line)).await;
    }
    if verdict.measure == Measure::CloseTable {
        // First of all: of a table that cannot be closed nobody is told that it was.
        close(hub, &report.table).await?;
    }
    let upheld = verdict.measure != Measure::None;
    let closed = Report { state: "closed".to_owned(), upheld, ..report.clone() };
    let Verdict { measure, days, reason } = verdict;
    let days = days.or((measure == Measure::Mute || measure == Measure::Suspend).then_some(7));
    let began = now();
    let mut decision = deeds::decision(&by(user), &report.about, measure, days, &reason, Some(id));
    // Who reported learns that something was done, not what.
    decision.notices.extend(kept.by.iter().filter(|_| upheld).map(|reporter| Notice {
        id: 0,
        user: reporter.clone(),
        measure: String::new(),
        reason: String::new(),
        ends: None,
        at: began,
    }));
    save(hub, closed, &was, decision).await?;
    if measure == Measure::Ban {
        enforce(hub, began).await?;
    }
    Ok(())
}

/// Ends a table without a result, also one that is set aside.
async fn close(hub: &Arc<Hub>, table: &str) -> Result<(), Refusal> {
    match hub.table(table).await {
        Ok(handle) => handle.ask(|answer| Message::Close { answer }).await,
        Err(refusal) if refusal.code == ErrorCode::SetAside => {
            let ended = admin::end(hub.store.as_ref(), table).await;
            ended.map(|_| ()).map_err(|_| ErrorCode::NotNow.into())
        }
        Err(refusal) => Err(refusal),
    }
}

/// Ends a measure before its time, with a reason.
pub async fn lift(
    State(hub): App,
    caller: Caller,
    Path(id): Path<String>,
    Body(verdict): Body<Verdict>,
) -> Result<Json<Value>, Failed> {
    let user = moderator(&caller)?.clone();
    let lifted = async {
        if id == user.id {
            return Err(Refusal::told(ErrorCode::Forbidden, "server-error-involved"));
        }
        let reason =
            deeds::reason(&verdict.reason).ok_or_else(|| Refusal::wrong("server-error-no-reason"))?;
        if deeds::lift(hub.store.as_ref(), &by(&user), &id, verdict.measure, &reason).await? {
            Ok(Json(json!({})))
        } else {
            Err(ErrorCode::NotFound.into())
        }
    };
    lifted.await.map_err(|refusal: Refusal| caller.refuse(refusal))
}
