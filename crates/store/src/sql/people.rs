//! Names, what people keep at tables for themselves (notes, whom they have muted), all that is theirs, and its end.

use sqlx::Row as _;

use super::rows::{read_replay, read_user};
use super::{Connection, Pool, alone, clean};
use crate::{FormerNames, MUTES, MUTES_AT_TABLE, NOTES, Owned, Result, User};

pub(super) async fn like(pool: &Pool, name: &str, skeleton: &str) -> Result<Option<User>> {
    let text =
        "select * from account where not guest and (lower(name) = lower($1) or skeleton = $2 and $2 <> '')";
    let row = sqlx::query(text).bind(name).bind(skeleton).fetch_optional(pool).await?;
    Ok(row.as_ref().map(read_user))
}

pub(super) async fn without_skeleton(pool: &Pool, most: u32) -> Result<Vec<User>> {
    let rows = sqlx::query("select * from account where skeleton = '' order by guest, created limit $1")
        .bind(i64::from(most))
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_user).collect())
}

/// Writes a user, if need be only in the place of one who is as it was read. Says whether it was written.
pub(super) async fn write(db: &mut Connection, user: &User, was: Option<&User>) -> Result<bool> {
    let before = was.unwrap_or(user);
    let written = sqlx::query(
        "update account set name = $1, skeleton = $2, guest = $3, password = $4, body = $5, leaves = $6
         where id = $7 and ($8 or name = $9 and skeleton = $10 and guest = $11 and body = $12
             and password is not distinct from $13 and leaves is not distinct from $14)",
    )
    .bind(&user.name)
    .bind(&user.skeleton)
    .bind(user.guest)
    .bind(&user.password)
    .bind(&user.body)
    .bind(user.leaves)
    .bind(&user.id)
    .bind(was.is_none())
    .bind(&before.name)
    .bind(&before.skeleton)
    .bind(before.guest)
    .bind(&before.body)
    .bind(&before.password)
    .bind(before.leaves)
    .execute(db)
    .await?;
    Ok(written.rows_affected() > 0)
}

pub(super) async fn rename(pool: &Pool, user: &User, kept: FormerNames) -> Result<bool> {
    let mut transaction = alone(pool, &format!("names {}", user.id)).await?;
    // Whoever goes back to an old name has no need to keep it.
    sqlx::query("delete from former_name where until <= $1 or account = $2 and skeleton = $3")
        .bind(kept.now)
        .bind(&user.id)
        .bind(&user.skeleton)
        .execute(&mut *transaction)
        .await?;
    let added = sqlx::query(
        "insert into former_name (account, name, skeleton, until) select id, name, skeleton, $2 from account
         where id = $1 and (select count(*) from former_name where account = $1) < $3",
    )
    .bind(&user.id)
    .bind(kept.until)
    .bind(i64::from(kept.most))
    .execute(&mut *transaction)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("update account set name = $1, skeleton = $2 where id = $3")
        .bind(&user.name)
        .bind(&user.skeleton)
        .bind(&user.id)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(true)
}

pub(super) async fn former_owner(pool: &Pool, name: &str, skeleton: &str, at: i64) -> Result<Option<String>> {
    let text = "select account from former_name where until > $3 and (lower(name) = lower($1) or skeleton = $2 and $2 <> '')";
    let row = sqlx::query(text).bind(name).bind(skeleton).bind(at).fetch_optional(pool).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn rename_guests(pool: &Pool, skeleton: &str, except: &str) -> Result<Vec<String>> {
    let renamed = sqlx::query(
        "update account set name = 'Guest ' || substr(id, 1, 4), skeleton = 'guest ' || id
         where guest and skeleton = $1 and skeleton <> '' and id <> $2 returning id",
    )
    .bind(skeleton)
    .bind(except)
    .fetch_all(pool)
    .await?;
    Ok(renamed.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn set_note(pool: &Pool, table: &str, user: &str, text: &str) -> Result<bool> {
    let mut transaction = alone(pool, &format!("notes {user}")).await?;
    let kept = sqlx::query(
        "insert into note (game_table, account, text) select $1, $2, $3
         where exists (select 1 from note where game_table = $1 and account = $2)
            or (select count(*) from note where account = $2) < $4
         on conflict (game_table, account) do update set text = excluded.text",
    )
    .bind(table)
    .bind(user)
    .bind(clean(text))
    .bind(i64::from(NOTES))
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(kept.rows_affected() > 0)
}

pub(super) async fn set_mute(pool: &Pool, table: &str, user: &str, muted: &str, on: bool) -> Result<bool> {
    if !on {
        sqlx::query("delete from mute where game_table = $1 and account = $2 and muted = $3")
            .bind(table)
            .bind(user)
            .bind(muted)
            .execute(pool)
            .await?;
        return Ok(true);
    }
    let mut transaction = alone(pool, &format!("mutes {user}")).await?;
    let kept = sqlx::query(
        "insert into mute (game_table, account, muted) select $1, $2, $3
         where (select count(*) from mute where account = $2) < $4
           and (select count(*) from mute where game_table = $1 and account = $2) < $5
         on conflict do nothing",
    )
    .bind(table)
    .bind(user)
    .bind(muted)
    .bind(i64::from(MUTES))
    .bind(i64::from(MUTES_AT_TABLE))
    .execute(&mut *transaction)
    .await?;
    let there = sqlx::query("select 1 from mute where game_table = $1 and account = $2 and muted = $3")
        .bind(table)
        .bind(user)
        .bind(muted)
        .fetch_optional(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(kept.rows_affected() > 0 || there.is_some())
}

pub(super) async fn mutes(pool: &Pool, table: &str, user: &str) -> Result<Vec<String>> {
    let rows = sqlx::query("select muted from mute where game_table = $1 and account = $2 order by muted")
        .bind(table)
        .bind(user)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn touch(pool: &Pool, hash: &str, at: i64) -> Result<()> {
    sqlx::query("update credential set seen = $1 where hash = $2").bind(at).bind(hash).execute(pool).await?;
    Ok(())
}

pub(super) async fn leaving(pool: &Pool, by: i64, most: u32) -> Result<Vec<User>> {
    let rows = sqlx::query("select * from account where leaves <= $1 order by leaves limit $2")
        .bind(by)
        .bind(i64::from(most))
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_user).collect())
}

pub(super) async fn guests_gone(pool: &Pool, since: i64, most: u32) -> Result<Vec<String>> {
    let rows = sqlx::query(
        "select id from account u where guest and created < $1 and not exists
         (select 1 from credential c where c.account = u.id and (c.seen >= $1 or c.created >= $1
            or exists (select 1 from seat s where s.account = u.id)
            or exists (select 1 from replay r where r.account = u.id)))
         limit $2",
    )
    .bind(since)
    .bind(i64::from(most))
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn owned(pool: &Pool, user: &str) -> Result<Owned> {
    let chat =
        sqlx::query("select * from chat where account = $1 order by at").bind(user).fetch_all(pool).await?;
    let notes = sqlx::query("select game_table, text from note where account = $1 order by game_table")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let replays = sqlx::query("select * from replay where account = $1 order by created")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let former =
        sqlx::query("select name from former_name where account = $1").bind(user).fetch_all(pool).await?;
    let mutes = sqlx::query("select game_table, muted from mute where account = $1 order by game_table")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let reports = sqlx::query("select kind, game_table, created from report where by = $1 order by created")
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

pub(super) async fn erase(pool: &Pool, user: &str) -> Result<()> {
    let mut transaction = pool.begin().await?;
    // Reviews of games that they brought in go with these; others that they asked for are everybody's.
    for text in [
        "delete from review where id in (select id from replay where account = $1)",
        "update review set account = '' where account = $1",
    ] {
        sqlx::query(text).bind(user).execute(&mut *transaction).await?;
    }
    for place in ["chat", "note", "mute", "replay", "seat", "job", "push", "credential", "former_name"] {
        let text = format!("delete from {place} where account = $1");
        sqlx::query(&text).bind(user).execute(&mut *transaction).await?;
    }
    // What was reported about them holds their words; whom nobody can do anything about any more needs no evidence.
    for text in [
        "delete from report where about = $1",
        "delete from notice where account = $1",
        "delete from account where id = $1",
    ] {
        sqlx::query(text).bind(user).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
