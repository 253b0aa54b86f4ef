//! Where one is signed in: browsers and programs, each of which can be signed out.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use detente_protocol::plain::plain_line;
use detente_protocol::{ErrorCode, SessionInfo};
use detente_store::Credential;
use serde_json::{Value, json};

use crate::api::{App, Caller, Failed};
use crate::auth;

pub async fn list(State(hub): App, caller: Caller) -> Result<Json<Vec<SessionInfo>>, Failed> {
    let user = caller.user()?;
    let mut all = Vec::new();
    for kind in ["session", "token"] {
        let found = hub.store.credentials(&user.id, kind).await.map_err(|error| caller.refuse(error))?;
        all.extend(found.into_iter().filter(|one| kind == "token" || !auth::has_ended(&hub, one)));
    }
    let info = |one: Credential| SessionInfo {
        this: one.id == caller.credential,
        token: one.kind == "token",
        id: one.id,
        label: one.label,
        created: one.created,
        seen: one.seen.max(one.created),
    };
    let mut all: Vec<SessionInfo> = all.into_iter().map(info).collect();
    all.sort_by_key(|one| (!one.this, std::cmp::Reverse(one.seen)));
    Ok(Json(all))
}

pub async fn end(State(hub): App, caller: Caller, Path(id): Path<String>) -> Result<Json<Value>, Failed> {
    let ended = auth::take_back(&hub, &caller.user()?.id, &id).await;
    if ended.map_err(|refusal| caller.refuse(refusal))? {
        Ok(Json(json!({})))
    } else {
        Err(caller.refuse(ErrorCode::NotFound))
    }
}

/// Ends every session but this one; tokens are ended one by one.
pub async fn end_others(State(hub): App, caller: Caller) -> Result<Json<Value>, Failed> {
    let ended = auth::end_sessions(&hub, &caller.user()?.id, Some(&caller.credential)).await;
    ended.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(json!({})))
}

/// What a browser calls itself, in short: `Firefox, Linux`.
pub fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let named = |names: &[(&str, &str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|&(_, name)| name.to_owned())
    };
    // Most browsers also call themselves by the names of older ones, so the order matters.
    let browser = named(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
        ("detente/", "detente"),
    ]);
    let system = named(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => plain_line(agent).chars().take(40).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_by_its_own_name() {
        let named = |agent: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, agent.parse().expect("a header"));
            label(&headers)
        };
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(named(firefox), "Firefox, Linux");
        let edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0";
        assert_eq!(named(edge), "Edge, Windows");
        assert_eq!(named("curl/8.5"), "curl/8.5");
        assert_eq!(label(&HeaderMap::new()), "");
    }
}
