//! From one file to the database of several machines: everything or nothing.

use std::collections::HashMap;

use futures_util::TryStreamExt as _;
use sqlx::sqlite::SqliteRow;
use sqlx::{PgConnection, Row as _, SqliteConnection};

use crate::postgres::clean;
use crate::{Postgres, Result, Sqlite, StoreError};

/// So much is sent at once: rows, and bytes of text.
const ROWS: usize = 1000;
const BYTES: usize = 4 * 1024 * 1024;

/// How many rows of a table there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    pub table: String,
    pub rows: u64,
}

/// A column of both databases.
struct Column {
    name: String,
    kind: Kind,
    counts_itself: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    Truth,
}

fn broken<T>(why: String) -> Result<T> {
    Err(StoreError::Broken(why))
}

/// Copies all that a file keeps into a database that keeps nothing yet, in one transaction, and counts it on both sides. If anything is in the way, the
/// database is as it was.
pub async fn copy(from: &Sqlite, to: &Postgres) -> Result<Vec<Copied>> {
    // Both in one transaction: the file as it is at one moment, the database at once or never.
    let mut file = from.pool.begin().await?;
    let mut database = to.pool.begin().await?;
    // A large file takes long, in one statement or between two of them.
    sqlx::raw_sql("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0")
        .execute(&mut *database)
        .await?;
    let mut copied = Vec::new();
    for table in in_order(&mut file).await? {
        let columns = columns(&mut file, &mut database, &table).await?;
        if count(&mut database, &table).await? > 0 {
            return broken(format!("the database has something in “{table}” already"));
        }
        let expected: i64 =
            sqlx::query(&format!("select count(*) from {table}")).fetch_one(&mut *file).await?.get(0);
        copy_table(&mut file, &mut database, &table, &columns).await?;
        let rows = count(&mut database, &table).await?;
        if rows != expected {
            return broken(format!("{rows} of {expected} rows of “{table}” arrived"));
        }
        for column in columns.iter().filter(|column| column.counts_itself && rows > 0) {
            let text = format!(
                "select setval(pg_get_serial_sequence($1, $2), (select max({}) from {table}))",
                column.name
            );
            sqlx::query(&text).bind(&table).bind(&column.name).execute(&mut *database).await?;
        }
        copied.push(Copied { table, rows: rows as u64 });
    }
    database.commit().await?;
    Ok(copied)
}

async fn count(database: &mut PgConnection, table: &str) -> Result<i64> {
    Ok(sqlx::query(&format!("select count(*) from {table}")).fetch_one(database).await?.get(0))
}

/// The tables of the file, each after those that it refers to.
async fn in_order(file: &mut SqliteConnection) -> Result<Vec<String>> {
    let rows = sqlx::query("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name")
        .fetch_all(&mut *file)
        .await?;
    let mut left: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    let mut parents: HashMap<String, Vec<String>> = HashMap::new();
    for table in &left {
        let rows = sqlx::query("select \"table\" from pragma_foreign_key_list($1)")
            .bind(table)
            .fetch_all(&mut *file)
            .await?;
        parents.insert(
            table.clone(),
            rows.iter().map(|row| row.get(0)).filter(|parent| parent != table).collect(),
        );
    }
    let mut sorted: Vec<String> = Vec::new();
    while !left.is_empty() {
        let ready = |table: &String| parents[table].iter().all(|parent| sorted.contains(parent));
        let Some(next) = left.iter().position(ready) else {
            return broken(format!("tables refer to each other: {}", left.join(", ")));
        };
        sorted.push(left.remove(next));
    }
    Ok(sorted)
}

/// The columns of a table, which must be the same in both.
async fn columns(
    file: &mut SqliteConnection,
    database: &mut PgConnection,
    table: &str,
) -> Result<Vec<Column>> {
    let rows = sqlx::query("select name from pragma_table_info($1) order by name")
        .bind(table)
        .fetch_all(file)
        .await?;
    let ours: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    let rows = sqlx::query(
        "select column_name::text, data_type::text, is_identity::text from information_schema.columns
         where table_schema = current_schema() and table_name = $1 order by column_name collate \"C\"",
    )
    .bind(table)
    .fetch_all(database)
    .await?;
    let mut columns = Vec::new();
    for row in &rows {
        let kind = match row.get::<&str, _>(1) {
            "text" => Kind::Text,
            "bigint" => Kind::Number,
            "boolean" => Kind::Truth,
            other => return broken(format!("“{table}” has a column of the kind {other}")),
        };
        columns.push(Column { name: row.get(0), kind, counts_itself: row.get::<&str, _>(2) == "YES" });
    }
    if columns.iter().map(|column| &column.name).ne(&ours) {
        return broken(format!("“{table}” has other columns there"));
    }
    Ok(columns)
}

/// What waits to be sent, column by column.
enum Values {
    Texts(Vec<Option<String>>),
    Numbers(Vec<Option<i64>>),
    Truths(Vec<Option<bool>>),
}

async fn copy_table(
    file: &mut SqliteConnection,
    database: &mut PgConnection,
    table: &str,
    columns: &[Column],
) -> Result<()> {
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    let names = names.join(", ");
    let select = format!("select {names} from {table}");
    let mut rows = sqlx::query(&select).fetch(file);
    let (mut waiting, mut bytes) = (empty(columns), 0);
    let mut number = 0;
    while let Some(row) = rows.try_next().await? {
        bytes += take(&row, &mut waiting);
        number += 1;
        if number == ROWS || bytes >= BYTES {
            send(database, table, &names, std::mem::replace(&mut waiting, empty(columns))).await?;
            (number, bytes) = (0, 0);
        }
    }
    if number > 0 {
        send(database, table, &names, waiting).await?;
    }
    Ok(())
}

fn empty(columns: &[Column]) -> Vec<Values> {
    let of = |column: &Column| match column.kind {
        Kind::Text => Values::Texts(Vec::new()),
        Kind::Number => Values::Numbers(Vec::new()),
        Kind::Truth => Values::Truths(Vec::new()),
    };
    columns.iter().map(of).collect()
}

/// Says how many bytes of text a row has.
fn take(row: &SqliteRow, waiting: &mut [Values]) -> usize {
    let mut bytes = 0;
    for (index, values) in waiting.iter_mut().enumerate() {
        match values {
            Values::Texts(texts) => {
                let text: Option<String> = row.get(index);
                bytes += text.as_ref().map_or(0, String::len);
                texts.push(text.map(|text| clean(&text).into_owned()));
            }
            Values::Numbers(numbers) => numbers.push(row.get(index)),
            Values::Truths(truths) => truths.push(row.get(index)),
        }
    }
    bytes
}

async fn send(database: &mut PgConnection, table: &str, names: &str, waiting: Vec<Values>) -> Result<()> {
    let kinds: Vec<String> = waiting
        .iter()
        .enumerate()
        .map(|(index, values)| {
            let kind = match values {
                Values::Texts(_) => "text",
                Values::Numbers(_) => "bigint",
                Values::Truths(_) => "boolean",
            };
            format!("${}::{kind}[]", index + 1)
        })
        .collect();
    let text = format!("insert into {table} ({names}) select * from unnest({})", kinds.join(", "));
    let mut query = sqlx::query(&text);
    for values in waiting {
        query = match values {
            Values::Texts(texts) => query.bind(texts),
            Values::Numbers(numbers) => query.bind(numbers),
            Values::Truths(truths) => query.bind(truths),
        };
    }
    query.execute(database).await?;
    Ok(())
}
