//! Reports, measures, notices and the audit trail.

use sqlx::{Executor, Row as _};

use super::rows::{number, read_user};
use super::{Db, Line, Pool, alone, clean, returned};
use crate::{Audit, Decision, Notice, Report, ReportLimit, Result, Sanction, User};

fn read_report(row: &Line) -> Report {
    Report {
        id: row.get("id"),
        kind: row.get("kind"),
        about: row.get("about"),
        by: row.get("by"),
        table: row.get("game_table"),
        line: row.get::<Option<i64>, _>("line").map(|line| line as u32),
        body: row.get("body"),
        count: number(row, "count"),
        state: row.get("state"),
        taken_by: row.get("taken_by"),
        taken_at: row.get("taken_at"),
        upheld: row.get("upheld"),
        created: row.get("created"),
    }
}

fn read_sanction(row: &Line) -> Sanction {
    Sanction {
        id: row.get("id"),
        user: row.get("account"),
        measure: row.get("measure"),
        reason: row.get("reason"),
        by: row.get("by"),
        begins: row.get("begins"),
        ends: row.get("ends"),
        lifted: row.get("lifted"),
    }
}

pub(super) async fn set_role(pool: &Pool, user: &str, role: &str) -> Result<()> {
    sqlx::query("update account set role = $1 where id = $2").bind(role).bind(user).execute(pool).await?;
    Ok(())
}

pub(super) async fn find_users(pool: &Pool, text: &str, most: u32) -> Result<Vec<User>> {
    // What is looked for is no pattern.
    let escaped: String = text
        .chars()
        .flat_map(|c| ['%', '_', '\\'].contains(&c).then_some('\\').into_iter().chain([c]))
        .collect();
    let rows = sqlx::query(
        "select * from account where lower(name) like '%' || lower($3) || '%' escape '\\' or id = $1 order by guest, name limit $2",
    )
    .bind(text)
    .bind(i64::from(most))
    .bind(escaped)
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().map(read_user).collect())
}

pub(super) async fn add_report(pool: &Pool, report: &Report, limit: ReportLimit) -> Result<Option<i64>> {
    // Two reports at once cannot both take the last place.
    let mut transaction = alone(pool, "report").await?;
    let statement = sqlx::query(
        "insert into report (kind, about, by, game_table, line, body, count, state, taken_by, taken_at, upheld, created)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
         where (select count(*) from report where by = $3 and state <> 'closed') < $13
           and (select count(*) from report where state <> 'closed') < $14
         returning id",
    )
    .bind(&report.kind)
    .bind(&report.about)
    .bind(&report.by)
    .bind(&report.table)
    .bind(report.line.map(i64::from))
    .bind(&report.body)
    .bind(i64::from(report.count))
    .bind(&report.state)
    .bind(&report.taken_by)
    .bind(report.taken_at)
    .bind(report.upheld)
    .bind(report.created)
    .bind(i64::from(limit.of_one))
    .bind(i64::from(limit.in_all));
    let added = returned(statement, &mut *transaction).await?.map(|row| row.get(0));
    transaction.commit().await?;
    Ok(added)
}

pub(super) async fn save_report<'e>(
    db: impl Executor<'e, Database = Db>,
    report: &Report,
    was: &str,
) -> Result<bool> {
    let saved = sqlx::query(
        "update report set body = $1, count = $2, state = $3, taken_by = $4, taken_at = $5, upheld = $6 where id = $7 and state = $8",
    )
    .bind(&report.body)
    .bind(i64::from(report.count))
    .bind(&report.state)
    .bind(&report.taken_by)
    .bind(report.taken_at)
    .bind(report.upheld)
    .bind(report.id)
    .bind(was)
    .execute(db)
    .await?;
    Ok(saved.rows_affected() > 0)
}

pub(super) async fn report(pool: &Pool, id: i64) -> Result<Option<Report>> {
    let row = sqlx::query("select * from report where id = $1").bind(id).fetch_optional(pool).await?;
    Ok(row.as_ref().map(read_report))
}

pub(super) async fn reports(pool: &Pool, closed: bool, most: u32) -> Result<Vec<Report>> {
    let text = if closed {
        "select * from report where state = 'closed' order by created desc limit $1"
    } else {
        "select * from report where state <> 'closed' order by created limit $1"
    };
    let rows = sqlx::query(text).bind(i64::from(most)).fetch_all(pool).await?;
    Ok(rows.iter().map(read_report).collect())
}

pub(super) async fn reports_about(pool: &Pool, user: &str, most: u32) -> Result<Vec<Report>> {
    let rows = sqlx::query("select * from report where about = $1 order by created desc limit $2")
        .bind(user)
        .bind(i64::from(most))
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_report).collect())
}

/// Everything of a decision in one transaction, the report first: whoever comes too late for it changes nothing.
pub(super) async fn decide(pool: &Pool, decision: &Decision) -> Result<bool> {
    let Decision { report, sanction, signs_out, notices, audit } = decision;
    let mut transaction = pool.begin().await?;
    if let Some((report, was)) = report
        && !save_report(&mut *transaction, report, was).await?
    {
        return Ok(false);
    }
    if let Some(sanction) = sanction {
        add_sanction(&mut *transaction, sanction).await?;
    }
    for kind in signs_out {
        let gone = sqlx::query("delete from credential where account = $1 and kind = $2");
        gone.bind(&audit.about).bind(kind).execute(&mut *transaction).await?;
    }
    for notice in notices {
        add_notice(&mut *transaction, notice).await?;
    }
    add_audit(&mut *transaction, audit).await?;
    transaction.commit().await?;
    Ok(true)
}

pub(super) async fn add_sanction<'e>(
    db: impl Executor<'e, Database = Db>,
    sanction: &Sanction,
) -> Result<i64> {
    let statement = sqlx::query(
        "insert into sanction (account, measure, reason, by, begins, ends, lifted) values ($1, $2, $3, $4, $5, $6, $7) returning id",
    )
    .bind(&sanction.user)
    .bind(&sanction.measure)
    .bind(clean(&sanction.reason))
    .bind(&sanction.by)
    .bind(sanction.begins)
    .bind(sanction.ends)
    .bind(sanction.lifted);
    Ok(returned(statement, db).await?.ok_or(sqlx::Error::RowNotFound)?.get(0))
}

pub(super) async fn sanctions(pool: &Pool, user: &str) -> Result<Vec<Sanction>> {
    let rows = sqlx::query("select * from sanction where account = $1 order by begins desc, id desc")
        .bind(user)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_sanction).collect())
}

pub(super) async fn sanctions_since(pool: &Pool, since: i64) -> Result<Vec<Sanction>> {
    let rows = sqlx::query("select * from sanction where begins >= $1 and not lifted order by id")
        .bind(since)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(read_sanction).collect())
}

pub(super) async fn lift(pool: &Pool, user: &str, measure: &str) -> Result<u64> {
    let lifted =
        sqlx::query("update sanction set lifted = true where account = $1 and measure = $2 and not lifted")
            .bind(user)
            .bind(measure)
            .execute(pool)
            .await?;
    Ok(lifted.rows_affected())
}

pub(super) async fn add_notice<'e>(db: impl Executor<'e, Database = Db>, notice: &Notice) -> Result<()> {
    sqlx::query("insert into notice (account, measure, reason, ends, at) values ($1, $2, $3, $4, $5)")
        .bind(&notice.user)
        .bind(&notice.measure)
        .bind(clean(&notice.reason))
        .bind(notice.ends)
        .bind(notice.at)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn notices(pool: &Pool, user: &str) -> Result<Vec<Notice>> {
    let rows = sqlx::query(
        "select * from notice where account = $1 and not read and about = '' order by id limit 20",
    )
    .bind(user)
    .fetch_all(pool)
    .await?;
    let read = |row: &Line| Notice {
        id: row.get("id"),
        user: row.get("account"),
        measure: row.get("measure"),
        reason: row.get("reason"),
        ends: row.get("ends"),
        at: row.get("at"),
    };
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn read_notice(pool: &Pool, user: &str, id: i64) -> Result<bool> {
    let read = sqlx::query(
        "update notice set read = true where account = $1 and id = $2 and about = '' and not read",
    )
    .bind(user)
    .bind(id)
    .execute(pool)
    .await?;
    Ok(read.rows_affected() > 0)
}

pub(super) async fn add_audit<'e>(db: impl Executor<'e, Database = Db>, audit: &Audit) -> Result<()> {
    sqlx::query(
        "insert into audit (at, by, what, about, report, measure, reason) values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(audit.at)
    .bind(&audit.by)
    .bind(&audit.what)
    .bind(&audit.about)
    .bind(audit.report)
    .bind(&audit.measure)
    .bind(clean(&audit.reason))
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn audit(pool: &Pool, about: Option<&str>, most: u32) -> Result<Vec<Audit>> {
    let text = "select * from audit where $1 is null or about = $1 order by id desc limit $2";
    let rows = sqlx::query(text).bind(about).bind(i64::from(most)).fetch_all(pool).await?;
    let read = |row: &Line| Audit {
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
