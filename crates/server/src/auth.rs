//! Who one is: guests at once, names with passwords, sessions in cookies, tokens for programs.
//!
//! Only hashes lie in the store: argon2 of passwords, SHA-256 of the random secrets of sessions and tokens (which need no
//! salt, being 30 random letters).

use std::collections::BTreeMap;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use detente_protocol::{ErrorCode, Language, Me, Settings};
use detente_store::{Credential, Job, StoreError, User};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::devices::{self, Asker};
use crate::error::Refusal;
use crate::hub::{Hub, random_word};
use crate::study::Puzzles;
use crate::time::wall as now;
use crate::{account, moderation, names, notify};

/// The name of the cookie.
pub const SESSION: &str = "detente";
/// The kind of a credential that confirms an address.
pub const EMAIL: &str = "email";
/// The kind of a credential that lets its owner choose another password.
pub const RESET: &str = "reset";
/// How long such a link is good, in milliseconds.
const RESET_LINK: i64 = 3600 * 1000;
/// A session counts as seen when it was used so long after the last time, in milliseconds.
const SEEN: i64 = 10 * 60 * 1000;
/// How long the link of a confirmation letter is good, in milliseconds.
const LINK: i64 = 3 * 24 * 3600 * 1000;
/// How many sessions a user has, of which the oldest end; and how many tokens, of which no more are given.
const SESSIONS: usize = 100;
pub const TOKENS: usize = 50;
/// A change of an account is tried so often, should another server be quicker each time.
const TRIES: usize = 20;
/// The longest password, in bytes.
const LONGEST: usize = 256;
/// An ended session is still recognised for so long, so that its owner is told what happened.
const REMEMBERED: i64 = 30 * 24 * 3600 * 1000;

/// What a user has set, as it lies in the store.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    pub language: Option<Language>,
    pub webhook: String,
    pub email: String,
    /// Has its owner confirmed the address?
    pub confirmed: bool,
    /// Another address, until its owner has confirmed it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub pending: String,
    /// When the password was last changed, in milliseconds; 0 if never.
    pub password_changed: i64,
    /// The secret of the authenticator app, one that is not confirmed yet, and the last step of time that a code was good for.
    pub totp: String,
    pub totp_new: String,
    pub totp_used: u64,
    /// The hashes of the recovery codes that are left.
    pub recovery: Vec<String>,
    /// How far the lessons are done.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lessons: BTreeMap<String, u8>,
    /// Which puzzles were tried, and how well.
    #[serde(skip_serializing_if = "is_untried")]
    pub puzzles: Puzzles,
    /// Until when the user is on vacation, and how many days were taken in all.
    #[serde(skip_serializing_if = "is_none")]
    pub vacation_until: i64,
    #[serde(skip_serializing_if = "is_no_day")]
    pub vacation_used: u32,
}

fn is_untried(puzzles: &Puzzles) -> bool {
    puzzles.done.is_empty()
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_none(until: &i64) -> bool {
    *until == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_no_day(days: &u32) -> bool {
    *days == 0
}

impl Preferences {
    /// The address that waits to be confirmed, if one does.
    pub fn unconfirmed(&self) -> Option<&str> {
        let address = if self.pending.is_empty() { &self.email } else { &self.pending };
        let waits = !address.is_empty() && (!self.pending.is_empty() || !self.confirmed);
        waits.then_some(address)
    }
}

pub fn preferences(user: &User) -> Preferences {
    serde_json::from_str(&user.body).unwrap_or_default()
}

pub fn me(user: &User) -> Me {
    let kept = preferences(user);
    let (id, name, guest) = (user.id.clone(), user.name.clone(), user.guest);
    let unconfirmed = kept.unconfirmed().map(str::to_owned);
    Me {
        id,
        name,
        guest,
        role: moderation::role(user),
        language: kept.language,
        webhook: kept.webhook,
        email_confirmed: unconfirmed.is_none() && kept.confirmed,
        email: unconfirmed.unwrap_or(kept.email),
        two_factor: !kept.totp.is_empty(),
        recovery_left: kept.recovery.len() as u32,
        password_changed: Some(kept.password_changed).filter(|&at| at > 0),
        leaves: user.leaves,
    }
}

/// Changes a user as the store has it now. Whoever wrote what was read before somebody else's change would undo that one, a new password for
/// instance: then it is read and changed once more.
pub async fn alter(
    hub: &Hub,
    user: &str,
    change: impl FnMut(&mut User, &mut Preferences) -> Result<(), Refusal>,
) -> Result<User, Refusal> {
    alter_and(hub, user, &[], change).await
}

/// The same with what is to be done because of it, both or neither.
async fn alter_and(
    hub: &Hub,
    user: &str,
    jobs: &[Job],
    mut change: impl FnMut(&mut User, &mut Preferences) -> Result<(), Refusal>,
) -> Result<User, Refusal> {
    // One after the other here; at another server somebody may be quicker.
    let _alone = hub.altering.lock().await;
    for _ in 0..TRIES {
        let was = hub.store.user(user).await?.ok_or(ErrorCode::NotFound)?;
        let (mut user, mut kept) = (was.clone(), preferences(&was));
        change(&mut user, &mut kept)?;
        user.body = serde_json::to_string(&kept).map_err(|_| Refusal::new(ErrorCode::Internal))?;
        if hub.store.replace_user(&was, &user, jobs).await.map_err(taken)? {
            if !jobs.is_empty() {
                hub.bench.ring();
            }
            return Ok(user);
        }
    }
    Err(crate::cluster::unavailable())
}

/// A name that has an owner is told as such.
pub fn taken(error: StoreError) -> Refusal {
    match error {
        StoreError::Taken => Refusal::new(ErrorCode::NameTaken),
        other => other.into(),
    }
}

pub fn hash(secret: &str) -> String {
    detente_fair::hex(&Sha256::digest(secret))
}

/// The secret that a request carries: a token, or the session's cookie.
fn secret(headers: &HeaderMap) -> Option<(&str, &'static str)> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some((token.trim(), "token"));
    }
    cookie_of(headers, SESSION).map(|value| (value, "session"))
}

/// The cookie of this name that a request carries.
pub fn cookie_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// Whose request it is.
#[derive(Clone, Debug, Default)]
pub struct Found {
    pub user: Option<User>,
    /// The id of the session or token.
    pub credential: String,
    /// There was a session, and it has ended.
    pub ended: bool,
}

/// How long a session lasts, in milliseconds.
fn lasts(hub: &Hub) -> i64 {
    hub.config.session.as_millis() as i64
}

/// The user of a request, if it names one that is known.
pub async fn user_of(hub: &Hub, headers: &HeaderMap) -> Result<Found, Refusal> {
    let Some((secret, kind)) = secret(headers) else { return Ok(Found::default()) };
    let Some(credential) = hub.store.credential(&hash(secret)).await? else { return Ok(Found::default()) };
    if credential.kind != kind {
        return Ok(Found::default());
    }
    if has_ended(hub, &credential) {
        return Ok(Found { ended: true, ..Found::default() });
    }
    if now() > credential.seen + SEEN {
        hub.store.touch_credential(&credential.hash, now()).await?;
    }
    let user = hub.store.user(&credential.user).await?;
    Ok(Found { user, credential: credential.id, ended: false })
}

/// Is this a session whose time is over?
pub fn has_ended(hub: &Hub, credential: &Credential) -> bool {
    credential.kind == "session" && now() >= credential.created + lasts(hub)
}

/// Ends every session of a user, except one; no browser is known any more.
pub async fn end_sessions(hub: &Hub, user: &str, except: Option<&str>) -> Result<(), Refusal> {
    for session in hub.store.credentials(user, "session").await? {
        if except != Some(session.id.as_str()) {
            take_back(hub, user, &session.id).await?;
        }
    }
    devices::forget(hub, user).await
}

/// Renews the session of a request when a tenth of its time is over; gives the header for the browser.
pub async fn renew(hub: &Hub, headers: &HeaderMap) -> Result<Option<String>, Refusal> {
    let Some((secret, "session")) = secret(headers) else { return Ok(None) };
    let hash = hash(secret);
    let Some(credential) = hub.store.credential(&hash).await? else { return Ok(None) };
    if now() < credential.created + lasts(hub) / 10 {
        return Ok(None);
    }
    hub.store.renew_credential(&hash, now()).await?;
    Ok(Some(cookie(hub, secret)))
}

/// Forgets sessions that ended long ago and links that are no longer good.
pub async fn sweep(hub: &Hub) -> Result<(), Refusal> {
    hub.store.drop_old_credentials("session", now() - lasts(hub) - REMEMBERED).await?;
    hub.store.drop_old_credentials(EMAIL, now() - LINK).await?;
    hub.store.drop_old_credentials(RESET, now() - RESET_LINK).await?;
    devices::sweep(hub).await
}

/// Whose address the link of a letter confirms, and which.
pub async fn email_of(hub: &Hub, code: &str) -> Result<Option<(User, String)>, Refusal> {
    let Some(credential) = hub.store.credential(&hash(code)).await? else { return Ok(None) };
    if credential.kind != EMAIL || now() >= credential.created + LINK {
        return Ok(None);
    }
    let user = hub.store.user(&credential.user).await?;
    // Another address may have been given since.
    let waits = |user: &User| preferences(user).unconfirmed() == Some(credential.label.as_str());
    Ok(user.filter(waits).map(|user| (user, credential.label)))
}

/// Whose password the link of a letter is for, if it is good.
pub async fn owner_of_link(hub: &Hub, code: &str, kind: &str) -> Result<Option<User>, Refusal> {
    let Some(credential) = hub.store.credential(&hash(code)).await? else { return Ok(None) };
    if credential.kind != kind || now() >= credential.created + RESET_LINK {
        return Ok(None);
    }
    let user = hub.store.user(&credential.user).await?;
    // Another address may have been confirmed since.
    Ok(user.filter(|user| preferences(user).email == credential.label))
}

/// Confirms the address. Says whether the link was good; it is good once.
pub async fn confirm_email(hub: &Hub, code: &str) -> Result<bool, Refusal> {
    let Some((user, address)) = email_of(hub, code).await? else { return Ok(false) };
    let confirmed = alter(hub, &user.id, |_, kept| {
        kept.email.clone_from(&address);
        kept.pending.clear();
        kept.confirmed = true;
        Ok(())
    });
    confirmed.await?;
    for letter in hub.store.credentials(&user.id, EMAIL).await? {
        hub.store.drop_credential(&user.id, &letter.id).await?;
    }
    Ok(true)
}

/// A new secret of this kind; the secret itself is given out once and not kept.
pub async fn issue(hub: &Hub, user: &str, kind: &str, label: &str) -> Result<(String, String), Refusal> {
    if kind == "session" {
        let all = hub.store.credentials(user, kind).await?;
        for oldest in all.iter().take((all.len() + 1).saturating_sub(SESSIONS)) {
            take_back(hub, user, &oldest.id).await?;
        }
    }
    let (secret, id) = (random_word(30)?, random_word(10)?);
    let credential = Credential {
        hash: hash(&secret),
        id: id.clone(),
        user: user.to_owned(),
        kind: kind.to_owned(),
        label: label.to_owned(),
        created: now(),
        seen: now(),
    };
    hub.store.add_credential(&credential).await?;
    Ok((secret, id))
}

/// The header that gives a browser its session; an empty secret takes it away.
pub fn cookie(hub: &Hub, secret: &str) -> String {
    let age = if secret.is_empty() { 0 } else { hub.config.session.as_secs() };
    let secure = if hub.config.is_https() { "; Secure" } else { "" };
    format!("{SESSION}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// Ends the session of a request.
pub async fn log_out(hub: &Hub, headers: &HeaderMap) -> Result<(), Refusal> {
    if let Some((secret, "session")) = secret(headers)
        && let Some(credential) = hub.store.credential(&hash(secret)).await?
    {
        take_back(hub, &credential.user, &credential.id).await?;
    }
    Ok(())
}

/// Takes a session or token back; whoever is connected with it is let go. Says whether there was one.
pub async fn take_back(hub: &Hub, user: &str, id: &str) -> Result<bool, Refusal> {
    let dropped = hub.store.drop_credential(user, id).await?;
    hub.let_go(user, Some(id));
    Ok(dropped)
}

pub async fn create_guest(hub: &Hub, name: &str) -> Result<User, Refusal> {
    let name =
        if name.trim().is_empty() { format!("Guest {}", random_word(4)?) } else { names::check(name)? };
    let skeleton = names::skeleton(&name);
    names::must_be_free(hub, &name, &skeleton, None).await?;
    let user = User {
        id: random_word(16)?,
        name,
        skeleton,
        guest: true,
        password: None,
        body: "{}".to_owned(),
        created: now(),
        leaves: None,
        role: String::new(),
    };
    hub.store.create_user(&user).await?;
    Ok(user)
}

/// The same for every spelling of an account's name, and never longer than this.
fn account_key(name: &str) -> String {
    hash(&name.trim().to_lowercase())
}

/// Works on a password. Hashing takes memory and time by design: few do so at once, an address a few times, with one account once
/// at a time, and no table waits for it. Strangers do not stand in the way of those who are known.
async fn hashing<T: Send + 'static>(
    hub: &Hub,
    asker: Asker<'_>,
    account: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let (limits, shares) = (&hub.limits, &hub.config.passwords);
    match asker {
        Asker::Known(id) => hub.hashing_known.work(vec![limits.hold("password-known", id, 2)], work).await,
        Asker::Stranger(from) => {
            let account = account_key(account);
            let held = vec![
                limits.hold("password", &format!("{account} {from}"), 1),
                limits.hold("password-account", &account, shares.per_account.get()),
                limits.hold("password-from", from, shares.per_address.get()),
            ];
            hub.hashing.work(held, work).await
        }
    }
}

pub fn check_password(password: &str) -> Result<(), Refusal> {
    if (8..=LONGEST).contains(&password.len()) {
        Ok(())
    } else {
        Err(Refusal::wrong("server-error-bad-password"))
    }
}

/// What is kept of a password.
pub async fn hash_password(
    hub: &Hub,
    asker: Asker<'_>,
    account: &str,
    password: String,
) -> Result<String, Refusal> {
    let hashed = hashing(hub, asker, account, move || {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).ok()?;
        let salt = SaltString::encode_b64(&salt).ok()?;
        Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
    });
    hashed.await?.ok_or_else(|| ErrorCode::Internal.into())
}

/// Is this the password of which `stored` was kept?
pub async fn is_right(
    hub: &Hub,
    asker: Asker<'_>,
    account: &str,
    stored: String,
    password: String,
) -> Result<bool, Refusal> {
    // Nobody has a longer one, and hashing takes the longer for it.
    if password.len() > LONGEST {
        return Ok(false);
    }
    let right = hashing(hub, asker, account, move || {
        let parsed = PasswordHash::new(&stored).ok()?;
        Argon2::default().verify_password(password.as_bytes(), &parsed).ok()
    });
    right.await.map(|right| right.is_some())
}

/// Gives the guest (or a new user) a name of their own, with a password.
pub async fn register(
    hub: &Hub,
    from: &str,
    guest: Option<User>,
    name: &str,
    password: String,
) -> Result<User, Refusal> {
    let name = names::check(name)?;
    let skeleton = names::skeleton(&name);
    check_password(&password)?;
    names::must_be_free(hub, &name, &skeleton, None).await?;
    let hashed = hash_password(hub, Asker::Stranger(from), &name, password).await?;
    if let Some(guest) = guest.filter(|user| user.guest) {
        let registered = alter(hub, &guest.id, |user, _| {
            // Two requests at once give one name.
            if !user.guest {
                return Err(ErrorCode::NotNow.into());
            }
            let (name, skeleton, hashed) = (name.clone(), skeleton.clone(), hashed.clone());
            (user.name, user.skeleton, user.guest, user.password) = (name, skeleton, false, Some(hashed));
            Ok(())
        });
        return named(hub, registered.await?).await;
    }
    let id = random_word(16)?;
    let (password, body) = (Some(hashed), "{}".to_owned());
    let (leaves, role) = (None, String::new());
    let user = User { id, name, skeleton, guest: false, password, body, created: now(), leaves, role };
    hub.store.create_user(&user).await.map_err(taken)?;
    named(hub, user).await
}

/// A name has an owner now: guests who bear one like it get another, and come back under that. The owner's open sockets do not go
/// on speaking in the old name, which may be somebody else's by then.
pub async fn named(hub: &Hub, user: User) -> Result<User, Refusal> {
    hub.renamed(&user.id, &user.name);
    for guest in hub.store.rename_guests(&user.skeleton, &user.id).await? {
        hub.let_go(&guest, None);
    }
    Ok(user)
}

/// The user of this name and password. `headers` may bear a browser that the user was signed in with before.
pub async fn log_in(
    hub: &Hub,
    from: &str,
    headers: &HeaderMap,
    name: &str,
    password: String,
) -> Result<User, Refusal> {
    // A hash of nothing in particular: unknown names take as long as wrong passwords.
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$d7LDzq4ZLUPrTKi2u6GWlWyTHQHGKjaSKAVhhLX7hiU";
    let user = hub.store.user_by_name(name.trim()).await?;
    let known = user.as_ref().and_then(|user| user.password.clone());
    let stored = known.clone().unwrap_or_else(|| NOBODY.to_owned());
    let device = match &user {
        Some(user) => devices::known(hub, headers, user).await?,
        None => None,
    };
    let asker = device.as_deref().map_or(Asker::Stranger(from), Asker::Known);
    if device.is_none() {
        // From wherever they come, strangers may not guess at one account without end; nor at a name that nobody has, which
        // would tell who has one.
        let guesses = hub.limits.take("guess", &account_key(name), hub.config.rates.guesses, 1.0);
        guesses.map_err(Refusal::too_often)?;
    }
    match (is_right(hub, asker, name, stored, password).await?, known, user) {
        (true, Some(_), Some(user)) => Ok(user),
        _ => Err(ErrorCode::WrongPassword.into()),
    }
}

/// Changes what was asked for and leaves the rest. `user` is who asks, as the request found them, and `from` is where it comes from.
pub async fn change(hub: &Hub, user: &User, settings: Settings, from: &str) -> Result<User, Refusal> {
    if let Some(webhook) = settings.webhook.as_deref().filter(|webhook| !webhook.is_empty()) {
        notify::outside::check_url(webhook).map_err(|_| Refusal::wrong("server-error-bad-webhook"))?;
    }
    let kept = preferences(user);
    let present = kept.unconfirmed().unwrap_or(&kept.email);
    let email = settings.email.filter(|email| email != present);
    if let Some(email) = &email {
        may_have(hub, user, email, settings.password.as_deref().unwrap_or_default(), from).await?;
    }
    // The letter is stored with the address that it asks about.
    let letter = email.as_ref().filter(|email| !email.is_empty());
    let letter: Vec<Job> = letter.map(|_| notify::confirmation_of(&user.id)).into_iter().collect();
    let changed = alter_and(hub, &user.id, &letter, |_, kept| {
        kept.language = settings.language.or(kept.language);
        if let Some(webhook) = &settings.webhook {
            kept.webhook.clone_from(webhook);
        }
        match &email {
            Some(email) if email.is_empty() => {
                (kept.email, kept.pending, kept.confirmed) = (String::new(), String::new(), false);
            }
            // The old address stays until the new one is confirmed: a slip must not lose the way back.
            Some(email) => kept.pending.clone_from(email),
            None => {}
        }
        Ok(())
    });
    changed.await
}

/// May this user have that address, as far as anybody knows who has not written to it? An empty one takes the present one away.
async fn may_have(hub: &Hub, user: &User, email: &str, password: &str, from: &str) -> Result<(), Refusal> {
    let fits = email.is_empty()
        || email.len() <= 254
            && email.split('@').count() == 2
            && email.chars().all(|c| c.is_ascii_graphic())
            && !email.contains(['<', '>', ',', ';', '"']);
    if !fits {
        return Err(Refusal::wrong("server-error-bad-email"));
    }
    if !user.guest {
        account::must_be_right(hub, user, password).await?;
    }
    if email.is_empty() {
        return Ok(());
    }
    if !hub.post.has_mail() {
        return Err(Refusal::told(ErrorCode::NotNow, "server-error-no-mail"));
    }
    if !hub.limits.allow("confirm", &user.id, hub.config.rates.letters) {
        return Err(ErrorCode::TooOften.into());
    }
    notify::letters::count(hub, from, email).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_or_a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=b; detente=xyz; c=d".parse().expect("a header"));
        assert_eq!(secret(&headers), Some(("xyz", "session")));
        headers.insert(AUTHORIZATION, "Bearer tok".parse().expect("a header"));
        assert_eq!(secret(&headers), Some(("tok", "token")));
        headers.insert(AUTHORIZATION, "Basic tok".parse().expect("a header"));
        assert_eq!(secret(&headers), Some(("xyz", "session")));
    }
}
