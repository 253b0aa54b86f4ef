//! Vacation: an account begins with some days, more accrue with its age, and they stop the own clock of games over days until they are over.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use detente_protocol::{ErrorCode, Pace};
use detente_store::User;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::api::{Answer, App, Body, Caller};
use crate::auth;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::Message;
use crate::time::{now, wall};

const DAY: i64 = 24 * 3600 * 1000;
/// The days that an account begins with, one more for so many days, and the most that are kept.
const BEGINS: i64 = 3;
const ACCRUES: i64 = 12;
const MOST: i64 = 30;

/// As much as the clock of the tables and that of the wall may be apart, in milliseconds.
pub const APART: u64 = 60_000;

/// For how many days; 0 ends a vacation.
#[derive(Debug, Deserialize)]
pub struct Wish {
    days: u32,
}

/// The days that have accrued in all.
fn accrued(user: &User, at: i64) -> i64 {
    BEGINS + (at - user.created).max(0) / DAY / ACCRUES
}

/// Of so many days that were used, those that a user may still take.
fn left(user: &User, used: u32, at: i64) -> i64 {
    (accrued(user, at) - i64::from(used)).clamp(0, MOST)
}

/// The days that count as used once so many more are taken. Nothing accrues beyond the most that are kept: what would have is gone, and does not
/// wait to be taken later.
fn used_after(user: &User, used: u32, days: u32, at: i64) -> u32 {
    let gone = (accrued(user, at) - left(user, used, at)).max(i64::from(used));
    u32::try_from(gone).unwrap_or(u32::MAX).saturating_add(days)
}

/// Days of a vacation that have not begun; its first day begins with it, the next ones each a day later.
fn unused(until: i64, at: i64) -> u32 {
    u32::try_from((until - at - 1).max(0) / DAY).unwrap_or(0)
}

/// Until when a user is on vacation, by the clock of the tables; 0 for whoever is not.
pub fn until(user: &User) -> i64 {
    let left = auth::preferences(user).vacation_until - wall();
    if left > 0 { now() + left } else { 0 }
}

fn told(user: &User, at: i64) -> Value {
    let auth::Preferences { vacation_until: until, vacation_used: used, .. } = auth::preferences(user);
    json!({"until": if until > at { Some(until) } else { None }, "daysLeft": left(user, used, at)})
}

pub async fn state(caller: Caller) -> Answer<Value> {
    Ok(Json(told(caller.user()?, wall())))
}

/// Begins a vacation now, or ends it. Days that are not used come back.
pub async fn set(State(hub): App, caller: Caller, Body(wish): Body<Wish>) -> Answer<Value> {
    let user = caller.user()?.clone();
    caller.count("settings", hub.config.rates.settings)?;
    let at = wall();
    let changed = auth::alter(&hub, &user.id, |user, preferences| {
        let unused = unused(preferences.vacation_until, at);
        preferences.vacation_used = preferences.vacation_used.saturating_sub(unused);
        if i64::from(wish.days) > left(user, preferences.vacation_used, at) {
            return Err(Refusal::told(ErrorCode::Forbidden, "server-error-vacation"));
        }
        preferences.vacation_used = used_after(user, preferences.vacation_used, wish.days, at);
        preferences.vacation_until = if wish.days == 0 { 0 } else { at + i64::from(wish.days) * DAY };
        Ok(())
    });
    let user = changed.await.map_err(|refusal| caller.refuse(refusal))?;
    tell_tables(&hub, &user.id, i64::from(wish.days)).await;
    Ok(Json(told(&user, at)))
}

/// The clocks of the user's games over days.
async fn tell_tables(hub: &Arc<Hub>, user: &str, days: i64) {
    let until = if days == 0 { 0 } else { now() + days * DAY };
    let sits = |seat: &detente_table::Sitting| matches!(seat, detente_table::Sitting::Person { user: own, .. } if own == user);
    let own =
        hub.live(|listing| Pace::of(&listing.clock) == Some(Pace::Days) && listing.seats.iter().any(sits));
    for listing in own {
        if let Ok(handle) = hub.table(&listing.id).await {
            let user = user.to_owned();
            // A table that has ended meanwhile has no clock to stop.
            let _ = handle.ask(|answer| Message::Away { user, until, answer }).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_that_has_begun_is_used_up_however_soon_one_is_back() {
        assert_eq!([0, 1, DAY, DAY + 1].map(|at| unused(3 * DAY, at)), [2, 2, 1, 1]);
        assert_eq!([3 * DAY - 1, 3 * DAY, 9 * DAY].map(|at| unused(3 * DAY, at)), [0, 0, 0]);
    }

    #[test]
    fn no_more_days_accrue_than_are_kept() {
        let user = User {
            id: "a".to_owned(),
            name: "Ann".to_owned(),
            skeleton: String::new(),
            guest: false,
            password: None,
            body: "{}".to_owned(),
            created: 0,
            leaves: None,
            role: String::new(),
        };
        // Ten years, in which over three hundred days would have come together.
        let at = 3650 * DAY;
        assert_eq!(left(&user, 0, at), MOST);
        let used = used_after(&user, 0, 20, at);
        assert_eq!(left(&user, used, at), MOST - 20, "twenty of thirty are taken");
        let used = used_after(&user, used, 10, at);
        assert_eq!(left(&user, used, at), 0);
        assert_eq!(left(&user, used, at + 2 * ACCRUES * DAY), 2, "and from here on they accrue again");
        // Days that come back are there again, and no more than that.
        assert_eq!(left(&user, used - 10, at), 10);
        // Who has used more than has accrued, by an older rule, owes them.
        assert_eq!((left(&user, 400, at), used_after(&user, 400, 0, at)), (0, 400));
    }
}
