//! The way to one client: a short queue of finished messages. Whoever does not read is let go, and nobody waits for that client.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use detente_protocol::ServerMessage;
use detente_words::Lang;
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// Messages that may wait for one client.
pub const QUEUE: usize = 256;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// One end of the way; clones lead to the same client.
#[derive(Clone, Debug)]
pub struct Sink {
    pub id: u64,
    queue: mpsc::Sender<Utf8Bytes>,
    gone: Arc<Notify>,
}

/// The other end, held by the task that writes to the client.
#[derive(Debug)]
pub struct Drain {
    pub queue: mpsc::Receiver<Utf8Bytes>,
    /// Told when the client is to be let go.
    pub gone: Arc<Notify>,
}

impl Drain {
    /// Does more wait for the client than may?
    pub fn is_behind(&self) -> bool {
        self.queue.len() >= QUEUE
    }

    /// Until the client is to be let go because it does not keep up.
    pub async fn fell_behind(&self) {
        loop {
            self.gone.notified().await;
            if self.is_behind() {
                return;
            }
            // It is to be let go for another reason; let it finish what it is reading.
            self.gone.notify_one();
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }
}

pub fn pair() -> (Sink, Drain) {
    let (sender, queue) = mpsc::channel(QUEUE);
    let gone = Arc::new(Notify::new());
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    (Sink { id, queue: sender, gone: gone.clone() }, Drain { queue, gone })
}

impl Sink {
    /// Hands over a message; false if the client is gone or does not keep up, and then the client is let go.
    pub fn send(&self, message: &ServerMessage) -> bool {
        self.send_json(message)
    }

    pub fn send_json(&self, message: &impl Serialize) -> bool {
        let Ok(text) = serde_json::to_string(message) else { return false };
        let sent = self.queue.try_send(Utf8Bytes::from(text)).is_ok();
        if !sent {
            self.gone.notify_one();
        }
        sent
    }

    pub fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Until nobody writes to the client any more.
    pub async fn closed(&self) {
        self.queue.closed().await;
    }

    /// Lets the client go, politely.
    pub fn close(&self) {
        self.gone.notify_one();
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// The language of a message.
pub fn lang(language: detente_protocol::Language) -> Lang {
    use detente_protocol::Language;
    match language {
        Language::En => Lang::En,
        Language::Es => Lang::Es,
        Language::Pt => Lang::Pt,
        Language::It => Lang::It,
    }
}
