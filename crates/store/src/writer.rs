//! The way of changes to those who write them: what waits is gathered, so that many tables share one transaction and one flush, and each
//! change is answered by itself.

use std::sync::Mutex;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::{Change, Result, StoreError};

/// The most changes that share a transaction.
pub(crate) const BATCH: usize = 512;

/// Changes that may wait before tables have to.
const QUEUE: usize = 4096;

/// A change, and whoever waits until it is written.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub change: Box<Change>,
    answer: oneshot::Sender<Result<()>>,
}

impl Waiting {
    /// A change, and where its answer will come.
    pub fn of(change: Change) -> (Waiting, oneshot::Receiver<Result<()>>) {
        let (answer, answered) = oneshot::channel();
        (Waiting { change: Box::new(change), answer }, answered)
    }

    /// Does nobody wait for the answer any more?
    pub fn is_abandoned(&self) -> bool {
        self.answer.is_closed()
    }

    /// Whoever has gone away does not want to know.
    pub fn answer(self, answer: Result<()>) {
        let _ = self.answer.send(answer);
    }
}

/// The way to those who write; gone once the store is closed.
#[derive(Debug)]
pub(crate) struct Door {
    way: Mutex<Option<mpsc::Sender<Waiting>>>,
    work: Mutex<Vec<JoinHandle<()>>>,
}

impl Door {
    /// A door, and the queue behind it.
    pub fn open() -> (Door, mpsc::Receiver<Waiting>) {
        let (way, queue) = mpsc::channel(QUEUE);
        (Door { way: Mutex::new(Some(way)), work: Mutex::default() }, queue)
    }

    /// Somebody writes what comes.
    pub fn behind(&self, work: JoinHandle<()>) {
        if let Ok(mut all) = self.work.lock() {
            all.push(work);
        }
    }

    /// Returns when the change is durable, or why it is not.
    pub async fn write(&self, change: Change) -> Result<()> {
        let (waiting, answered) = Waiting::of(change);
        let closed = || StoreError::Broken("the store is closed".to_owned());
        let way = self.way.lock().ok().and_then(|way| way.clone()).ok_or_else(closed)?;
        way.send(waiting).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Writes what still waits; nothing more comes.
    pub async fn close(&self) {
        // Those who write end by themselves when the last who may send to them has gone.
        if let Ok(mut way) = self.way.lock() {
            way.take();
        }
        let work = self.work.lock().map(|mut work| std::mem::take(&mut *work)).unwrap_or_default();
        for writer in work {
            let _ = writer.await;
        }
    }
}
