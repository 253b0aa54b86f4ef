//! The bus: NATS, as far as it is needed here. It forgets what nobody hears; whoever listens notices by numbers that something is missing.

use std::sync::Arc;
use std::time::Duration;

use async_nats::client::RequestErrorKind;
use async_nats::{Client, ConnectOptions, Event, StatusCode, Subscriber};
use futures_util::StreamExt as _;
use tokio::sync::watch;

/// Messages that may wait for one who listens. More are lost, and are asked for again.
const WAITING: usize = 64 * 1024;

/// The way to the bus.
#[derive(Clone, Debug)]
pub struct Bus {
    client: Client,
    /// Several houses may share a bus.
    house: String,
    connected: Arc<watch::Sender<bool>>,
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
        let connected = Arc::new(watch::Sender::new(true));
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
                        Event::Connected => drop(state.send_replace(true)),
                        Event::Disconnected | Event::Closed => drop(state.send_replace(false)),
                        other => tracing::warn!(%other, "the bus"),
                    }
                }
            });
        let client = options.connect(address).await.map_err(|error| error.to_string())?;
        Ok(Bus { client, house: house.to_owned(), connected })
    }

    pub fn is_connected(&self) -> bool {
        *self.connected.borrow()
    }

    /// Returns when the bus is gone. What was asked before is not answered any more, even if it comes back.
    async fn gone(&self) {
        let mut connected = self.connected.subscribe();
        // Whoever says so is kept as long as this is.
        let _ = connected.wait_for(|connected| !connected).await;
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
        let asked = tokio::select! {
            // First: what is said to a bus that is not there would be heard when it is back.
            biased;
            () = self.gone() => return Err(Silence::Unanswered),
            asked = tokio::time::timeout(patience, asked) => asked,
        };
        match asked {
            Ok(Ok(answer)) => Ok(answer.payload.to_vec()),
            Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders => Err(Silence::Unheard),
            _ => Err(Silence::Unanswered),
        }
    }

    /// Asks one of those who listen for something that takes long: as long as it is worked on a sign of life comes now and then, which
    /// is an empty message. Silence for so long means that whoever has heard it is gone, or the bus was.
    pub async fn ask_long(&self, about: &str, text: Vec<u8>, silence: Duration) -> Result<Vec<u8>, Silence> {
        if !self.is_connected() {
            return Err(Silence::Unanswered);
        }
        let inbox = self.client.new_inbox();
        let lost = |_| Silence::Unanswered;
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(lost)?;
        let asked = self.client.publish_with_reply(self.subject(about), inbox, text.into()).await;
        asked.map_err(|_| Silence::Unanswered)?;
        loop {
            let told = tokio::select! {
                told = tokio::time::timeout(silence, answers.next()) => told,
                () = self.gone() => return Err(Silence::Unanswered),
            };
            match told {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_question_that_is_under_way_when_the_bus_goes_waits_no_longer() {
        if !detente_testbed::missing().is_empty() {
            return detente_testbed::skip("questions on a bus that goes", "nats-server is not installed");
        }
        let mut nats = detente_testbed::Nats::start().expect("NATS starts");
        let bus = Bus::connect(&nats.address(), "house").await.expect("it is there");
        assert_eq!(bus.ask("nobody", Vec::new(), Duration::from_secs(60)).await, Err(Silence::Unheard));
        let mut heard = bus.listen("somebody").await.expect("listens");
        let asking =
            |bus: Bus| async move { bus.ask("somebody", Vec::new(), Duration::from_secs(3600)).await };
        let asked = tokio::spawn(asking(bus.clone()));
        heard.next().await.expect("it was heard");
        tokio::task::spawn_blocking(move || nats.stop()).await.expect("it stops");
        assert_eq!(asked.await.expect("no panic"), Err(Silence::Unanswered));
        assert_eq!(asking(bus).await, Err(Silence::Unanswered), "nor is anything said to a bus that is gone");
    }
}
