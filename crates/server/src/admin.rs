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
    let change = Change { keep: kept, ..Change::of(table, from, had) };
    store.commit(change).await.map_err(broken)?;
    let what = format!("{kept} of {had} actions stay, rules {wanted}");
    let noted = deeds::line(&By::operator(), "repaired", id, None, None, &what);
    store.add_audit(&noted).await.map_err(broken)?;
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

/// Ends a table without a result, and tells those who sat there why.
pub async fn close_table(store: &dyn Store, id: &str, reason: &str) -> Result<(), String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let users = end(store, id).await?;
    let by = By::operator();
    for user in &users {
        deeds::take(store, &by, user, Measure::CloseTable, None, reason).await.map_err(broken)?;
    }
    if users.is_empty() {
        // The trail has it, whoever sat there.
        let noted = deeds::line(&by, "closed", id, None, Some(Measure::CloseTable), reason);
        store.add_audit(&noted).await.map_err(broken)?;
    }
    Ok(())
}

/// Ends a table without a result, whether or not this program can play it; gives the users who sat there.
pub async fn end(store: &dyn Store, id: &str) -> Result<Vec<String>, String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let row = store.table(id).await.map_err(broken)?.ok_or("there is no such table")?;
    if !matches!(row.status.as_str(), "open" | "playing") {
        return Err("that table is over".to_owned());
    }
    // What cannot be read at all stays as it is, beside its state.
    let body = match serde_json::from_str::<serde_json::Value>(&row.body) {
        Ok(mut body) if body.is_object() => {
            body["status"] = "aborted".into();
            body.to_string()
        }
        _ => row.body.clone(),
    };
    let had = store.actions(id).await.map_err(broken)?.len() as u32;
    let (from, users) = (row.version, row.users.clone());
    let status = "aborted".to_owned();
    let table = Row { version: from + 1, updated: now(), status, body, ..row };
    store.commit(Change::of(table, from, had)).await.map_err(broken)?;
    Ok(users)
}

/// The tables in play that do not fit this program, each with the reason.
pub async fn set_aside(store: &dyn Store) -> Result<Vec<(String, String)>, String> {
    misfits(store, &["open", "playing"]).await
}

/// Tables of these states whose log does not fit the rules, with why not.
pub async fn misfits(store: &dyn Store, states: &[&str]) -> Result<Vec<(String, String)>, String> {
    let broken = |error: detente_store::StoreError| error.to_string();
    let meant = Which::Status(states.iter().map(|&state| state.to_owned()).collect());
    let mut found = Vec::new();
    for row in store.tables(meant).await.map_err(broken)? {
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

/// Puts a copy in the place of the database, which must not be in use. What was there is kept beside it, and never replaces what
/// was kept before.
pub async fn restore(from: &Path, to: &Path) -> Result<(), String> {
    let at = |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let unsaved = beside(from, "-wal");
    if std::fs::metadata(&unsaved).is_ok_and(|file| file.len() > 0) {
        let why = "holds what is not in the file yet; let `detente admin backup` make the copy";
        return Err(at(&unsaved, &why));
    }
    std::fs::metadata(from).map_err(|error| at(from, &error))?;
    let wrong = Sqlite::wrong_with(from).await.map_err(|error| at(from, &error))?;
    if let Some(line) = wrong.first() {
        return Err(at(from, line));
    }
    if let Some(folder) = to.parent() {
        crate::make_data_folder(folder).map_err(|error| at(folder, &error))?;
    }
    let fresh = beside(to, ".restoring");
    if let Err(why) = brought_up_to_date(from, &fresh).await {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(beside(&fresh, ending));
        }
        return Err(at(from, &why));
    }
    if to.exists() {
        keep_beside(to).map_err(|error| at(to, &error))?;
    }
    std::fs::rename(&fresh, to).map_err(|error| at(to, &error))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}

/// A copy in the shape that this program knows.
async fn brought_up_to_date(from: &Path, to: &Path) -> Result<(), String> {
    std::fs::copy(from, to).map_err(|error| error.to_string())?;
    let store = Sqlite::open(to).await.map_err(|error| error.to_string())?;
    let wrong = store.check().await.map_err(|error| error.to_string())?;
    store.close().await;
    wrong.first().map_or(Ok(()), |line| Err(line.clone()))
}

/// Moves a database out of the way, with what a server that was killed had not put into the file yet.
fn keep_beside(database: &Path) -> std::io::Result<()> {
    let first = beside(database, ".before");
    let further = (2..).map(|n| beside(database, &format!(".before-{n}")));
    let free = std::iter::once(first).chain(further).find(|path| !path.exists());
    let free = free.ok_or(std::io::ErrorKind::AlreadyExists)?;
    for ending in ["-wal", "-shm", ""] {
        match std::fs::rename(beside(database, ending), beside(&free, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database with one user of this name.
    async fn database(path: &Path, name: &str) {
        let store = Sqlite::open(path).await.expect("a fresh file");
        let user = detente_store::User {
            id: "a".to_owned(),
            name: name.to_owned(),
            skeleton: String::new(),
            guest: false,
            password: None,
            body: "{}".to_owned(),
            created: 1,
            leaves: None,
            role: String::new(),
        };
        store.create_user(&user).await.expect("new");
        store.close().await;
    }

    async fn name(path: &Path) -> String {
        let store = Sqlite::open(path).await.expect("a database");
        let user = store.user("a").await.expect("read").expect("there");
        store.close().await;
        // The thread of the last connection clears away what lies beside the file a moment later.
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        user.name
    }

    #[tokio::test]
    async fn what_is_no_database_replaces_none_and_what_was_there_is_kept_each_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        database(&at("copy.db"), "Ann").await;
        database(&at("detente.db"), "Bob").await;
        std::fs::write(at("empty.db"), "").expect("written");
        for wrong in ["empty.db", "missing.db"] {
            let why = restore(&at(wrong), &at("detente.db")).await.expect_err(wrong);
            assert!(why.contains(wrong), "{why}");
        }
        std::fs::write(at("copy.db-wal"), "not in the file yet").expect("written");
        assert!(restore(&at("copy.db"), &at("detente.db")).await.expect_err("half").contains("-wal"));
        std::fs::remove_file(at("copy.db-wal")).expect("removed");
        assert_eq!(name(&at("detente.db")).await, "Bob", "nothing was replaced");
        assert!(!at("detente.db.restoring").exists());

        // A server was killed: what it had told people lies beside the file.
        std::fs::write(at("detente.db-wal"), "the last actions").expect("written");
        restore(&at("copy.db"), &at("detente.db")).await.expect("restored");
        assert_eq!(name(&at("detente.db")).await, "Ann");
        let kept = std::fs::read(at("detente.db.before-wal")).expect("kept with its file");
        assert_eq!(kept, b"the last actions");
        restore(&at("copy.db"), &at("detente.db")).await.expect("restored again");
        std::fs::remove_file(at("detente.db.before-wal")).expect("no part of a database");
        assert_eq!(name(&at("detente.db.before")).await, "Bob", "not replaced by the second");
        assert_eq!(name(&at("detente.db.before-2")).await, "Ann");
    }
}
