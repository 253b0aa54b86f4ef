//! The store of several machines: a PostgreSQL database.
//!
//! Changes of tables that wait are gathered into one statement and thereby one transaction ([`batch`]); PostgreSQL itself flushes those
//! together that come from several servers at once. What must not be done by two at once is kept apart by locks on names that last as
//! long as their transaction.

mod batch;
mod limited;
// The same statements serve the other database.
#[allow(clippy::duplicate_mod)]
#[path = "../sql/mod.rs"]
mod sql;

use std::borrow::Cow;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Row as _};

pub(crate) use self::limited::Pool;
use self::limited::within;
use self::sql::{jobs, write_seats};
use crate::writer::Door;
use crate::{Change, Result, StoreError, migrations};

// What the statements are written for.
type Here = Postgres;
type Db = sqlx::Postgres;
type Line = sqlx::postgres::PgRow;
type Connection = PgConnection;

/// What somebody else is taking just now is passed over.
const SKIP_CLAIMED: &str = " for update skip locked";
/// What was read is not changed before the transaction has ended.
const STAYS: &str = " for share";
/// The time in milliseconds by the clock of the database.
const CLOCK: &str = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/// Each migration once, in order, by the numbers of the other database; the database remembers them.
const MIGRATIONS: &[(i64, &str)] = &[
    (10, include_str!("../../migrations/postgres/0010_begin.sql")),
    (11, include_str!("../../migrations/postgres/0011_jobs.sql")),
    (12, include_str!("../../migrations/postgres/0012_owners.sql")),
    (20, include_str!("../../migrations/postgres/0020_records.sql")),
    (26, include_str!("../../migrations/postgres/0026_reviews.sql")),
    (27, include_str!("../../migrations/postgres/0027_claimed.sql")),
    (28, include_str!("../../migrations/postgres/0028_notices.sql")),
];

/// How many things may be asked of the database at once, beside those that write for many tables and the one that keeps the lease of a server.
const CONNECTIONS: u32 = 15;

/// The database breaks off by itself what takes this long, and so do we a little later if it is silent.
const LONGEST: &str = "30s";
const SILENCE: Duration = Duration::from_secs(35);

/// What tables write and what a lease needs has an answer by then, or counts as one that nobody knows.
const LIMIT: Duration = Duration::from_secs(10);

/// A table that has heard nothing of its change for so long does not know what became of it, wherever it waits.
const UNKNOWN: Duration = Duration::from_secs(12);

/// A batch of changes waits no longer than this for a row that somebody else holds.
const BATCH_PATIENCE: &str = "500ms";

/// A PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pub(crate) pool: Pool,
    door: Door,
    /// A connection of its own for the lease of a server, which must not wait behind what tables write.
    lease: Pool,
}

/// Classes of errors by which a database says that it is not there now: connections, resources, an operator who stops it.
pub(crate) fn is_away(code: &str) -> bool {
    ["08", "53", "57"].iter().any(|class| code.len() == 5 && code.starts_with(class))
}

/// Is this the address of such a database?
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

impl Postgres {
    /// Connects to the database at an address and brings it up to date. Several programs may do that at once.
    pub async fn open(address: &str) -> Result<Postgres> {
        let options = PgConnectOptions::from_str(address)?
            .application_name("detente")
            // A program that was stopped in the middle of a transaction keeps nobody waiting for long.
            .options([
                ("statement_timeout", LONGEST),
                ("lock_timeout", "10s"),
                ("idle_in_transaction_session_timeout", "5s"),
            ]);
        let mut first = PgConnection::connect_with(&options).await?;
        let encoding: String = sqlx::query("show server_encoding").fetch_one(&mut first).await?.get(0);
        if encoding != "UTF8" {
            let why = format!("it keeps its texts in {encoding}; it must be made with the encoding UTF8");
            return Err(StoreError::Broken(why));
        }
        migrate(&mut first).await?;
        first.close().await?;
        let pool = Pool::new(CONNECTIONS, SILENCE, options.clone());
        let writers = batch::WRITERS as u32;
        let together = Pool::new(writers, LIMIT, options.clone().options([("lock_timeout", BATCH_PATIENCE)]));
        let (door, queue) = Door::open();
        let queue = Arc::new(tokio::sync::Mutex::new(queue));
        for _ in 0..batch::WRITERS {
            door.behind(tokio::spawn(batch::work(together.clone(), pool.clone(), queue.clone())));
        }
        let lease = Pool::new(1, LIMIT, options);
        Ok(Postgres { pool, door, lease })
    }

    fn lease_pool(&self) -> &Pool {
        &self.lease
    }

    /// The version and the epoch of a table are a fence: what is written after all, once nobody waits for it any more, does not fit any
    /// more if the table was taken up again meanwhile.
    async fn write(&self, change: Change) -> Result<()> {
        within(UNKNOWN, self.door.write(change)).await
    }

    async fn shut(&self) {
        self.door.close().await;
        self.pool.close().await;
        self.lease.close().await;
    }
}

/// One change by itself. Where the limit is reached it may be stored or not.
async fn write_alone(pool: &Pool, change: &Change) -> Result<()> {
    within(LIMIT, write_now(pool, change)).await
}

async fn write_now(pool: &Pool, change: &Change) -> Result<()> {
    if change.keep < change.had || change.seats_changed || !change.jobs.is_empty() {
        let mut transaction = pool.begin().await?;
        write_change(&mut transaction, change).await?;
        transaction.commit().await?;
        return Ok(());
    }
    write_change(&mut *pool.acquire().await?, change).await
}

/// One name, one transaction at a time.
async fn keep_others_out(db: &mut Connection, what: &str) -> Result<()> {
    sqlx::query("select pg_advisory_xact_lock(hashtextextended($1, 0))").bind(what).execute(db).await?;
    Ok(())
}

/// A text without the one letter that PostgreSQL does not keep.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { Cow::Owned(text.replace('\0', "\u{fffd}")) } else { Cow::Borrowed(text) }
}

async fn migrate(db: &mut PgConnection) -> Result<()> {
    let mut transaction = db.begin().await?;
    keep_others_out(&mut transaction, "migration").await?;
    let begin = "create table if not exists migration (number bigint primary key)";
    sqlx::raw_sql(begin).execute(&mut *transaction).await?;
    let last = sqlx::query("select coalesce(max(number), 0) from migration");
    let done: i64 = last.fetch_one(&mut *transaction).await?.get(0);
    for (number, migration) in migrations::to_do(MIGRATIONS, done)? {
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        let mark = sqlx::query("insert into migration (number) values ($1)");
        mark.bind(number).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn write_change(db: &mut PgConnection, change: &Change) -> Result<()> {
    let Change { table, from, had, keep, add, seats_changed, jobs, epoch } = change;
    if keep < had {
        // Not in the statement below: nothing says which of its parts is done first.
        sqlx::query("delete from game_action where game_table = $1 and number >= $2")
            .bind(&table.id)
            .bind(i64::from(*keep))
            .execute(&mut *db)
            .await?;
    }
    let numbers: Vec<i64> = (i64::from(*keep)..).take(add.len()).collect();
    let changed = sqlx::query(
        "with changed as (
             update game_table set status = $1, public = $2, version = $3, updated = $4, body = $5
             where id = $6 and version = $7 and epoch = coalesce($13, epoch) returning id
         ), added as (
             insert into game_action (game_table, number, actor, word, draw, at)
             select changed.id, a.* from changed, unnest($8::bigint[], $9::text[], $10::text[], $11::bigint[], $12::bigint[]) a
         )
         select 1 from changed",
    )
    .bind(&table.status)
    .bind(table.public)
    .bind(i64::from(table.version))
    .bind(table.updated)
    .bind(&table.body)
    .bind(&table.id)
    .bind(i64::from(*from))
    .bind(numbers)
    .bind(add.iter().map(|action| action.actor.as_str()).collect::<Vec<_>>())
    .bind(add.iter().map(|action| action.word.as_str()).collect::<Vec<_>>())
    .bind(add.iter().map(|action| action.draw.map(i64::from)).collect::<Vec<_>>())
    .bind(add.iter().map(|action| action.at).collect::<Vec<_>>())
    .bind(epoch)
    .fetch_all(&mut *db)
    .await?;
    if changed.is_empty() {
        return Err(StoreError::Conflict);
    }
    if *seats_changed {
        write_seats(db, table).await?;
    }
    for job in jobs {
        self::jobs::add(db, job).await?;
    }
    Ok(())
}
