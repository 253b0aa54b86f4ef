//! What is to be done once, whichever server does it: rows in the store, claimed for a while, tried again with an end, and seen in the
//! metrics. A job is written with the change that causes it, so that neither is there without the other.
//!
//! Messages to people outside are [`crate::notify`]'s, reviews [`crate::reviews`]'s, events [`crate::events::looks`]'s; here the loop, the clocks that run out and the chores
//! of a day.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use detente_store::{Job, Kinds, Store};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::task::{AbortHandle, JoinHandle};

use crate::cluster::Role;
use crate::hub::{Hub, locked};
use crate::table::Message;
use crate::time::now;
use crate::{events, notify, reviews, sweep};

/// Jobs that are done at a time.
const AT_ONCE: usize = 32;
/// Nobody else takes a job before this, in milliseconds; if the program dies meanwhile, somebody does then.
const CLAIMED: i64 = 120_000;
/// Where several servers work on one database each looks this often for what another has left.
const LOOKS: i64 = 2_000;
const DAY: i64 = 24 * 3600 * 1000;
/// A clock is its table's own business; so long after its end somebody looks whether there was a table to see it, in milliseconds.
const GRACE: i64 = 3_000;
/// A server that stops waits so long for what is under way; what is not done then is given back.
const PATIENCE: Duration = Duration::from_secs(5);

/// And so long for the database to take it back.
const RETURNING: Duration = Duration::from_secs(2);

/// Somebody's clock runs out at a table.
pub const CLOCK: &str = "clock";
/// What is forgotten in time, once a day.
pub const SWEEP: &str = "sweep";
/// A review that somebody has asked for.
pub const REVIEW: &str = "review";
/// An event does what its time has come for.
pub const EVENT: &str = "event";

/// What became of one try.
#[derive(Debug)]
pub enum Outcome {
    /// It is done, and this follows.
    Done(Vec<Job>),
    /// There was nothing to do any more.
    Moot,
    /// A part of it is done, or it has to wait for others: it goes on at this time, and this was no try.
    Later(i64),
    /// It failed in a way that may pass.
    Again,
    /// It will never be done.
    Never,
}

/// How often each kind was done, tried again and given up.
#[derive(Debug, Default)]
pub struct Counts(Mutex<BTreeMap<String, [u64; 3]>>);

impl Counts {
    fn add(&self, kind: &str, which: usize) {
        locked(&self.0).entry(kind.to_owned()).or_default()[which] += 1;
    }

    /// Of each kind: done, tried again, given up.
    pub fn all(&self) -> Vec<(String, [u64; 3])> {
        locked(&self.0).iter().map(|(kind, counts)| (kind.clone(), *counts)).collect()
    }
}

/// The bench on which jobs are done.
#[derive(Debug)]
pub struct Bench {
    room: Arc<Semaphore>,
    bell: Notify,
    pub counts: Counts,
    /// Nothing new is begun.
    closed: AtomicBool,
    worker: Mutex<Option<JoinHandle<()>>>,
    /// What is under way, by a number of its own.
    underway: Mutex<HashMap<u64, (Job, AbortHandle)>>,
    begun: AtomicU64,
}

impl Default for Bench {
    fn default() -> Bench {
        Bench {
            room: Arc::new(Semaphore::new(AT_ONCE)),
            bell: Notify::new(),
            counts: Counts::default(),
            closed: AtomicBool::new(false),
            worker: Mutex::default(),
            underway: Mutex::default(),
            begun: AtomicU64::new(0),
        }
    }
}

impl Bench {
    /// There is something to do.
    pub fn ring(&self) {
        self.bell.notify_one();
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Begins nothing new, waits a while for what is under way, and gives back what is not done by then: another server, or the next
    /// start, takes it up at once.
    pub async fn stop(&self, store: &dyn Store) {
        let began = Instant::now();
        self.closed.store(true, Ordering::Relaxed);
        self.room.close();
        self.ring();
        let worker = locked(&self.worker).take();
        if let Some(mut worker) = worker
            && tokio::time::timeout(PATIENCE, &mut worker).await.is_err()
        {
            worker.abort();
        }
        while began.elapsed() < PATIENCE && !locked(&self.underway).is_empty() {
            let _ = tokio::time::timeout(Duration::from_millis(50), self.bell.notified()).await;
        }
        let left = std::mem::take(&mut *locked(&self.underway));
        let returned = left.values().map(|(job, task)| {
            task.abort();
            give_back(store, job)
        });
        // What a silent database does not hear is free again when the claim is over.
        if tokio::time::timeout(RETURNING, futures_util::future::join_all(returned)).await.is_err() {
            tracing::error!("some jobs could not be given back");
        }
    }
}

async fn give_back(store: &dyn Store, job: &Job) {
    if let Err(error) = store.return_job(job).await {
        tracing::error!(%error, kind = %job.kind, "a job could not be given back");
    }
}

/// The job that looks after a clock that will be over at `deadline`.
pub fn clock(table: &str, deadline: i64) -> Job {
    Job::new(CLOCK, table.to_owned(), deadline + GRACE, now())
}

/// Is a clock looked after that is to be at `due`, by a job that is stored for `kept`? One that comes earlier looks again; one whose time
/// is over and that was not heard of is not there any more.
pub fn is_looked_after(kept: Option<i64>, due: i64, at: i64) -> bool {
    kept.is_some_and(|kept| at < kept && kept <= due)
}

/// Which jobs are this server's: one that only thinks makes reviews, one whose bots think elsewhere makes none.
fn kinds(hub: &Hub) -> Kinds<'static> {
    match hub.cluster().map(|cluster| cluster.role) {
        Some(Role::Bots) => Kinds::Only(REVIEW),
        Some(Role::Web) => Kinds::Except(REVIEW),
        Some(Role::All) | None => Kinds::All,
    }
}

/// Begins to do whatever is due, until the bench is stopped.
pub fn begin(hub: &Arc<Hub>) {
    let worker = tokio::spawn(work(hub.clone()));
    *locked(&hub.bench.worker) = Some(worker);
}

async fn prepare(hub: &Hub) {
    let at = now();
    if hub.config.role == Role::Bots {
        return;
    }
    if !hub.is_one_of_several()
        && let Err(error) = hub.store.free_jobs().await
    {
        tracing::error!(%error, "what was under way when the last server ended could not be freed");
    }
    // Looked at when a server starts, and then once a day.
    let _ = hub.store.hasten_job(&Job::new(SWEEP, String::new(), at, at)).await;
}

async fn work(hub: Arc<Hub>) {
    prepare(&hub).await;
    let kinds = kinds(&hub);
    while !hub.bench.is_closed() {
        let Ok(room) = hub.bench.room.clone().acquire_many_owned(1).await else { return };
        drop(room);
        let free = hub.bench.room.available_permits().clamp(1, AT_ONCE);
        let at = now();
        let due = hub.store.claim_jobs(kinds, at, at + CLAIMED, free as u32).await;
        let failed = due.is_err();
        let due = due.unwrap_or_default();
        let full = due.len() == free;
        for job in due {
            match hub.bench.room.clone().acquire_owned().await {
                Ok(room) => put_on(&hub, job, room),
                Err(_) => give_back(hub.store.as_ref(), &job).await,
            }
        }
        if full {
            continue;
        }
        let next = hub.store.next_job(kinds).await;
        let longest = if failed || next.is_err() || hub.is_one_of_several() { LOOKS } else { 3_600_000 };
        let next = next.unwrap_or_default();
        let pause = next.map_or(longest, |next| (next - now()).clamp(50, longest));
        tokio::select! {
            () = hub.bench.bell.notified() => {}
            () = tokio::time::sleep(Duration::from_millis(pause as u64)) => {}
        }
    }
}

/// A job is under way from now on, until what became of it is stored.
fn put_on(hub: &Arc<Hub>, job: Job, room: OwnedSemaphorePermit) {
    let number = hub.bench.begun.fetch_add(1, Ordering::Relaxed);
    let mut underway = locked(&hub.bench.underway);
    let (own, carried) = (hub.clone(), job.clone());
    let task = tokio::spawn(async move {
        carry(&own, carried).await;
        locked(&own.bench.underway).remove(&number);
        drop(room);
        own.bench.ring();
    });
    underway.insert(number, (job, task.abort_handle()));
}

/// One try of one job, and what follows from it. If it is replaced meanwhile (another address, another turn), what became of this try
/// does not touch the new one.
async fn carry(hub: &Arc<Hub>, job: Job) {
    let outcome = match job.kind.as_str() {
        CLOCK => look_at_clock(hub, &job).await,
        SWEEP => {
            sweep::once(hub).await;
            Outcome::Done(vec![Job::new(SWEEP, String::new(), now() + DAY, now())])
        }
        REVIEW => reviews::make(hub, &job).await,
        EVENT => events::looks::look(hub, &job).await,
        _ => notify::send(hub, &job).await,
    };
    let pause = hub.config.pauses.get(job.attempts.saturating_sub(1) as usize);
    let (again, given_up) = match (&outcome, pause) {
        (Outcome::Again, Some(pause)) => (Some(now() + pause.as_millis() as i64), false),
        (Outcome::Again, None) | (Outcome::Never, _) => (None, true),
        _ => (None, false),
    };
    let counts = &hub.bench.counts;
    let done = match (again, outcome) {
        (Some(due), _) => {
            counts.add(&job.kind, 1);
            hub.store.retry_job(&job, due).await
        }
        (None, Outcome::Later(due)) => {
            let then = Job { due, attempts: 0, claimed: 0, ..job.clone() };
            hub.store.finish_job(&job, &[then]).await
        }
        (None, Outcome::Done(then)) => {
            counts.add(&job.kind, 0);
            hub.store.finish_job(&job, &then).await
        }
        (None, _) => hub.store.finish_job(&job, &[]).await,
    };
    if let Err(error) = done {
        tracing::error!(%error, kind = %job.kind, "what became of a job could not be stored");
    }
    if given_up {
        counts.add(&job.kind, 2);
        if job.kind == REVIEW {
            reviews::give_up(hub, &job.key).await;
        } else {
            notify::given_up(hub, &job).await;
        }
        tracing::warn!(kind = %job.kind, tries = job.attempts, "a job was given up");
    }
}

/// A table keeps its own alarm. This finds the one that has nobody to keep it: opening it is enough.
async fn look_at_clock(hub: &Arc<Hub>, job: &Job) -> Outcome {
    match hub.store.table(&job.key).await {
        Ok(Some(row)) if row.status == "playing" => {}
        Ok(_) => return Outcome::Moot,
        Err(_) => return Outcome::Again,
    }
    let Ok(handle) = hub.table(&job.key).await else { return Outcome::Again };
    match handle.ask(|answer| Message::Look { answer }).await {
        Ok(Some(deadline)) => Outcome::Done(vec![clock(&job.key, deadline)]),
        Ok(None) => Outcome::Done(Vec::new()),
        Err(_) => Outcome::Again,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_stored_anew_only_if_nobody_would_look_in_time() {
        assert!(!is_looked_after(None, 500, 100), "there is none");
        assert!(is_looked_after(Some(400), 500, 100), "it looks too early, and then again");
        assert!(is_looked_after(Some(500), 500, 100));
        assert!(!is_looked_after(Some(501), 500, 100), "it would look too late");
        assert!(!is_looked_after(Some(100), 500, 100), "it should have looked by now");
    }
}
