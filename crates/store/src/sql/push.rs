//! Browsers that are to be woken, and what the server keeps for itself. That browsers go with their session is a trigger of the
//! schema.

use sqlx::Row as _;

use super::{Line, Pool};
use crate::{Push, Result};

pub(super) async fn add(pool: &Pool, push: &Push, most: u32) -> Result<()> {
    let mut transaction = pool.begin().await?;
    sqlx::query(
        "insert into push (endpoint, account, credential, created) values ($1, $2, $3, $4)
         on conflict (endpoint) do update
         set account = excluded.account, credential = excluded.credential, created = excluded.created",
    )
    .bind(&push.endpoint)
    .bind(&push.user)
    .bind(&push.credential)
    .bind(push.created)
    .execute(&mut *transaction)
    .await?;
    sqlx::query(
        "delete from push where account = $1 and endpoint <> $3 and endpoint not in
         (select endpoint from push where account = $1 and endpoint <> $3 order by created desc, endpoint limit $2)",
    )
    .bind(&push.user)
    .bind(i64::from(most) - 1)
    .bind(&push.endpoint)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn of(pool: &Pool, user: &str) -> Result<Vec<Push>> {
    let rows = sqlx::query("select * from push where account = $1 order by created, endpoint")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let read = |row: &Line| Push {
        endpoint: row.get("endpoint"),
        user: row.get("account"),
        credential: row.get("credential"),
        created: row.get("created"),
    };
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn drop(pool: &Pool, user: &str, endpoint: &str) -> Result<bool> {
    let gone = sqlx::query("delete from push where account = $1 and endpoint = $2")
        .bind(user)
        .bind(endpoint)
        .execute(pool)
        .await?;
    Ok(gone.rows_affected() > 0)
}

pub(super) async fn kept(pool: &Pool, name: &str) -> Result<Option<String>> {
    let row = sqlx::query("select value from kept where name = $1").bind(name).fetch_optional(pool).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn keep(pool: &Pool, name: &str, value: &str) -> Result<String> {
    // What is there stays, and is given: two who begin at once have one key.
    let statement = sqlx::query(
        "insert into kept (name, value) values ($1, $2) on conflict (name) do update set value = kept.value returning value",
    )
    .bind(name)
    .bind(value);
    Ok(super::returned(statement, pool).await?.ok_or(sqlx::Error::RowNotFound)?.get(0))
}
