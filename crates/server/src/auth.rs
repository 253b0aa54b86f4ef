//! Who one is: guests at once, names with passwords, sessions in cookies, tokens for programs.
//!
//! Only hashes lie in the store: argon2 of passwords, SHA-256 of the random secrets of sessions and tokens (which need no
//! salt, being 30 random letters).

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use detente_protocol::{ErrorCode, Language, Me, Settings};
use detente_store::{Credential, StoreError, User};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::Refusal;
use crate::hub::{Hub, random_word};
use crate::sink::now;
use crate::{limits, notify};

/// The name of the cookie.
pub const SESSION: &str = "detente";
/// The kind of a credential that confirms an address.
pub const EMAIL: &str = "email";
/// How long the link of a confirmation letter is good, in milliseconds.
const LINK: i64 = 3 * 24 * 3600 * 1000;
/// An ended session is still recognised for so long, so that its owner is told what happened.
const REMEMBERED: i64 = 30 * 24 * 3600 * 1000;

/// What a user has set, as it lies in the store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    pub language: Option<Language>,
    pub webhook: String,
    pub email: String,
    /// Has its owner confirmed the address?
    pub confirmed: bool,
}

pub fn preferences(user: &User) -> Preferences {
    serde_json::from_str(&user.body).unwrap_or_default()
}

pub fn me(user: &User) -> Me {
    let Preferences { language, webhook, email, confirmed } = preferences(user);
    let (id, name, guest) = (user.id.clone(), user.name.clone(), user.guest);
    Me { id, name, guest, language, webhook, email, email_confirmed: confirmed }
}

fn hash(secret: &str) -> String {
    detente_fair::hex(&Sha256::digest(secret))
}

/// The secret that a request carries: a token, or the session's cookie.
fn secret(headers: &HeaderMap) -> Option<(&str, &'static str)> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some((token.trim(), "token"));
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == SESSION).map(|(_, value)| (value, "session"))
}

/// Whose request it is.
#[derive(Clone, Debug, Default)]
pub struct Found {
    pub user: Option<User>,
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
    if kind == "session" && now() >= credential.created + lasts(hub) {
        return Ok(Found { user: None, ended: true });
    }
    Ok(Found { user: hub.store.user(&credential.user).await?, ended: false })
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
    Ok(())
}

/// Whose address the link of a letter confirms, and which.
pub async fn email_of(hub: &Hub, code: &str) -> Result<Option<(User, String)>, Refusal> {
    let Some(credential) = hub.store.credential(&hash(code)).await? else { return Ok(None) };
    if credential.kind != EMAIL || now() >= credential.created + LINK {
        return Ok(None);
    }
    let user = hub.store.user(&credential.user).await?;
    // Another address may have been given since.
    Ok(user.filter(|user| preferences(user).email == credential.label).map(|user| (user, credential.label)))
}

/// Confirms the address. Says whether the link was good; it is good once.
pub async fn confirm_email(hub: &Hub, code: &str) -> Result<bool, Refusal> {
    let Some((mut user, _)) = email_of(hub, code).await? else { return Ok(false) };
    let kept = Preferences { confirmed: true, ..preferences(&user) };
    user.body = serde_json::to_string(&kept).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    hub.store.save_user(&user).await?;
    for letter in hub.store.credentials(&user.id, EMAIL).await? {
        hub.store.drop_credential(&user.id, &letter.id).await?;
    }
    Ok(true)
}

/// A new secret of this kind; the secret itself is given out once and not kept.
pub async fn issue(hub: &Hub, user: &str, kind: &str, label: &str) -> Result<(String, String), Refusal> {
    let (secret, id) = (random_word(30)?, random_word(10)?);
    let credential = Credential {
        hash: hash(&secret),
        id: id.clone(),
        user: user.to_owned(),
        kind: kind.to_owned(),
        label: label.to_owned(),
        created: now(),
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
        hub.store.drop_credential(&credential.user, &credential.id).await?;
    }
    Ok(())
}

/// A name that a table can show: 2 to 24 letters, digits, blanks, `-`, `_`, `.`.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let fits = name.chars().all(|c| c.is_alphanumeric() || " -_.’'".contains(c));
    if (2..=24).contains(&length) && fits { Ok(name) } else { Err(Refusal::wrong("server-error-bad-name")) }
}

pub async fn create_guest(hub: &Hub, name: &str) -> Result<User, Refusal> {
    let name = if name.trim().is_empty() { format!("Guest {}", random_word(4)?) } else { check_name(name)? };
    let user = User {
        id: random_word(16)?,
        name,
        guest: true,
        password: None,
        body: "{}".to_owned(),
        created: now(),
    };
    hub.store.create_user(&user).await?;
    Ok(user)
}

/// Hashing takes a while by design; it must not hold up a table.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Refusal::new(ErrorCode::Internal))
}

fn check_password(password: &str) -> Result<(), Refusal> {
    if (8..=256).contains(&password.len()) {
        Ok(())
    } else {
        Err(Refusal::wrong("server-error-bad-password"))
    }
}

/// Gives the guest (or a new user) a name of their own, with a password.
pub async fn register(hub: &Hub, guest: Option<User>, name: &str, password: String) -> Result<User, Refusal> {
    let name = check_name(name)?;
    check_password(&password)?;
    let hashed = blocking(move || {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).ok()?;
        let salt = SaltString::encode_b64(&salt).ok()?;
        Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
    });
    let hashed = hashed.await?.ok_or(ErrorCode::Internal)?;
    let taken = |error| match error {
        StoreError::Taken => Refusal::new(ErrorCode::NameTaken),
        other => other.into(),
    };
    if let Some(guest) = guest.filter(|user| user.guest) {
        let user = User { name, guest: false, password: Some(hashed), ..guest };
        hub.store.save_user(&user).await.map_err(taken)?;
        return Ok(user);
    }
    let id = random_word(16)?;
    let user = User { id, name, guest: false, password: Some(hashed), body: "{}".to_owned(), created: now() };
    hub.store.create_user(&user).await.map_err(taken)?;
    Ok(user)
}

pub async fn log_in(hub: &Hub, name: &str, password: String) -> Result<User, Refusal> {
    // A hash of nothing in particular: unknown names take as long as wrong passwords.
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$d7LDzq4ZLUPrTKi2u6GWlWyTHQHGKjaSKAVhhLX7hiU";
    let user = hub.store.user_by_name(name.trim()).await?;
    let known = user.as_ref().and_then(|user| user.password.clone());
    let stored = known.clone().unwrap_or_else(|| NOBODY.to_owned());
    let right = blocking(move || {
        let parsed = PasswordHash::new(&stored).ok()?;
        Argon2::default().verify_password(password.as_bytes(), &parsed).ok()
    });
    match (right.await?, known, user) {
        (Some(()), Some(_), Some(user)) => Ok(user),
        _ => Err(ErrorCode::WrongPassword.into()),
    }
}

/// Changes what was asked for and leaves the rest.
pub async fn change(hub: &Hub, mut user: User, settings: Settings) -> Result<User, Refusal> {
    let mut kept = preferences(&user);
    let mut letter = false;
    if settings.language.is_some() {
        kept.language = settings.language;
    }
    if let Some(webhook) = settings.webhook {
        if !webhook.is_empty() {
            crate::notify::webhook::check_url(&webhook)
                .map_err(|_| Refusal::wrong("server-error-bad-webhook"))?;
        }
        kept.webhook = webhook;
    }
    if let Some(email) = settings.email {
        let fits = email.is_empty()
            || email.len() <= 254
                && email.split('@').count() == 2
                && email.chars().all(|c| c.is_ascii_graphic())
                && !email.contains(['<', '>', ',', ';', '"']);
        if !fits {
            return Err(Refusal::wrong("server-error-bad-email"));
        }
        if email != kept.email {
            if !email.is_empty() && !hub.post.has_mail() {
                return Err(Refusal::told(ErrorCode::NotNow, "server-error-no-mail"));
            }
            if !email.is_empty() && !hub.limits.allow("confirm", &user.id, limits::LETTERS) {
                return Err(ErrorCode::TooOften.into());
            }
            letter = !email.is_empty();
            kept.confirmed = false;
            kept.email = email;
        }
    }
    user.body = serde_json::to_string(&kept).map_err(|_| Refusal::new(ErrorCode::Internal))?;
    hub.store.save_user(&user).await?;
    if letter {
        notify::ask_to_confirm(hub, &user.id).await;
    }
    Ok(user)
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

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(check_name("  Ana  María ").as_deref(), Ok("Ana María"));
        for bad in ["x", "", "a\u{202e}b", "<b>", &"x".repeat(25), "a\nb#c"] {
            assert!(check_name(bad).is_err(), "{bad:?}");
        }
    }
}
