//! Browsers that are to be woken, and what the server keeps for itself. That browsers go with their session is a trigger of the
//! schema.

use sqlx::Row;
use sqlx::sqlite::SqlitePool;

use crate::{Push, Result};

pub(super) async fn add(pool: &SqlitePool, push: &Push, most: u32) -> Result<()> {
    let mut transaction = pool.begin().await?;
    sqlx::query("insert or replace into push (endpoint, user, credential, created) values (?, ?, ?, ?)")
        .bind(&push.endpoint)
        .bind(&push.user)
        .bind(&push.credential)
        .bind(push.created)
        .execute(&mut *transaction)
        .await?;
    sqlx::query(
        "delete from push where user = ?1 and endpoint not in
         (select endpoint from push where user = ?1 order by created desc, rowid desc limit ?2)",
    )
    .bind(&push.user)
    .bind(most)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn of(pool: &SqlitePool, user: &str) -> Result<Vec<Push>> {
    let rows = sqlx::query("select * from push where user = ? order by created, rowid")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let read = |row: &sqlx::sqlite::SqliteRow| Push {
        endpoint: row.get("endpoint"),
        user: row.get("user"),
        credential: row.get("credential"),
        created: row.get("created"),
    };
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn drop(pool: &SqlitePool, user: &str, endpoint: &str) -> Result<bool> {
    let gone = sqlx::query("delete from push where user = ? and endpoint = ?")
        .bind(user)
        .bind(endpoint)
        .execute(pool)
        .await?;
    Ok(gone.rows_affected() > 0)
}

pub(super) async fn kept(pool: &SqlitePool, name: &str) -> Result<Option<String>> {
    let row = sqlx::query("select value from kept where name = ?").bind(name).fetch_optional(pool).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn keep(pool: &SqlitePool, name: &str, value: &str) -> Result<String> {
    // What is there stays, and is given: two who begin at once have one key.
    let statement = sqlx::query(
        "insert into kept (name, value) values (?, ?) on conflict (name) do update set value = value returning value",
    )
    .bind(name)
    .bind(value);
    Ok(super::returned(statement, pool).await?.ok_or(sqlx::Error::RowNotFound)?.get(0))
}
