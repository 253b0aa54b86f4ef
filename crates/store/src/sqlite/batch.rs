//! Changes of many tables in one go. Every question to SQLite goes to a thread of its own and back, which costs more than the answer:
//! a batch is one question, with its transaction.
//!
//! Only what nearly every change is goes this way: new actions behind those that are there, at a table whose people stay. Whatever
//! else a batch holds, and whatever fails, is written one by one.

use std::collections::HashSet;
use std::fmt::Write as _;

use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use crate::{Change, Result, StoreError};

/// Rows of the longest statement; there is one for every power of two, and rows that are not needed are empty.
const MOST: usize = 512;

/// May this change be written together with others?
fn is_plain(change: &Change) -> bool {
    let Change { had, keep, seats_changed, jobs, epoch, .. } = change;
    keep == had && !seats_changed && jobs.is_empty() && epoch.is_none()
}

/// Writes all of them, and says which were refused because the table had changed; nothing if this way is not theirs, or fails: then
/// nothing is written.
pub(super) async fn write(db: &mut SqliteConnection, changes: &[&Change]) -> Option<Vec<Result<()>>> {
    let mut tables = HashSet::new();
    let plain = changes.iter().all(|change| is_plain(change) && tables.insert(&change.table.id));
    let actions: usize = changes.iter().map(|change| change.add.len()).sum();
    let rows = changes.len().max(actions).next_power_of_two();
    if !plain || rows > MOST {
        return None;
    }
    if let Ok(written) = ask(db, changes, actions, rows).await {
        let answer = |change: &&Change| {
            if written.contains(&change.table.id) { Ok(()) } else { Err(StoreError::Conflict) }
        };
        Some(changes.iter().map(answer).collect())
    } else {
        // There is none to undo if it was the beginning that failed.
        let _ = sqlx::query("rollback").execute(&mut *db).await;
        None
    }
}

/// The ids of the tables that were written.
async fn ask(
    db: &mut SqliteConnection,
    changes: &[&Change],
    actions: usize,
    rows: usize,
) -> std::result::Result<HashSet<String>, sqlx::Error> {
    let text = statement(rows);
    let mut query = sqlx::query(&text);
    for change in changes {
        for (number, action) in (change.keep..).zip(&change.add) {
            query = query.bind(&change.table.id).bind(change.from).bind(number);
            query = query.bind(&action.actor).bind(&action.word).bind(action.draw).bind(action.at);
        }
    }
    for _ in actions..rows {
        query = (0..7).fold(query, |query, _| query.bind(None::<i64>));
    }
    for change in changes {
        let table = &change.table;
        query = query.bind(&table.id).bind(change.from).bind(&table.status).bind(table.public);
        query = query.bind(table.version).bind(table.updated).bind(&table.body);
    }
    for _ in changes.len()..rows {
        query = (0..7).fold(query, |query, _| query.bind(None::<i64>));
    }
    // Read to the end: only there is it durable, and only there does SQLite say if it could not be.
    let written = query.fetch_all(&mut *db).await?;
    Ok(written.iter().map(|row| row.get(0)).collect())
}

/// The actions first, both only where the table is as it was before the change.
fn statement(rows: usize) -> String {
    let list = vec!["(?, ?, ?, ?, ?, ?, ?)"; rows].join(", ");
    let mut text = String::with_capacity(2 * list.len() + 800);
    let _ = write!(
        text,
        "begin immediate;
         insert into game_action (game_table, number, actor, word, draw, at)
         select a.column1, a.column3, a.column4, a.column5, a.column6, a.column7
         from (values {list}) a cross join game_table t where t.id = a.column1 and t.version = a.column2;
         update game_table set status = c.column3, public = c.column4, version = c.column5, updated = c.column6, body = c.column7
         from (values {list}) c where game_table.id = c.column1 and game_table.version = c.column2 returning id;
         commit"
    );
    text
}
