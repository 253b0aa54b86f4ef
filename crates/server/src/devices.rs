//! Browsers from which an account was signed in before, and what that changes for whoever says a password.
//!
//! Checking passwords is bounded, and so strangers who guess at somebody's could keep the owner waiting. A browser that has once
//! said the right one is given a cookie that outlives the session. It opens nothing: it only lets its bearer have a password of
//! that one account checked beside the queue of strangers, a few times. Only its hash is kept.

use axum::http::HeaderMap;
use detente_store::User;

use crate::auth;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;
use crate::time::wall as now;

/// The name of the cookie, and the kind of the credential behind it.
const COOKIE: &str = "detente-device";
pub const DEVICE: &str = "device";
/// How many browsers an account remembers; the oldest are forgotten.
const KEPT: usize = 20;
/// How long, in milliseconds.
const LASTS: i64 = 365 * 24 * 3600 * 1000;
/// How often a known browser may say a password before it counts as a stranger again.
const TRIES: Rate = Rate::new(10.0, 1.0 / 60.0);

/// Who has a password checked: strangers share what there is, those who are known have room of their own.
#[derive(Clone, Copy, Debug)]
pub enum Asker<'a> {
    /// From this address.
    Stranger(&'a str),
    /// Signed in, or with a browser that is known: the id of the user or of the device.
    Known(&'a str),
}

/// The id of the browser, if this user was signed in with it before and it has not been wrong too often.
pub async fn known(hub: &Hub, headers: &HeaderMap, user: &User) -> Result<Option<String>, Refusal> {
    let Some(secret) = auth::cookie_of(headers, COOKIE) else { return Ok(None) };
    let found = hub.store.credential(&auth::hash(secret)).await?;
    let own = found.filter(|one| one.kind == DEVICE && one.user == user.id && now() < one.created + LASTS);
    Ok(own.map(|one| one.id).filter(|id| hub.limits.allow("device", id, TRIES)))
}

/// Remembers the browser of whoever has just said the right password; gives the header for it.
pub async fn remember(hub: &Hub, headers: &HeaderMap, user: &User) -> Result<String, Refusal> {
    let mut all = hub.store.credentials(&user.id, DEVICE).await?;
    if let Some(secret) = auth::cookie_of(headers, COOKIE)
        && let Some(one) = all.iter().find(|one| one.hash == auth::hash(secret))
    {
        hub.store.renew_credential(&one.hash, now()).await?;
        return Ok(cookie(hub, secret));
    }
    all.sort_by_key(|one| one.created);
    let many = (all.len() + 1).saturating_sub(KEPT);
    for one in all.iter().take(many) {
        hub.store.drop_credential(&user.id, &one.id).await?;
    }
    let (secret, _) = auth::issue(hub, &user.id, DEVICE, "").await?;
    Ok(cookie(hub, &secret))
}

/// From now on no browser of this user is known.
pub async fn forget(hub: &Hub, user: &str) -> Result<(), Refusal> {
    for one in hub.store.credentials(user, DEVICE).await? {
        hub.store.drop_credential(user, &one.id).await?;
    }
    Ok(())
}

/// Forgets what has not been used for long.
pub async fn sweep(hub: &Hub) -> Result<(), Refusal> {
    hub.store.drop_old_credentials(DEVICE, now() - LASTS).await?;
    Ok(())
}

/// Sent with requests to sign in and to no others.
fn cookie(hub: &Hub, secret: &str) -> String {
    let secure = if hub.config.is_https() { "; Secure" } else { "" };
    let age = LASTS / 1000;
    format!("{COOKIE}={secret}; Path=/api/login; HttpOnly; SameSite=Strict; Max-Age={age}{secure}")
}
