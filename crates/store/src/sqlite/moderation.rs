//! Reports, measures, notices and the audit trail.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::rows::read_user;
use crate::{Audit, Notice, Report, ReportLimit, Result, Sanction, User};

fn read_report(row: &SqliteRow) -> Report {
    Report {
        id: row.get("id"),
        kind: row.get("kind"),
        about: row.get("about"),
        by: row.get("by"),
        table: row.get("game_table"),
        line: row.get("line"),
        body: row.get("body"),
        count: row.get("count"),
        state: row.get("state"),
        taken_by: row.get("taken_by"),
        taken_at: row.get("taken_at"),
        upheld: row.get("upheld"),
        created: row.get("created"),
    }
}

fn read_sanction(row: &SqliteRow) -> Sanction {
    Sanction {
        id: row.get("id"),
        user: row.get("user"),
        measure: row.get("measure"),
        reason: row.get("reason"),
        by: row.get("by"),
        begins: row.get("begins"),
        ends: row.get("ends"),
        lifted: row.get("lifted"),
    }
}

pub(super) async fn set_role(pool: &SqlitePool, user: &str, role: &str) -> Result<()> {
    sqlx::query("update user set role = ? where id = ?").bind(role).bind(user).execute(pool).await?;
    Ok(())
}

pub(super) async fn find_users(pool: &SqlitePool, text: &str, most: u32) -> Result<Vec<User>> {
    let rows = sqlx::query(
        "select * from user where instr(lower(name), lower(?1)) > 0 or id = ?1 order by guest, name limit ?2",
    )
    .bind(text)
    .bind(most)
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().map(read_user).collect())
}

pub(super) async fn add_report(
    pool: &SqlitePool,
    report: &Report,
    limit: ReportLimit,
) -> Result<Option<i64>> {
    // One statement: two reports at once cannot both take the last place.
    let statement = sqlx::query(
        "insert into report (kind, about, by, game_table, line, body, count, state, taken_by, taken_at, upheld, created)
         select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
         where (select count(*) from report where by = ?3 and state <> 'closed') < ?13
           and (select count(*) from report where state <> 'closed') < ?14
         returning id",
    )
    .bind(&report.kind)
    .bind(&report.about)
    .bind(&report.by)
    .bind(&report.table)
    .bind(report.line)
    .bind(&report.body)
    .bind(report.count)
    .bind(&report.state)
    .bind(&report.taken_by)
    .bind(report.taken_at)
    .bind(report.upheld)
    .bind(report.created)
    .bind(limit.of_one)
    .bind(limit.in_all);
    Ok(super::returned(statement, pool).await?.map(|row| row.get(0)))
}

pub(super) async fn save_report(pool: &SqlitePool, report: &Report, was: &str) -> Result<bool> {
    let saved = sqlx::query(
        "update report set body = ?, count = ?, state = ?, taken_by = ?, taken_at = ?, upheld = ? where id = ? and state = ?",
    )
    .bind(&report.body)
    .bind(report.count)
    .bind(&report.state)
    .bind(&report.taken_by)
    .bind(report.taken_at)
    .bind(report.upheld)
    .bind(report.id)
    .bind(was)
    .execute(pool)
    .await?;
    Ok(saved.rows_affected() > 0)
}

pub(super) async fn report(pool: &SqlitePool, id: i64) -> Result<Option<Report>> {
    let row = sqlx::query("select * from report where id = ?").bind(id).fetch_optional(pool).await?;
    Ok(row.as_ref().map(read_report))
}

pub(super) async fn reports(pool: &SqlitePool, closed: bool, most: u32) -> Result<Vec<Report>> {
    let text = if closed {
        "select * from report where state = 'closed' order by created desc limit ?"
    } else {
        "select * from report where state <> 'closed' order by created limit ?"
    };
    let rows = sqlx::query(text).bind(most).fetch_all(pool).await?;
    Ok(rows.iter().map(read_report).collect())
}

pub(super) async fn reports_about(pool: &SqlitePool, user: &str, most: u32) -> Result<Vec<Report>> {
    let rows = sqlx::query("select * from report where about = ? order by created desc limit ?")
        .bind(user)
        .bind(most)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_report).collect())
}

pub(super) async fn add_sanction(pool: &SqlitePool, sanction: &Sanction) -> Result<i64> {
    let statement = sqlx::query(
        "insert into sanction (user, measure, reason, by, begins, ends, lifted) values (?, ?, ?, ?, ?, ?, ?) returning id",
    )
    .bind(&sanction.user)
    .bind(&sanction.measure)
    .bind(&sanction.reason)
    .bind(&sanction.by)
    .bind(sanction.begins)
    .bind(sanction.ends)
    .bind(sanction.lifted);
    Ok(super::returned(statement, pool).await?.ok_or(sqlx::Error::RowNotFound)?.get(0))
}

pub(super) async fn sanctions(pool: &SqlitePool, user: &str) -> Result<Vec<Sanction>> {
    let rows = sqlx::query("select * from sanction where user = ? order by begins desc, id desc")
        .bind(user)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_sanction).collect())
}

pub(super) async fn sanctions_since(pool: &SqlitePool, since: i64) -> Result<Vec<Sanction>> {
    let rows = sqlx::query("select * from sanction where begins >= ? and lifted = 0 order by id")
        .bind(since)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_sanction).collect())
}

pub(super) async fn lift(pool: &SqlitePool, user: &str, measure: &str) -> Result<u64> {
    let lifted = sqlx::query("update sanction set lifted = 1 where user = ? and measure = ? and lifted = 0")
        .bind(user)
        .bind(measure)
        .execute(pool)
        .await?;
    Ok(lifted.rows_affected())
}

pub(super) async fn add_notice(pool: &SqlitePool, notice: &Notice) -> Result<()> {
    sqlx::query("insert into notice (user, measure, reason, ends, at) values (?, ?, ?, ?, ?)")
        .bind(&notice.user)
        .bind(&notice.measure)
        .bind(&notice.reason)
        .bind(notice.ends)
        .bind(notice.at)
        .execute(pool)
        .await?;
    Ok(())
}

pub(super) async fn notices(pool: &SqlitePool, user: &str) -> Result<Vec<Notice>> {
    let rows = sqlx::query("select * from notice where user = ? and read = 0 order by id limit 20")
        .bind(user)
        .fetch_all(pool)
        .await?;
    let read = |row: &SqliteRow| Notice {
        id: row.get("id"),
        user: row.get("user"),
        measure: row.get("measure"),
        reason: row.get("reason"),
        ends: row.get("ends"),
        at: row.get("at"),
    };
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn read_notice(pool: &SqlitePool, user: &str, id: i64) -> Result<bool> {
    let read = sqlx::query("update notice set read = 1 where user = ? and id = ? and read = 0")
        .bind(user)
        .bind(id)
        .execute(pool)
        .await?;
    Ok(read.rows_affected() > 0)
}

pub(super) async fn add_audit(pool: &SqlitePool, audit: &Audit) -> Result<()> {
    sqlx::query(
        "insert into audit (at, by, what, about, report, measure, reason) values (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(audit.at)
    .bind(&audit.by)
    .bind(&audit.what)
    .bind(&audit.about)
    .bind(audit.report)
    .bind(&audit.measure)
    .bind(&audit.reason)
    .execute(pool)
    .await?;
    Ok(())
}

pub(super) async fn audit(pool: &SqlitePool, about: Option<&str>, most: u32) -> Result<Vec<Audit>> {
    let text = "select * from audit where ?1 is null or about = ?1 order by id desc limit ?2";
    let rows = sqlx::query(text).bind(about).bind(most).fetch_all(pool).await?;
    let read = |row: &SqliteRow| Audit {
        at: row.get("at"),
        by: row.get("by"),
        what: row.get("what"),
        about: row.get("about"),
        report: row.get("report"),
        measure: row.get("measure"),
        reason: row.get("reason"),
    };
    Ok(rows.iter().map(read).collect())
}
