//! The web client, built into the program. It is built by `npm run build` in `web/`; a program built without it still
//! serves everything else and says so on its page.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

/// The files of `web/dist`, if it was there when this program was built.
#[derive(Debug, RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const MISSING: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Détente</title>\
<body style='font-family:sans-serif;max-width:40em;margin:4em auto'><h1>Détente</h1>\
<p>The server is running. The web table was not built into this program.</p>\
<p>With Node.js installed, <code>cargo xtask table</code> builds it and starts the server again.</p>\
<p>Programs can use <a href=/api/openapi.json>the API</a>.</p>";

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

/// A file, or the one page for every other path.
pub async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path) {
        // Vite puts a hash into the names of its assets.
        let cache =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return ([(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache)], file.data.into_owned())
            .into_response();
    }
    if path.starts_with("api/") || path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Files::get("index.html") {
        Some(index) => {
            ([(CONTENT_TYPE, kind(".html")), (CACHE_CONTROL, "no-cache")], index.data.into_owned())
                .into_response()
        }
        None => Html(MISSING).into_response(),
    }
}
