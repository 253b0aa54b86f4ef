//! What is forgotten in time, once a day: sessions that have ended, accounts whose owners have gone, guests who do not come back, tables
//! at which nothing happens. Without this, whoever makes guests and tables and goes away would fill the host in the end.

use std::sync::Arc;

use detente_protocol::{Clock, TableStatus};
use detente_table::Listing;

use crate::account::leave;
use crate::auth;
use crate::config::Tables;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::Message;
use crate::time;

const DAY: i64 = 24 * 3600 * 1000;
/// A table that was called off before anybody did anything is kept so long, in milliseconds.
const UNPLAYED: i64 = 30 * DAY;
/// So long is kept what was reported and decided, in milliseconds; the trail of what was done stays.
const REPORTS: i64 = 365 * DAY;
/// Guests that are forgotten in one go.
const PAGE: u32 = 500;

/// Looks once. What fails is said in the log and tried again the next day.
pub async fn once(hub: &Arc<Hub>) {
    let done = [
        ("old sessions", auth::sweep(hub).await),
        ("accounts that end", leave::finish(hub).await),
        ("tables that are left", tables(hub).await),
        ("guests who are gone", guests(hub).await),
        ("old reports", reports(hub).await),
    ];
    for (what, done) in done {
        if let Err(refusal) = done {
            tracing::error!(?refusal, what, "could not be swept");
        }
    }
}

/// Until when a table is waited for without anything happening there.
fn kept_until(listing: &Listing, shares: &Tables) -> i64 {
    let days = match listing.status {
        TableStatus::Open => shares.waiting_days,
        _ => shares.idle_days,
    };
    // Whoever has a year for a decision may take it.
    let seconds = match listing.clock {
        Clock::None => 0,
        Clock::Total { seconds, .. } => seconds,
        Clock::Bank { seconds, cap, .. } => seconds.max(cap),
    };
    listing.updated + i64::from(days.get()) * DAY + i64::from(seconds) * 1000
}

async fn tables(hub: &Arc<Hub>) -> Result<(), Refusal> {
    let at = time::now();
    let left = hub.live(|listing| kept_until(listing, &hub.config.tables) < at);
    for listing in left {
        let Ok(handle) = hub.table(&listing.id).await else { continue };
        // One that has ended meanwhile needs no end.
        if handle.ask(|answer| Message::Close { answer }).await.is_ok() {
            tracing::info!(table = %listing.id, "a table at which nothing happened is called off");
        }
    }
    hub.store.drop_unplayed(at - UNPLAYED).await?;
    Ok(())
}

async fn reports(hub: &Arc<Hub>) -> Result<(), Refusal> {
    hub.store.drop_old_reports(time::wall() - REPORTS).await?;
    Ok(())
}

async fn guests(hub: &Arc<Hub>) -> Result<(), Refusal> {
    let since = time::wall() - hub.config.guest.as_millis() as i64;
    loop {
        let gone = hub.store.guests_gone(since, PAGE).await?;
        let away: Vec<&String> = gone.iter().filter(|guest| !hub.is_connected(guest)).collect();
        for guest in &away {
            leave::erase(hub, guest).await?;
        }
        if away.len() < PAGE as usize {
            return Ok(());
        }
    }
}
