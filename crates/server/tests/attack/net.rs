//! What attackers and honest people speak with: plain connections from an address of one's own.

use std::io;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use detente_protocol::{ClientMessage, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Somebody who means no harm, and somebody who does.
pub const HONEST: Ipv4Addr = Ipv4Addr::new(127, 0, 1, 1);
pub const EVIL: Ipv4Addr = Ipv4Addr::new(127, 6, 6, 6);

/// Nothing here takes longer, unless it is refused by not being answered.
const PATIENCE: Duration = Duration::from_secs(60);

/// Another address of the attacker.
pub fn evil(n: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 6, (n / 200) as u8, (n % 200) as u8 + 1)
}

/// A connection from this address.
pub async fn connect(from: Ipv4Addr, host: &str) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let to = host.parse().map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))?;
    let stream = socket.connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The cookie of this name that came with the answer, as `name=value`.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let mut cookies = self.head.lines().filter(|line| line.to_lowercase().starts_with("set-cookie: "));
        let line = cookies.find(|line| line[12..].starts_with(&format!("{name}=")))?;
        Some(line[12..].split(';').next()?.to_owned())
    }

    pub fn says_when(&self) -> bool {
        self.head.to_lowercase().contains("retry-after: ")
    }
}

/// One request, one answer.
pub async fn ask(
    from: Ipv4Addr,
    host: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> io::Result<Reply> {
    let kind = if body.starts_with("detente-record") { "text/plain" } else { "application/json" };
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}Content-Type: {kind}\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let asked = async {
        let mut stream = connect(from, host).await?;
        stream.write_all(text.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        Ok::<_, io::Error>(bytes)
    };
    let bytes = tokio::time::timeout(PATIENCE, asked).await.map_err(|_| io::ErrorKind::TimedOut)??;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Ok(Reply { status, head: head.to_owned(), body: body.to_owned() })
}

/// Begins something that does not end, a stream or a socket: the code of the answer and the connection behind its head.
pub async fn begin(from: Ipv4Addr, host: &str, path: &str, headers: &str) -> Option<(u16, TcpStream)> {
    let begun = async {
        let mut stream = connect(from, host).await.ok()?;
        let named = if headers.contains("Host: ") { String::new() } else { format!("Host: {host}\r\n") };
        stream.write_all(format!("GET {path} HTTP/1.1\r\n{named}{headers}\r\n").as_bytes()).await.ok()?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.ok()?);
        }
        let status = String::from_utf8_lossy(&head).split_whitespace().nth(1)?.parse().ok()?;
        Some((status, stream))
    };
    tokio::time::timeout(PATIENCE, begun).await.ok()?
}

/// A person with a session.
#[derive(Clone, Debug)]
pub struct Person {
    pub from: Ipv4Addr,
    pub host: String,
    pub headers: String,
}

impl Person {
    /// A guest, if the server takes one more.
    pub async fn guest(from: Ipv4Addr, host: &str) -> Option<Person> {
        Person::named(from, host, "").await
    }

    /// The same under a name, if it may be had.
    pub async fn named(from: Ipv4Addr, host: &str, name: &str) -> Option<Person> {
        let wish = json!({"name": name}).to_string();
        let reply = ask(from, host, "POST", "/api/guest", "", &wish).await.ok()?;
        let headers = format!("Cookie: {}\r\n", reply.cookie("detente")?);
        Some(Person { from, host: host.to_owned(), headers })
    }

    pub async fn ask(&self, method: &str, path: &str, body: &str) -> io::Result<Reply> {
        ask(self.from, &self.host, method, path, &self.headers, body).await
    }

    /// The id of a new table, if it may be.
    pub async fn create(&self, wish: &Value) -> Option<String> {
        let reply = self.ask("POST", "/api/tables", &wish.to_string()).await.ok()?;
        reply.json()["id"].as_str().map(str::to_owned)
    }

    pub async fn command(&self, table: &str, command: Value) -> io::Result<Reply> {
        self.ask("POST", &format!("/api/tables/{table}/commands"), &command.to_string()).await
    }

    pub async fn socket(&self) -> Option<Socket> {
        let mut request = format!("ws://{}/api/socket", self.host).into_client_request().ok()?;
        let (name, value) = self.headers.trim().split_once(": ")?;
        let name = if name == "Cookie" { "cookie" } else { "authorization" };
        request.headers_mut().insert(name, value.parse().ok()?);
        let stream = connect(self.from, &self.host).await.ok()?;
        let opened = tokio::time::timeout(PATIENCE, client_async(request, stream)).await.ok()?;
        let (socket, _) = opened.ok()?;
        Some(Socket { socket, bytes: 0 })
    }
}

/// A web socket that counts what comes.
#[derive(Debug)]
pub struct Socket {
    pub socket: WebSocketStream<TcpStream>,
    pub bytes: usize,
}

impl Socket {
    pub async fn send(&mut self, message: &ClientMessage) -> bool {
        let text = serde_json::to_string(message).expect("plain");
        self.socket.send(Message::text(text)).await.is_ok()
    }

    pub async fn watch(&mut self, table: &str) -> bool {
        self.send(&ClientMessage::Watch { id: Some(1), table: table.to_owned(), seat: None, since: None })
            .await
    }

    /// The next message in text, before this moment; none if the server has let go or time is over.
    pub async fn text(&mut self, until: Instant) -> Option<String> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let frame = tokio::time::timeout(left, self.socket.next()).await.ok()??.ok()?;
            if let Message::Text(text) = frame {
                self.bytes += text.len();
                return Some(text.to_string());
            }
        }
    }

    pub async fn next(&mut self, until: Instant) -> Option<ServerMessage> {
        let text = self.text(until).await?;
        serde_json::from_str(&text).ok()
    }
}

/// A wish for a table of Twilight Struggle with these two.
pub fn twilight(us: &Value, ussr: &Value) -> Value {
    json!({"game": "twilight", "seats": [us, ussr]})
}

pub fn me() -> Value {
    json!({"type": "me"})
}

pub fn open() -> Value {
    json!({"type": "open"})
}

pub fn bot(level: &str) -> Value {
    json!({"type": "bot", "level": level})
}

/// How long answers take to somebody who asks now and then, until told to stop.
pub async fn honest_times(host: String, stop: std::sync::Arc<std::sync::atomic::AtomicBool>) -> Vec<f64> {
    let mut times = Vec::new();
    while !stop.load(std::sync::atomic::Ordering::Relaxed) {
        let began = Instant::now();
        if ask(HONEST, &host, "GET", "/health", "", "").await.is_ok_and(|reply| reply.status == 200) {
            times.push(began.elapsed().as_secs_f64() * 1000.0);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    times
}
