//! The way to one client: a short queue of finished messages, counted in bytes. Whoever does not read is let go, and nobody waits
//! for that client.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use detente_protocol::ServerMessage;
use serde::Serialize;
use tokio::sync::{Notify, mpsc};

/// Messages that may wait for one client.
pub const QUEUE: usize = 256;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// What waits for all clients together, and how much may.
#[derive(Debug)]
pub struct Outgoing {
    bytes: AtomicUsize,
    most_each: usize,
    most: usize,
}

impl Outgoing {
    pub fn new(most_each: usize, most: usize) -> Arc<Outgoing> {
        Arc::new(Outgoing { bytes: AtomicUsize::new(0), most_each, most })
    }

    /// How many bytes wait now.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Relaxed)
    }
}

/// What waits for one client.
#[derive(Debug)]
struct Load {
    bytes: AtomicUsize,
    /// More came than may wait.
    behind: AtomicBool,
    all: Arc<Outgoing>,
}

impl Load {
    /// Is there room for so many bytes more? One message always goes into an empty queue. When too much waits in all, only those
    /// are sent more for whom little waits.
    fn add(&self, bytes: usize) -> bool {
        let own = self.bytes.fetch_add(bytes, Relaxed) + bytes;
        let all = self.all.bytes.fetch_add(bytes, Relaxed) + bytes;
        let most = if all > self.all.most { self.all.most_each / 16 } else { self.all.most_each };
        let fits = own == bytes || own <= most;
        if !fits {
            self.take(bytes);
        }
        fits
    }

    fn take(&self, bytes: usize) {
        self.bytes.fetch_sub(bytes, Relaxed);
        self.all.bytes.fetch_sub(bytes, Relaxed);
    }
}

/// One end of the way; clones lead to the same client.
#[derive(Clone, Debug)]
pub struct Sink {
    pub id: u64,
    queue: mpsc::Sender<Utf8Bytes>,
    load: Arc<Load>,
    gone: Arc<Notify>,
}

/// The other end, held by the task that writes to the client.
#[derive(Debug)]
pub struct Drain {
    queue: mpsc::Receiver<Utf8Bytes>,
    load: Arc<Load>,
    /// Told when the client is to be let go.
    pub gone: Arc<Notify>,
}

impl Drain {
    /// The next message; none when nobody can send any more.
    pub async fn recv(&mut self) -> Option<Utf8Bytes> {
        let text = self.queue.recv().await?;
        self.load.take(text.len());
        Some(text)
    }

    /// The next message if one waits already.
    pub fn try_recv(&mut self) -> Option<Utf8Bytes> {
        let text = self.queue.try_recv().ok()?;
        self.load.take(text.len());
        Some(text)
    }

    /// Has more come for the client than may wait?
    pub fn is_behind(&self) -> bool {
        self.load.behind.load(Ordering::Relaxed)
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

impl Drop for Drain {
    fn drop(&mut self) {
        self.queue.close();
        while self.try_recv().is_some() {}
    }
}

pub fn pair(all: &Arc<Outgoing>) -> (Sink, Drain) {
    let (sender, queue) = mpsc::channel(QUEUE);
    let gone = Arc::new(Notify::new());
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let load =
        Arc::new(Load { bytes: AtomicUsize::new(0), behind: AtomicBool::new(false), all: all.clone() });
    (Sink { id, queue: sender, load: load.clone(), gone: gone.clone() }, Drain { queue, load, gone })
}

/// A message as it is sent, to be handed to several.
pub fn text(message: &impl Serialize) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

impl Sink {
    /// Hands over a message; false if the client is gone or does not keep up, and then the client is let go.
    pub fn send(&self, message: &ServerMessage) -> bool {
        self.send_json(message)
    }

    pub fn send_json(&self, message: &impl Serialize) -> bool {
        text(message).is_some_and(|text| self.send_text(text))
    }

    /// The same for a message that is written out.
    pub fn send_text(&self, text: Utf8Bytes) -> bool {
        let bytes = text.len();
        if self.load.add(bytes) {
            if self.queue.try_send(text).is_ok() {
                return true;
            }
            self.load.take(bytes);
        }
        self.load.behind.store(true, Ordering::Relaxed);
        self.gone.notify_one();
        false
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

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(n: usize) -> Utf8Bytes {
        Utf8Bytes::from("x".repeat(n))
    }

    #[tokio::test]
    async fn what_waits_is_counted_in_bytes_and_given_back_when_it_is_read_or_lost() {
        let all = Outgoing::new(1000, 10_000);
        let (sink, mut drain) = pair(&all);
        assert!(sink.send_text(letters(5000)), "one message goes into an empty queue however long it is");
        assert!(!sink.send_text(letters(1)), "and then no more");
        assert!(drain.is_behind());
        assert_eq!(drain.recv().await.map(|text| text.len()), Some(5000));
        assert!(sink.send_text(letters(900)));
        assert!(!sink.send_text(letters(200)));
        assert_eq!(all.bytes(), 900);
        drop(drain);
        assert_eq!(all.bytes(), 0);
        assert!(!sink.send_text(letters(1)), "nobody is there");
        assert_eq!(all.bytes(), 0);
    }

    #[test]
    fn when_too_much_waits_in_all_only_those_are_sent_more_who_read() {
        let all = Outgoing::new(1600, 2000);
        let (one, _first) = pair(&all);
        let (other, _second) = pair(&all);
        assert!(one.send_text(letters(1500)));
        assert!(other.send_text(letters(60)));
        assert!(other.send_text(letters(30)));
        assert!(one.send_text(letters(50)), "within both bounds");
        let (third, _third) = pair(&all);
        assert!(third.send_text(letters(500)), "the first message");
        assert!(!one.send_text(letters(10)), "too much waits already");
        assert!(other.send_text(letters(10)), "little waits here");
    }
}
