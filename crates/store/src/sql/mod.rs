//! The statements, written once for both databases.
//!
//! This folder is compiled twice, as a part of [`crate::sqlite`] and of [`crate::postgres`], which say what `Here`, `Db`, `Pool`, `Line`
//! and `Connection` are and do on their own what differs: opening and closing, the migrations, [`Store::commit`], what nobody else may do
//! meanwhile. Both know `$1`, `true` and `false`, `on conflict`, `returning` and `string_agg`; whole numbers are bound and read as `i64`.

mod chat;
pub(super) mod jobs;
mod moderation;
mod owners;
mod people;
mod push;
mod records;
mod reviews;
mod rows;
mod told;

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::{Executor, Row as _, Transaction};

use self::rows::{read_credential, read_replay, read_table, read_user};
use super::{CLOCK, Connection, Db, Here, Line, Pool, SKIP_CLAIMED, STAYS, clean, keep_others_out};
use crate::{
    Action, Audit, Change, Chat, Claim, Credential, Decision, FormerNames, Job, JobCount, Kinds, LetterLimit,
    Notice, Owned, Push, Quota, Replay, ReplayHead, Report, ReportLimit, Result, Sanction, Store,
    StoredTable, User, Which,
};

/// A transaction beside which nobody else does what is named: what is counted first and added then stays within its bound.
async fn alone(pool: &Pool, what: &str) -> Result<Transaction<'static, Db>> {
    let mut transaction = pool.begin().await?;
    keep_others_out(&mut transaction, what).await?;
    Ok(transaction)
}

/// The row that a statement gives back which also writes. It is read to its end: only there does SQLite make it durable and say if it
/// could not, and whoever takes the first row and goes is told nothing of a full disk.
async fn returned<'a, 'e>(
    statement: Query<'a, Db, <Db as sqlx::Database>::Arguments<'a>>,
    on: impl Executor<'e, Database = Db>,
) -> Result<Option<Line>> {
    Ok(statement.fetch_all(on).await?.into_iter().next())
}

pub(super) async fn write_seats(db: &mut Connection, table: &StoredTable) -> Result<()> {
    sqlx::query("delete from seat where game_table = $1").bind(&table.id).execute(&mut *db).await?;
    for user in &table.users {
        sqlx::query("insert into seat (game_table, account) values ($1, $2) on conflict do nothing")
            .bind(&table.id)
            .bind(user)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Actions of one statement.
const ACTIONS: usize = 500;

/// All actions of a table that has none.
async fn add_actions(db: &mut Connection, table: &str, actions: &[Action]) -> Result<()> {
    let mut numbered = (0i64..).zip(actions);
    for part in actions.chunks(ACTIONS) {
        let row = |n: usize| {
            let marks: Vec<String> = (6 * n + 1..=6 * n + 6).map(|mark| format!("${mark}")).collect();
            format!("({})", marks.join(", "))
        };
        let rows: Vec<String> = (0..part.len()).map(row).collect();
        let text = format!(
            "insert into game_action (game_table, number, actor, word, draw, at) values {}",
            rows.join(", ")
        );
        let mut query = sqlx::query(&text).persistent(false);
        for (number, action) in numbered.by_ref().take(part.len()) {
            query = query.bind(table).bind(number).bind(&action.actor).bind(&action.word);
            query = query.bind(action.draw.map(i64::from)).bind(action.at);
        }
        query.execute(&mut *db).await?;
    }
    Ok(())
}

const TABLE: &str = "select t.*, (select string_agg(s.account, ' ') from seat s where s.game_table = t.id) as users from game_table t";

#[async_trait]
impl Store for Here {
    async fn create_user(&self, user: &User) -> Result<()> {
        sqlx::query("insert into account (id, name, skeleton, guest, password, body, created, leaves) values ($1, $2, $3, $4, $5, $6, $7, $8)")
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
        people::write(&mut *self.pool.acquire().await?, user, None).await?;
        Ok(())
    }

    async fn replace_user(&self, was: &User, user: &User, jobs: &[Job]) -> Result<bool> {
        let mut transaction = self.pool.begin().await?;
        if !people::write(&mut transaction, user, Some(was)).await? {
            return Ok(false);
        }
        for job in jobs {
            jobs::add(&mut transaction, job).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn user(&self, id: &str) -> Result<Option<User>> {
        let row =
            sqlx::query("select * from account where id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_user))
    }

    async fn user_by_name(&self, name: &str) -> Result<Option<User>> {
        let row = sqlx::query("select * from account where lower(name) = lower($1) and not guest")
            .bind(name)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(read_user))
    }

    async fn add_credential(&self, credential: &Credential) -> Result<()> {
        sqlx::query(
            "insert into credential (hash, id, account, kind, label, created, seen) values ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&credential.hash)
        .bind(&credential.id)
        .bind(&credential.user)
        .bind(&credential.kind)
        .bind(clean(&credential.label))
        .bind(credential.created)
        .bind(credential.seen)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn credential(&self, hash: &str) -> Result<Option<Credential>> {
        let row = sqlx::query("select * from credential where hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(read_credential))
    }

    async fn credentials(&self, user: &str, kind: &str) -> Result<Vec<Credential>> {
        let rows = sqlx::query("select * from credential where account = $1 and kind = $2 order by created")
            .bind(user)
            .bind(kind)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(read_credential).collect())
    }

    async fn drop_credential(&self, user: &str, id: &str) -> Result<bool> {
        let gone = sqlx::query("delete from credential where account = $1 and id = $2")
            .bind(user)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(gone.rows_affected() > 0)
    }

    async fn renew_credential(&self, hash: &str, at: i64) -> Result<()> {
        sqlx::query("update credential set created = $1 where hash = $2")
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
        let gone = sqlx::query("delete from credential where kind = $1 and created < $2")
            .bind(kind)
            .bind(before)
            .execute(&self.pool)
            .await?;
        Ok(gone.rows_affected())
    }

    async fn create_table(&self, table: &StoredTable) -> Result<()> {
        self.create_played(table, &[]).await
    }

    async fn create_played(&self, table: &StoredTable, actions: &[Action]) -> Result<()> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "insert into game_table (id, game, rules, status, public, version, created, updated, body)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(i64::from(table.rules))
        .bind(&table.status)
        .bind(table.public)
        .bind(i64::from(table.version))
        .bind(table.created)
        .bind(table.updated)
        .bind(&table.body)
        .execute(&mut *transaction)
        .await?;
        write_seats(&mut transaction, table).await?;
        add_actions(&mut transaction, &table.id, actions).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>> {
        let row =
            sqlx::query(&format!("{TABLE} where t.id = $1")).bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_table))
    }

    async fn tables(&self, which: Which) -> Result<Vec<StoredTable>> {
        let rows = match which {
            Which::Status(statuses) => {
                // One parameter for each state, never the text itself.
                let marks: Vec<String> = (1..=statuses.len()).map(|n| format!("${n}")).collect();
                let marks = marks.join(", ");
                let text = format!("{TABLE} where t.status in ({marks}) order by t.updated desc");
                let mut query = sqlx::query(&text);
                for status in &statuses {
                    query = query.bind(status);
                }
                query.fetch_all(&self.pool).await?
            }
            Which::Of { user, most } => {
                let text = format!(
                    "{TABLE} join seat mine on mine.game_table = t.id where mine.account = $1 order by t.updated desc limit $2"
                );
                sqlx::query(&text).bind(&user).bind(i64::from(most)).fetch_all(&self.pool).await?
            }
        };
        Ok(rows.iter().map(read_table).collect())
    }

    async fn drop_unplayed(&self, before: i64) -> Result<u64> {
        let gone = sqlx::query(
            "delete from game_table where status = 'aborted' and updated < $1 and not exists
             (select 1 from game_action a where a.game_table = id and a.actor <> 'nature')",
        )
        .bind(before)
        .execute(&self.pool)
        .await?;
        Ok(gone.rows_affected())
    }

    async fn commit(&self, change: Change) -> Result<()> {
        self.write(change).await
    }

    async fn set_rules(&self, table: &str, rules: u32) -> Result<()> {
        sqlx::query("update game_table set rules = $1, version = version + 1 where id = $2")
            .bind(i64::from(rules))
            .bind(table)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn actions(&self, table: &str) -> Result<Vec<Action>> {
        let rows = sqlx::query(
            "select actor, word, draw, at from game_action where game_table = $1 order by number",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows
            .iter()
            .map(|row| Action {
                actor: row.get("actor"),
                word: row.get("word"),
                draw: row.get::<Option<i64>, _>("draw").map(|draw| draw as u32),
                at: row.get("at"),
            })
            .collect())
    }

    async fn add_chat(&self, table: &str, chat: &Chat, epoch: Option<i64>) -> Result<u32> {
        chat::add(&self.pool, table, chat, epoch).await
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
        let row = sqlx::query("select text from note where game_table = $1 and account = $2")
            .bind(table)
            .bind(user)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get(0)).unwrap_or_default())
    }

    async fn add_replay(&self, replay: &Replay, quota: Quota) -> Result<bool> {
        let bytes = replay.record.len() as i64;
        // Two imports at once cannot both take the last place.
        let mut transaction = alone(&self.pool, "replay").await?;
        let added = sqlx::query(
            "insert into replay (id, account, game, title, record, created, bytes) select $1, $2, $3, $4, $5, $6, $7 \
             where (select count(*) from replay where account = $2) < $8 \
             and (select coalesce(sum(bytes), 0) from replay where account = $2) + $7 <= $9 \
             and (select coalesce(sum(bytes), 0) from replay) + $7 <= $10",
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
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(added.rows_affected() > 0)
    }

    async fn replays_of(&self, user: &str, most: u32) -> Result<Vec<ReplayHead>> {
        let list = "select id, game, title, bytes, created from replay where account = $1 order by created desc, id limit $2";
        let rows = sqlx::query(list).bind(user).bind(i64::from(most)).fetch_all(&self.pool).await?;
        let head = |row: &Line| ReplayHead {
            id: row.get("id"),
            game: row.get("game"),
            title: row.get("title"),
            bytes: row.get::<i64, _>("bytes") as u64,
            created: row.get("created"),
        };
        Ok(rows.iter().map(head).collect())
    }

    async fn drop_replay(&self, user: &str, id: &str) -> Result<bool> {
        let dropped = sqlx::query("delete from replay where account = $1 and id = $2");
        let dropped = dropped.bind(user).bind(id).execute(&self.pool).await?;
        if dropped.rows_affected() > 0 {
            sqlx::query("delete from review where id = $1").bind(id).execute(&self.pool).await?;
        }
        Ok(dropped.rows_affected() > 0)
    }

    async fn replay(&self, id: &str) -> Result<Option<Replay>> {
        let row =
            sqlx::query("select * from replay where id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_replay))
    }

    async fn add_letter(&self, recipient: &str, at: i64, limit: LetterLimit) -> Result<bool> {
        jobs::add_letter(&self.pool, recipient, at, limit).await
    }

    async fn add_job(&self, job: &Job) -> Result<()> {
        jobs::add(&mut *self.pool.acquire().await?, job).await
    }

    async fn hasten_job(&self, job: &Job) -> Result<()> {
        jobs::hasten(&self.pool, job).await
    }

    async fn claim_jobs(&self, which: Kinds<'_>, now: i64, until: i64, most: u32) -> Result<Vec<Job>> {
        jobs::claim(&self.pool, which, now, until, most).await
    }

    async fn next_job(&self, which: Kinds<'_>) -> Result<Option<i64>> {
        jobs::next(&self.pool, which).await
    }

    async fn return_job(&self, job: &Job) -> Result<bool> {
        jobs::give_back(&self.pool, job).await
    }

    async fn free_jobs(&self) -> Result<u64> {
        jobs::free(&self.pool).await
    }

    async fn retry_job(&self, job: &Job, due: i64) -> Result<bool> {
        jobs::retry(&self.pool, job, due).await
    }

    async fn finish_job(&self, job: &Job, then: &[Job]) -> Result<bool> {
        jobs::finish(&self.pool, job, then).await
    }

    async fn jobs(&self, most: u32) -> Result<Vec<Job>> {
        jobs::waiting(&self.pool, most).await
    }

    async fn count_jobs(&self) -> Result<Vec<JobCount>> {
        jobs::count(&self.pool).await
    }

    async fn join(&self, node: &str, alone: bool, for_ms: i64) -> Result<bool> {
        owners::join(self.lease_pool(), node, alone, for_ms).await
    }

    async fn renew(&self, node: &str, for_ms: i64) -> Result<Option<i64>> {
        owners::renew(self.lease_pool(), node, for_ms).await
    }

    async fn leave(&self, node: &str) -> Result<()> {
        owners::leave(&self.pool, node).await
    }

    async fn nodes(&self) -> Result<Vec<String>> {
        owners::nodes(self.lease_pool()).await
    }

    async fn claim_table(&self, table: &str, node: &str) -> Result<Option<Claim>> {
        owners::claim(&self.pool, table, node).await
    }

    async fn release_table(&self, table: &str, node: &str, epoch: i64) -> Result<bool> {
        owners::release(&self.pool, table, node, epoch).await
    }

    async fn highest_epoch(&self) -> Result<i64> {
        let row = sqlx::query("select coalesce(max(epoch), 0) as epoch from game_table");
        Ok(row.fetch_one(&self.pool).await?.get("epoch"))
    }

    async fn unowned_tables(&self, most: u32) -> Result<Vec<String>> {
        owners::unowned(&self.pool, most).await
    }

    async fn owned_tables(&self, node: &str) -> Result<Vec<String>> {
        owners::owned(&self.pool, node).await
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
        let gone = sqlx::query("delete from report where state = 'closed' and created < $1").bind(before);
        Ok(gone.execute(&self.pool).await?.rows_affected())
    }

    async fn reports_about(&self, user: &str, most: u32) -> Result<Vec<Report>> {
        moderation::reports_about(&self.pool, user, most).await
    }

    async fn decide(&self, decision: &Decision) -> Result<bool> {
        moderation::decide(&self.pool, decision).await
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
        self.shut().await;
    }
}
