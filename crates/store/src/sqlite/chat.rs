//! The chat of a table, which has an end at the front.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::{CHAT_KEPT, CHAT_READ, Chat, Result};

pub(super) fn read(row: &SqliteRow) -> Chat {
    Chat {
        number: row.get("number"),
        channel: row.get("channel"),
        user: row.get("user"),
        name: row.get("name"),
        text: row.get("text"),
        at: row.get("at"),
    }
}

pub(super) async fn add(pool: &SqlitePool, table: &str, chat: &Chat) -> Result<u32> {
    let statement = sqlx::query(
        "insert into chat (game_table, number, channel, user, name, text, at)
         select ?1, 1 + coalesce((select max(number) from chat where game_table = ?1), 0), ?2, ?3, ?4, ?5, ?6
         returning number",
    )
    .bind(table)
    .bind(&chat.channel)
    .bind(&chat.user)
    .bind(&chat.name)
    .bind(&chat.text)
    .bind(chat.at);
    let number: u32 = super::returned(statement, pool).await?.ok_or(sqlx::Error::RowNotFound)?.get(0);
    if number > CHAT_KEPT {
        sqlx::query("delete from chat where game_table = ? and number <= ?")
            .bind(table)
            .bind(number - CHAT_KEPT)
            .execute(pool)
            .await?;
    }
    Ok(number)
}

pub(super) async fn lines(pool: &SqlitePool, table: &str) -> Result<Vec<Chat>> {
    let rows = sqlx::query(
        "select * from (select * from chat where game_table = ? order by number desc limit ?) order by number",
    )
    .bind(table)
    .bind(CHAT_READ)
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().map(read).collect())
}
