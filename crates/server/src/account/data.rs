//! Everything of one's own as one file: the account, where it is signed in, every game with its record, chat, notes, imported
//! games, rated results, what one did in events, browsers that are woken, lessons that are done, puzzles that were tried, former names, whom one has muted, what one reported and what was done to one. Of a
//! running game what the own seat knows, as its player may download it anyway.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use detente_events::Entry;
use detente_protocol::ErrorCode;
use detente_store::{Credential, Owned, Results, Sanction, User, Which};
use detente_words::Lang;
use serde_json::{Value, json};

use crate::api::{App, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;
use crate::ratings::Kept;
use crate::ratings::look::{Names, told};
use crate::table::{Eyes, Form, Message, Who};
use crate::{aside, auth};

/// How often one may ask: it reads everything there is.
const EXPORTS: Rate = Rate::new(3.0, 1.0 / 1200.0);
/// The most rated results in a file, the newest.
const RESULTS: u32 = 10_000;
/// The most games in a file, the newest first; `allGames` says whether these are all.
const GAMES: u32 = 1000;

pub async fn export(State(hub): App, caller: Caller) -> Result<Response, Failed> {
    let user = caller.user()?.clone();
    caller.count("export", EXPORTS)?;
    let all = everything(&hub, &user, caller.lang).await.map_err(|refusal| caller.refuse(refusal))?;
    let name = "attachment; filename=\"detente-account.json\"".to_owned();
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, all.to_string()).into_response())
}

async fn everything(hub: &Arc<Hub>, user: &User, lang: Lang) -> Result<Value, Refusal> {
    let mut signed_in = Vec::new();
    for kind in ["session", "token", "device"] {
        let told = |one: Credential| json!({"kind": one.kind, "label": one.label, "created": one.created, "seen": one.seen});
        signed_in.extend(hub.store.credentials(&user.id, kind).await?.into_iter().map(told));
    }
    let mut games = Vec::new();
    for row in hub.store.tables(Which::Of { user: user.id.clone(), most: GAMES }).await? {
        let record = record(hub, user, &row.id, lang).await.ok();
        games.push(json!({
            "table": row.id, "game": row.game, "status": row.status, "created": row.created, "updated": row.updated,
            "record": record,
        }));
    }
    let devices: Vec<Value> = hub
        .store
        .pushes(&user.id)
        .await?
        .iter()
        .map(|push| json!({"push": push.endpoint, "created": push.created}))
        .collect();
    let mut names = Names::default();
    let mut results = Vec::new();
    for row in hub.store.results(Results::Of { account: user.id.clone(), most: RESULTS }).await? {
        if let Some(kept) = Kept::read(&row) {
            results.push(json!(told(hub, &row, &kept, &mut names, lang).await?));
        }
    }
    let mut events = Vec::new();
    for (event, number, body) in hub.store.event_acts_with(&user.id).await? {
        // What others did stays theirs, unless it is about this user.
        if let Ok(entry) = serde_json::from_str::<Entry>(&body)
            && (entry.by == user.id || entry.clone().forget(&user.id))
        {
            events.push(json!({"event": event, "number": number, "at": entry.at, "did": entry.act}));
        }
    }
    let Owned { chat, notes, replays, former_names, mutes, reports } = hub.store.owned(&user.id).await?;
    let measure = |one: Sanction| json!({"measure": one.measure, "reason": one.reason, "begins": one.begins, "ends": one.ends, "lifted": one.lifted});
    let measures: Vec<Value> = hub.store.sanctions(&user.id).await?.into_iter().map(measure).collect();
    let muted: Vec<Value> = mutes.iter().map(|(table, user)| json!({"table": table, "user": user})).collect();
    let reports: Vec<Value> =
        reports.iter().map(|(kind, table, at)| json!({"kind": kind, "table": table, "at": at})).collect();
    let chat: Vec<Value> =
        chat.iter().map(|(table, line)| json!({"table": table, "at": line.at, "text": line.text})).collect();
    let notes: Vec<Value> = notes.iter().map(|(table, text)| json!({"table": table, "text": text})).collect();
    let imports: Vec<Value> = replays
        .iter()
        .map(|one| json!({"id": one.id, "game": one.game, "title": one.title, "created": one.created, "record": one.record}))
        .collect();
    Ok(json!({
        "account": auth::me(user), "created": user.created, "signedIn": signed_in, "allGames": games.len() < GAMES as usize, "games": games, "chat": chat,
        "notes": notes, "imports": imports, "devices": devices, "formerNames": former_names, "muted": muted,
        "reports": reports, "measures": measures, "ratedResults": results, "events": events,
        "lessons": auth::preferences(user).lessons, "puzzles": auth::preferences(user).puzzles,
    }))
}

async fn record(hub: &Arc<Hub>, user: &User, table: &str, lang: Lang) -> Result<String, Refusal> {
    let who = Who { user: user.id.clone(), name: user.name.clone() };
    let handle = match hub.table(table).await {
        Err(refusal) if refusal.code == ErrorCode::SetAside => {
            return aside::export(hub, Some(&who), table, Form::Record).await.map(|file| file.text);
        }
        handle => handle?,
    };
    let eyes = Eyes { who: Some(who), seat: None, lang, notation: true };
    let asked = handle.ask(|answer| Message::Record { eyes, form: Form::Record, answer }).await;
    asked.map(|file| file.text)
}
