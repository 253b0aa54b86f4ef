//! Results that were never counted: a game ends, is stored, and is rated a moment later, beside its table. If the program dies in between,
//! the table is found here when the server starts again, and now and then.

use std::sync::Arc;
use std::time::Duration;

use super::record::settle;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::time::now;

/// It is looked again so often, at games that have ended since long before the last look.
const PAUSE: Duration = Duration::from_secs(600);
const BACK: i64 = 3 * 3600 * 1000;
/// So many are settled in one go; the next look finds the others.
const MOST: u32 = 1000;

/// Settles what was missed among games that have ended since then; says how many tables were looked at.
pub async fn settle_missed(hub: &Arc<Hub>, since: i64) -> Result<usize, Refusal> {
    let tables = hub.store.tables_without_result(since, MOST).await?;
    for table in &tables {
        // One that cannot be counted does not keep the others waiting.
        if let Err(refusal) = settle(hub, table).await {
            tracing::error!(%table, ?refusal, "a result could not be kept");
        }
    }
    Ok(tables.len())
}

/// Looks as long as the server runs; first at everything.
pub async fn watch(hub: Arc<Hub>) {
    let mut since = 0;
    loop {
        if let Err(refusal) = settle_missed(&hub, since).await {
            tracing::warn!(?refusal, "results that were missed could not be looked for");
        }
        since = now() - BACK;
        tokio::time::sleep(PAUSE).await;
    }
}
