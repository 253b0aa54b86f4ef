//! Changes of many tables in one go. Every question to SQLite goes to a thread of its own and back, which costs more than the answer:
//! a batch is one question, with its transaction.
//!
//! Only what nearly every change is goes this way: new actions behind those that are there, at a table whose people stay, with what is
//! to be done because of them. Whatever else waits, and whatever fails, is written one by one; it does not keep the rest from its way.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use crate::writer::Waiting;
use crate::{Change, Job, Result, StoreError};

/// Rows of the longest list in a statement; there is a statement for every power of two, and rows that are not needed are empty.
const MOST: usize = 512;

/// May this change be written together with others?
fn is_plain(change: &Change) -> bool {
    let Change { had, keep, add, seats_changed, jobs, epoch, .. } = change;
    keep == had && !seats_changed && epoch.is_none() && add.len() <= MOST && jobs.len() <= MOST
}

/// What may be written together, in batches that are not too long, and what must be written one by one. Several changes of one table
/// keep their order: they are all written one by one.
pub(super) fn divide(waiting: impl Iterator<Item = Waiting>) -> (Vec<Vec<Waiting>>, Vec<Waiting>) {
    let waiting: Vec<Waiting> = waiting.collect();
    let mut times: HashMap<String, u32> = HashMap::with_capacity(waiting.len());
    for waiting in &waiting {
        *times.entry(waiting.change.table.id.clone()).or_default() += 1;
    }
    let (plain, alone): (Vec<Waiting>, Vec<Waiting>) = waiting
        .into_iter()
        .partition(|waiting| is_plain(&waiting.change) && times.get(&waiting.change.table.id) == Some(&1));
    let mut batches: Vec<Vec<Waiting>> = Vec::new();
    let (mut actions, mut jobs) = (0, 0);
    for waiting in plain {
        actions += waiting.change.add.len();
        jobs += waiting.change.jobs.len();
        match batches.last_mut() {
            Some(batch) if actions <= MOST && jobs <= MOST && batch.len() < MOST => batch.push(waiting),
            _ => {
                (actions, jobs) = (waiting.change.add.len(), waiting.change.jobs.len());
                batches.push(vec![waiting]);
            }
        }
    }
    (batches, alone)
}

/// Writes all of them, and says which were refused because the table had changed; nothing if this way fails: then nothing is written.
pub(super) async fn write(db: &mut SqliteConnection, changes: &[&Change]) -> Option<Vec<Result<()>>> {
    if let Ok(written) = ask(db, changes).await {
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
) -> std::result::Result<HashSet<String>, sqlx::Error> {
    let actions: usize = changes.iter().map(|change| change.add.len()).sum();
    let jobs: Vec<(&Change, &Job)> =
        changes.iter().flat_map(|change| change.jobs.iter().map(move |job| (*change, job))).collect();
    let rows = changes.len().max(actions).next_power_of_two();
    let job_rows = if jobs.is_empty() { 0 } else { jobs.len().next_power_of_two() };
    let text = statement(rows, job_rows);
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
    for &(change, job) in &jobs {
        query = query.bind(&change.table.id).bind(change.from).bind(&job.kind).bind(&job.key);
        query = query.bind(&job.account).bind(&job.body).bind(job.due);
        query = query.bind(i64::from(job.attempts)).bind(job.created);
    }
    for _ in jobs.len()..job_rows {
        query = (0..9).fold(query, |query, _| query.bind(None::<i64>));
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

/// The actions and jobs first, all only where the table is as it was before the change.
fn statement(rows: usize, job_rows: usize) -> String {
    let list = vec!["(?, ?, ?, ?, ?, ?, ?)"; rows].join(", ");
    let mut text = String::with_capacity(2 * list.len() + 30 * job_rows + 1600);
    let _ = write!(
        text,
        "begin immediate;
         insert into game_action (game_table, number, actor, word, draw, at)
         select a.column1, a.column3, a.column4, a.column5, a.column6, a.column7
         from (values {list}) a cross join game_table t where t.id = a.column1 and t.version = a.column2;"
    );
    if job_rows > 0 {
        let jobs = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?)"; job_rows].join(", ");
        let _ = write!(
            text,
            "insert into job (kind, key, account, body, due, attempts, claimed, created)
             select j.column3, j.column4, j.column5, j.column6, j.column7, j.column8, 0, j.column9
             from (values {jobs}) j cross join game_table t where t.id = j.column1 and t.version = j.column2
             on conflict (kind, key) do update set account = excluded.account, body = excluded.body, due = excluded.due,
             attempts = excluded.attempts, claimed = 0, created = excluded.created;"
        );
    }
    let _ = write!(
        text,
        "update game_table set status = c.column3, public = c.column4, version = c.column5, updated = c.column6, body = c.column7
         from (values {list}) c where game_table.id = c.column1 and game_table.version = c.column2 returning id;
         commit"
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, StoredTable};

    fn change(id: &str, actions: usize) -> Change {
        let table = StoredTable {
            id: id.to_owned(),
            game: String::new(),
            rules: 1,
            status: "playing".to_owned(),
            public: true,
            version: 1,
            created: 0,
            updated: 0,
            body: String::new(),
            users: Vec::new(),
        };
        let action = Action { actor: "us".to_owned(), word: "iran".to_owned(), draw: None, at: 0 };
        Change { add: vec![action; actions], ..Change::of(table, 0, 9) }
    }

    /// The tables of each batch, and those that are written one by one.
    fn divided(changes: Vec<Change>) -> (Vec<Vec<String>>, Vec<String>) {
        let ids = |all: &[Waiting]| all.iter().map(|one| one.change.table.id.clone()).collect::<Vec<_>>();
        let (batches, alone) = divide(changes.into_iter().map(|change| Waiting::of(change).0));
        (batches.iter().map(|batch| ids(batch)).collect(), ids(&alone))
    }

    #[test]
    fn one_change_that_is_not_plain_keeps_no_other_from_its_batch() {
        let back = Change { keep: 5, ..change("back", 1) };
        let told = Change { jobs: vec![Job::new("clock", "told".to_owned(), 5, 1)], ..change("told", 1) };
        let seated = Change { seats_changed: true, ..change("seated", 0) };
        let (batches, alone) = divided(vec![change("one", 1), back, told, seated, change("two", 2)]);
        assert_eq!(batches, [["one", "told", "two"]]);
        assert_eq!(alone, ["back", "seated"]);
    }

    #[test]
    fn several_changes_of_a_table_keep_their_order() {
        let (batches, alone) = divided(vec![change("twice", 1), change("one", 1), change("twice", 2)]);
        assert_eq!((batches, alone), (vec![vec!["one".to_owned()]], vec!["twice".to_owned(); 2]));
    }

    #[test]
    fn what_is_too_long_for_one_statement_is_several() {
        let many = (0..MOST + 3).map(|i| change(&format!("{i}"), 1)).collect();
        let (batches, alone) = divided(many);
        assert_eq!(batches.iter().map(Vec::len).collect::<Vec<_>>(), [MOST, 3]);
        assert!(alone.is_empty());
        let long = vec![change("a", 300), change("b", 200), change("c", 100), change("d", MOST + 1)];
        let (batches, alone) = divided(long);
        assert_eq!(batches, [vec!["a".to_owned(), "b".to_owned()], vec!["c".to_owned()]]);
        assert_eq!(alone, ["d"]);
    }
}
