//! Which servers there are, and whose a table is. Time is the database's own: the clocks of the servers may differ.

use sqlx::Row as _;

use super::{CLOCK, Line, Pool, alone};
use crate::{Claim, Result};

/// A server that is gone is forgotten after so long, in milliseconds.
const FORGOTTEN: i64 = 3_600_000;

pub(super) async fn join(pool: &Pool, node: &str, is_alone: bool, for_ms: i64) -> Result<bool> {
    let mut transaction = alone(pool, "node").await?;
    sqlx::query(&format!("delete from node where until + $1 < {CLOCK}"))
        .bind(FORGOTTEN)
        .execute(&mut *transaction)
        .await?;
    // Whoever counted as gone may come back under its name.
    let text = format!(
        "insert into node (id, alone, began, until) select $1, $2, {CLOCK}, {CLOCK} + $3
         where not exists (select 1 from node where until > {CLOCK} and (alone or $2) and id <> $1)
         on conflict (id) do update set alone = excluded.alone, until = excluded.until"
    );
    let joined = sqlx::query(&text).bind(node).bind(is_alone).bind(for_ms).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(joined.rows_affected() > 0)
}

pub(super) async fn renew(pool: &Pool, node: &str, for_ms: i64) -> Result<Option<i64>> {
    let text = format!(
        "update node set until = {CLOCK} + $2 where id = $1 and until > {CLOCK} returning {CLOCK} as now"
    );
    let rows = sqlx::query(&text).bind(node).bind(for_ms).fetch_all(pool).await?;
    Ok(rows.first().map(|row| row.get(0)))
}

pub(super) async fn leave(pool: &Pool, node: &str) -> Result<()> {
    let mut transaction = pool.begin().await?;
    sqlx::query("delete from node where id = $1").bind(node).execute(&mut *transaction).await?;
    sqlx::query("update game_table set owner = '' where owner = $1")
        .bind(node)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn nodes(pool: &Pool) -> Result<Vec<String>> {
    let rows = sqlx::query(&format!("select id from node where until > {CLOCK} order by began, id"))
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn claim(pool: &Pool, table: &str, node: &str) -> Result<Option<Claim>> {
    // Whoever counts as gone claims nothing.
    let text = format!(
        "update game_table set owner = $2, epoch = epoch + 1 where id = $1
         and exists (select 1 from node n where n.id = $2 and n.until > {CLOCK})
         and (owner = $2 or not exists (select 1 from node n where n.id = game_table.owner and n.until > {CLOCK}))
         returning epoch"
    );
    let rows = sqlx::query(&text).bind(table).bind(node).fetch_all(pool).await?;
    if let Some(row) = rows.first() {
        return Ok(Some(Claim::Own(row.get(0))));
    }
    let row =
        sqlx::query("select owner from game_table where id = $1").bind(table).fetch_optional(pool).await?;
    Ok(row.map(|row| Claim::Other(row.get(0))))
}

pub(super) async fn release(pool: &Pool, table: &str, node: &str, epoch: i64) -> Result<bool> {
    let released =
        sqlx::query("update game_table set owner = '' where id = $1 and owner = $2 and epoch = $3")
            .bind(table)
            .bind(node)
            .bind(epoch)
            .execute(pool)
            .await?;
    Ok(released.rows_affected() > 0)
}

pub(super) async fn unowned(pool: &Pool, most: u32) -> Result<Vec<String>> {
    let text = format!(
        "select id from game_table t where status in ('open', 'playing')
         and not exists (select 1 from node n where n.id = t.owner and n.until > {CLOCK}) order by updated desc limit $1"
    );
    let read = |row: &Line| row.get(0);
    Ok(sqlx::query(&text).bind(i64::from(most)).fetch_all(pool).await?.iter().map(read).collect())
}

pub(super) async fn owned(pool: &Pool, node: &str) -> Result<Vec<String>> {
    // That it is somebody's is said for the index.
    let text = "select id from game_table where owner = $1 and owner <> '' and status in ('open', 'playing') order by id";
    Ok(sqlx::query(text).bind(node).fetch_all(pool).await?.iter().map(|row: &Line| row.get(0)).collect())
}
