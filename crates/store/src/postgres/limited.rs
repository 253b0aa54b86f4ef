//! Connections to a database that may fall silent: a link that is cut without a word, a database whose processes are stopped. TCP by itself
//! waits for a quarter of an hour. Here whatever is asked has a limit, and a connection that is handed back and does not say at once that
//! it is well is closed, so that it keeps nobody else waiting.
//!
//! What was asked when a limit was reached may have been done or not: the error is [`StoreError::Away`], and whoever asked looks what is there.

use std::ops::Deref;
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt as _, TryStreamExt as _};
use sqlx::postgres::{
    PgConnectOptions, PgPool, PgPoolOptions, PgQueryResult, PgRow, PgStatement, PgTypeInfo,
};
use sqlx::{Connection as _, Either, Execute, Executor, Postgres};

use crate::{Result, StoreError};

/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that was not used for so long is tried before it is handed out.
const IDLE: Duration = Duration::from_secs(1);

/// A connection that is handed back says within this that it is well, or is closed.
const BACK: Duration = Duration::from_secs(1);

type Told<T> = std::result::Result<T, sqlx::Error>;

/// Some connections, each question over which has a limit. Transactions have none of their own.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    connections: PgPool,
    limit: Duration,
}

impl Pool {
    /// So many connections at most; none is made before it is needed.
    pub fn new(connections: u32, limit: Duration, options: PgConnectOptions) -> Pool {
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    if meta.idle_for > IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            // Whoever went away in the middle of a question leaves a connection that first has to hear the answer, and holds its place.
            .after_release(|connection, _| {
                Box::pin(async move {
                    tokio::time::timeout(BACK, connection.ping()).await.map_err(|_| silent())??;
                    Ok(true)
                })
            });
        Pool { connections: pool.connect_lazy_with(options), limit }
    }
}

/// What begins a transaction or closes the connections is the same as ever.
impl Deref for Pool {
    type Target = PgPool;

    fn deref(&self) -> &PgPool {
        &self.connections
    }
}

fn silent() -> sqlx::Error {
    std::io::Error::new(std::io::ErrorKind::TimedOut, "it does not answer").into()
}

/// What is asked of the database, or that it does not answer.
pub(super) async fn within<T>(limit: Duration, asked: impl Future<Output = Result<T>>) -> Result<T> {
    let told = tokio::time::timeout(limit, asked).await;
    told.unwrap_or_else(|_| Err(StoreError::from(silent())))
}

impl Pool {
    /// Everything that is told on one question.
    async fn ask<'q, E: Execute<'q, Postgres> + 'q>(
        &self,
        query: E,
    ) -> Told<Vec<Either<PgQueryResult, PgRow>>> {
        let mut connection = self.connections.acquire().await?;
        let told = tokio::time::timeout(self.limit, connection.fetch_many(query).try_collect()).await;
        told.unwrap_or_else(|_| {
            connection.close_on_drop();
            Err(silent())
        })
    }
}

impl<'p> Executor<'p> for &'p Pool {
    type Database = Postgres;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Told<Either<PgQueryResult, PgRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        let told = async move { self.ask(query).await };
        stream::once(told).map_ok(|told| stream::iter(told.into_iter().map(Ok))).try_flatten().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Told<Option<PgRow>>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        Box::pin(async move { Ok(self.ask(query).await?.into_iter().find_map(Either::right)) })
    }

    fn prepare_with<'e, 'q: 'e>(
        self,
        sql: &'q str,
        parameters: &'e [PgTypeInfo],
    ) -> BoxFuture<'e, Told<PgStatement<'q>>>
    where
        'p: 'e,
    {
        (&self.connections).prepare_with(sql, parameters)
    }

    fn describe<'e, 'q: 'e>(self, sql: &'q str) -> BoxFuture<'e, Told<sqlx::Describe<Postgres>>>
    where
        'p: 'e,
    {
        (&self.connections).describe(sql)
    }
}
