//! Web Push: “your turn” on a device whose browser has no page of ours open, for those who have switched that on there.
//!
//! A push carries nothing (RFC 8030 allows that): the worker of the page wakes, asks `/api/turns` with its own session, and shows
//! what it is told. Whoever runs the push service learns that something happened, and no more. The server shows who it is by a
//! key of its own (VAPID, RFC 8292), made when it first starts and kept with its data.
//!
//! A subscription belongs to the session that made it, and goes with it.

use std::fmt;
use std::sync::Arc;

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use detente_protocol::{PushAddress, PushKey};
use detente_store::{Push, Store};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};

use super::Sent;
use super::outside::{self, Address, Request, Undelivered};
use crate::api::{App, Body, Caller, Failed};
use crate::auth;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;
use crate::time::wall as now;

/// Under which name the key is kept.
const KEY: &str = "push-key";
/// The most devices of one user; of more the oldest is forgotten.
const DEVICES: u32 = 8;
/// How often one may subscribe.
const SUBSCRIBING: Rate = Rate::new(20.0, 0.05);
/// What a push service may do with a push that cannot be delivered now: keep it for a day.
const KEPT_SECONDS: u32 = 24 * 3600;
/// How long a signed word is good, in seconds; RFC 8292 allows a day.
const SIGNED_SECONDS: i64 = 12 * 3600;

/// The key by which push services know this server.
pub struct Key {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").field("public", &self.public()).finish_non_exhaustive()
    }
}

impl Key {
    /// The key that is kept, or a new one, which is kept from now on.
    pub async fn kept(store: &dyn Store) -> Result<Key, String> {
        let wrong = |_| "the key for pushes cannot be read".to_owned();
        let random = SystemRandom::new();
        let kept = if let Some(kept) = store.kept(KEY).await.map_err(|error| error.to_string())? {
            kept
        } else {
            let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
            let made = made.map_err(|_| "no key for pushes could be made".to_owned())?;
            let word = BASE64.encode(made.as_ref());
            store.keep(KEY, &word).await.map_err(|error| error.to_string())?
        };
        let bytes = BASE64.decode(kept).map_err(|_| "the key for pushes cannot be read".to_owned())?;
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random).map_err(wrong)?;
        Ok(Key { pair, random })
    }

    /// What browsers are given: the point of the curve, as they want it written.
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The line that says who sends, good for one push service and half a day (RFC 8292, 2 and 3).
    fn authorization(&self, to: &Address, contact: &str) -> Option<String> {
        let claims = json!({"aud": to.origin(), "exp": now() / 1000 + SIGNED_SECONDS, "sub": contact});
        let part = |value: Value| BASE64.encode(value.to_string());
        let said = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature = self.pair.sign(&self.random, said.as_bytes()).ok()?;
        let signature = BASE64.encode(signature);
        Some(format!("Authorization: vapid t={said}.{signature}, k={}\r\n", self.public()))
    }
}

pub fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/push", get(key).post(subscribe)).route("/api/push/off", post(unsubscribe))
}

async fn key(State(hub): App, caller: Caller) -> Result<Json<PushKey>, Failed> {
    caller.user()?;
    Ok(Json(PushKey { key: hub.post.key.public() }))
}

/// Where a push may go: to an address with https, or to any where the operator allows private ones.
fn checked(hub: &Hub, url: &str) -> Result<Address, Refusal> {
    let address = outside::check_url(url).ok();
    let fits = |address: &Address| address.tls || hub.config.allow_private_webhooks;
    address.filter(fits).ok_or_else(|| Refusal::wrong("server-error-bad-push"))
}

async fn subscribe(
    State(hub): App,
    caller: Caller,
    Body(wish): Body<PushAddress>,
) -> Result<Json<Value>, Failed> {
    let user = caller.user()?.id.clone();
    caller.count("push", SUBSCRIBING)?;
    checked(&hub, &wish.endpoint).map_err(|refusal| caller.refuse(refusal))?;
    let (endpoint, credential) = (wish.endpoint, caller.credential.clone());
    let push = Push { endpoint, user, credential, created: now() };
    hub.store.add_push(&push, DEVICES).await.map_err(|error| caller.refuse(error))?;
    Ok(Json(json!({})))
}

async fn unsubscribe(
    State(hub): App,
    caller: Caller,
    Body(wish): Body<PushAddress>,
) -> Result<Json<Value>, Failed> {
    let user = &caller.user()?.id;
    hub.store.drop_push(user, &wish.endpoint).await.map_err(|error| caller.refuse(error))?;
    Ok(Json(json!({})))
}

/// Has this user a device that is to be told?
pub async fn is_wanted(hub: &Hub, user: &str) -> bool {
    hub.store.pushes(user).await.is_ok_and(|pushes| !pushes.is_empty())
}

/// Wakes every device of a user once. It is tried again only if none could be reached; one that is gone is forgotten.
pub async fn send(hub: &Hub, user: &str) -> Sent {
    let Ok(pushes) = hub.store.pushes(user).await else { return Sent::Again };
    let Ok(sessions) = hub.store.credentials(user, "session").await else { return Sent::Again };
    let ended =
        |push: &Push| sessions.iter().any(|one| one.id == push.credential && auth::has_ended(hub, one));
    let mut result = Sent::Moot;
    for push in pushes.iter().filter(|push| !ended(push)) {
        let sent = wake(hub, push).await;
        if sent == Sent::Never {
            tracing::info!("a device that is gone is not woken any more");
            if hub.store.drop_push(user, &push.endpoint).await.is_err() {
                return Sent::Again;
            }
        }
        result = match (result, sent) {
            (Sent::Done, _) | (_, Sent::Done) => Sent::Done,
            (Sent::Again, _) | (_, Sent::Again) => Sent::Again,
            (result, _) => result,
        };
    }
    result
}

/// Wakes one device.
async fn wake(hub: &Hub, push: &Push) -> Sent {
    let Ok(address) = checked(hub, &push.endpoint) else { return Sent::Never };
    let Some(authorization) = hub.post.key.authorization(&address, &hub.config.url("/")) else {
        return Sent::Again;
    };
    // Pushes that wait for a device are one: the worker asks for all turns.
    let head = format!("TTL: {KEPT_SECONDS}\r\nUrgency: normal\r\nTopic: turn\r\n{authorization}");
    let request = Request { head, body: String::new() };
    match outside::post(&address, &request, hub.config.allow_private_webhooks).await {
        Ok(200..300) => Sent::Done,
        // RFC 8030, 7.3: the subscription has ended.
        Ok(404 | 410) | Err(Undelivered::Refused) => Sent::Never,
        _ => Sent::Again,
    }
}
