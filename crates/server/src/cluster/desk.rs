//! One desk for all servers: seeks and challenges are kept in the memory of one server, the one that has been there longest, and every
//! other hands the requests for them on to it. Whoever asks, and from where, is read there as if the request had come there.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, FORWARDED, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use detente_protocol::ErrorCode;
use detente_words::Lang;
use serde::{Deserialize, Serialize};
use tower::ServiceExt as _;

use super::bus::Silence;
use super::wire::{No, Question, Reply, pack, unpack};
use super::{Cluster, unavailable};
use crate::api::Failed;
use crate::hub::{Hub, locked};
use crate::limits::BODY;
use crate::pairing;

/// How long the desk may take to answer.
const PATIENCE: Duration = Duration::from_secs(6);
/// What an answer may be long.
const LONGEST: usize = 512 * 1024;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// What of a request matters at the desk, and what of an answer to whoever asked.
const ASKED: [HeaderName; 6] =
    [COOKIE, AUTHORIZATION, CONTENT_TYPE, ACCEPT_LANGUAGE, X_FORWARDED_FOR, FORWARDED];
const ANSWERED: [HeaderName; 2] = [CONTENT_TYPE, RETRY_AFTER];

/// A request on its way to the desk.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sent {
    peer: Option<SocketAddr>,
    method: String,
    uri: String,
    head: Vec<(String, Vec<u8>)>,
    body: Vec<u8>,
}

/// What the desk has answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answered {
    status: u16,
    head: Vec<(String, Vec<u8>)>,
    body: Vec<u8>,
}

fn some(headers: &HeaderMap, names: &[HeaderName]) -> Vec<(String, Vec<u8>)> {
    let of =
        |name: &HeaderName| headers.get_all(name).iter().map(|value| value.as_bytes().to_vec()).collect();
    let each = names.iter().flat_map(|name| {
        let values: Vec<Vec<u8>> = of(name);
        values.into_iter().map(|value| (name.as_str().to_owned(), value))
    });
    each.collect()
}

fn put(headers: &mut HeaderMap, head: Vec<(String, Vec<u8>)>) {
    for (name, value) in head {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), HeaderValue::from_bytes(&value)) {
            headers.append(name, value);
        }
    }
}

/// Is this asked at the desk?
fn is_desks(path: &str) -> bool {
    let under =
        |begin: &str| path.strip_prefix(begin).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    under("/api/seeks") || under("/api/challenges")
}

/// Leads what is asked at the desk to the server that has it.
pub async fn lead(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let Some(cluster) = hub.cluster().filter(|_| is_desks(request.uri().path())) else {
        return next.run(request).await;
    };
    let before = cluster.before_us();
    if before.is_empty() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, BODY).await else {
        return Failed(ErrorCode::TooLarge.into(), Lang::En).into_response();
    };
    let sent = Sent {
        peer: parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0),
        method: parts.method.to_string(),
        uri: parts.uri.to_string(),
        head: some(&parts.headers, &ASKED),
        body: body.to_vec(),
    };
    match cluster.ask_desk(&before, sent).await {
        Asked::Answered(answered) => answered.into_response(),
        // All of them are gone or keep no desk: it is here.
        Asked::Here => next.run(Request::from_parts(parts, Body::from(body))).await,
        Asked::Silence => Failed(unavailable(), Lang::En).into_response(),
    }
}

/// What came of asking the desk.
enum Asked {
    Answered(Answered),
    Here,
    Silence,
}

impl Answered {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, self.body).into_response();
        response.headers_mut().remove(CONTENT_TYPE);
        put(response.headers_mut(), self.head);
        response
    }
}

impl Cluster {
    /// Those who have been there longer than we, the oldest first.
    fn before_us(&self) -> Vec<String> {
        let there = locked(&self.there);
        there.iter().take_while(|node| **node != self.node).cloned().collect()
    }

    async fn ask_desk(&self, nodes: &[String], sent: Sent) -> Asked {
        let Some(bus) = &self.bus else { return Asked::Here };
        let question = pack(&Question::Desk(Box::new(sent)));
        for node in nodes {
            let asked = bus.ask(&format!("ask.{node}"), question.clone(), PATIENCE).await;
            match asked.map(|answer| unpack::<Reply<Answered>>(&answer)) {
                Ok(Some(Ok(answered))) => return Asked::Answered(answered),
                Ok(Some(Err(No::NotMine))) | Err(Silence::Unheard) => {}
                _ => return Asked::Silence,
            }
        }
        Asked::Here
    }
}

/// Answers at the desk what another server was asked.
pub(super) async fn answer(hub: &Arc<Hub>, sent: Sent) -> Reply<Answered> {
    if hub.is_stopping() || hub.config.role == super::Role::Bots {
        return Err(No::NotMine);
    }
    let Sent { peer, method, uri, head, body } = sent;
    let made = Request::builder().method(method.as_str()).uri(uri.as_str()).body(Body::from(body));
    let Ok(mut request) = made else { return Err(No::NotMine) };
    put(request.headers_mut(), head);
    if let Some(peer) = peer {
        request.extensions_mut().insert(ConnectInfo(peer));
    }
    let desk: Router = pairing::routes().layer(DefaultBodyLimit::max(BODY)).with_state(hub.clone());
    // A router refuses nothing by itself.
    let Ok(response) = desk.oneshot(request).await;
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, LONGEST).await.map_err(|_| No::from(unavailable()))?;
    Ok(Answered { status: parts.status.as_u16(), head: some(&parts.headers, &ANSWERED), body: body.to_vec() })
}
