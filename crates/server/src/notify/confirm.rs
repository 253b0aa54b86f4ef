//! The two small pages behind the link of a confirmation letter. Looking at the first changes nothing (programs that read
//! mail open links); pressing its button does.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use detente_words::{Lang, WORDS, text};

use crate::api::{App, Caller, Failed};
use crate::auth;
use crate::hub::Hub;

pub fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/email/{code}", get(ask).post(confirm))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn page(lang: Lang, said: &str, form: &str) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang={}><meta charset=utf-8><meta name=viewport content='width=device-width'>\
         <title>Détente</title><body style='font-family:sans-serif;max-width:40em;margin:4em auto;padding:0 1em'>\
         <h1>Détente</h1><p>{}</p>{form}",
        lang.code(),
        escaped(said)
    ))
}

fn unknown(lang: Lang) -> Response {
    (StatusCode::NOT_FOUND, page(lang, &WORDS.get(lang, "server-mail-unknown"), "")).into_response()
}

async fn ask(State(hub): App, caller: Caller, Path(code): Path<String>) -> Result<Response, Failed> {
    let found = auth::email_of(&hub, &code).await.map_err(|refusal| caller.refuse(refusal))?;
    let Some((_, address)) = found else { return Ok(unknown(caller.lang)) };
    let said = text(caller.lang, "server-mail-ask", &[("address", address.into())]);
    let button = escaped(&WORDS.get(caller.lang, "server-mail-button"));
    Ok(page(caller.lang, &said, &format!("<form method=post><button>{button}</button></form>"))
        .into_response())
}

async fn confirm(State(hub): App, caller: Caller, Path(code): Path<String>) -> Result<Response, Failed> {
    let confirmed = auth::confirm_email(&hub, &code).await.map_err(|refusal| caller.refuse(refusal))?;
    if !confirmed {
        return Ok(unknown(caller.lang));
    }
    Ok(page(caller.lang, &WORDS.get(caller.lang, "server-mail-confirmed"), "").into_response())
}
