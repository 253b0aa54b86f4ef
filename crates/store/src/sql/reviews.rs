//! Reviews of games that are over.

use async_trait::async_trait;
use sqlx::Row as _;

use super::rows::number;
use super::{Connection, Here, Line, alone, jobs};
use crate::reviews::{ASKED, DONE, FAILED};
use crate::{Job, Result, ReviewAsked, ReviewLimit, ReviewRow, Reviews};

fn read(row: &Line) -> ReviewRow {
    ReviewRow {
        id: row.get("id"),
        account: row.get("account"),
        game: row.get("game"),
        state: row.get("state"),
        tasks: number(row, "tasks"),
        done: number(row, "done"),
        record: row.get("record"),
        findings: row.get("findings"),
        body: row.get("body"),
        created: row.get("created"),
        updated: row.get("updated"),
    }
}

async fn count(db: &mut Connection, state: &str) -> Result<i64> {
    let row = sqlx::query("select count(*) from review where state = $1").bind(state).fetch_one(db).await?;
    Ok(row.get(0))
}

#[async_trait]
impl Reviews for Here {
    async fn ask_review(&self, row: &ReviewRow, job: &Job, limit: ReviewLimit) -> Result<ReviewAsked> {
        let mut transaction = alone(&self.pool, "reviews").await?;
        sqlx::query("delete from review where id = $1 and state = $2")
            .bind(&row.id)
            .bind(FAILED)
            .execute(&mut *transaction)
            .await?;
        let there = sqlx::query("select id from review where id = $1")
            .bind(&row.id)
            .fetch_optional(&mut *transaction);
        if there.await?.is_some() {
            return Ok(ReviewAsked::There);
        }
        let own = sqlx::query("select count(*) from review where state = $1 and account = $2")
            .bind(ASKED)
            .bind(&row.account)
            .fetch_one(&mut *transaction)
            .await?;
        if own.get::<i64, _>(0) >= i64::from(limit.of_one) {
            return Ok(ReviewAsked::TooManyOfOne);
        }
        if count(&mut transaction, ASKED).await? >= i64::from(limit.in_all) {
            return Ok(ReviewAsked::TooManyInAll);
        }
        let over = count(&mut transaction, DONE).await? - i64::from(limit.kept);
        if over > 0 {
            sqlx::query(
                "delete from review where id in (select id from review where state = $1 order by updated, id limit $2)",
            )
            .bind(DONE)
            .bind(over)
            .execute(&mut *transaction)
            .await?;
        }
        sqlx::query(
            "insert into review (id, account, game, state, tasks, done, record, findings, body, created, updated)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(&row.id)
        .bind(&row.account)
        .bind(&row.game)
        .bind(&row.state)
        .bind(i64::from(row.tasks))
        .bind(i64::from(row.done))
        .bind(&row.record)
        .bind(&row.findings)
        .bind(&row.body)
        .bind(row.created)
        .bind(row.updated)
        .execute(&mut *transaction)
        .await?;
        jobs::add(&mut transaction, job).await?;
        transaction.commit().await?;
        Ok(ReviewAsked::Added)
    }

    async fn review(&self, id: &str) -> Result<Option<ReviewRow>> {
        let row = sqlx::query("select * from review where id = $1").bind(id);
        Ok(row.fetch_optional(&self.pool).await?.as_ref().map(read))
    }

    async fn review_head(&self, id: &str) -> Result<Option<ReviewRow>> {
        let row = sqlx::query(
            "select id, account, game, state, tasks, done, '' as record, '' as findings, '' as body, created, updated
             from review where id = $1",
        );
        Ok(row.bind(id).fetch_optional(&self.pool).await?.as_ref().map(read))
    }

    async fn reviews_before(&self, id: &str) -> Result<u32> {
        let row = sqlx::query(
            "select count(*) as ahead from review r, review own
             where own.id = $1 and r.state = $2 and (r.created < own.created or (r.created = own.created and r.id < own.id))",
        );
        Ok(number(&row.bind(id).bind(ASKED).fetch_one(&self.pool).await?, "ahead"))
    }

    async fn advance_review(&self, id: &str, done: u32, at: i64) -> Result<()> {
        sqlx::query("update review set done = $1, updated = $2 where id = $3 and state = $4")
            .bind(i64::from(done))
            .bind(at)
            .bind(id)
            .bind(ASKED)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn keep_findings(&self, id: &str, done: u32, findings: &str, at: i64) -> Result<()> {
        sqlx::query("update review set done = $1, findings = $2, updated = $3 where id = $4 and state = $5")
            .bind(i64::from(done))
            .bind(findings)
            .bind(at)
            .bind(id)
            .bind(ASKED)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn finish_review(&self, id: &str, state: &str, body: &str, at: i64) -> Result<bool> {
        let changed = sqlx::query(
            "update review set state = $1, body = $2, done = tasks, record = '', findings = '', updated = $3
             where id = $4 and state = $5",
        )
        .bind(state)
        .bind(body)
        .bind(at)
        .bind(id)
        .bind(ASKED)
        .execute(&self.pool)
        .await?;
        Ok(changed.rows_affected() > 0)
    }

    async fn drop_review(&self, id: &str) -> Result<()> {
        sqlx::query("delete from review where id = $1").bind(id).execute(&self.pool).await?;
        Ok(())
    }
}
