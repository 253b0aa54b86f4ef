//! A server on a free port, and clients that speak to it as anybody would.
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod mail;

use std::time::Duration;

use detente_game::{Actor, Game, Viewer};
use detente_protocol::{ClientMessage, ErrorCode, ServerMessage, TableCommand, TableStatus, TableView};
use detente_server::{Config, Running, start};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::Action;
use detente_struggle::options::Options;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing on a loopback takes longer unless something is wrong, however busy the machine is.
pub const PATIENCE: Duration = Duration::from_secs(120);

#[derive(Debug)]
pub struct Server {
    pub running: Running,
    pub folder: tempfile::TempDir,
}

pub async fn server() -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start(config(&folder)).await.expect("a server");
    Server { running, folder }
}

pub fn config(folder: &tempfile::TempDir) -> Config {
    Config {
        addr: "127.0.0.1:0".parse().expect("an address"),
        rate_limits: false,
        ..Config::new(folder.path().join("data"))
    }
}

impl Server {
    pub fn host(&self) -> String {
        self.running.addr.to_string()
    }
}

/// A plain answer.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie: detente="))?;
        Some(line[12..].split(';').next().expect("a value").to_owned())
    }
}

/// One request, one answer, over a real connection.
pub async fn request(host: &str, method: &str, path: &str, auth: &str, body: &str) -> Reply {
    let mut stream = TcpStream::connect(host).await.expect("the server listens");
    let kind = if body.starts_with("detente-record") { "text/plain" } else { "application/json" };
    let auth = match auth {
        "" => String::new(),
        token if token.starts_with("Bearer") => format!("Authorization: {token}\r\n"),
        cookie => format!("Cookie: {cookie}\r\n"),
    };
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{auth}Content-Type: {kind}\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes))
        .await
        .expect("in time")
        .expect("an answer");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunked(body) } else { body.to_owned() };
    Reply { status, head: head.to_owned(), body }
}

fn unchunked(mut body: &str) -> String {
    let mut out = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 || rest.len() < size {
            break;
        }
        out.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    out
}

/// A person with a session.
#[derive(Clone, Debug)]
pub struct Person {
    pub host: String,
    pub cookie: String,
    pub id: String,
}

impl Person {
    pub async fn guest(host: &str, name: &str) -> Person {
        let reply = request(host, "POST", "/api/guest", "", &json!({"name": name}).to_string()).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let id = reply.json()["id"].as_str().expect("an id").to_owned();
        Person { host: host.to_owned(), cookie: reply.cookie().expect("a session"), id }
    }

    pub async fn get(&self, path: &str) -> Reply {
        request(&self.host, "GET", path, &self.cookie, "").await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Reply {
        request(&self.host, "PUT", path, &self.cookie, &body.to_string()).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        request(&self.host, "POST", path, &self.cookie, &body.to_string()).await
    }

    pub async fn create(&self, wish: Value) -> String {
        let reply = self.post("/api/tables", &wish).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()["id"].as_str().expect("an id").to_owned()
    }

    pub async fn command(&self, table: &str, command: &TableCommand) -> Reply {
        self.post(&format!("/api/tables/{table}/commands"), &json!(command)).await
    }

    pub async fn socket(&self) -> Client {
        Client::connect(&self.host, &self.cookie).await
    }
}

/// A web socket, with every byte that came over it.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything received, for whoever looks for what should not be there.
    pub received: Vec<String>,
    next: u32,
    pub view: Option<Box<TableView>>,
    pub log: Vec<String>,
    pub chat: Vec<String>,
    /// Says untrue things about what it has seen; what comes is not put together.
    pub lies: bool,
}

impl Client {
    pub async fn connect(host: &str, cookie: &str) -> Client {
        Client::with_header(host, "cookie", cookie).await
    }

    /// A client that is sent everything there is, the notation of the rules included.
    pub async fn with_header(host: &str, name: &'static str, value: &str) -> Client {
        Client::at(host, "/api/socket?notation=true", name, value).await
    }

    /// The same at a path of its own.
    pub async fn at(host: &str, path: &str, name: &'static str, value: &str) -> Client {
        let mut request = format!("ws://{host}{path}").into_client_request().expect("a request");
        request.headers_mut().insert(name, value.parse().expect("a header"));
        let (socket, _) = connect_async(request).await.expect("a socket");
        Client {
            socket,
            received: Vec::new(),
            next: 0,
            view: None,
            log: Vec::new(),
            chat: Vec::new(),
            lies: false,
        }
    }

    pub async fn send_raw(&mut self, text: &str) {
        self.socket.send(Message::text(text.to_owned())).await.expect("sent");
    }

    /// A frame that says nothing.
    pub async fn send_ping(&mut self) {
        self.socket.send(Message::Ping(Vec::new().into())).await.expect("sent");
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_raw(&serde_json::to_string(message).expect("plain")).await;
    }

    /// The next message; `None` when the server has closed.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("in time")?;
            match frame {
                Ok(Message::Text(text)) => {
                    self.received.push(text.to_string());
                    let message: ServerMessage = serde_json::from_str(&text).expect("the promised form");
                    self.note(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Table { view } => self.view = Some(view.clone()),
            ServerMessage::Log { from, lines, .. } if !self.lies => {
                assert!(*from as usize <= self.log.len(), "the log has no holes");
                self.log.truncate(*from as usize);
                self.log.extend(lines.iter().map(|line| line.text.clone()));
            }
            ServerMessage::Chat { lines, .. } => self.chat.extend(lines.iter().map(|line| line.text.clone())),
            _ => {}
        }
    }

    /// Sends a command and waits for its answer; what comes meanwhile is noted.
    pub async fn command(&mut self, table: &str, command: TableCommand) -> Result<Option<String>, ErrorCode> {
        self.next += 1;
        let id = Some(self.next);
        self.send(&ClientMessage::Command { id, table: table.to_owned(), command }).await;
        self.answer(id).await
    }

    pub async fn watch(&mut self, table: &str, seat: Option<&str>) -> Result<Option<String>, ErrorCode> {
        self.next += 1;
        let id = Some(self.next);
        let seat = seat.map(str::to_owned);
        self.send(&ClientMessage::Watch { id, table: table.to_owned(), seat, since: None }).await;
        self.answer(id).await
    }

    /// Comes back to a table that was seen at this version, with the log as it was then.
    pub async fn come_back(&mut self, table: &str, since: u32, log: Vec<String>) {
        self.log = log;
        self.next += 1;
        let id = Some(self.next);
        self.send(&ClientMessage::Watch { id, table: table.to_owned(), seat: None, since: Some(since) })
            .await;
        self.answer(id).await.expect("an own table");
    }

    pub async fn answer(&mut self, wanted: Option<u32>) -> Result<Option<String>, ErrorCode> {
        loop {
            match self.next().await.expect("the server is there") {
                ServerMessage::Done { id, created } if id == wanted => return Ok(created),
                ServerMessage::Error { id, code, .. } if id == wanted => return Err(code),
                _ => {}
            }
        }
    }

    pub fn view(&self) -> &TableView {
        self.view.as_ref().expect("a table was shown")
    }

    pub fn version(&self) -> u32 {
        self.view().version
    }

    /// Waits until the table shows something.
    pub async fn until(&mut self, wanted: impl Fn(&TableView) -> bool) {
        while !self.view.as_ref().is_some_and(|view| wanted(view)) {
            self.next().await.expect("the server is there");
        }
    }
}

/// After each action of a game of Twilight Struggle, from none on: the cards that have never lain open for this viewer, nor
/// in that hand.
pub fn never_seen(options: &Options, actions: &[(Actor, Action)], viewer: Viewer) -> Vec<CardSet> {
    let mut game = <Struggle as Game>::new(options);
    // The China Card lies open all the time.
    let mut never: CardSet = CardId::all().filter(|&card| card != CardId::TheChinaCard).collect();
    let mut all = vec![never];
    for &(by, action) in actions {
        game.apply(by, action).expect("legal");
        let view = game.view(viewer);
        let open = view.open();
        // The hands of a view hold one's own cards and those that were shown.
        let seen = [
            open.discard,
            open.removed,
            open.in_play,
            open.table,
            open.looked_at,
            open.hand.us,
            open.hand.ussr,
        ];
        never = seen.into_iter().fold(never, |never, seen| never - seen);
        all.push(never);
    }
    all
}

/// A table of Twilight Struggle with Ann as the US and Bob as the USSR, begun; Bob is to set up. `more` is added to the
/// wish for it.
pub async fn two(host: &str, more: Value) -> (Person, Person, String, Client, Client) {
    let (ann, bob) = (Person::guest(host, "Ann").await, Person::guest(host, "Bob").await);
    let mut wish = json!({"game": "twilight", "seats": [{"type": "me"}, {"type": "open"}]});
    if let (Some(wish), Value::Object(more)) = (wish.as_object_mut(), more) {
        wish.extend(more);
    }
    let table = ann.create(wish).await;
    let (mut a, mut b) = (ann.socket().await, bob.socket().await);
    b.command(&table, TableCommand::Join { seat: "ussr".into(), commitment: None }).await.expect("free");
    a.watch(&table, None).await.expect("hers");
    b.watch(&table, None).await.expect("the owner's");
    a.command(&table, TableCommand::Start).await.expect("full");
    b.until(|view| view.table.status == TableStatus::Playing).await;
    (ann, bob, table, a, b)
}
