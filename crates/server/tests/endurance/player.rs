//! One seat of one table on a socket of its own, played at random. It reads no more of a message than it needs: the load is for the
//! server.

use detente_game::Rng;
use detente_protocol::{ClientMessage, TableCommand, TableStatus};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::common::Person;

/// What a message was.
#[derive(Debug)]
pub enum Told {
    Table,
    Done,
    Refused(String),
    Gone,
    Other,
}

/// The part of a message that a player at random reads.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<u32>,
    view: Option<View>,
}

#[derive(Debug, Deserialize)]
struct View {
    version: u32,
    table: Table,
    question: Option<Question>,
}

#[derive(Debug, Deserialize)]
struct Table {
    status: TableStatus,
}

#[derive(Debug, Deserialize)]
struct Question {
    seat: String,
    awaited: bool,
    choices: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    action: String,
}

#[derive(Debug)]
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    rng: Rng,
    view: Option<View>,
}

impl Player {
    /// A socket that watches the table.
    pub async fn sit(person: &Person, table: &str, rng: Rng) -> Player {
        let mut request =
            format!("ws://{}/api/socket", person.host).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", person.cookie.parse().expect("a header"));
        let small = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let (socket, _) = connect_async_with_config(request, Some(small), true).await.expect("a socket");
        let mut player = Player { socket, table: table.to_owned(), rng, view: None };
        let watch = ClientMessage::Watch { id: None, table: table.to_owned(), seat: None, since: None };
        player.send(&watch).await;
        player
    }

    async fn send(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("plain");
        self.socket.send(Message::text(text)).await.expect("sent");
    }

    /// The next message. Safe to be given up: nothing is lost.
    pub async fn next(&mut self) -> Told {
        let Some(Ok(frame)) = self.socket.next().await else { return Told::Gone };
        let Message::Text(text) = frame else { return Told::Other };
        // Most of what comes is not for this player.
        let about = |kind: &str| text[..text.len().min(40)].contains(kind);
        if !(about("\"table\"") || about("\"done\"") || about("\"error\"")) {
            return Told::Other;
        }
        let heard: Heard<'_> = serde_json::from_str(&text).expect("the promised form");
        match (heard.kind, heard.view) {
            ("table", Some(view)) => {
                self.view = Some(view);
                Told::Table
            }
            ("done", _) if heard.id.is_some() => Told::Done,
            ("error", _) => Told::Refused(text.to_string()),
            _ => Told::Other,
        }
    }

    pub fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.table.status == TableStatus::Over)
    }

    pub fn is_asked(&self) -> bool {
        let question = self.view.as_ref().and_then(|view| view.question.as_ref());
        question.is_some_and(|question| question.awaited)
    }

    /// Does one of the things that are listed, at random.
    pub async fn act(&mut self) {
        let Some(View { version, question: Some(question), .. }) = self.view.take() else { return };
        let choices: Vec<&str> = question.choices.iter().map(|choice| choice.action.as_str()).collect();
        let action = self.rng.pick(&choices).to_owned();
        let command = TableCommand::Act { seat: question.seat, version, action, lay: false };
        self.send(&ClientMessage::Command { id: Some(1), table: self.table.clone(), command }).await;
    }
}
