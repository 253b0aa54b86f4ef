//! The web socket: one task reads, one writes. What a client sends that cannot be read gets an answer and changes nothing;
//! a client that does not read what is sent to it is let go.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::{IntoResponse, Response};
use detente_protocol::{ClientMessage, ErrorCode, ServerMessage};
use detente_store::User;
use detente_words::Lang;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;

use crate::api::{App, Caller};
use crate::auth;
use crate::error::Refusal;
use crate::hub::{Client, Hub, Way, locked};
use crate::limits::{self, Bucket};
use crate::sink::{self, Drain, Sink};
use crate::table::{Eyes, Message, Who};

/// What a socket keeps for reading, in bytes: a command is short.
const READING: usize = 1024;

/// So many bytes that wait to be written are written at once.
const WRITING: usize = 4 * 1024;

/// What waits for a client already is written in one go with what comes before it, so many bytes and one message at most.
const TOGETHER: usize = 16 * 1024;

/// How long nothing is read from a client that has sent too much.
const PAUSE: Duration = Duration::from_millis(20);

/// What a client wants of its socket.
#[derive(Debug, Deserialize)]
pub struct Wants {
    /// Views in the notation of the rules too, as programs read them: a fifth of every message.
    #[serde(default)]
    notation: bool,
}

pub async fn upgrade(
    State(hub): App,
    caller: Caller,
    headers: HeaderMap,
    Query(Wants { notation }): Query<Wants>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // A page of another site must not speak with this one's cookie.
    if !same_origin(&headers, hub.config.public_url.as_deref()) {
        return caller.refuse(ErrorCode::Forbidden).into_response();
    }
    let user = match caller.user() {
        Ok(user) => user.clone(),
        Err(failed) => return failed.into_response(),
    };
    let (lang, credential, place) = (caller.lang, caller.credential.clone(), caller.from.clone());
    upgrade
        // Clients say little, and the usual 128 KiB would be most of what a table costs.
        .read_buffer_size(READING)
        .write_buffer_size(WRITING)
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
        .on_upgrade(move |socket| converse(hub, user, credential, (lang, notation), place, socket))
}

/// Programs send no origin; browsers always do: that of this very page, or that by which the server is reached from outside.
fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let Some(origin) = text(ORIGIN) else { return true };
    let outside = public_url.is_some_and(|url| url.trim_end_matches('/').eq_ignore_ascii_case(origin));
    let host = text(HOST).zip(origin.split_once("://")).is_some_and(|(host, (_, at))| at == host);
    outside || host
}

/// One client from beginning to end.
async fn converse(
    hub: Arc<Hub>,
    user: User,
    credential: String,
    (lang, notation): (Lang, bool),
    place: String,
    socket: WebSocket,
) {
    let (sink, drain) = sink::pair(&hub.outgoing);
    let client = Client::new(sink.clone(), lang, &place, Way::Socket, credential.clone());
    let name = client.name.clone();
    if hub.connect(&user.id, client).is_err() {
        return;
    }
    // Read once more now that changes reach this client: the name may be another since the request.
    let user = hub.store.user(&user.id).await.ok().flatten().unwrap_or(user);
    user.name.clone_into(&mut locked(&name));
    hub.metrics.socket_opened();
    let (to, mut from) = socket.split();
    let writer = tokio::spawn(write(to, drain, hub.clone()));
    let hello = ServerMessage::Hello { me: auth::me(&user), version: env!("CARGO_PKG_VERSION").to_owned() };
    sink.send(&hello);
    let mut client = Talk {
        hub: hub.clone(),
        user: user.id.clone(),
        name,
        lang,
        notation,
        sink: sink.clone(),
        credential,
        watched: HashSet::new(),
        place,
        bucket: Bucket::new(hub.config.rates.commands, Instant::now()),
    };
    let silence = hub.config.connections.silence_seconds;
    loop {
        let frame = tokio::select! {
            frame = tokio::time::timeout(silence, from.next()) => frame,
            () = sink.closed() => break,
        };
        let Ok(Some(Ok(frame))) = frame else { break };
        // Frames of every kind cost time: whoever sends too many is not read for a moment.
        let in_time = client.may_speak();
        match frame {
            Frame::Close(_) => break,
            Frame::Text(_) | Frame::Binary(_) if !in_time => client.refuse(None, &ErrorCode::TooOften.into()),
            // In a box of its own while it lasts: a client that waits keeps no room for it.
            Frame::Text(text) => Box::pin(client.take(&text)).await,
            Frame::Binary(_) => client.refuse(None, &Refusal::bad("text is spoken here")),
            Frame::Ping(_) | Frame::Pong(_) => {}
        }
        if !in_time {
            tokio::time::sleep(PAUSE).await;
        }
    }
    hub.disconnect(&user.id, sink.id);
    Box::pin(client.leave()).await;
    hub.metrics.socket_closed();
    sink.close();
    let _ = writer.await;
}

async fn write(mut to: SplitSink<WebSocket, Frame>, mut drain: Drain, hub: Arc<Hub>) {
    let patience = hub.config.connections.write_seconds;
    let gone = drain.gone.clone();
    let mut asked = tokio::time::interval(hub.config.connections.ask_seconds);
    asked.tick().await;
    loop {
        let frame = tokio::select! {
            text = drain.recv() => match text {
                Some(text) => Frame::Text(text),
                None => break,
            },
            () = gone.notified() => break,
            _ = asked.tick() => Frame::Ping(Vec::new().into()),
        };
        let mut frames = vec![Ok(frame)];
        let mut bytes = 0;
        while bytes < TOGETHER
            && let Some(text) = drain.try_recv()
        {
            bytes += text.len();
            frames.push(Ok(Frame::Text(text)));
        }
        let mut frames = futures_util::stream::iter(frames);
        let sent = tokio::select! {
            sent = tokio::time::timeout(patience, to.send_all(&mut frames)) => sent,
            // In the middle of a message there is no polite end.
            () = drain.fell_behind() => return hub.metrics.slow_client(),
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return,
            Err(_) => return hub.metrics.slow_client(),
        }
    }
    if drain.is_behind() {
        hub.metrics.slow_client();
    }
    let code = if hub.is_stopping() { close_code::RESTART } else { close_code::NORMAL };
    let close = Frame::Close(Some(CloseFrame { code, reason: "".into() }));
    let _ = tokio::time::timeout(Duration::from_secs(1), to.send(close)).await;
}

/// What is known of one client.
struct Talk {
    hub: Arc<Hub>,
    user: String,
    name: Arc<Mutex<String>>,
    lang: Lang,
    /// Are views wanted in the notation of the rules too?
    notation: bool,
    sink: Sink,
    credential: String,
    watched: HashSet<String>,
    place: String,
    bucket: Bucket,
}

impl Talk {
    fn who(&self) -> Who {
        Who { user: self.user.clone(), name: locked(&self.name).clone() }
    }

    fn refuse(&self, id: Option<u32>, refusal: &Refusal) {
        self.hub.metrics.refused();
        let detente_protocol::ErrorMessage { code, text } = refusal.message(self.lang);
        self.sink.send(&ServerMessage::Error { id, code, text });
    }

    /// Counts a frame; false if there are too many.
    fn may_speak(&mut self) -> bool {
        !self.hub.config.rate_limits || self.bucket.take(self.hub.config.rates.commands, Instant::now())
    }

    async fn take(&mut self, text: &str) {
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse(None, &Refusal::bad(error.to_string())),
        };
        let (id, done) = match message {
            ClientMessage::Language { id, language } => {
                self.lang = detente_table::lang(language);
                (id, Ok(None))
            }
            ClientMessage::WatchLobby { id } => (id, self.watch_lobby().await.map(|()| None)),
            ClientMessage::LeaveLobby { id } => {
                self.hub.leave_lobby(self.sink.id);
                (id, Ok(None))
            }
            ClientMessage::Watch { id, table, seat, since } => {
                (id, self.watch(table, seat, since).await.map(|()| None))
            }
            ClientMessage::Unwatch { id, table } => {
                self.unwatch(&table).await;
                (id, Ok(None))
            }
            ClientMessage::Command { id, table, command } => {
                (id, self.hub.carry_out(self.who(), &self.place, &table, command).await)
            }
            ClientMessage::Ping { id } => (id, Ok(None)),
        };
        match done {
            Ok(created) => {
                self.sink.send(&ServerMessage::Done { id, created });
            }
            Err(refusal) => self.refuse(id, &refusal),
        }
    }

    /// Whoever begins to look is sent everything, which costs far more than the asking.
    fn may_look(&self) -> Result<(), Refusal> {
        let (limits, rate) = (&self.hub.limits, self.hub.config.rates.watching);
        limits.take("watch", &self.user, rate, 1.0).map_err(Refusal::too_often)?;
        limits.take("watch", &self.place, rate.times(4.0), 1.0).map_err(Refusal::too_often)
    }

    async fn watch_lobby(&self) -> Result<(), Refusal> {
        self.may_look()?;
        // First among those who are told of changes, so that none is missed.
        let client =
            Client::new(self.sink.clone(), self.lang, &self.place, Way::Socket, self.credential.clone());
        self.hub.watch_lobby(self.user.clone(), client);
        let lobby = self.hub.lobby(Some(&self.user), self.lang).await?;
        self.sink.send(&ServerMessage::Lobby { lobby });
        Ok(())
    }

    async fn watch(
        &mut self,
        table: String,
        seat: Option<String>,
        since: Option<u32>,
    ) -> Result<(), Refusal> {
        if self.watched.len() >= self.hub.config.sockets.tables.get() && !self.watched.contains(&table) {
            return Err(ErrorCode::TooOften.into());
        }
        self.may_look()?;
        let handle = self.hub.table(&table).await?;
        let eyes = Eyes { who: Some(self.who()), seat, lang: self.lang, notation: self.notation };
        let sink = self.sink.clone();
        handle.ask(|answer| Message::Watch { eyes, since, sink, answer }).await?;
        self.watched.insert(table);
        Ok(())
    }

    async fn unwatch(&mut self, table: &str) {
        self.hub.stop_looking(self.sink.id, table);
        if self.watched.remove(table) {
            self.hub.unwatch(table, self.sink.id).await;
        }
    }

    async fn leave(&mut self) {
        for table in std::mem::take(&mut self.watched) {
            self.hub.stop_looking(self.sink.id, &table);
            self.hub.unwatch(&table, self.sink.id).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_sites_page_is_not_let_in() {
        let headers = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, "table.example:1989".parse().expect("a header"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, origin.parse().expect("a header"));
            }
            headers
        };
        let outside = Some("https://public.example/");
        assert!(same_origin(&headers(None), None), "a program");
        assert!(same_origin(&headers(Some("http://table.example:1989")), outside));
        assert!(same_origin(&headers(Some("https://public.example")), outside), "a proxy that hides Host");
        assert!(!same_origin(&headers(Some("http://public.example")), outside), "not in the open");
        for other in
            ["http://evil.example", "http://table.example", "null", "https://table.example:1989.evil.example"]
        {
            assert!(!same_origin(&headers(Some(other)), outside), "{other}");
        }
    }
}
