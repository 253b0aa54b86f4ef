//! The second factor: the six digits of an authenticator app (RFC 6238), and ten recovery codes for the day the phone is lost.
//!
//! Every code is good once. Of the recovery codes only hashes are kept; the secret of the app itself must be kept as it is.

use axum::Json;
use axum::extract::State;
use detente_protocol::{ErrorCode, Me, NewSecondFactor, Proof, RecoveryCodes, SecondFactorCode};
use detente_store::User;
use totp_rs::{Builder, Secret, Totp};

use super::proven;
use crate::api::{App, Body, Caller, Failed};
use crate::auth::{self, Preferences};
use crate::error::Refusal;
use crate::hub::{Hub, random_word};
use crate::limits::Rate;
use crate::time::wall as now;

/// How many recovery codes there are, and how long each is.
const CODES: usize = 10;
const LENGTH: usize = 10;
/// How often a code may be tried, by account: a million of them cannot be tried so.
const TRIES: Rate = Rate::new(5.0, 1.0 / 30.0);

fn app_of(secret: &str) -> Option<Totp> {
    let secret = Secret::try_from_base32(secret).ok()?;
    Builder::new().with_secret(secret).build().ok()
}

/// The step of time that a code belongs to, if it is right now.
fn step_of(secret: &str, code: &str) -> Option<u64> {
    app_of(secret)?.check(code, (now() / 1000) as u64)
}

/// Asks for the second factor of whoever has just said the right password. A code that was good is used up.
pub async fn check(hub: &Hub, user: &User, code: Option<&str>) -> Result<(), Refusal> {
    let needed = || Refusal::new(ErrorCode::SecondFactor);
    if auth::preferences(user).totp.is_empty() {
        return Ok(());
    }
    let code: String = code.unwrap_or_default().chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if code.is_empty() {
        return Err(needed());
    }
    if !hub.limits.allow("second factor", &user.id, TRIES) {
        return Err(ErrorCode::TooOften.into());
    }
    // A code is used up before the next one is looked at.
    auth::alter(hub, &user.id, |_, kept| {
        if let Some(step) = step_of(&kept.totp, &code).filter(|&step| step > kept.totp_used) {
            kept.totp_used = step;
            return Ok(());
        }
        let hashed = auth::hash(&code.to_lowercase());
        let at = kept.recovery.iter().position(|known| *known == hashed);
        let at = at.ok_or_else(|| Refusal::told(ErrorCode::SecondFactor, "server-error-wrong-code"))?;
        kept.recovery.remove(at);
        Ok(())
    })
    .await
    .map(|_| ())
}

/// A secret for the app, which counts once a code of it was said.
pub async fn begin(
    State(hub): App,
    caller: Caller,
    Body(proof): Body<Proof>,
) -> Result<Json<NewSecondFactor>, Failed> {
    let user = proven(&hub, &caller, &proof.password).await?;
    let begun = begun(&hub, &user).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(begun))
}

async fn begun(hub: &Hub, user: &User) -> Result<NewSecondFactor, Refusal> {
    let broken = || Refusal::new(ErrorCode::Internal);
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).map_err(|_| broken())?;
    let secret = Secret::from(bytes).to_base32();
    let kept = secret.clone();
    auth::alter(hub, &user.id, |_, preferences| {
        preferences.totp_new.clone_from(&kept);
        Ok(())
    })
    .await?;
    let host = hub.config.url("");
    let host = host.split("://").nth(1).unwrap_or_default().replace(':', " ");
    let (issuer, name) = (escaped(&format!("Détente {host}")), escaped(&user.name));
    let uri = format!("otpauth://totp/{issuer}:{name}?secret={secret}&issuer={issuer}");
    let code = qrcodegen::QrCode::encode_text(&uri, qrcodegen::QrCodeEcc::Medium).map_err(|_| broken())?;
    let size = code.size();
    let row = |y: i32| (0..size).map(|x| if code.get_module(x, y) { '1' } else { '0' }).collect();
    Ok(NewSecondFactor { qr: (0..size).map(row).collect(), secret, uri })
}

/// What may not stand in a part of an address as it is.
fn escaped(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(one).collect()
}

/// From now on the app is asked for. The recovery codes are shown once.
pub async fn confirm(
    State(hub): App,
    caller: Caller,
    Body(said): Body<SecondFactorCode>,
) -> Result<Json<RecoveryCodes>, Failed> {
    let user = caller.user()?.clone();
    caller.count("second factor", TRIES)?;
    let codes = new_codes().map_err(|refusal| caller.refuse(refusal))?;
    let hashes: Vec<String> = codes.iter().map(|code| auth::hash(code)).collect();
    let confirmed = auth::alter(&hub, &user.id, |_, kept| {
        let wrong = || Refusal::told(ErrorCode::SecondFactor, "server-error-wrong-code");
        let code: String = said.code.chars().filter(char::is_ascii_digit).collect();
        let step = step_of(&kept.totp_new, &code).ok_or_else(wrong)?;
        kept.totp = std::mem::take(&mut kept.totp_new);
        kept.totp_used = step;
        kept.recovery.clone_from(&hashes);
        Ok(())
    });
    confirmed.await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(RecoveryCodes { codes }))
}

fn new_codes() -> Result<Vec<String>, Refusal> {
    (0..CODES).map(|_| random_word(LENGTH)).collect()
}

/// Other recovery codes; the old ones are no longer good.
pub async fn renew(
    State(hub): App,
    caller: Caller,
    Body(proof): Body<Proof>,
) -> Result<Json<RecoveryCodes>, Failed> {
    let user = proven(&hub, &caller, &proof.password).await?;
    let codes = new_codes().map_err(|refusal| caller.refuse(refusal))?;
    let hashes: Vec<String> = codes.iter().map(|code| auth::hash(code)).collect();
    let renewed = auth::alter(&hub, &user.id, |_, kept| {
        if kept.totp.is_empty() {
            return Err(ErrorCode::NotNow.into());
        }
        kept.recovery.clone_from(&hashes);
        Ok(())
    });
    renewed.await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(RecoveryCodes { codes }))
}

pub async fn off(State(hub): App, caller: Caller, Body(proof): Body<Proof>) -> Result<Json<Me>, Failed> {
    let user = proven(&hub, &caller, &proof.password).await?;
    let changed = auth::alter(&hub, &user.id, |_, kept: &mut Preferences| {
        (kept.totp, kept.totp_new) = (String::new(), String::new());
        kept.recovery.clear();
        Ok(())
    });
    changed.await.map(|user| Json(auth::me(&user))).map_err(|refusal| caller.refuse(refusal))
}
