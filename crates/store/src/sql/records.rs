//! Rated games and events.

use async_trait::async_trait;
use sqlx::Row as _;

use super::rows::number;
use super::{Connection, Here, Line, alone};
use crate::{EventRow, Job, RatingRow, Records, Result, ResultRow, Results, SideRow, StoreError};

fn read_result(row: &Line) -> ResultRow {
    let players: Option<String> = row.get("players");
    ResultRow {
        number: row.get("number"),
        at: row.get("at"),
        game: row.get("game"),
        pace: row.get("pace"),
        terms: row.get("terms"),
        table: row.get("game_table"),
        event: row.get("event"),
        body: row.get("body"),
        players: players
            .unwrap_or_default()
            .split(' ')
            .filter(|id| !id.is_empty())
            .map(str::to_owned)
            .collect(),
    }
}

fn read_rating(row: &Line) -> RatingRow {
    RatingRow {
        game: row.get("game"),
        pace: row.get("pace"),
        account: row.get("account"),
        last: row.get("last"),
        body: row.get("body"),
    }
}

fn read_event(row: &Line) -> EventRow {
    EventRow {
        id: row.get("id"),
        status: row.get("status"),
        created: row.get("created"),
        version: number(row, "version"),
    }
}

const RESULT: &str = "select r.*, (select string_agg(p.account, ' ') from rated_player p where p.number = r.number) as players from rated_result r";

async fn put_ratings(db: &mut Connection, ratings: &[RatingRow], sides: &[SideRow]) -> Result<()> {
    for row in ratings {
        sqlx::query(
            "insert into rating (game, pace, account, last, body) values ($1, $2, $3, $4, $5)
             on conflict (game, pace, account) do update set last = excluded.last, body = excluded.body",
        )
        .bind(&row.game)
        .bind(&row.pace)
        .bind(&row.account)
        .bind(row.last)
        .bind(&row.body)
        .execute(&mut *db)
        .await?;
    }
    for row in sides {
        sqlx::query(
            "insert into rating_side (game, terms, body) values ($1, $2, $3)
             on conflict (game, terms) do update set body = excluded.body",
        )
        .bind(&row.game)
        .bind(&row.terms)
        .bind(&row.body)
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

async fn last(db: &mut Connection) -> Result<i64> {
    let row = sqlx::query("select coalesce(max(number), 0) as last from rated_result").fetch_one(db).await?;
    Ok(row.get("last"))
}

async fn put_result(db: &mut Connection, result: &ResultRow) -> Result<()> {
    sqlx::query(
        "insert into rated_result (number, at, game, pace, terms, game_table, event, body) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(result.number)
    .bind(result.at)
    .bind(&result.game)
    .bind(&result.pace)
    .bind(&result.terms)
    .bind(&result.table)
    .bind(&result.event)
    .bind(&result.body)
    .execute(&mut *db)
    .await?;
    for player in &result.players {
        sqlx::query("insert into rated_player (number, account) values ($1, $2) on conflict do nothing")
            .bind(result.number)
            .bind(player)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

#[async_trait]
impl Records for Here {
    async fn add_result(&self, result: &ResultRow, ratings: &[RatingRow], sides: &[SideRow]) -> Result<()> {
        self.add_results(std::slice::from_ref(result), ratings, sides).await
    }

    async fn add_results(
        &self,
        results: &[ResultRow],
        ratings: &[RatingRow],
        sides: &[SideRow],
    ) -> Result<()> {
        let mut transaction = alone(&self.pool, "results").await?;
        let mut number = last(&mut transaction).await?;
        for result in results {
            number += 1;
            if number != result.number {
                return Err(StoreError::Conflict);
            }
            put_result(&mut transaction, result).await?;
        }
        put_ratings(&mut transaction, ratings, sides).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn results(&self, which: Results) -> Result<Vec<ResultRow>> {
        let rows = match &which {
            Results::After { number, most } => {
                let text = format!("{RESULT} where r.number > $1 order by r.number limit $2");
                sqlx::query(&text).bind(number).bind(i64::from(*most)).fetch_all(&self.pool).await?
            }
            Results::Of { account, most } => {
                let text = format!(
                    "{RESULT} where r.number in (select number from rated_player where account = $1 order by number desc limit $2)
                     order by r.number"
                );
                sqlx::query(&text).bind(account).bind(i64::from(*most)).fetch_all(&self.pool).await?
            }
        };
        Ok(rows.iter().map(read_result).collect())
    }

    async fn last_result(&self) -> Result<i64> {
        let mut connection = self.pool.acquire().await?;
        last(&mut connection).await
    }

    async fn has_result(&self, table: &str) -> Result<bool> {
        let row = sqlx::query("select number from rated_result where game_table = $1").bind(table);
        Ok(row.fetch_optional(&self.pool).await?.is_some())
    }

    async fn rating(&self, game: &str, pace: &str, account: &str) -> Result<Option<RatingRow>> {
        let row = sqlx::query("select * from rating where game = $1 and pace = $2 and account = $3")
            .bind(game)
            .bind(pace)
            .bind(account)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(read_rating))
    }

    async fn ratings_of(&self, account: &str) -> Result<Vec<RatingRow>> {
        let rows = sqlx::query("select * from rating where account = $1 order by game, pace").bind(account);
        Ok(rows.fetch_all(&self.pool).await?.iter().map(read_rating).collect())
    }

    async fn ratings(&self, game: &str, pace: &str, since: i64) -> Result<Vec<RatingRow>> {
        let rows =
            sqlx::query("select * from rating where game = $1 and pace = $2 and last >= $3 order by account")
                .bind(game)
                .bind(pace)
                .bind(since)
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.iter().map(read_rating).collect())
    }

    async fn all_ratings(&self) -> Result<Vec<RatingRow>> {
        let rows =
            sqlx::query("select * from rating order by game, pace, account").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(read_rating).collect())
    }

    async fn sides(&self) -> Result<Vec<SideRow>> {
        let rows =
            sqlx::query("select * from rating_side order by game, terms").fetch_all(&self.pool).await?;
        let read =
            |row: &Line| SideRow { game: row.get("game"), terms: row.get("terms"), body: row.get("body") };
        Ok(rows.iter().map(read).collect())
    }

    async fn replace_ratings(&self, ratings: &[RatingRow], sides: &[SideRow], until: i64) -> Result<()> {
        let mut transaction = alone(&self.pool, "results").await?;
        if last(&mut transaction).await? != until {
            return Err(StoreError::Conflict);
        }
        sqlx::query("delete from rating").execute(&mut *transaction).await?;
        sqlx::query("delete from rating_side").execute(&mut *transaction).await?;
        put_ratings(&mut transaction, ratings, sides).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn add_event_act(&self, event: &EventRow, number: u32, body: &str) -> Result<()> {
        self.add_event_act_and(event, number, body, &[]).await
    }

    async fn add_event_act_and(&self, event: &EventRow, number: u32, body: &str, jobs: &[Job]) -> Result<()> {
        let mut transaction = alone(&self.pool, "events").await?;
        let changed = if number == 0 {
            sqlx::query("insert into event (id, status, created, version) values ($1, $2, $3, 1)")
                .bind(&event.id)
                .bind(&event.status)
                .bind(event.created)
                .execute(&mut *transaction)
                .await?
        } else {
            sqlx::query("update event set status = $1, version = version + 1 where id = $2 and version = $3")
                .bind(&event.status)
                .bind(&event.id)
                .bind(i64::from(number))
                .execute(&mut *transaction)
                .await?
        };
        if changed.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
        sqlx::query("insert into event_act (event, number, body) values ($1, $2, $3)")
            .bind(&event.id)
            .bind(i64::from(number))
            .bind(body)
            .execute(&mut *transaction)
            .await?;
        for job in jobs {
            super::jobs::add(&mut transaction, job).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn event_acts(&self, event: &str) -> Result<Vec<String>> {
        let rows = sqlx::query("select body from event_act where event = $1 order by number").bind(event);
        Ok(rows.fetch_all(&self.pool).await?.iter().map(|row| row.get("body")).collect())
    }

    async fn events(&self, statuses: &[&str], after: Option<&EventRow>, most: u32) -> Result<Vec<EventRow>> {
        let mut found = Vec::new();
        let (created, id) = after.map_or((i64::MAX, ""), |row| (row.created, row.id.as_str()));
        for status in statuses {
            let rows = sqlx::query(
                "select * from event where status = $1 and (created < $2 or created = $2 and id < $3)
                 order by created desc, id desc limit $4",
            )
            .bind(*status)
            .bind(created)
            .bind(id)
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
            found.extend(rows.iter().map(read_event));
        }
        found.sort_by_key(|row| std::cmp::Reverse((row.created, row.id.clone())));
        found.truncate(most as usize);
        Ok(found)
    }

    async fn events_founded(&self, by: &str) -> Result<u64> {
        // An event is founded by its first act.
        let row = sqlx::query(
            "select count(*) as founded from event join event_act on event = id and number = 0
             where status in ('open', 'running') and body like '%\"by\":\"' || $1 || '\"%'",
        )
        .bind(by)
        .fetch_one(&self.pool)
        .await?;
        Ok(row.get::<i64, _>("founded").unsigned_abs())
    }

    async fn event(&self, id: &str) -> Result<Option<EventRow>> {
        let row =
            sqlx::query("select * from event where id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(read_event))
    }

    async fn tables_without_result(&self, since: i64, most: u32) -> Result<Vec<String>> {
        let rows = sqlx::query(
            "select id from game_table where status = 'over' and updated >= $1 and body like '%\"rated\":true%'
             and not exists (select 1 from rated_result where rated_result.game_table = game_table.id)
             order by updated, id limit $2",
        )
        .bind(since)
        .bind(i64::from(most));
        Ok(rows.fetch_all(&self.pool).await?.iter().map(|row| row.get("id")).collect())
    }

    async fn events_going(&self, after: &str, most: u32) -> Result<Vec<EventRow>> {
        let rows = sqlx::query(
            "select * from event where status in ('open', 'running') and id > $1 order by id limit $2",
        )
        .bind(after)
        .bind(i64::from(most));
        Ok(rows.fetch_all(&self.pool).await?.iter().map(read_event).collect())
    }

    async fn event_acts_with(&self, word: &str) -> Result<Vec<(String, u32, String)>> {
        let rows = sqlx::query(
            "select event, number, body from event_act where body like '%' || $1 || '%' order by event, number",
        )
        .bind(word);
        let read = |row: &Line| (row.get("event"), number(row, "number"), row.get("body"));
        Ok(rows.fetch_all(&self.pool).await?.iter().map(read).collect())
    }

    async fn replace_event_act(&self, event: &str, number: u32, body: &str) -> Result<()> {
        sqlx::query("update event_act set body = $1 where event = $2 and number = $3")
            .bind(body)
            .bind(event)
            .bind(i64::from(number))
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
