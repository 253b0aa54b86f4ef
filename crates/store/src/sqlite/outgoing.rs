//! Messages that wait to be delivered.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::{LetterLimit, Outgoing, Result};

fn read(row: &SqliteRow) -> Outgoing {
    Outgoing {
        id: row.get("id"),
        user: row.get("user"),
        kind: row.get("kind"),
        table: row.get("game_table"),
        tries: row.get("tries"),
        due: row.get("due"),
        created: row.get("created"),
    }
}

pub(super) async fn add(pool: &SqlitePool, message: &Outgoing) -> Result<()> {
    sqlx::query(
        "insert into outgoing (user, kind, game_table, tries, due, created) values (?, ?, ?, ?, ?, ?)
         on conflict (user, kind, game_table)
         do update set tries = excluded.tries, due = excluded.due, created = excluded.created",
    )
    .bind(&message.user)
    .bind(&message.kind)
    .bind(&message.table)
    .bind(message.tries)
    .bind(message.due)
    .bind(message.created)
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn due(pool: &SqlitePool, by: i64, most: u32) -> Result<Vec<Outgoing>> {
    let rows = sqlx::query("select * from outgoing where due <= ? order by due limit ?")
        .bind(by)
        .bind(most)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn next(pool: &SqlitePool) -> Result<Option<i64>> {
    Ok(sqlx::query("select min(due) from outgoing").fetch_one(pool).await?.get(0))
}

pub(super) async fn put_off(pool: &SqlitePool, known: &Outgoing, tries: u32, due: i64) -> Result<bool> {
    let changed = sqlx::query("update outgoing set tries = ?, due = ? where id = ? and due = ?")
        .bind(tries)
        .bind(due)
        .bind(known.id)
        .bind(known.due)
        .execute(pool)
        .await?;
    Ok(changed.rows_affected() > 0)
}

pub(super) async fn drop(pool: &SqlitePool, known: &Outgoing) -> Result<bool> {
    let gone = sqlx::query("delete from outgoing where id = ? and due = ?")
        .bind(known.id)
        .bind(known.due)
        .execute(pool)
        .await?;
    Ok(gone.rows_affected() > 0)
}

pub(super) async fn add_letter(
    pool: &SqlitePool,
    recipient: &str,
    at: i64,
    limit: LetterLimit,
) -> Result<bool> {
    let since = at - limit.within_ms;
    sqlx::query("delete from letter where at < ?").bind(since).execute(pool).await?;
    let counted = sqlx::query(
        "insert into letter (recipient, at) select ?1, ?2
         where (select count(*) from letter where recipient = ?1) < ?3 and (select count(*) from letter) < ?4",
    )
    .bind(recipient)
    .bind(at)
    .bind(limit.to_one)
    .bind(limit.to_all)
    .execute(pool)
    .await?;
    Ok(counted.rows_affected() > 0)
}
