//! The chat of a table, which has an end at the front.

use sqlx::Row as _;

use super::rows::number;
use super::{Line, Pool, STAYS, alone, clean, returned};
use crate::{CHAT_KEPT, CHAT_READ, Chat, Result, StoreError};

pub(super) fn read(row: &Line) -> Chat {
    Chat {
        number: number(row, "number"),
        channel: row.get("channel"),
        user: row.get("account"),
        name: row.get("name"),
        text: row.get("text"),
        at: row.get("at"),
    }
}

pub(super) async fn add(pool: &Pool, table: &str, chat: &Chat, epoch: Option<i64>) -> Result<u32> {
    let mut transaction = alone(pool, &format!("chat {table}")).await?;
    if let Some(epoch) = epoch {
        // Nobody takes the table until the line is there, or has taken it before.
        let text = format!("select epoch from game_table where id = $1{STAYS}");
        let row = sqlx::query(&text).bind(table).fetch_optional(&mut *transaction).await?;
        if row.is_some_and(|row| row.get::<i64, _>(0) != epoch) {
            return Err(StoreError::Conflict);
        }
    }
    let statement = sqlx::query(
        "insert into chat (game_table, number, channel, account, name, text, at)
         select $1, 1 + coalesce((select max(number) from chat where game_table = $1), 0), $2, $3, $4, $5, $6
         returning number",
    )
    .bind(table)
    .bind(&chat.channel)
    .bind(&chat.user)
    .bind(&chat.name)
    .bind(clean(&chat.text))
    .bind(chat.at);
    let row = returned(statement, &mut *transaction).await?.ok_or(StoreError::Conflict)?;
    let number = row.get::<i64, _>(0) as u32;
    if number > CHAT_KEPT {
        sqlx::query("delete from chat where game_table = $1 and number <= $2")
            .bind(table)
            .bind(i64::from(number - CHAT_KEPT))
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(number)
}

pub(super) async fn lines(pool: &Pool, table: &str) -> Result<Vec<Chat>> {
    let rows = sqlx::query(
        "select * from (select * from chat where game_table = $1 order by number desc limit $2) as newest order by number",
    )
    .bind(table)
    .bind(i64::from(CHAT_READ))
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().map(read).collect())
}
