//! What is to be done once, and letters that are counted.

use sqlx::Row as _;

use super::rows::number;
use super::{Connection, Line, Pool, SKIP_CLAIMED, alone};
use crate::{Job, JobCount, Kinds, LetterLimit, Result};

fn read(row: &Line) -> Job {
    Job {
        id: row.get("id"),
        kind: row.get("kind"),
        key: row.get("key"),
        account: row.get("account"),
        body: row.get("body"),
        due: row.get("due"),
        attempts: number(row, "attempts"),
        claimed: row.get("claimed"),
        created: row.get("created"),
    }
}

pub(crate) async fn add(db: &mut Connection, job: &Job) -> Result<()> {
    sqlx::query(
        "insert into job (kind, key, account, body, due, attempts, claimed, created) values ($1, $2, $3, $4, $5, $6, 0, $7)
         on conflict (kind, key) do update set account = excluded.account, body = excluded.body, due = excluded.due,
         attempts = excluded.attempts, claimed = 0, created = excluded.created",
    )
    .bind(&job.kind)
    .bind(&job.key)
    .bind(&job.account)
    .bind(&job.body)
    .bind(job.due)
    .bind(i64::from(job.attempts))
    .bind(job.created)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn hasten(pool: &Pool, job: &Job) -> Result<()> {
    sqlx::query(
        "insert into job (kind, key, account, body, due, attempts, claimed, created) values ($1, $2, $3, $4, $5, $6, 0, $7)
         on conflict (kind, key) do update set due = excluded.due where job.due > excluded.due",
    )
    .bind(&job.kind)
    .bind(&job.key)
    .bind(&job.account)
    .bind(&job.body)
    .bind(job.due)
    .bind(i64::from(job.attempts))
    .bind(job.created)
    .execute(pool)
    .await?;
    Ok(())
}

/// Those of a kind, or all but those: a condition with the first value of a statement. Each says no more than it has to, so that an index
/// can be of use.
fn of_kind(which: Kinds<'_>) -> (&'static str, &str) {
    match which {
        Kinds::All => ("$1 = ''", ""),
        Kinds::Only(kind) => ("kind = $1", kind),
        Kinds::Except(kind) => ("kind <> $1", kind),
    }
}

pub(super) async fn claim(
    pool: &Pool,
    which: Kinds<'_>,
    now: i64,
    until: i64,
    most: u32,
) -> Result<Vec<Job>> {
    let (of_kind, kind) = of_kind(which);
    let text = format!(
        "update job set claimed = $3, attempts = attempts + 1 where id in
         (select id from job where {of_kind} and due <= $2 and claimed <= $2 order by due limit $4{SKIP_CLAIMED}) returning *"
    );
    let asked = sqlx::query(&text).bind(kind).bind(now).bind(until).bind(i64::from(most));
    Ok(asked.fetch_all(pool).await?.iter().map(read).collect())
}

pub(super) async fn next(pool: &Pool, which: Kinds<'_>) -> Result<Option<i64>> {
    let (of_kind, kind) = of_kind(which);
    // By one index the first that nobody is at, by another the few that somebody is at: all others may be many.
    let free = format!("select due from job where {of_kind} and claimed = 0 order by due limit 1");
    let free = sqlx::query(&free).bind(kind).fetch_optional(pool).await?.map(|row| row.get::<i64, _>(0));
    let held = format!(
        "select min(case when claimed > due then claimed else due end) from job where {of_kind} and claimed > 0"
    );
    let held: Option<i64> = sqlx::query(&held).bind(kind).fetch_one(pool).await?.get(0);
    Ok(free.into_iter().chain(held).min())
}

pub(super) async fn give_back(pool: &Pool, job: &Job) -> Result<bool> {
    let text = "update job set claimed = 0, attempts = attempts - 1 where id = $1 and claimed = $2";
    let changed = sqlx::query(text).bind(job.id).bind(job.claimed).execute(pool).await?;
    Ok(changed.rows_affected() > 0)
}

pub(super) async fn free(pool: &Pool) -> Result<u64> {
    let freed = sqlx::query("update job set claimed = 0 where claimed > 0").execute(pool).await?;
    Ok(freed.rows_affected())
}

pub(super) async fn retry(pool: &Pool, job: &Job, due: i64) -> Result<bool> {
    let changed = sqlx::query("update job set due = $1, claimed = 0 where id = $2 and claimed = $3")
        .bind(due)
        .bind(job.id)
        .bind(job.claimed)
        .execute(pool)
        .await?;
    Ok(changed.rows_affected() > 0)
}

pub(super) async fn finish(pool: &Pool, job: &Job, then: &[Job]) -> Result<bool> {
    let mut transaction = pool.begin().await?;
    let gone = sqlx::query("delete from job where id = $1 and claimed = $2")
        .bind(job.id)
        .bind(job.claimed)
        .execute(&mut *transaction)
        .await?;
    if gone.rows_affected() == 0 {
        return Ok(false);
    }
    for job in then {
        add(&mut transaction, job).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

pub(super) async fn waiting(pool: &Pool, most: u32) -> Result<Vec<Job>> {
    let rows = sqlx::query("select * from job order by due, id limit $1");
    Ok(rows.bind(i64::from(most)).fetch_all(pool).await?.iter().map(read).collect())
}

pub(super) async fn count(pool: &Pool) -> Result<Vec<JobCount>> {
    let rows = sqlx::query("select kind, count(*), min(due) from job group by kind order by kind");
    let read =
        |row: &Line| JobCount { kind: row.get(0), waiting: row.get::<i64, _>(1) as u64, oldest: row.get(2) };
    Ok(rows.fetch_all(pool).await?.iter().map(read).collect())
}

pub(super) async fn add_letter(pool: &Pool, recipient: &str, at: i64, limit: LetterLimit) -> Result<bool> {
    let since = at - limit.within_ms;
    let mut transaction = alone(pool, "letter").await?;
    sqlx::query("delete from letter where at < $1").bind(since).execute(&mut *transaction).await?;
    let counted = sqlx::query(
        "insert into letter (recipient, at) select $1, $2
         where (select count(*) from letter where recipient = $1) < $3 and (select count(*) from letter) < $4",
    )
    .bind(recipient)
    .bind(at)
    .bind(i64::from(limit.to_one))
    .bind(i64::from(limit.to_all))
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(counted.rows_affected() > 0)
}
