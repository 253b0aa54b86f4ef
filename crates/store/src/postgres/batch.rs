//! Changes of many tables in one statement. A flush of the disk costs PostgreSQL far more than a row, and so does every statement that
//! goes there and back: what waits while the last batch is written goes together with the next.
//!
//! Only what nearly every change is goes this way: new actions behind those that are there, at a table whose people stay, with what is
//! to be done because of them. Each of them is fenced by the version and the epoch of its own table, and one that does not fit any more
//! changes nothing and fails no other. What else waits is written by itself, beside the rest.

use std::collections::HashSet;
use std::sync::Arc;

use sqlx::Row as _;
use tokio::sync::{Mutex, mpsc};

use super::{Pool, write_alone};
use crate::writer::{BATCH, Waiting};
use crate::{Action, Change, Job, Result, StoreError};

/// How many write at a time: while one waits for the disk the other gathers.
pub(super) const WRITERS: usize = 2;

/// May this change be written together with others?
fn is_plain(change: &Change) -> bool {
    change.keep == change.had && !change.seats_changed
}

/// One of those who write what waits. A batch goes over a connection of `together`, which has little patience with rows that somebody else
/// holds: then each change waits for its own.
pub(super) async fn work(together: Pool, pool: Pool, queue: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
    let mut waiting = Vec::new();
    let mut beside = tokio::task::JoinSet::new();
    loop {
        // The others gather while this one writes.
        if queue.lock().await.recv_many(&mut waiting, BATCH).await == 0 {
            break;
        }
        let mut tables = HashSet::new();
        // Whoever waits no longer was told that nobody knows whether it is stored, and it is not.
        let wanted = waiting.drain(..).filter(|waiting| !waiting.is_abandoned());
        let (batch, alone): (Vec<Waiting>, Vec<Waiting>) = wanted.partition(|waiting| {
            let change = &waiting.change;
            is_plain(change) && tables.insert(change.table.id.clone())
        });
        let failed = write_batch(&together, batch).await;
        for waiting in alone.into_iter().chain(failed) {
            let pool = pool.clone();
            beside.spawn(async move {
                let answer = write_alone(&pool, &waiting.change).await;
                waiting.answer(answer);
            });
        }
        while beside.try_join_next().is_some() {}
    }
    while beside.join_next().await.is_some() {}
}

/// Writes all of them in one statement and answers them. Gives back what has to be tried one by one: then nothing is written.
async fn write_batch(pool: &Pool, batch: Vec<Waiting>) -> Vec<Waiting> {
    if batch.is_empty() {
        return batch;
    }
    let changes: Vec<&Change> = batch.iter().map(|waiting| &*waiting.change).collect();
    match ask(pool, &changes).await {
        Ok(written) => {
            for waiting in batch {
                let is_written = written.contains(&waiting.change.table.id);
                waiting.answer(if is_written { Ok(()) } else { Err(StoreError::Conflict) });
            }
            Vec::new()
        }
        // It may be written or not, and is not tried again: whoever waits for an answer looks what is there.
        Err(StoreError::Away(why)) => {
            for waiting in batch {
                waiting.answer(Err(StoreError::Away(why.clone())));
            }
            Vec::new()
        }
        Err(_) => batch,
    }
}

/// The ids of the tables that were written.
async fn ask(pool: &Pool, changes: &[&Change]) -> Result<HashSet<String>> {
    let actions: Vec<(&str, i64, &Action)> = changes
        .iter()
        .flat_map(|change| {
            let numbered = (i64::from(change.keep)..).zip(&change.add);
            numbered.map(|(number, action)| (change.table.id.as_str(), number, action))
        })
        .collect();
    let jobs: Vec<(&str, &Job)> = changes
        .iter()
        .flat_map(|change| change.jobs.iter().map(|job| (change.table.id.as_str(), job)))
        .collect();
    let query = sqlx::query(STATEMENT)
        .bind(list(changes, |change| change.table.id.as_str()))
        .bind(list(changes, |change| i64::from(change.from)))
        .bind(list(changes, |change| change.epoch))
        .bind(list(changes, |change| change.table.status.as_str()))
        .bind(list(changes, |change| change.table.public))
        .bind(list(changes, |change| i64::from(change.table.version)))
        .bind(list(changes, |change| change.table.updated))
        .bind(list(changes, |change| change.table.body.as_str()))
        .bind(list(&actions, |(table, ..)| *table))
        .bind(list(&actions, |(_, number, _)| *number))
        .bind(list(&actions, |(.., action)| action.actor.as_str()))
        .bind(list(&actions, |(.., action)| action.word.as_str()))
        .bind(list(&actions, |(.., action)| action.draw.map(i64::from)))
        .bind(list(&actions, |(.., action)| action.at))
        .bind(list(&jobs, |(table, _)| *table))
        .bind(list(&jobs, |(_, job)| job.kind.as_str()))
        .bind(list(&jobs, |(_, job)| job.key.as_str()))
        .bind(list(&jobs, |(_, job)| job.account.as_str()))
        .bind(list(&jobs, |(_, job)| job.body.as_str()))
        .bind(list(&jobs, |(_, job)| job.due))
        .bind(list(&jobs, |(_, job)| i64::from(job.attempts)))
        .bind(list(&jobs, |(_, job)| job.created));
    let written = query.fetch_all(pool).await?;
    Ok(written.iter().map(|row| row.get(0)).collect())
}

/// A column.
fn list<'a, T, V>(rows: &'a [T], of: impl Fn(&'a T) -> V) -> Vec<V> {
    rows.iter().map(of).collect()
}

/// Of jobs with the same key the last one counts, as if each were written by itself: a row cannot be replaced twice by one statement.
const STATEMENT: &str = "with changed as (
    update game_table t set status = c.status, public = c.public, version = c.version, updated = c.updated, body = c.body
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bool[], $6::bigint[], $7::bigint[], $8::text[])
        c (id, was, epoch, status, public, version, updated, body)
    where t.id = c.id and t.version = c.was and t.epoch = coalesce(c.epoch, t.epoch) returning t.id
), added as (
    insert into game_action (game_table, number, actor, word, draw, at)
    select changed.id, a.number, a.actor, a.word, a.draw, a.at
    from unnest($9::text[], $10::bigint[], $11::text[], $12::text[], $13::bigint[], $14::bigint[])
        a (id, number, actor, word, draw, at) join changed on changed.id = a.id
), told as (
    insert into job (kind, key, account, body, due, attempts, claimed, created)
    select distinct on (j.kind, j.key) j.kind, j.key, j.account, j.body, j.due, j.attempts, 0, j.created
    from unnest($15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::bigint[], $21::bigint[], $22::bigint[])
        with ordinality j (id, kind, key, account, body, due, attempts, created, place) join changed on changed.id = j.id
    order by j.kind, j.key, j.place desc
    on conflict (kind, key) do update set account = excluded.account, body = excluded.body, due = excluded.due,
    attempts = excluded.attempts, claimed = 0, created = excluded.created
)
select id from changed";
