//! What the operator does to the database itself, for `detente admin`. Nothing here speaks to a server that is running; that one
//! finds out by the versions of what has changed.

use std::path::{Path, PathBuf};

use detente_games::{GameName, with_game};
use detente_protocol::Measure;
use detente_store::{Change, Sqlite, Store, StoredTable as Row, Which};
use detente_table::{Body, Stored, Table};

use crate::moderation::deeds::{self, By};
use crate::table::{Served, company, head, stored};
use crate::time::wall as now;

/// What mending a table has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repaired {
    /// How many actions stayed, and how many did not fit.
    pub kept: u32,
    pub dropped: u32,
    /// The version of the rules under which it goes on.
    pub rules: u32,
}

/// Mends a table that was set aside: the longest beginning of its log that the rules accept stays. `rules` is another version to
/// play it under. The error is a sentence.
pub async fn repair(store: &dyn Store, id: &str, rules: Option<u32>) -> Result<Repaired, String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let row = store.table(id).await.map_err(broken)?.ok_or("there is no such table")?;
    let game = GameName::by_name(&row.game).ok_or_else(|| format!("there is no game “{}”", row.game))?;
    let actions: Vec<Stored> = store.actions(id).await.map_err(broken)?.into_iter().map(stored).collect();
    let wanted = rules.unwrap_or(row.rules);
    let row = Row { rules: wanted, ..row };
    let (kept, body) = with_game!(game, G => fitting::<G>(&row, &actions))?;
    if let Some(rules) = rules {
        store.set_rules(id, rules).await.map_err(broken)?;
    }
    let row = store.table(id).await.map_err(broken)?.ok_or("there is no such table")?;
    let (from, had) = (row.version, actions.len() as u32);
    let body = serde_json::to_string(&body).map_err(|error| error.to_string())?;
    let table = Row { version: from + 1, updated: now(), body, ..row };
    let change = Change { table, from, had, keep: kept, add: Vec::new(), seats_changed: false };
    store.commit(change).await.map_err(broken)?;
    Ok(Repaired { kept, dropped: had - kept, rules: wanted })
}

/// How much of a log the rules accept, up to where somebody is to decide, and the table's own data for that.
fn fitting<G: Served>(row: &Row, actions: &[Stored]) -> Result<(u32, Body), String> {
    let mut body: Body = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
    // Steps that are laid, and offers, belong to the end of the log.
    body.laid.clear();
    (body.offer, body.declined) = (None, None);
    let load =
        |count: usize| Table::<G>::load(head(row), body.clone(), &actions[..count], company::<G>(), now());
    load(0)?;
    // Whatever fits up to an action fits up to every earlier one.
    let (mut fits, mut fails) = (0, actions.len() + 1);
    while fails - fits > 1 {
        let middle = usize::midpoint(fits, fails);
        if load(middle).is_ok() {
            fits = middle;
        } else {
            fails = middle;
        }
    }
    // Nature's answers come with the step that asks for them.
    while fits > 0 && !load(fits).is_ok_and(|table| !table.awaited().is_empty() || table.body().is_over()) {
        fits -= 1;
    }
    Ok((fits as u32, body))
}

/// Ends a table without a result.
pub async fn close_table(store: &dyn Store, id: &str, reason: &str) -> Result<(), String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let row = store.table(id).await.map_err(broken)?.ok_or("there is no such table")?;
    if !matches!(row.status.as_str(), "open" | "playing") {
        return Err("that table is over".to_owned());
    }
    let mut body: serde_json::Value = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
    body["status"] = "aborted".into();
    let had = store.actions(id).await.map_err(broken)?.len() as u32;
    let (from, users) = (row.version, row.users.clone());
    let (status, body) = ("aborted".to_owned(), body.to_string());
    let table = Row { version: from + 1, updated: now(), status, body, ..row };
    let change = Change { table, from, had, keep: had, add: Vec::new(), seats_changed: false };
    store.commit(change).await.map_err(broken)?;
    for user in &users {
        let by = By::operator();
        deeds::take(store, &by, user, Measure::CloseTable, None, reason, None).await.map_err(broken)?;
    }
    Ok(())
}

/// The tables in play that do not fit this program, each with the reason.
pub async fn set_aside(store: &dyn Store) -> Result<Vec<(String, String)>, String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let live = Which::Status(vec!["open".to_owned(), "playing".to_owned()]);
    let mut found = Vec::new();
    for row in store.tables(live).await.map_err(broken)? {
        let actions: Vec<Stored> =
            store.actions(&row.id).await.map_err(broken)?.into_iter().map(stored).collect();
        let fits = match GameName::by_name(&row.game) {
            Some(game) => with_game!(game, G => fits::<G>(&row, &actions)),
            None => Err(format!("there is no game “{}”", row.game)),
        };
        if let Err(why) = fits {
            found.push((row.id, why));
        }
    }
    Ok(found)
}

fn fits<G: Served>(row: &Row, actions: &[Stored]) -> Result<(), String> {
    let body: Body = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
    Table::<G>::load(head(row), body, actions, company::<G>(), now()).map(|_| ())
}

/// Puts a copy in the place of the database, which must not be in use. What was there is kept beside it.
pub async fn restore(from: &Path, to: &Path) -> Result<(), String> {
    let told = |error: std::io::Error| error.to_string();
    let beside = |ending: &str| {
        let mut path = to.as_os_str().to_owned();
        path.push(ending);
        PathBuf::from(path)
    };
    let fresh = beside(".restoring");
    if let Some(folder) = to.parent() {
        crate::make_data_folder(folder).map_err(told)?;
    }
    std::fs::copy(from, &fresh).map_err(told)?;
    let store = Sqlite::open(&fresh).await.map_err(|error| error.to_string())?;
    let wrong = store.check().await.map_err(|error| error.to_string())?;
    store.close().await;
    if let Some(line) = wrong.first() {
        std::fs::remove_file(&fresh).map_err(told)?;
        return Err(line.clone());
    }
    if to.exists() {
        std::fs::rename(to, beside(".before")).map_err(told)?;
    }
    for ending in ["-wal", "-shm"] {
        match std::fs::remove_file(beside(ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.to_string()),
            _ => {}
        }
    }
    std::fs::rename(&fresh, to).map_err(told)
}
