//! Names, what people keep at tables for themselves (notes, whom they have muted), all that is theirs, and its end.

use sqlx::Row;
use sqlx::sqlite::SqlitePool;

use super::rows::{read_replay, read_user};
use crate::{FormerNames, MUTES, MUTES_AT_TABLE, NOTES, Owned, Result, User};

pub(super) async fn like(pool: &SqlitePool, name: &str, skeleton: &str) -> Result<Option<User>> {
    let text =
        "select * from user where guest = 0 and (lower(name) = lower(?1) or skeleton = ?2 and ?2 <> '')";
    let row = sqlx::query(text).bind(name).bind(skeleton).fetch_optional(pool).await?;
    Ok(row.as_ref().map(read_user))
}

pub(super) async fn without_skeleton(pool: &SqlitePool, most: u32) -> Result<Vec<User>> {
    let rows = sqlx::query("select * from user where skeleton = '' order by guest, created limit ?")
        .bind(most)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_user).collect())
}

pub(super) async fn rename(pool: &SqlitePool, user: &User, kept: FormerNames) -> Result<bool> {
    let mut transaction = pool.begin().await?;
    // Whoever goes back to an old name has no need to keep it.
    sqlx::query("delete from former_name where until <= ?1 or user = ?2 and skeleton = ?3")
        .bind(kept.now)
        .bind(&user.id)
        .bind(&user.skeleton)
        .execute(&mut *transaction)
        .await?;
    let added = sqlx::query(
        "insert into former_name (user, name, skeleton, until) select id, name, skeleton, ?2 from user
         where id = ?1 and (select count(*) from former_name where user = ?1) < ?3",
    )
    .bind(&user.id)
    .bind(kept.until)
    .bind(kept.most)
    .execute(&mut *transaction)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("update user set name = ?, skeleton = ? where id = ?")
        .bind(&user.name)
        .bind(&user.skeleton)
        .bind(&user.id)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(true)
}

pub(super) async fn former_owner(
    pool: &SqlitePool,
    name: &str,
    skeleton: &str,
    at: i64,
) -> Result<Option<String>> {
    let text = "select user from former_name where until > ?3 and (lower(name) = lower(?1) or skeleton = ?2 and ?2 <> '')";
    let row = sqlx::query(text).bind(name).bind(skeleton).bind(at).fetch_optional(pool).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn rename_guests(pool: &SqlitePool, skeleton: &str, except: &str) -> Result<Vec<String>> {
    let renamed = sqlx::query(
        "update user set name = 'Guest ' || substr(id, 1, 4), skeleton = 'guest ' || id
         where guest = 1 and skeleton = ? and skeleton <> '' and id <> ? returning id",
    )
    .bind(skeleton)
    .bind(except)
    .fetch_all(pool)
    .await?;
    Ok(renamed.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn set_note(pool: &SqlitePool, table: &str, user: &str, text: &str) -> Result<bool> {
    let kept = sqlx::query(
        "insert into note (game_table, user, text) select ?1, ?2, ?3
         where exists (select 1 from note where game_table = ?1 and user = ?2)
            or (select count(*) from note where user = ?2) < ?4
         on conflict (game_table, user) do update set text = excluded.text",
    )
    .bind(table)
    .bind(user)
    .bind(text)
    .bind(NOTES)
    .execute(pool)
    .await?;
    Ok(kept.rows_affected() > 0)
}

pub(super) async fn set_mute(
    pool: &SqlitePool,
    table: &str,
    user: &str,
    muted: &str,
    on: bool,
) -> Result<bool> {
    if !on {
        sqlx::query("delete from mute where game_table = ? and user = ? and muted = ?")
            .bind(table)
            .bind(user)
            .bind(muted)
            .execute(pool)
            .await?;
        return Ok(true);
    }
    let kept = sqlx::query(
        "insert into mute (game_table, user, muted) select ?1, ?2, ?3
         where (select count(*) from mute where user = ?2) < ?4
           and (select count(*) from mute where game_table = ?1 and user = ?2) < ?5
         on conflict do nothing",
    )
    .bind(table)
    .bind(user)
    .bind(muted)
    .bind(MUTES)
    .bind(MUTES_AT_TABLE)
    .execute(pool)
    .await?;
    let there = sqlx::query("select 1 from mute where game_table = ? and user = ? and muted = ?")
        .bind(table)
        .bind(user)
        .bind(muted)
        .fetch_optional(pool)
        .await?;
    Ok(kept.rows_affected() > 0 || there.is_some())
}

pub(super) async fn mutes(pool: &SqlitePool, table: &str, user: &str) -> Result<Vec<String>> {
    let rows = sqlx::query("select muted from mute where game_table = ? and user = ? order by muted")
        .bind(table)
        .bind(user)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn touch(pool: &SqlitePool, hash: &str, at: i64) -> Result<()> {
    sqlx::query("update credential set seen = ? where hash = ?").bind(at).bind(hash).execute(pool).await?;
    Ok(())
}

pub(super) async fn leaving(pool: &SqlitePool, by: i64, most: u32) -> Result<Vec<User>> {
    let rows = sqlx::query("select * from user where leaves <= ? order by leaves limit ?")
        .bind(by)
        .bind(most)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_user).collect())
}

pub(super) async fn guests_gone(pool: &SqlitePool, since: i64, most: u32) -> Result<Vec<String>> {
    let rows = sqlx::query(
        "select id from user u where guest = 1 and created < ?1 and not exists
         (select 1 from credential c where c.user = u.id and (max(c.seen, c.created) >= ?1
            or exists (select 1 from seat s where s.user = u.id)
            or exists (select 1 from replay r where r.user = u.id)))
         limit ?2",
    )
    .bind(since)
    .bind(most)
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn owned(pool: &SqlitePool, user: &str) -> Result<Owned> {
    let chat =
        sqlx::query("select * from chat where user = ? order by at").bind(user).fetch_all(pool).await?;
    let notes = sqlx::query("select game_table, text from note where user = ? order by game_table")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let replays = sqlx::query("select * from replay where user = ? order by created")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let former =
        sqlx::query("select name from former_name where user = ?").bind(user).fetch_all(pool).await?;
    let mutes = sqlx::query("select game_table, muted from mute where user = ? order by game_table")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let reports = sqlx::query("select kind, game_table, created from report where by = ? order by created")
        .bind(user)
        .fetch_all(pool)
        .await?;
    Ok(Owned {
        former_names: former.iter().map(|row| row.get(0)).collect(),
        mutes: mutes.iter().map(|row| (row.get(0), row.get(1))).collect(),
        reports: reports.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect(),
        chat: chat.iter().map(|row| (row.get("game_table"), super::chat::read(row))).collect(),
        notes: notes.iter().map(|row| (row.get("game_table"), row.get("text"))).collect(),
        replays: replays.iter().map(read_replay).collect(),
    })
}

pub(super) async fn erase(pool: &SqlitePool, user: &str) -> Result<()> {
    let mut transaction = pool.begin().await?;
    for place in ["chat", "note", "mute", "replay", "seat", "outgoing", "push", "credential", "former_name"] {
        let text = format!("delete from {place} where user = ?");
        sqlx::query(&text).bind(user).execute(&mut *transaction).await?;
    }
    // What was reported about them holds their words; whom nobody can do anything about any more needs no evidence.
    for text in [
        "delete from report where about = ?",
        "delete from notice where user = ?",
        "delete from user where id = ?",
    ] {
        sqlx::query(text).bind(user).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
