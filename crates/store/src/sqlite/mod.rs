//! The store of one machine: a SQLite file in write-ahead mode.
//!
//! Commits of all tables go through one writer, which gathers what waits into one transaction: with `synchronous = full`
//! every transaction waits for the disk once, however many tables are in it.

mod chat;
mod keeping;
mod moderation;
mod outgoing;
mod people;
mod push;
mod rows;

pub use keeping::InUse;

use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::sqlite::{
    Sqlite as Sqlx, SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use self::rows::{read_credential, read_replay, read_table, read_user};
use crate::{
    Action, Audit, Change, Chat, Credential, FormerNames, LetterLimit, Notice, Outgoing, Owned, Push, Quota,
    Replay, ReplayHead, Report, ReportLimit, Result, Sanction, Store, StoreError, StoredTable, User, Which,
};

/// Each migration once, in order; the database remembers how many it has seen.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_begin.sql"),
    include_str!("../../migrations/0002_outgoing.sql"),
    include_str!("../../migrations/0003_names.sql"),
    include_str!("../../migrations/0004_letters.sql"),
    include_str!("../../migrations/0005_accounts.sql"),
    include_str!("../../migrations/0006_moderation.sql"),
    include_str!("../../migrations/0007_imports.sql"),
    include_str!("../../migrations/0008_former_names.sql"),
    include_str!("../../migrations/0009_push.sql"),
];

/// The most changes that share a transaction.
const BATCH: usize = 512;

/// Changes that may wait before tables have to.
const QUEUE: usize = 4096;

#[derive(Debug)]
struct Waiting {
    change: Box<Change>,
    answer: oneshot::Sender<Result<()>>,
}

/// A SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    /// The way to the writer; gone once the store is closed.
    door: Mutex<Option<mpsc::Sender<Waiting>>>,
    work: Mutex<Option<tokio::task::JoinHandle<()>>>,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Taken,
            sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::Missing,
            _ => StoreError::Broken(error.to_string()),
        }
    }
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
        let (door, queue) = mpsc::channel(QUEUE);
        let work = tokio::spawn(write(first, queue));
        Ok(Sqlite { pool, door: Mutex::new(Some(door)), work: Mutex::new(Some(work)) })
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

async fn migrate(db: &mut SqliteConnection) -> Result<()> {
    let done: i64 = sqlx::query("pragma user_version").fetch_one(&mut *db).await?.get(0);
    let known = MIGRATIONS.len() as i64;
    if done > known {
        return Err(StoreError::Broken(format!(
            "the file is of a newer version ({done}) than this program knows ({known})"
        )));
    }
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(done as usize) {
        let mut transaction = db.begin().await?;
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        let mark = format!("pragma user_version = {}", number + 1);
        sqlx::raw_sql(&mark).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

/// The one writer of tables and actions.
async fn write(mut db: SqliteConnection, mut queue: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let answers = write_batch(&mut db, &batch).await;
        for (waiting, answer) in batch.drain(..).zip(answers) {
            // Whoever has gone away does not want to know.
            let _ = waiting.answer.send(answer);
        }
    }
    let _ = db.close().await;
}

async fn write_batch(db: &mut SqliteConnection, batch: &[Waiting]) -> Vec<Result<()>> {
    match try_batch(db, batch).await {
        Ok(answers) => answers,
        Err(error) => {
            let why = error.to_string();
            batch.iter().map(|_| Err(StoreError::Broken(why.clone()))).collect()
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
    let Change { table, from, had, keep, add, seats_changed } = change;
    let updated = sqlx::query(
        "update game_table set status = ?, public = ?, version = ?, updated = ?, body = ? where id = ? and version = ?",
    )
    .bind(&table.status)
    .bind(table.public)
    .bind(table.version)
    .bind(table.updated)
    .bind(&table.body)
    .bind(&table.id)
    .bind(from)
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
    Ok(())
}

/// The row that a statement gives back which also writes. It is read to its end: only there does SQLite make it durable and say if it
/// could not, and whoever takes the first row and goes is told nothing of a full disk.
async fn returned<'a>(
    statement: Query<'a, Sqlx, SqliteArguments<'a>>,
    pool: &SqlitePool,
) -> Result<Option<SqliteRow>> {
    Ok(statement.fetch_all(pool).await?.into_iter().next())
}

async fn write_seats(db: &mut SqliteConnection, table: &StoredTable) -> Result<()> {
    sqlx::query("delete from seat where game_table = ?").bind(&table.id).execute(&mut *db).await?;
    for user in &table.users {
        sqlx::query("insert or ignore into seat (game_table, user) values (?, ?)")
            .bind(&table.id)
            .bind(user)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

const TABLE: &str = "select t.*, (select group_concat(s.user, ' ') from seat s where s.game_table = t.id) as users from game_table t";

#[async_trait]
impl Store for Sqlite {
    async fn create_user(&self, user: &User) -> Result<()> {
        sqlx::query("insert into user (id, name, skeleton, guest, password, body, created, leaves) values (?, ?, ?, ?, ?, ?, ?, ?)")
            .bind(&user.id)
            .bind(&user.name)
            .bind(&user.skeleton)
            .bind(user.guest)
            .bind(&user.password)
            .bind(&user.body)
            .bind(user.created)
            .bind(user.leaves)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn save_user(&self, user: &User) -> Result<()> {
        sqlx::query("update user set name = ?, skeleton = ?, guest = ?, password = ?, body = ?, leaves = ? where id = ?")
            .bind(&user.name)
            .bind(&user.skeleton)
            .bind(user.guest)
            .bind(&user.password)
            .bind(&user.body)
            .bind(user.leaves)
            .bind(&user.id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn user(&self, id: &str) -> Result<Option<User>> {
        let row = sqlx::query("select * from user where id = ?").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_user))
    }

    async fn user_by_name(&self, name: &str) -> Result<Option<User>> {
        let row = sqlx::query("select * from user where lower(name) = lower(?) and guest = 0")
            .bind(name)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(read_user))
    }

    async fn add_credential(&self, credential: &Credential) -> Result<()> {
        sqlx::query(
            "insert into credential (hash, id, user, kind, label, created, seen) values (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&credential.hash)
        .bind(&credential.id)
        .bind(&credential.user)
        .bind(&credential.kind)
        .bind(&credential.label)
        .bind(credential.created)
        .bind(credential.seen)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn credential(&self, hash: &str) -> Result<Option<Credential>> {
        let row = sqlx::query("select * from credential where hash = ?")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(read_credential))
    }

    async fn credentials(&self, user: &str, kind: &str) -> Result<Vec<Credential>> {
        let rows = sqlx::query("select * from credential where user = ? and kind = ? order by created")
            .bind(user)
            .bind(kind)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(read_credential).collect())
    }

    async fn drop_credential(&self, user: &str, id: &str) -> Result<bool> {
        let gone = sqlx::query("delete from credential where user = ? and id = ?")
            .bind(user)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(gone.rows_affected() > 0)
    }

    async fn renew_credential(&self, hash: &str, at: i64) -> Result<()> {
        sqlx::query("update credential set created = ? where hash = ?")
            .bind(at)
            .bind(hash)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn touch_credential(&self, hash: &str, at: i64) -> Result<()> {
        people::touch(&self.pool, hash, at).await
    }

    async fn users_leaving(&self, by: i64, most: u32) -> Result<Vec<User>> {
        people::leaving(&self.pool, by, most).await
    }

    async fn owned(&self, user: &str) -> Result<Owned> {
        people::owned(&self.pool, user).await
    }

    async fn erase_user(&self, user: &str) -> Result<()> {
        people::erase(&self.pool, user).await
    }

    async fn guests_gone(&self, since: i64, most: u32) -> Result<Vec<String>> {
        people::guests_gone(&self.pool, since, most).await
    }

    async fn drop_old_credentials(&self, kind: &str, before: i64) -> Result<u64> {
        let gone = sqlx::query("delete from credential where kind = ? and created < ?")
            .bind(kind)
            .bind(before)
            .execute(&self.pool)
            .await?;
        Ok(gone.rows_affected())
    }

    async fn create_table(&self, table: &StoredTable) -> Result<()> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "insert into game_table (id, game, rules, status, public, version, created, updated, body)
             values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(&table.status)
        .bind(table.public)
        .bind(table.version)
        .bind(table.created)
        .bind(table.updated)
        .bind(&table.body)
        .execute(&mut *transaction)
        .await?;
        write_seats(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>> {
        let row = sqlx::query(&format!("{TABLE} where t.id = ?")).bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_table))
    }

    async fn tables(&self, which: Which) -> Result<Vec<StoredTable>> {
        let rows = match which {
            Which::Status(statuses) => {
                // One parameter for each state, never the text itself.
                let marks = vec!["?"; statuses.len()].join(", ");
                let text = format!("{TABLE} where t.status in ({marks}) order by t.updated desc");
                let mut query = sqlx::query(&text);
                for status in &statuses {
                    query = query.bind(status);
                }
                query.fetch_all(&self.pool).await?
            }
            Which::Of { user, most } => {
                let text = format!(
                    "{TABLE} join seat mine on mine.game_table = t.id where mine.user = ? order by t.updated desc limit ?"
                );
                sqlx::query(&text).bind(&user).bind(most).fetch_all(&self.pool).await?
            }
        };
        Ok(rows.iter().map(read_table).collect())
    }

    async fn drop_unplayed(&self, before: i64) -> Result<u64> {
        let gone = sqlx::query(
            "delete from game_table where status = 'aborted' and updated < ?1 and not exists
             (select 1 from game_action a where a.game_table = id and a.actor <> 'nature')",
        )
        .bind(before)
        .execute(&self.pool)
        .await?;
        Ok(gone.rows_affected())
    }

    async fn commit(&self, change: Change) -> Result<()> {
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Broken("the store is closed".to_owned());
        let door = self.door.lock().ok().and_then(|door| door.clone()).ok_or_else(closed)?;
        door.send(Waiting { change: Box::new(change), answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    async fn set_rules(&self, table: &str, rules: u32) -> Result<()> {
        sqlx::query("update game_table set rules = ?, version = version + 1 where id = ?")
            .bind(rules)
            .bind(table)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn actions(&self, table: &str) -> Result<Vec<Action>> {
        let rows =
            sqlx::query("select actor, word, draw, at from game_action where game_table = ? order by number")
                .bind(table)
                .fetch_all(&self.pool)
                .await?;
        Ok(rows
            .iter()
            .map(|row| Action {
                actor: row.get("actor"),
                word: row.get("word"),
                draw: row.get("draw"),
                at: row.get("at"),
            })
            .collect())
    }

    async fn add_chat(&self, table: &str, chat: &Chat) -> Result<u32> {
        chat::add(&self.pool, table, chat).await
    }

    async fn chat(&self, table: &str) -> Result<Vec<Chat>> {
        chat::lines(&self.pool, table).await
    }

    async fn user_like(&self, name: &str, skeleton: &str) -> Result<Option<User>> {
        people::like(&self.pool, name, skeleton).await
    }

    async fn users_without_skeleton(&self, most: u32) -> Result<Vec<User>> {
        people::without_skeleton(&self.pool, most).await
    }

    async fn rename_user(&self, user: &User, kept: FormerNames) -> Result<bool> {
        people::rename(&self.pool, user, kept).await
    }

    async fn former_owner(&self, name: &str, skeleton: &str, at: i64) -> Result<Option<String>> {
        people::former_owner(&self.pool, name, skeleton, at).await
    }

    async fn rename_guests(&self, skeleton: &str, except: &str) -> Result<Vec<String>> {
        people::rename_guests(&self.pool, skeleton, except).await
    }

    async fn set_note(&self, table: &str, user: &str, text: &str) -> Result<bool> {
        people::set_note(&self.pool, table, user, text).await
    }

    async fn set_mute(&self, table: &str, user: &str, muted: &str, on: bool) -> Result<bool> {
        people::set_mute(&self.pool, table, user, muted, on).await
    }

    async fn mutes(&self, table: &str, user: &str) -> Result<Vec<String>> {
        people::mutes(&self.pool, table, user).await
    }

    async fn note(&self, table: &str, user: &str) -> Result<String> {
        let row = sqlx::query("select text from note where game_table = ? and user = ?")
            .bind(table)
            .bind(user)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get(0)).unwrap_or_default())
    }

    async fn add_replay(&self, replay: &Replay, quota: Quota) -> Result<bool> {
        let bytes = replay.record.len() as i64;
        // One statement: two imports at once cannot both take the last place.
        let added = sqlx::query(
            "insert into replay (id, user, game, title, record, created, bytes) select ?1, ?2, ?3, ?4, ?5, ?6, ?7 \
             where (select count(*) from replay where user = ?2) < ?8 \
             and (select coalesce(sum(bytes), 0) from replay where user = ?2) + ?7 <= ?9 \
             and (select coalesce(sum(bytes), 0) from replay) + ?7 <= ?10",
        );
        let added = added
            .bind(&replay.id)
            .bind(&replay.user)
            .bind(&replay.game)
            .bind(&replay.title)
            .bind(&replay.record)
            .bind(replay.created)
            .bind(bytes)
            .bind(quota.games as i64)
            .bind(quota.bytes as i64)
            .bind(quota.in_all as i64)
            .execute(&self.pool)
            .await?;
        Ok(added.rows_affected() > 0)
    }

    async fn replays_of(&self, user: &str, most: u32) -> Result<Vec<ReplayHead>> {
        let list = "select id, game, title, bytes, created from replay where user = ? order by created desc, id limit ?";
        let rows = sqlx::query(list).bind(user).bind(most).fetch_all(&self.pool).await?;
        let head = |row: &sqlx::sqlite::SqliteRow| ReplayHead {
            id: row.get("id"),
            game: row.get("game"),
            title: row.get("title"),
            bytes: row.get::<i64, _>("bytes") as u64,
            created: row.get("created"),
        };
        Ok(rows.iter().map(head).collect())
    }

    async fn drop_replay(&self, user: &str, id: &str) -> Result<bool> {
        let dropped = sqlx::query("delete from replay where user = ? and id = ?");
        let dropped = dropped.bind(user).bind(id).execute(&self.pool).await?;
        Ok(dropped.rows_affected() > 0)
    }

    async fn replay(&self, id: &str) -> Result<Option<Replay>> {
        let row =
            sqlx::query("select * from replay where id = ?").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_replay))
    }

    async fn add_letter(&self, recipient: &str, at: i64, limit: LetterLimit) -> Result<bool> {
        outgoing::add_letter(&self.pool, recipient, at, limit).await
    }

    async fn add_outgoing(&self, message: &Outgoing) -> Result<()> {
        outgoing::add(&self.pool, message).await
    }

    async fn due_outgoing(&self, by: i64, most: u32) -> Result<Vec<Outgoing>> {
        outgoing::due(&self.pool, by, most).await
    }

    async fn next_outgoing(&self) -> Result<Option<i64>> {
        outgoing::next(&self.pool).await
    }

    async fn put_off_outgoing(&self, known: &Outgoing, tries: u32, due: i64) -> Result<bool> {
        outgoing::put_off(&self.pool, known, tries, due).await
    }

    async fn drop_outgoing(&self, known: &Outgoing) -> Result<bool> {
        outgoing::drop(&self.pool, known).await
    }

    async fn add_push(&self, push: &Push, most: u32) -> Result<()> {
        push::add(&self.pool, push, most).await
    }

    async fn pushes(&self, user: &str) -> Result<Vec<Push>> {
        push::of(&self.pool, user).await
    }

    async fn drop_push(&self, user: &str, endpoint: &str) -> Result<bool> {
        push::drop(&self.pool, user, endpoint).await
    }

    async fn kept(&self, name: &str) -> Result<Option<String>> {
        push::kept(&self.pool, name).await
    }

    async fn keep(&self, name: &str, value: &str) -> Result<String> {
        push::keep(&self.pool, name, value).await
    }

    async fn set_role(&self, user: &str, role: &str) -> Result<()> {
        moderation::set_role(&self.pool, user, role).await
    }

    async fn find_users(&self, text: &str, most: u32) -> Result<Vec<User>> {
        moderation::find_users(&self.pool, text, most).await
    }

    async fn add_report(&self, report: &Report, limit: ReportLimit) -> Result<Option<i64>> {
        moderation::add_report(&self.pool, report, limit).await
    }

    async fn save_report(&self, report: &Report, was: &str) -> Result<bool> {
        moderation::save_report(&self.pool, report, was).await
    }

    async fn report(&self, id: i64) -> Result<Option<Report>> {
        moderation::report(&self.pool, id).await
    }

    async fn reports(&self, closed: bool, most: u32) -> Result<Vec<Report>> {
        moderation::reports(&self.pool, closed, most).await
    }

    async fn drop_old_reports(&self, before: i64) -> Result<u64> {
        let gone = sqlx::query("delete from report where state = 'closed' and created < ?").bind(before);
        Ok(gone.execute(&self.pool).await?.rows_affected())
    }

    async fn reports_about(&self, user: &str, most: u32) -> Result<Vec<Report>> {
        moderation::reports_about(&self.pool, user, most).await
    }

    async fn add_sanction(&self, sanction: &Sanction) -> Result<i64> {
        moderation::add_sanction(&self.pool, sanction).await
    }

    async fn sanctions(&self, user: &str) -> Result<Vec<Sanction>> {
        moderation::sanctions(&self.pool, user).await
    }

    async fn sanctions_since(&self, since: i64) -> Result<Vec<Sanction>> {
        moderation::sanctions_since(&self.pool, since).await
    }

    async fn lift(&self, user: &str, measure: &str) -> Result<u64> {
        moderation::lift(&self.pool, user, measure).await
    }

    async fn add_notice(&self, notice: &Notice) -> Result<()> {
        moderation::add_notice(&self.pool, notice).await
    }

    async fn notices(&self, user: &str) -> Result<Vec<Notice>> {
        moderation::notices(&self.pool, user).await
    }

    async fn read_notice(&self, user: &str, id: i64) -> Result<bool> {
        moderation::read_notice(&self.pool, user, id).await
    }

    async fn add_audit(&self, audit: &Audit) -> Result<()> {
        moderation::add_audit(&self.pool, audit).await
    }

    async fn audit(&self, about: Option<&str>, most: u32) -> Result<Vec<Audit>> {
        moderation::audit(&self.pool, about, most).await
    }

    async fn health(&self) -> Result<()> {
        sqlx::query("select 1").fetch_one(&self.pool).await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer ends by itself when the last who may write to it has gone.
        if let Ok(mut door) = self.door.lock() {
            door.take();
        }
        let work = self.work.lock().ok().and_then(|mut work| work.take());
        if let Some(work) = work {
            let _ = work.await;
        }
        self.pool.close().await;
    }
}
