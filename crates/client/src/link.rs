//! The socket, on a thread of its own. When the connection is lost it says so, waits a little longer each time, and comes
//! back; what was to be sent meanwhile is dropped, because the table may have moved on.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use detente_protocol::{ClientMessage, ErrorCode, ErrorMessage, Language, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::address::Address;
use crate::connection::{PATIENCE, connect, unreachable};
use crate::server::{Secret, language_code};
use crate::trouble::Trouble;

/// The server asks every 25 seconds whether anybody is there; after this time without a question the server is gone.
const SILENCE: Duration = Duration::from_secs(70);
/// The first pause before another try, and the longest.
const FIRST: Duration = Duration::from_millis(500);
/// The pause after a server has said that it is restarted: another one is there already, or it is itself in a moment.
const RESTARTED: Duration = Duration::from_millis(150);
const LONGEST: Duration = Duration::from_secs(15);

/// What came over the socket, or became of it.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The connection stands, for the first time or again: watch what is to be watched.
    Connected,
    /// It is lost; another try follows.
    Lost(Trouble),
    /// It is lost for good.
    Refused(Trouble),
    Message(Box<ServerMessage>),
}

/// One end of the socket.
#[derive(Debug)]
pub struct Link {
    orders: UnboundedSender<ClientMessage>,
    news: Receiver<News>,
}

impl Link {
    pub fn open(address: Address, secret: Option<Secret>, language: Language) -> io::Result<Link> {
        let (orders, inbox) = unbounded_channel();
        let (outbox, news) = channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        // The thread ends when this end of the link is dropped.
        thread::Builder::new().name("link".to_owned()).spawn(move || {
            let keeper = Keeper { address, secret, language, inbox, outbox, restarted: false };
            runtime.block_on(keeper.keep());
        })?;
        Ok(Link { orders, news })
    }

    /// Sends a message if the connection stands.
    pub fn send(&self, message: ClientMessage) {
        // A thread that is gone has said so.
        let _ = self.orders.send(message);
    }

    /// Waits for news at most for this time.
    pub fn wait(&self, patience: Duration) -> Option<News> {
        match self.news.recv_timeout(patience) {
            Ok(news) => Some(news),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                // Said before, or the thread failed: nothing comes any more, and nobody should ask in a hurry.
                thread::sleep(patience);
                None
            }
        }
    }
}

/// How a connection ended.
enum End {
    /// Nobody at this end wants it any more.
    Left,
    Lost(Trouble),
}

struct Keeper {
    address: Address,
    secret: Option<Secret>,
    language: Language,
    inbox: UnboundedReceiver<ClientMessage>,
    outbox: Sender<News>,
    /// Did the server end the last connection because it is restarted?
    restarted: bool,
}

/// Does the server say that it is restarted?
fn is_restart(end: Option<Result<Message, Error>>) -> bool {
    matches!(end, Some(Ok(Message::Close(Some(frame)))) if frame.code == CloseCode::Restart)
}

impl Keeper {
    async fn keep(mut self) {
        let mut pause = FIRST;
        loop {
            let mut stood = false;
            self.restarted = false;
            let trouble = match self.converse(&mut stood).await {
                End::Left => return,
                End::Lost(trouble) => trouble,
            };
            if trouble.is_for_good() {
                let _ = self.outbox.send(News::Refused(trouble));
                return;
            }
            if stood {
                pause = if self.restarted { RESTARTED } else { FIRST };
            }
            if self.outbox.send(News::Lost(trouble)).is_err() || self.rest(pause).await {
                return;
            }
            pause = (pause * 2).min(LONGEST);
        }
    }

    /// Waits before the next try, not as long as everybody else. Tells whether nobody wants one any more.
    async fn rest(&mut self, pause: Duration) -> bool {
        let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.subsec_nanos());
        let shifted = pause.mul_f64(0.75 + f64::from(nanos % 1000) / 2000.0);
        let over = tokio::time::sleep(shifted);
        tokio::pin!(over);
        loop {
            tokio::select! {
                () = &mut over => return false,
                order = self.inbox.recv() => if order.is_none() { return true },
            }
        }
    }

    /// One connection from beginning to end.
    async fn converse(&mut self, stood: &mut bool) -> End {
        let socket = match timeout(PATIENCE * 2, self.open()).await {
            Ok(Ok(socket)) => socket,
            Ok(Err(trouble)) => return End::Lost(trouble),
            Err(_) => return End::Lost(Trouble::Silent),
        };
        let (mut to, mut from) = socket.split();
        while self.inbox.try_recv().is_ok() {}
        if self.outbox.send(News::Connected).is_err() {
            return End::Left;
        }
        *stood = true;
        loop {
            tokio::select! {
                order = self.inbox.recv() => {
                    let Some(order) = order else {
                        let _ = timeout(Duration::from_secs(1), to.close()).await;
                        return End::Left;
                    };
                    let text = serde_json::to_string(&order).unwrap_or_default();
                    if let Err(error) = to.send(Message::text(text)).await {
                        return End::Lost(lost(&error));
                    }
                }
                frame = timeout(SILENCE, from.next()) => match frame {
                    Err(_) => return End::Lost(Trouble::Silent),
                    Ok(end @ (None | Some(Ok(Message::Close(_))))) => {
                        self.restarted = is_restart(end);
                        return End::Lost(Trouble::Unreachable(String::new()));
                    }
                    Ok(Some(Err(error))) => return End::Lost(lost(&error)),
                    // What a newer server says and this program does not know, it can do without.
                    Ok(Some(Ok(Message::Text(text)))) => {
                        if let Ok(message) = crate::clean::read_message(&text)
                            && self.outbox.send(News::Message(Box::new(message))).is_err()
                        {
                            return End::Left;
                        }
                    }
                    Ok(Some(Ok(_))) => {}
                },
            }
        }
    }

    async fn open(
        &self,
    ) -> Result<tokio_tungstenite::WebSocketStream<Box<dyn crate::connection::Stream>>, Trouble> {
        let stream = connect(&self.address).await?;
        let scheme = if self.address.tls { "wss" } else { "ws" };
        let path = format!("/api/socket?notation=true&lang={}", language_code(self.language));
        let url = format!("{scheme}://{}{path}", self.address.authority());
        let mut request = url.into_client_request().map_err(|_| Trouble::Foreign)?;
        if let Some(secret) = &self.secret {
            let (name, value) = secret.header();
            request.headers_mut().insert(name, value);
        }
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(response)) => {
                let body = response.body().as_deref().unwrap_or_default();
                match crate::clean::read::<ErrorMessage>(body) {
                    Ok(message) => Err(Trouble::Refused(message)),
                    // A proxy speaks for a server that is away; the words for “who are you” leave no doubt.
                    Err(_) if response.status().as_u16() == 401 => Err(Trouble::Refused(ErrorMessage {
                        code: ErrorCode::NotLoggedIn,
                        text: String::new(),
                    })),
                    Err(_) => Err(Trouble::Foreign),
                }
            }
            Err(Error::Io(error)) => Err(unreachable(&error)),
            Err(_) => Err(Trouble::Foreign),
        }
    }
}

fn lost(error: &Error) -> Trouble {
    match error {
        Error::Io(error) => unreachable(error),
        // A server that goes down has no time for a farewell.
        _ => Trouble::Unreachable(String::new()),
    }
}
