//! The store of one machine: a SQLite file in write-ahead mode.
//!
//! Commits of all tables go through one writer, which gathers what waits into one transaction: with `synchronous = full`
//! every transaction waits for the disk once, however many tables are in it.

mod batch;
mod keeping;
// The same statements serve the other database.
#[allow(clippy::duplicate_mod)]
#[path = "../sql/mod.rs"]
mod sql;

pub use keeping::InUse;

use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _};
use tokio::sync::mpsc;

use self::sql::{jobs, write_seats};
use crate::writer::{BATCH, Door, Waiting};
use crate::{Change, Result, StoreError, migrations};

// What the statements are written for.
type Here = Sqlite;
type Db = sqlx::Sqlite;
type Pool = sqlx::SqlitePool;
type Line = sqlx::sqlite::SqliteRow;
type Connection = SqliteConnection;

/// One statement that writes is done after another: nobody has to be passed over.
const SKIP_CLAIMED: &str = "";
/// Whoever has begun to write is alone with what it has read.
const STAYS: &str = "";
/// The time in milliseconds by the clock of the database.
const CLOCK: &str = "cast(unixepoch('subsec') * 1000 as integer)";

/// Each migration once, in order; the database remembers the last one.
const MIGRATIONS: &[(i64, &str)] = &[
    (1, include_str!("../../migrations/sqlite/0001_begin.sql")),
    (2, include_str!("../../migrations/sqlite/0002_outgoing.sql")),
    (3, include_str!("../../migrations/sqlite/0003_names.sql")),
    (4, include_str!("../../migrations/sqlite/0004_letters.sql")),
    (5, include_str!("../../migrations/sqlite/0005_accounts.sql")),
    (6, include_str!("../../migrations/sqlite/0006_moderation.sql")),
    (7, include_str!("../../migrations/sqlite/0007_imports.sql")),
    (8, include_str!("../../migrations/sqlite/0008_former_names.sql")),
    (9, include_str!("../../migrations/sqlite/0009_push.sql")),
    (10, include_str!("../../migrations/sqlite/0010_accounts.sql")),
    (11, include_str!("../../migrations/sqlite/0011_jobs.sql")),
    (12, include_str!("../../migrations/sqlite/0012_owners.sql")),
    (20, include_str!("../../migrations/sqlite/0020_records.sql")),
    (26, include_str!("../../migrations/sqlite/0026_reviews.sql")),
    (27, include_str!("../../migrations/sqlite/0027_claimed.sql")),
    (28, include_str!("../../migrations/sqlite/0028_notices.sql")),
];

/// A SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pub(crate) pool: Pool,
    door: Door,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Sqlite> {
        keep_private(path).map_err(|error| StoreError::Broken(error.to_string()))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Whoever deletes an account is not to be found in the free parts of the file.
            .pragma("secure_delete", "on")
            .busy_timeout(Duration::from_secs(10));
        let mut first = SqliteConnection::connect_with(&options).await?;
        migrate(&mut first).await?;
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (door, queue) = Door::open();
        door.behind(tokio::spawn(write(first, queue)));
        Ok(Sqlite { pool, door })
    }

    async fn write(&self, change: Change) -> Result<()> {
        self.door.write(change).await
    }

    /// There is one server: its lease needs no way of its own.
    fn lease_pool(&self) -> &Pool {
        &self.pool
    }

    async fn shut(&self) {
        self.door.close().await;
        // What was erased must not stay in the log beside the file because a connection ends late.
        let _ = sqlx::query("pragma wal_checkpoint(truncate)").execute(&self.pool).await;
        // A connection that comes back while the pool waits for the last one is left open by the first call.
        self.pool.close().await;
        self.pool.close().await;
    }
}

/// Makes the file and what lies beside it the owner's alone. SQLite gives the files beside it the mode of the file itself.
#[cfg(unix)]
fn keep_private(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    std::fs::OpenOptions::new().append(true).create(true).mode(0o600).open(path)?;
    for beside in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(beside);
        match std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Nobody writes beside whoever has written first: a statement that changes nothing is enough, and a transaction that began with
/// reading could not go on to write.
async fn keep_others_out(db: &mut Connection, _: &str) -> Result<()> {
    sqlx::query("update kept set value = value where name = ''").execute(db).await?;
    Ok(())
}

/// Any text can be kept.
fn clean(text: &str) -> Cow<'_, str> {
    Cow::Borrowed(text)
}

async fn migrate(db: &mut SqliteConnection) -> Result<()> {
    let done: i64 = sqlx::query("pragma user_version").fetch_one(&mut *db).await?.get(0);
    for (number, migration) in migrations::to_do(MIGRATIONS, done)? {
        let mut transaction = db.begin().await?;
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        let mark = format!("pragma user_version = {number}");
        sqlx::raw_sql(&mark).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

/// The one writer of tables and actions.
async fn write(mut db: SqliteConnection, mut queue: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, BATCH).await > 0 {
        let (batches, alone) = batch::divide(waiting.drain(..));
        for changes in batches {
            write_batch(&mut db, changes).await;
        }
        if !alone.is_empty() {
            write_each(&mut db, alone).await;
        }
    }
    let _ = db.close().await;
}

/// Plain changes: together, or each by itself if that fails.
async fn write_batch(db: &mut SqliteConnection, batch: Vec<Waiting>) {
    let changes: Vec<&Change> = batch.iter().map(|waiting| &*waiting.change).collect();
    match batch::write(db, &changes).await {
        Some(answers) => batch.into_iter().zip(answers).for_each(|(waiting, answer)| waiting.answer(answer)),
        None => write_each(db, batch).await,
    }
}

async fn write_each(db: &mut SqliteConnection, batch: Vec<Waiting>) {
    match try_batch(db, &batch).await {
        Ok(answers) => batch.into_iter().zip(answers).for_each(|(waiting, answer)| waiting.answer(answer)),
        Err(error) => {
            let why = error.to_string();
            for waiting in batch {
                waiting.answer(Err(StoreError::Broken(why.clone())));
            }
        }
    }
}

async fn try_batch(db: &mut SqliteConnection, batch: &[Waiting]) -> Result<Vec<Result<()>>> {
    let mut transaction = db.begin().await?;
    let mut answers = Vec::with_capacity(batch.len());
    for waiting in batch {
        // A savepoint: one table's failure is not another's.
        let mut step = transaction.begin().await?;
        let answer = write_change(&mut step, &waiting.change).await;
        match answer {
            Ok(()) => step.commit().await?,
            Err(_) => step.rollback().await?,
        }
        answers.push(answer);
    }
    transaction.commit().await?;
    Ok(answers)
}

async fn write_change(db: &mut SqliteConnection, change: &Change) -> Result<()> {
    let Change { table, from, had, keep, add, seats_changed, jobs, epoch } = change;
    let updated = sqlx::query(
        "update game_table set status = ?, public = ?, version = ?, updated = ?, body = ? where id = ? and version = ? and epoch = coalesce(?, epoch)",
    )
    .bind(&table.status)
    .bind(table.public)
    .bind(table.version)
    .bind(table.updated)
    .bind(&table.body)
    .bind(&table.id)
    .bind(from)
    .bind(epoch)
    .execute(&mut *db)
    .await?;
    if updated.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    if keep < had {
        sqlx::query("delete from game_action where game_table = ? and number >= ?")
            .bind(&table.id)
            .bind(keep)
            .execute(&mut *db)
            .await?;
    }
    for (number, action) in (*keep..).zip(add) {
        sqlx::query(
            "insert into game_action (game_table, number, actor, word, draw, at) values (?, ?, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(number)
        .bind(&action.actor)
        .bind(&action.word)
        .bind(action.draw)
        .bind(action.at)
        .execute(&mut *db)
        .await?;
    }
    if *seats_changed {
        write_seats(db, table).await?;
    }
    for job in jobs {
        self::jobs::add(db, job).await?;
    }
    Ok(())
}
