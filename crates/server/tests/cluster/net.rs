//! Requests and sockets that may fail, as those of people do whose server goes away.

use std::time::Duration;

use detente_protocol::{ClientMessage, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A request that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(8);

/// Posts JSON; the answer's cookie and body if it was a success.
pub async fn post(host: &str, path: &str, cookie: &str, body: &Value) -> Option<(String, Value)> {
    tokio::time::timeout(PATIENCE, try_to("POST", host, path, cookie, body)).await.ok().flatten()
}

/// The same for what is put in the place of something.
pub async fn put(host: &str, path: &str, cookie: &str, body: &Value) -> Option<(String, Value)> {
    tokio::time::timeout(PATIENCE, try_to("PUT", host, path, cookie, body)).await.ok().flatten()
}

async fn try_to(method: &str, host: &str, path: &str, cookie: &str, body: &Value) -> Option<(String, Value)> {
    let answer = exchange(method, host, path, cookie, body).await?;
    (answer.status == 200).then_some((answer.cookie, answer.body))
}

/// What a server has answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// Empty if none was set.
    pub cookie: String,
    /// Nothing if it is no JSON.
    pub body: Value,
}

/// Asks a server; nothing if it does not answer in time.
pub async fn ask(method: &str, host: &str, path: &str, cookie: &str, body: &Value) -> Option<Answer> {
    tokio::time::timeout(PATIENCE, exchange(method, host, path, cookie, body)).await.ok().flatten()
}

async fn exchange(method: &str, host: &str, path: &str, cookie: &str, body: &Value) -> Option<Answer> {
    let mut stream = TcpStream::connect(host).await.ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await.ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let cookie = head.lines().find(|line| line.to_lowercase().starts_with("set-cookie: detente="));
    let cookie = cookie.map(|line| line[12..].split(';').next().unwrap_or_default().to_owned());
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    Some(Answer { status, cookie: cookie.unwrap_or_default(), body })
}

/// A socket; whatever goes wrong with it is the end of it.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn open(host: &str, cookie: &str) -> Option<Socket> {
        let mut request = format!("ws://{host}/api/socket").into_client_request().ok()?;
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
        let connected = tokio::time::timeout(PATIENCE, connect_async(request)).await.ok()?.ok()?;
        Some(Socket(connected.0))
    }

    pub async fn send(&mut self, message: &ClientMessage) -> Option<()> {
        let text = serde_json::to_string(message).expect("plain");
        tokio::time::timeout(PATIENCE, self.0.send(Message::text(text))).await.ok()?.ok()
    }

    /// The next message; an error if the socket has ended, nothing if none comes for a while.
    pub async fn next(&mut self, patience: Duration) -> Result<Option<ServerMessage>, ()> {
        loop {
            match tokio::time::timeout(patience, self.0.next()).await {
                Err(_) => return Ok(None),
                Ok(Some(Ok(Message::Text(text)))) => {
                    return Ok(Some(serde_json::from_str(&text).expect("the promised form")));
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Err(()),
                Ok(Some(Ok(_))) => {}
            }
        }
    }
}

/// A figure of a server.
pub async fn figure(host: &str, name: &str) -> Option<u64> {
    let mut stream = TcpStream::connect(host).await.ok()?;
    let text = format!("GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).await.ok()?;
    let mut told = String::new();
    stream.read_to_string(&mut told).await.ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
    line.trim().parse().ok()
}
