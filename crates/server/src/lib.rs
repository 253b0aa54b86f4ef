//! The table server: tables for both games, accounts, sockets, clocks, fair dice.
//!
//! Suggested reading order: [`table`] (one task for each table, the shell around `detente-table`), [`hub`]
//! (what tables share), [`lobby`], [`socket`] and [`api`] (how clients speak), [`bot_api`], [`auth`], [`devices`], [`account`], [`moderation`], [`names`], [`ratings`], [`pairing`], [`events`],
//! [`mod@cluster`] (several servers on one database), [`jobs`] (what is done once), [`reviews`], [`config`] (what may be set), [`limits`], [`place`] and [`thinking`] (shares of everything that can run out), [`listen`] (the door),
//! [`mod@aside`] (tables that do not fit this program), [`mod@sweep`] (what is forgotten in time), [`admin`] (what the operator does to the database), [`notify`] (messages to those who are not here). The messages themselves are in `detente-protocol`, what is kept in `detente-store`, what a game says in
//! words in `detente-chronicle`. Nothing here knows a rule.

pub mod account;
pub mod admin;
pub mod api;
pub mod aside;
pub mod auth;
pub mod bot_api;
pub mod cluster;
pub mod config;
pub mod database;
pub mod devices;
pub mod error;
pub mod events;
pub mod hub;
mod in_play;
pub mod jobs;
pub mod limits;
pub mod listen;
pub mod lobby;
pub mod metrics;
pub mod moderation;
mod moved;
pub mod names;
pub mod notify;
pub mod openapi;
pub mod page;
pub mod pairing;
pub mod place;
pub mod ratings;
pub mod replays;
pub mod reviews;
pub mod sink;
pub mod socket;
pub mod study;
pub mod sweep;
pub mod table;
mod taken_up;
pub mod thinking;
pub mod time;
pub mod tls;
#[cfg(test)]
mod trial;
mod workers;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use detente_store::Store;
use detente_store::sqlite::InUse;
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::TimeoutLayer;

pub use cluster::Role;
pub use config::Config;
pub use database::Database;
pub use detente_store as store;
pub use hub::Hub;

use cluster::Cluster;

/// Everything a client can reach.
pub fn app(hub: Arc<Hub>) -> Router {
    let patience = hub.config.connections.request_seconds;
    let figures = Router::new().route("/health", get(health)).route("/metrics", get(numbers));
    if hub.config.role == Role::Bots {
        // It takes no people and no tables.
        return figures.layer(from_fn_with_state(hub.clone(), secured)).with_state(hub);
    }
    figures
        .merge(api::routes())
        .merge(bot_api::routes())
        .route("/api/socket", get(socket::upgrade))
        .route("/api/openapi.json", get(|_: api::Caller| async { Json(openapi::document()) }))
        .fallback(page::page)
        .layer(from_fn_with_state(hub.clone(), cluster::desk::lead))
        // Each answer is compressed anew, on threads that everybody waits for: quickly, then.
        .layer(
            CompressionLayer::new().quality(CompressionLevel::Precise(3)).compress_when(worth_compressing()),
        )
        // A request must be read to its end and answered in this time; streams and sockets have been answered by then.
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience))
        .layer(from_fn_with_state(hub.clone(), secured))
        .with_state(hub)
}

/// Streams must arrive line by line, and pictures are small already.
fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson"))
}

/// Headers that keep a browser from doing what this page never asks of it.
async fn secured(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    hub.metrics.answered(response.status().as_u16());
    let headers = response.headers_mut();
    // The page that verifies records runs the rules as a program of their own.
    let policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; \
                  style-src 'self' 'unsafe-inline'; connect-src 'self'; \
                  frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    let permissions = HeaderName::from_static("permissions-policy");
    headers.insert(permissions, HeaderValue::from_static("camera=(), microphone=(), geolocation=()"));
    if hub.config.is_https() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// Whoever looks how a server is has an answer by then, also when its database has fallen silent.
const LOOKED: Duration = Duration::from_secs(2);

/// What is missing, in a word. What is known already is not asked for once more.
async fn ailment(hub: &Hub) -> Option<&'static str> {
    if let Some(known) = hub.cluster().and_then(|cluster| cluster.ailment()) {
        return Some(known);
    }
    match tokio::time::timeout(LOOKED, hub.store.health()).await {
        Ok(Ok(())) => None,
        _ => Some("database"),
    }
}

async fn health(State(hub): State<Arc<Hub>>) -> Response {
    match ailment(&hub).await {
        None if !hub.is_stopping() => "ok\n".into_response(),
        None => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response(),
        Some(missing) => {
            (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: no {missing}\n")).into_response()
        }
    }
}

async fn numbers(State(hub): State<Arc<Hub>>) -> Response {
    let kind = "text/plain; version=0.0.4";
    let asked = async {
        if hub.cluster().and_then(|cluster| cluster.ailment()) == Some("database") {
            return None;
        }
        let waiting = hub.store.count_jobs().await.ok()?;
        let astray = match hub.cluster() {
            Some(cluster) => cluster.count_missing(&hub).await?,
            None => 0,
        };
        Some(metrics::Kept { waiting, astray })
    };
    let kept = tokio::time::timeout(LOOKED, asked).await.ok().flatten();
    ([(CONTENT_TYPE, kind)], metrics::text(&hub, kept.as_ref())).into_response()
}

/// The folder for the database, readable by its owner only.
pub fn make_data_folder(path: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

/// A server that is running.
#[derive(Debug)]
pub struct Running {
    pub addr: SocketAddr,
    pub hub: Arc<Hub>,
    stop: tokio::sync::oneshot::Sender<()>,
    served: tokio::task::JoinHandle<()>,
    /// What goes on beside the requests: the lobby, messages to the outside, sweeping.
    chores: Vec<tokio::task::JoinHandle<()>>,
    /// That no other server, and no operator who replaces the file, works on it meanwhile.
    in_use: Option<InUse>,
}

/// Why a server did not start; a sentence.
pub type StartError = String;

/// Opens the store, takes up all tables and begins to listen.
pub async fn start(config: Config) -> Result<Running, StartError> {
    if config.database.is_none() {
        let data = &config.data;
        make_data_folder(data).map_err(|error| format!("{}: {error}", data.display()))?;
    }
    let (store, in_use) = config.kept_in().serve().await?;
    let running = start_on(config, store).await?;
    Ok(Running { in_use, ..running })
}

/// The same on a store that is open.
pub async fn start_on(config: Config, store: Arc<dyn Store>) -> Result<Running, StartError> {
    let wanted = config.addr;
    let certificates = config.tls.clone().map(tls::Certificates::open).transpose()?;
    let listener = TcpListener::bind(wanted).await.map_err(|error| format!("{wanted}: {error}"))?;
    let addr = listener.local_addr().map_err(|error| error.to_string())?;
    let key = notify::push::Key::kept(store.as_ref()).await?;
    let hub = Hub::new(store, Config { addr, ..config }, key)?;
    names::complete(hub.store.as_ref()).await.map_err(|error| error.to_string())?;
    let mut chores = Vec::new();
    let mut tables = 0;
    if hub.config.kept_in().file().is_none() {
        // Tables are taken up as nobody else has them.
        let (bus, role) = (hub.config.bus.as_deref(), hub.config.role);
        let (cluster, queues) = Cluster::join(hub.store.clone(), bus, role).await?;
        hub.set_cluster(cluster.clone());
        chores.extend(cluster.begin(&hub, queues).await?);
    } else if hub.config.bus.is_some() {
        return Err("several servers need a database that they share: --database postgres://…".to_owned());
    } else if hub.config.role != Role::All {
        let why = "--role is for several servers on one database: it needs --database postgres://… and --bus";
        return Err(why.to_owned());
    } else {
        tables = hub.resume().await.map_err(|refusal| format!("{:?}", refusal.code))?;
    }
    tracing::info!(%addr, tables, "listening");
    chores.push(tokio::spawn(hub.clone().tend_lobby()));
    if hub.config.role != Role::Bots {
        chores.push(tokio::spawn(moderation::watch(hub.clone())));
        chores.push(tokio::spawn(events::looks::tend(hub.clone())));
        chores.push(tokio::spawn(ratings::missed::watch(hub.clone())));
    }
    jobs::begin(&hub);
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(listen::serve(listener, certificates, app(hub.clone()), hub.clone(), stopped));
    Ok(Running { addr, hub, stop, served, chores, in_use: None })
}

impl Running {
    /// Stops: no new requests, every table after what it is doing, the store closed.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        for chore in &self.chores {
            chore.abort();
        }
        self.hub.stop().await;
        // Streams that stay open must not keep the program alive.
        let patience = Duration::from_secs(3);
        let _ = tokio::time::timeout(patience, self.served).await;
        drop(self.in_use);
        tracing::info!("stopped");
    }
}
