//! Reports: made by people, with the chat as it was then; read by moderators.

use axum::Json;
use axum::extract::{Path, Query, State};
use detente_protocol::plain::plain_text;
use detente_protocol::{
    AuditLine, ChatLine, ErrorCode, EvidenceLine, NewReport, ReportKind, ReportState, ReportSummary,
    ReportView, SanctionInfo, Verdict,
};
use detente_store::{Audit, Decision, Report, ReportLimit, Sanction, User};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::deeds::{self, By};
use super::moderator;
use crate::api::{App, Body, Caller, Failed, ask};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;
use crate::table::Message;
use crate::time::wall as now;

/// How often one may report.
const REPORTS: Rate = Rate::new(5.0, 1.0 / 600.0);
/// The longest text of a report, how many texts are kept with one, and how many lines of chat around what was reported.
const TEXT: usize = 1000;
const TEXTS: usize = 20;
const LINES: usize = 40;
/// The most that a list shows.
const MOST: u32 = 200;
/// A report that was taken is free again after this, in milliseconds.
pub const TAKEN: i64 = 30 * 60 * 1000;

/// What is kept with a report, as JSON.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Content {
    pub texts: Vec<String>,
    /// Who reported it.
    pub by: Vec<String>,
    pub evidence: Vec<EvidenceLine>,
    pub proposed: Option<Verdict>,
}

pub fn content(report: &Report) -> Content {
    serde_json::from_str(&report.body).unwrap_or_default()
}

fn kind_word(kind: ReportKind) -> &'static str {
    match kind {
        ReportKind::Chat => "chat",
        ReportKind::Name => "name",
        ReportKind::Conduct => "conduct",
        ReportKind::UnfairHelp => "unfair-help",
        ReportKind::Table => "table",
        ReportKind::Other => "other",
    }
}

fn kind_of(word: &str) -> ReportKind {
    let all =
        [ReportKind::Chat, ReportKind::Name, ReportKind::Conduct, ReportKind::UnfairHelp, ReportKind::Table];
    all.into_iter().find(|&kind| kind_word(kind) == word).unwrap_or(ReportKind::Other)
}

/// How far a report is; one that was taken too long ago is open again.
pub fn state(report: &Report) -> ReportState {
    match report.state.as_str() {
        "taken" if now() < report.taken_at + TAKEN => ReportState::Taken,
        "second" => ReportState::Second,
        "closed" => ReportState::Closed,
        _ => ReportState::Open,
    }
}

pub async fn make(
    State(hub): App,
    caller: Caller,
    Body(wish): Body<NewReport>,
) -> Result<Json<Value>, Failed> {
    let user = caller.user()?.clone();
    caller.count("report", REPORTS)?;
    if wish.text.len() > TEXT {
        return Err(caller.refuse(ErrorCode::TooLarge));
    }
    // Only what the reporter may read becomes evidence, and only a table that the reporter may see is reported.
    let chat: Vec<ChatLine> = match &wish.table {
        Some(table) => {
            let eyes = caller.eyes(None);
            ask(&hub, &caller, table, |answer| Message::Chat { eyes, answer }).await?
        }
        None => Vec::new(),
    };
    let about = meant(&hub, &wish).await.map_err(|refusal| caller.refuse(refusal))?;
    if about.id == user.id {
        return Err(caller.refuse(ErrorCode::Forbidden));
    }
    let made = store(&hub, &user, &about, wish, &chat).await;
    made.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(json!({})))
}

/// Whom a report is about: a table is its host's.
async fn meant(hub: &Hub, wish: &NewReport) -> Result<User, Refusal> {
    let about = match (&wish.table, wish.kind) {
        (Some(table), ReportKind::Table) => {
            let row = hub.store.table(table).await?.ok_or(ErrorCode::NotFound)?;
            let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
            body["host"].as_str().unwrap_or_default().to_owned()
        }
        _ => wish.about.clone(),
    };
    Ok(hub.store.user(&about).await?.ok_or(ErrorCode::NotFound)?)
}

fn evidence(chat: &[ChatLine], marked: Option<u32>) -> Vec<EvidenceLine> {
    let at = marked.and_then(|number| chat.iter().position(|line| line.number == number));
    let from = at.unwrap_or(chat.len()).saturating_sub(LINES / 2).min(chat.len().saturating_sub(LINES));
    let line = |line: &ChatLine| EvidenceLine {
        number: line.number,
        user: line.user.clone(),
        name: line.name.clone(),
        text: line.text.clone(),
        at: line.at,
        marked: Some(line.number) == marked,
    };
    chat[from..].iter().take(LINES).map(line).collect()
}

/// Keeps a report; one about the same person, matter and table is joined to it.
async fn store(
    hub: &Hub,
    user: &User,
    about: &User,
    wish: NewReport,
    chat: &[ChatLine],
) -> Result<(), Refusal> {
    let by = By { id: user.id.clone(), name: user.name.clone() };
    let (table, text) = (wish.table.unwrap_or_default(), plain_text(&wish.text));
    let same = |report: &&Report| {
        report.state != "closed" && report.kind == kind_word(wish.kind) && report.table == table
    };
    let known = hub.store.reports_about(&about.id, MOST).await?;
    if let Some(report) = known.iter().find(same) {
        let mut kept = content(report);
        if kept.by.contains(&user.id) || kept.texts.len() >= TEXTS {
            // The same again is not another report, and what twenty people say needs no more.
            return Ok(());
        }
        kept.texts.push(text);
        kept.by.push(user.id.clone());
        let body = json!(kept).to_string();
        let joined = Report { body, count: report.count + 1, ..report.clone() };
        let noted = Decision::noted(deeds::line(&by, "joined", &about.id, Some(report.id), None, ""));
        let joined = Decision { report: Some((joined, report.state.clone())), ..noted };
        // Somebody has taken or closed it just now.
        return if hub.store.decide(&joined).await? { Ok(()) } else { Err(ErrorCode::Stale.into()) };
    }
    let kept = Content {
        texts: vec![text],
        by: vec![user.id.clone()],
        evidence: evidence(chat, wish.line),
        proposed: None,
    };
    let report = Report {
        id: 0,
        kind: kind_word(wish.kind).to_owned(),
        about: about.id.clone(),
        by: user.id.clone(),
        table,
        line: wish.line,
        body: json!(kept).to_string(),
        count: 1,
        state: "open".to_owned(),
        taken_by: String::new(),
        taken_at: 0,
        upheld: false,
        created: now(),
    };
    let shares = &hub.config.moderation;
    let limit = ReportLimit { of_one: shares.reports_per_user.get(), in_all: shares.reports.get() };
    let full = || Refusal::told(ErrorCode::TooOften, "server-error-reports");
    let id = hub.store.add_report(&report, limit).await?.ok_or_else(full)?;
    hub.store.add_audit(&deeds::line(&by, "reported", &about.id, Some(id), None, "")).await?;
    Ok(())
}

/// The name of a user, as far as it is known.
async fn name(hub: &Hub, user: &str) -> Result<String, Refusal> {
    Ok(hub.store.user(user).await?.map_or_else(|| user.to_owned(), |user| user.name))
}

async fn summary(hub: &Hub, reader: &User, report: &Report) -> Result<ReportSummary, Refusal> {
    let state = state(report);
    let taken = matches!(state, ReportState::Taken | ReportState::Second);
    let taken_by = if taken { Some(name(hub, &report.taken_by).await?) } else { None };
    Ok(ReportSummary {
        id: report.id,
        kind: kind_of(&report.kind),
        about: report.about.clone(),
        about_name: name(hub, &report.about).await?,
        table: Some(report.table.clone()).filter(|table| !table.is_empty()),
        count: report.count,
        state,
        mine: taken && report.taken_by == reader.id,
        taken_by,
        created: report.created,
    })
}

#[derive(Debug, Deserialize)]
pub struct ListQuery {
    #[serde(default)]
    closed: bool,
}

pub async fn list(
    State(hub): App,
    caller: Caller,
    Query(query): Query<ListQuery>,
) -> Result<Json<Vec<ReportSummary>>, Failed> {
    let reader = moderator(&caller)?.clone();
    let reports = hub.store.reports(query.closed, MOST).await.map_err(|error| caller.refuse(error))?;
    let mut list = Vec::new();
    for report in &reports {
        list.push(summary(&hub, &reader, report).await.map_err(|refusal| caller.refuse(refusal))?);
    }
    Ok(Json(list))
}

pub async fn view(State(hub): App, caller: Caller, Path(id): Path<i64>) -> Result<Json<ReportView>, Failed> {
    let reader = moderator(&caller)?.clone();
    shown(&hub, &reader, id).await.map(Json).map_err(|refusal| caller.refuse(refusal))
}

pub async fn shown(hub: &Hub, reader: &User, id: i64) -> Result<ReportView, Refusal> {
    let report = hub.store.report(id).await?.ok_or(ErrorCode::NotFound)?;
    let kept = content(&report);
    let told = |sanction: Sanction| SanctionInfo {
        id: sanction.id,
        measure: deeds::measure(&sanction.measure).unwrap_or(detente_protocol::Measure::None),
        in_force: !sanction.lifted && sanction.ends.is_none_or(|ends| ends > now()),
        reason: sanction.reason,
        by: sanction.by,
        begins: sanction.begins,
        ends: sanction.ends,
    };
    let history = hub.store.sanctions(&report.about).await?.into_iter().map(told).collect();
    let all = hub.store.reports_about(&report.about, 1000).await?;
    let audit = hub.store.audit(Some(&report.about), 50).await?.into_iter().map(audit_line).collect();
    let may_decide = super::decide::must_be_free_to(hub, reader, &report).await.is_ok()
        && match state(&report) {
            ReportState::Taken => report.taken_by == reader.id,
            ReportState::Second => report.taken_by != reader.id,
            _ => false,
        };
    Ok(ReportView {
        report: summary(hub, reader, &report).await?,
        texts: kept.texts,
        evidence: kept.evidence,
        history,
        reported: all.len() as u32,
        upheld: all.iter().filter(|report| report.upheld).count() as u32,
        audit,
        proposed: kept.proposed,
        may_decide,
    })
}

fn audit_line(line: Audit) -> AuditLine {
    AuditLine {
        at: line.at,
        by: line.by,
        what: line.what,
        about: line.about,
        measure: deeds::measure(&line.measure),
        reason: line.reason,
    }
}

pub async fn audit(State(hub): App, caller: Caller) -> Result<Json<Vec<AuditLine>>, Failed> {
    moderator(&caller)?;
    let lines = hub.store.audit(None, MOST).await.map_err(|error| caller.refuse(error))?;
    Ok(Json(lines.into_iter().map(audit_line).collect()))
}
