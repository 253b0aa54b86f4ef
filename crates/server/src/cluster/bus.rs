//! The bus: NATS, as far as it is needed here. It forgets what nobody hears; whoever listens notices by numbers that something is missing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::client::RequestErrorKind;
use async_nats::{Client, ConnectOptions, Event, StatusCode, Subscriber};
use futures_util::StreamExt as _;

/// Messages that may wait for one who listens. More are lost, and are asked for again.
const WAITING: usize = 64 * 1024;

/// The way to the bus.
#[derive(Clone, Debug)]
pub struct Bus {
    client: Client,
    /// Several houses may share a bus.
    house: String,
    connected: Arc<AtomicBool>,
}

/// No answer came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Nobody has heard the question.
    Unheard,
    /// Somebody may have.
    Unanswered,
}

impl Bus {
    /// Connects; the error is a sentence. A connection that is lost later comes back by itself.
    pub async fn connect(address: &str, house: &str) -> Result<Bus, String> {
        let connected = Arc::new(AtomicBool::new(true));
        let state = connected.clone();
        let options = ConnectOptions::new()
            .name("detente")
            .subscription_capacity(WAITING)
            .ping_interval(Duration::from_secs(2))
            .connection_timeout(Duration::from_secs(5))
            .request_timeout(None)
            .reconnect_delay_callback(|tries| Duration::from_millis((tries as u64 * 50).min(500)))
            .event_callback(move |event| {
                let state = state.clone();
                async move {
                    match event {
                        Event::Connected => state.store(true, Ordering::Relaxed),
                        Event::Disconnected | Event::Closed => state.store(false, Ordering::Relaxed),
                        other => tracing::warn!(%other, "the bus"),
                    }
                }
            });
        let client = options.connect(address).await.map_err(|error| error.to_string())?;
        Ok(Bus { client, house: house.to_owned(), connected })
    }

    pub fn is_connected(&self) -> bool {
        self.connected.load(Ordering::Relaxed)
    }

    fn subject(&self, about: &str) -> String {
        format!("detente.{}.{about}", self.house)
    }

    /// Says something to whoever listens.
    pub async fn tell(&self, about: &str, text: Vec<u8>) -> bool {
        let length = text.len();
        let told = self.client.publish(self.subject(about), text.into()).await;
        if let Err(error) = &told {
            tracing::error!(%error, about, length, "the bus does not take this");
        }
        told.is_ok()
    }

    /// Asks one of those who listen.
    pub async fn ask(&self, about: &str, text: Vec<u8>, patience: Duration) -> Result<Vec<u8>, Silence> {
        let asked = self.client.request(self.subject(about), text.into());
        match tokio::time::timeout(patience, asked).await {
            Ok(Ok(answer)) => Ok(answer.payload.to_vec()),
            Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders => Err(Silence::Unheard),
            _ => Err(Silence::Unanswered),
        }
    }

    /// Asks one of those who listen for something that takes long: as long as it is worked on a sign of life comes now and then, which
    /// is an empty message. Silence for so long means that whoever has heard it is gone, or the bus was.
    pub async fn ask_long(&self, about: &str, text: Vec<u8>, silence: Duration) -> Result<Vec<u8>, Silence> {
        let inbox = self.client.new_inbox();
        let lost = |_| Silence::Unanswered;
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(lost)?;
        let asked = self.client.publish_with_reply(self.subject(about), inbox, text.into()).await;
        asked.map_err(|_| Silence::Unanswered)?;
        loop {
            match tokio::time::timeout(silence, answers.next()).await {
                Ok(Some(answer)) if answer.status == Some(StatusCode::NO_RESPONDERS) => {
                    return Err(Silence::Unheard);
                }
                Ok(Some(answer)) if answer.payload.is_empty() => {}
                Ok(Some(answer)) => return Ok(answer.payload.to_vec()),
                Ok(None) | Err(_) => return Err(Silence::Unanswered),
            }
        }
    }

    pub async fn answer(&self, to: async_nats::Subject, text: Vec<u8>) {
        let length = text.len();
        if let Err(error) = self.client.publish(to, text.into()).await {
            tracing::error!(%error, length, "the bus does not take this answer");
        }
    }

    pub async fn listen(&self, about: &str) -> Result<Subscriber, String> {
        self.client.subscribe(self.subject(about)).await.map_err(|error| error.to_string())
    }

    /// Listens together with others: each message is heard by one.
    pub async fn share(&self, about: &str) -> Result<Subscriber, String> {
        let shared = self.client.queue_subscribe(self.subject(about), about.to_owned());
        shared.await.map_err(|error| error.to_string())
    }

    /// Until everything said so far is on its way.
    pub async fn flush(&self) {
        let _ = tokio::time::timeout(Duration::from_secs(1), self.client.flush()).await;
    }
}
