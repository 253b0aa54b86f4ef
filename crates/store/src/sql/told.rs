//! News on somebody's page. They are rows of `notice` that say what they are about.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Here, Line, returned};
use crate::told::KEPT;
use crate::{News, Result, Told};

fn read(row: &Line) -> Told {
    Told { id: row.get("id"), about: row.get("about"), at: row.get("at"), read: row.get("read") }
}

#[async_trait]
impl News for Here {
    async fn tell(&self, user: &str, about: &str, at: i64) -> Result<Option<Told>> {
        let mut transaction = self.pool.begin().await?;
        let statement = sqlx::query(
            "insert into notice (account, measure, reason, ends, at, about)
             select $1, '', '', null, $2, $3
             where exists (select 1 from account where id = $1)
               and not exists (select 1 from notice where account = $1 and about = $3 and at = $2)
             returning id, about, at, read",
        )
        .bind(user)
        .bind(at)
        .bind(about);
        let told = returned(statement, &mut *transaction).await?.map(|row| read(&row));
        sqlx::query(
            "delete from notice where account = $1 and about <> '' and id not in
             (select id from notice where account = $1 and about <> '' order by id desc limit $2)",
        )
        .bind(user)
        .bind(i64::from(KEPT))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(told)
    }

    async fn told(&self, user: &str) -> Result<Vec<Told>> {
        let rows =
            sqlx::query("select * from notice where account = $1 and about <> '' order by id desc limit $2")
                .bind(user)
                .bind(i64::from(KEPT))
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.iter().map(read).collect())
    }

    async fn have_read(&self, user: &str, ids: &[i64]) -> Result<u64> {
        let mut transaction = self.pool.begin().await?;
        let mut new = 0;
        for id in ids {
            let done = sqlx::query(
                "update notice set read = true where account = $1 and id = $2 and about <> '' and not read",
            )
            .bind(user)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
            new += done.rows_affected();
        }
        transaction.commit().await?;
        Ok(new)
    }
}
