//! The end of an account. Whoever has a password has a week to come back by signing in; then games in play are given up, and
//! everything personal goes: name, address, sessions, chat, notes, imported games. Finished games and events stay, without the name.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use detente_protocol::{ErrorCode, Leaving, Me};
use detente_store::{StoredTable, User, Which};

use super::must_be_right;
use crate::api::{App, Body, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::ratings::look::seat_names;
use crate::ratings::record::settle;
use crate::table::{Message, Who};
use crate::time::wall as now;
use crate::{aside, auth};

/// How long one may come back, in milliseconds.
const WEEK: i64 = 7 * 24 * 3600 * 1000;
/// How many tables are parted with in one go.
const PAGE: u32 = 500;

pub async fn ask(State(hub): App, caller: Caller, Body(wish): Body<Leaving>) -> Result<Json<Me>, Failed> {
    let user = caller.user()?.clone();
    caller.count("proof", super::PROOFS)?;
    let asked = asked(&hub, user, wish).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(auth::me(&asked)))
}

async fn asked(hub: &Arc<Hub>, user: User, wish: Leaving) -> Result<User, Refusal> {
    if wish.name != user.name {
        return Err(Refusal::wrong("server-error-leave-name"));
    }
    if user.guest {
        erase(hub, &user.id).await?;
        return Ok(user);
    }
    must_be_right(hub, &user, &wish.password).await?;
    let leaving = auth::alter(hub, &user.id, |user, _| {
        user.leaves = Some(now() + WEEK);
        Ok(())
    });
    let leaving = leaving.await?;
    auth::end_sessions(hub, &user.id, None).await?;
    for token in hub.store.credentials(&user.id, "token").await? {
        auth::take_back(hub, &user.id, &token.id).await?;
    }
    Ok(leaving)
}

/// Whoever signs in stays.
pub async fn call_off(hub: &Hub, user: User) -> Result<User, Refusal> {
    if user.leaves.is_none() {
        return Ok(user);
    }
    auth::alter(hub, &user.id, |user, _| {
        user.leaves = None;
        Ok(())
    })
    .await
}

/// Ends the accounts whose week is over.
pub async fn finish(hub: &Arc<Hub>) -> Result<(), Refusal> {
    for user in hub.store.users_leaving(now(), PAGE).await? {
        erase(hub, &user.id).await?;
    }
    Ok(())
}

/// Takes everything of a user away.
pub async fn erase(hub: &Arc<Hub>, user: &str) -> Result<(), Refusal> {
    // First of all every way in: nobody may sit down under a name that is about to go.
    for kind in ["session", "token"] {
        for one in hub.store.credentials(user, kind).await? {
            auth::take_back(hub, user, &one.id).await?;
        }
    }
    // Games of events are given up as by whoever withdraws, and no further ones are begun.
    crate::events::part(hub, user).await?;
    loop {
        let rows = hub.store.tables(Which::Of { user: user.to_owned(), most: PAGE }).await?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            give_up(hub, &row, user).await?;
            match hub.table(&row.id).await {
                Ok(handle) => {
                    let user = user.to_owned();
                    handle.ask(|answer| Message::Part { user, answer }).await?;
                }
                Err(refusal) if refusal.code == ErrorCode::SetAside => {
                    aside::part(hub, &row, user).await?;
                }
                Err(refusal) => return Err(refusal),
            }
        }
    }
    hub.seen.forget(user);
    Ok(hub.store.erase_user(user).await?)
}

/// A game in play is given up, and what it has come to counts, as long as the table still knows who has lost.
async fn give_up(hub: &Arc<Hub>, row: &StoredTable, user: &str) -> Result<(), Refusal> {
    if row.status == "playing" {
        let given = match hub.table(&row.id).await {
            Ok(handle) => {
                let users = vec![user.to_owned()];
                handle.ask(|answer| Message::GivenUp { users, answer }).await
            }
            Err(refusal) if refusal.code == ErrorCode::SetAside => resign_aside(hub, row, user).await,
            Err(refusal) => Err(refusal),
        };
        match given {
            // It has ended meanwhile.
            Err(refusal) if refusal.code == ErrorCode::NotNow => {}
            given => given?,
        }
    }
    if row.status != "open" && !hub.store.has_result(&row.id).await? {
        settle(hub, &row.id).await?;
    }
    Ok(())
}

/// The same at a table that is set aside, as far as it can be read.
async fn resign_aside(hub: &Hub, row: &StoredTable, user: &str) -> Result<(), Refusal> {
    let body: serde_json::Value = serde_json::from_str(&row.body).unwrap_or_default();
    let names = seat_names(&row.game).iter().enumerate();
    let own = names.filter(|(seat, _)| body["seats"][*seat]["person"]["user"] == user).map(|(_, name)| name);
    let who = Who { user: user.to_owned(), name: String::new() };
    match own.collect::<Vec<_>>().as_slice() {
        [seat] => aside::resign(hub, &who, &row.id, seat).await,
        _ => Ok(()),
    }
}
