//! Tables that are set aside: their log or the version of their rules does not fit this program, or they cannot be read at all.
//!
//! Such a table is not played on and not shown, for what its players may know cannot be worked out. It can be resigned, what a
//! player is sure to know can be downloaded, and the operator can mend it (`detente admin repair`). As soon as the stored
//! table has changed it is tried again.

use std::fmt::Write as _;

use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::ErrorCode;
use detente_store::{Action, Change, StoredTable as Table};
use serde_json::{Value, json};

use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::{Form, RecordFile, Who};
use crate::time::now;

/// What people are told of such a table.
pub fn refusal() -> Refusal {
    Refusal::told(ErrorCode::SetAside, "server-error-set-aside")
}

/// A table that is set aside, as far as it can be read.
#[derive(Debug)]
struct Aside {
    row: Table,
    body: Value,
}

impl Aside {
    /// Only its players are told that there is such a table.
    async fn of(hub: &Hub, table: &str, who: Option<&Who>) -> Result<Aside, Refusal> {
        let row = hub.store.table(table).await?.ok_or(ErrorCode::NotFound)?;
        let body = serde_json::from_str(&row.body).unwrap_or(Value::Null);
        let aside = Aside { row, body };
        if who.is_some_and(|who| aside.row.users.contains(&who.user)) {
            Ok(aside)
        } else {
            Err(ErrorCode::NotFound.into())
        }
    }

    /// The names of the seats, or their numbers where the game itself is not known.
    fn seats(&self) -> Vec<String> {
        let named = GameName::by_name(&self.row.game).map(|game| with_game!(game, G => G::SEATS));
        let count = self.body["seats"].as_array().map_or(0, Vec::len);
        let name = |seat: usize| named.and_then(|names| names.get(seat)).map(|&name| name.to_owned());
        (0..count).map(|seat| name(seat).unwrap_or_else(|| seat.to_string())).collect()
    }

    fn holder(&self, seat: usize) -> Option<&str> {
        self.body["seats"][seat]["person"]["user"].as_str()
    }

    fn is_over(&self) -> bool {
        matches!(self.row.status.as_str(), "over" | "aborted")
    }
}

/// Gives the game of a seat up: all others win.
pub async fn resign(hub: &Hub, who: &Who, table: &str, seat: &str) -> Result<(), Refusal> {
    let mut aside = Aside::of(hub, table, Some(who)).await?;
    if aside.row.status != "playing" {
        return Err(ErrorCode::NotNow.into());
    }
    let seats = aside.seats();
    let held = seats.iter().position(|name| name == seat).ok_or(ErrorCode::NotFound)?;
    if aside.holder(held) != Some(&who.user) {
        return Err(ErrorCode::Forbidden.into());
    }
    let winners: Vec<&String> = seats.iter().filter(|name| *name != seat).collect();
    aside.body["status"] = json!("over");
    aside.body["ended"] = json!({"winners": winners, "ending": "resign"});
    aside.body["offer"] = Value::Null;
    let had = hub.store.actions(table).await?.len() as u32;
    let from = aside.row.version;
    let row = Table {
        status: "over".to_owned(),
        version: from + 1,
        updated: now(),
        body: aside.body.to_string(),
        ..aside.row
    };
    hub.store.commit(Change::of(row, from, had)).await?;
    Ok(())
}

/// The table as a file. Of a running game only what the player has done, for more cannot be told apart from secrets.
pub async fn export(hub: &Hub, who: Option<&Who>, table: &str, form: Form) -> Result<RecordFile, Refusal> {
    let aside = Aside::of(hub, table, who).await?;
    let user = who.map(|who| who.user.as_str());
    let seats = aside.seats();
    let own: Vec<&String> =
        (0..seats.len()).filter(|&seat| aside.holder(seat) == user).map(|seat| &seats[seat]).collect();
    let known = |action: &Action| aside.is_over() || own.contains(&&action.actor);
    let actions = hub.store.actions(table).await?;
    let Table { game, rules, .. } = &aside.row;
    let name = |ending: &str| format!("{game}-{table}.{ending}");
    if form == Form::Json {
        let told = |action: &Action| json!({"by": action.actor, "action": known(action).then_some(&action.word), "at": action.at});
        let actions: Vec<Value> = actions.iter().map(told).collect();
        let options = &aside.body["options"];
        let text =
            json!({"game": game, "rules": rules, "options": options, "setAside": true, "actions": actions});
        return Ok(RecordFile { name: name("json"), kind: "application/json", text: text.to_string() });
    }
    let first = if aside.is_over() { "detente-record 1" } else { "detente-seen 1" };
    let mut text = format!("{first}\ngame {game}\nrules {rules}\n");
    let options: Vec<&str> =
        aside.body["options"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if !options.is_empty() {
        let _ = writeln!(text, "options {}", options.join(" "));
    }
    let _ = writeln!(text, "result unfinished");
    for action in &actions {
        let word = if known(action) { &action.word } else { "?" };
        let _ = write!(text, "\n{}: {word}", action.actor);
    }
    text.push('\n');
    Ok(RecordFile { name: name("dtr"), kind: "text/plain; charset=utf-8", text })
}

/// Somebody's account ends: the name goes from the table, and a game in play is given up.
pub async fn part(hub: &Hub, row: &Table, user: &str) -> Result<(), Refusal> {
    let body = serde_json::from_str(&row.body).unwrap_or(Value::Null);
    let mut aside = Aside { row: row.clone(), body };
    let seats = aside.seats();
    let own: Vec<usize> = (0..seats.len()).filter(|&seat| aside.holder(seat) == Some(user)).collect();
    let mut status = row.status.clone();
    if status == "playing" {
        let winners: Vec<&String> =
            (0..seats.len()).filter(|seat| !own.contains(seat)).map(|seat| &seats[seat]).collect();
        aside.body["status"] = json!("over");
        aside.body["ended"] = json!({"winners": winners, "ending": "resign"});
        "over".clone_into(&mut status);
    }
    for seat in own {
        aside.body["seats"][seat] = json!({"person": {"user": "", "name": ""}});
    }
    let text = if aside.body.is_null() { row.body.clone() } else { aside.body.to_string() };
    let users = row.users.iter().filter(|other| *other != user).cloned().collect();
    let had = hub.store.actions(&row.id).await?.len() as u32;
    let (from, updated) = (row.version, now());
    let table = Table { status, users, version: from + 1, updated, body: text, ..row.clone() };
    hub.store.commit(Change { seats_changed: true, ..Change::of(table, from, had) }).await?;
    Ok(())
}
