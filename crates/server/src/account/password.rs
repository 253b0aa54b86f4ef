//! The password: changed by who knows it, recovered by a letter to a confirmed address.
//!
//! The link of such a letter is good once and for an hour, and only its hash is kept. Whoever asks is told the same whether or not
//! there is such an account.

use axum::Json;
use axum::extract::{Path, State};
use detente_protocol::{Me, NewPassword, PasswordChange, ResetRequest};
use serde_json::{Value, json};

use super::proven;
use crate::api::{App, Body, Caller, Failed};
use crate::auth::{self, Preferences, RESET};
use crate::devices::Asker;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;
use crate::notify;
use crate::time::wall as now;

/// How often one place may ask for a letter.
const ASKED: Rate = Rate::new(5.0, 1.0 / 600.0);

pub async fn change(
    State(hub): App,
    caller: Caller,
    Body(wish): Body<PasswordChange>,
) -> Result<Json<Me>, Failed> {
    let user = proven(&hub, &caller, &wish.present).await?;
    let changed = set(&hub, &user.id, wish.new).await.map_err(|refusal| caller.refuse(refusal))?;
    // Whoever knew the old one is signed out; the browser that has changed it stays.
    let ended = auth::end_sessions(&hub, &user.id, Some(&caller.credential)).await;
    ended.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(auth::me(&changed)))
}

/// Gives a user another password.
async fn set(hub: &Hub, user: &str, password: String) -> Result<detente_store::User, Refusal> {
    auth::check_password(&password)?;
    let hashed = auth::hash_password(hub, Asker::Known(user), user, password).await?;
    auth::alter(hub, user, |user, kept: &mut Preferences| {
        user.password = Some(hashed.clone());
        kept.password_changed = now();
        Ok(())
    })
    .await
}

/// Asks for a letter. The answer never says whether one goes out.
pub async fn ask(
    State(hub): App,
    caller: Caller,
    Body(wish): Body<ResetRequest>,
) -> Result<Json<Value>, Failed> {
    caller.count_by_place("reset", ASKED)?;
    let user = hub.store.user_by_name(wish.name.trim()).await.map_err(|error| caller.refuse(error))?;
    if let Some(user) = user {
        let kept = auth::preferences(&user);
        let reachable = hub.post.has_mail() && kept.confirmed && !kept.email.is_empty();
        // Too many letters are not told either: that would say that there is such an account.
        if reachable && notify::letters::count(&hub, &caller.from, &kept.email).await.is_ok() {
            let letter = hub.store.add_job(&notify::reset_of(&user.id)).await;
            letter.map_err(|error| caller.refuse(error))?;
            hub.bench.ring();
        }
    }
    Ok(Json(json!({})))
}

/// A new password from whoever has the link. Every session and token ends; a second factor stays.
pub async fn reset(
    State(hub): App,
    caller: Caller,
    Path(code): Path<String>,
    Body(wish): Body<NewPassword>,
) -> Result<Json<Value>, Failed> {
    caller.count_by_place("login", hub.config.rates.logins)?;
    renewed(&hub, &code, wish.password).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(json!({})))
}

async fn renewed(hub: &Hub, code: &str, password: String) -> Result<(), Refusal> {
    auth::check_password(&password)?;
    let unknown = || Refusal::told(detente_protocol::ErrorCode::NotFound, "server-error-reset-link");
    let user = auth::owner_of_link(hub, code, RESET).await?.ok_or_else(unknown)?;
    // The link is used up before anything else happens, so that it cannot be used twice at once.
    let mut used = false;
    for link in hub.store.credentials(&user.id, RESET).await? {
        let dropped = hub.store.drop_credential(&user.id, &link.id).await?;
        used |= dropped && link.hash == auth::hash(code);
    }
    if !used {
        return Err(unknown());
    }
    set(hub, &user.id, password).await?;
    auth::end_sessions(hub, &user.id, None).await?;
    for token in hub.store.credentials(&user.id, "token").await? {
        auth::take_back(hub, &user.id, &token.id).await?;
    }
    Ok(())
}
