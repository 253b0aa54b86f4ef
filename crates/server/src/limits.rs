//! How often and how much, by shares: buckets that fill with time, things that are held, and work that few may do at once.
//! Shares belong to a user or to an address ([`crate::place`]); what they are is set in [`crate::config`].

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use detente_protocol::ErrorCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::Refusal;
use crate::workers::Workers;

/// The longest body of a request, and the longest message on a socket, in bytes.
pub const BODY: usize = 64 * 1024;
pub const MESSAGE: usize = 16 * 1024;

/// How often something may be done: `burst` at once, then so many in a second.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", try_from = "RateWords")]
pub struct Rate {
    pub burst: f64,
    pub per_second: f64,
}

/// A rate as it is written.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RateWords {
    burst: f64,
    per_second: f64,
}

impl TryFrom<RateWords> for Rate {
    type Error = &'static str;

    fn try_from(words: RateWords) -> Result<Rate, &'static str> {
        let RateWords { burst, per_second } = words;
        if burst >= 1.0 && burst.is_finite() && per_second > 0.0 && per_second.is_finite() {
            Ok(Rate { burst, per_second })
        } else {
            Err("a rate has a burst of at least 1 and more than 0 per second")
        }
    }
}

impl Rate {
    pub const fn new(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }

    /// The same for several: an address may be that of a whole school.
    #[must_use]
    pub fn times(self, n: f64) -> Rate {
        Rate { burst: self.burst * n, per_second: self.per_second * n }
    }
}

/// One bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, at: now }
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.at = now;
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_much(1.0, rate, now).is_ok()
    }

    /// Takes so much, if there is enough; else says how long that will take. What is more than a whole burst is had for one.
    pub fn take_much(&mut self, amount: f64, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.fill(rate, now);
        let amount = amount.min(rate.burst);
        if self.tokens >= amount {
            self.tokens -= amount;
            Ok(())
        } else {
            Err(Duration::from_secs_f64(((amount - self.tokens) / rate.per_second).min(86_400.0)))
        }
    }
}

/// By what is done and who does it.
type Buckets = HashMap<(&'static str, String), (Bucket, Rate)>;
type Counts = HashMap<(&'static str, String), usize>;

/// Buckets and counts by what and whose. Full buckets are forgotten.
#[derive(Debug)]
pub struct Limits {
    on: bool,
    buckets: Mutex<(Buckets, usize)>,
    held: Arc<Mutex<Counts>>,
}

/// When there are more buckets than this, the full ones go.
const SWEEP: usize = 10_000;

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while a map was locked leaves the map whole.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits { on, buckets: Mutex::new((HashMap::new(), SWEEP)), held: Arc::default() }
    }

    /// Are users and addresses held to their shares? Not in load tests.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// May `whose` do `what` once more?
    pub fn allow(&self, what: &'static str, whose: &str, rate: Rate) -> bool {
        self.take(what, whose, rate, 1.0).is_ok()
    }

    /// Takes so much of a share; the error says when it may be tried again.
    pub fn take(&self, what: &'static str, whose: &str, rate: Rate, amount: f64) -> Result<(), Duration> {
        if !self.on {
            return Ok(());
        }
        let now = Instant::now();
        let mut guard = locked(&self.buckets);
        let (buckets, sweep) = &mut *guard;
        if buckets.len() > *sweep {
            buckets.retain(|_, (bucket, rate)| {
                bucket.fill(*rate, now);
                bucket.tokens < rate.burst
            });
            // Looked through again only when they have doubled: many that are not full must not cost time at each request.
            *sweep = SWEEP.max(buckets.len() * 2);
        }
        let entry = buckets.entry((what, whose.to_owned())).or_insert((Bucket::new(rate, now), rate));
        entry.0.take_much(amount, rate, now)
    }

    /// Empties a bucket: whatever was done there has failed, and is not tried again before it has filled.
    pub fn drain(&self, what: &'static str, whose: &str, rate: Rate) {
        let now = Instant::now();
        let empty = Bucket { tokens: 0.0, at: now };
        locked(&self.buckets).0.insert((what, whose.to_owned()), (empty, rate));
    }

    /// Holds one of at most so many of a kind, until the answer is dropped.
    pub fn hold(&self, what: &'static str, whose: &str, most: usize) -> Option<Held> {
        let most = if self.on { most } else { usize::MAX };
        let key = (what, whose.to_owned());
        let mut held = locked(&self.held);
        let count = held.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        drop(held);
        Some(Held { key, held: self.held.clone() })
    }

    /// How many of a kind are held.
    pub fn holds(&self, what: &'static str, whose: &str) -> usize {
        locked(&self.held).get(&(what, whose.to_owned())).copied().unwrap_or_default()
    }
}

/// One of something, given back when dropped.
#[derive(Debug)]
pub struct Held {
    key: (&'static str, String),
    held: Arc<Mutex<Counts>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = locked(&self.held);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

/// How much of a kind of work is done and waited for.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// At once.
    pub at_once: usize,
    /// Waiting, in all.
    pub waiting: usize,
    /// Nobody waits longer.
    pub patience: Duration,
}

/// Work that few may do at once: checking passwords, reading games.
#[derive(Debug)]
pub struct Gate {
    room: Room,
    workers: Workers,
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
    turned_away: AtomicUsize,
}

/// A place to work, and whose shares it is held against.
#[derive(Debug)]
pub struct Pass {
    _place: OwnedSemaphorePermit,
    _held: Vec<Held>,
}

/// Counts somebody who waits, however the waiting ends.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Gate {
    /// Its threads have this name.
    pub fn new(name: &str, room: Room) -> Gate {
        let places = Arc::new(Semaphore::new(room.at_once.max(1)));
        let workers = Workers::new(name, room.at_once.max(1));
        Gate { room, workers, places, waiting: AtomicUsize::new(0), turned_away: AtomicUsize::new(0) }
    }

    /// Who works, who waits, and who was turned away since the server began.
    pub fn counts(&self) -> [usize; 3] {
        let working = self.room.at_once.max(1) - self.places.available_permits();
        [working, self.waiting.load(Relaxed), self.turned_away.load(Relaxed)]
    }

    /// Waits for a place. Refused at once if too many wait already, and after a while in any case.
    async fn enter(&self, held: Vec<Option<Held>>) -> Result<Pass, Refusal> {
        let held: Option<Vec<Held>> = held.into_iter().collect();
        let entered = match held {
            Some(held) => self.wait().await.map(|place| Pass { _place: place, _held: held }),
            None => None,
        };
        entered.ok_or_else(|| {
            self.turned_away.fetch_add(1, Relaxed);
            Refusal::too_often(self.room.patience.min(Duration::from_secs(5)))
        })
    }

    /// Waits for a place and does something there.
    pub async fn work<T: Send + 'static>(
        &self,
        held: Vec<Option<Held>>,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let pass = self.enter(held).await?;
        let worked = self.workers.run(move || {
            let _pass = pass;
            job()
        });
        worked.await.ok_or_else(|| Refusal::new(ErrorCode::Internal))
    }

    async fn wait(&self) -> Option<OwnedSemaphorePermit> {
        if let Ok(place) = self.places.clone().try_acquire_owned() {
            return Some(place);
        }
        let before = self.waiting.fetch_add(1, Relaxed);
        let _waits = Waits(&self.waiting);
        if before >= self.room.waiting {
            return None;
        }
        let place = tokio::time::timeout(self.room.patience, self.places.clone().acquire_owned());
        place.await.ok()?.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_one_at_a_time() {
        let rate = Rate::new(3.0, 0.5);
        let start = Instant::now();
        let mut bucket = Bucket::new(rate, start);
        assert!((0..3).all(|_| bucket.take(rate, start)));
        assert!(!bucket.take(rate, start));
        let later = start + Duration::from_secs(2);
        assert!(bucket.take(rate, later));
        assert!(!bucket.take(rate, later));
        let much_later = start + Duration::from_secs(3600);
        assert!((0..3).all(|_| bucket.take(rate, much_later)));
        assert!(!bucket.take(rate, much_later));
    }

    #[test]
    fn whoever_is_refused_is_told_when_to_come_again() {
        let rate = Rate::new(10.0, 2.0);
        let start = Instant::now();
        let mut bucket = Bucket::new(rate, start);
        assert_eq!(bucket.take_much(8.0, rate, start), Ok(()));
        assert_eq!(bucket.take_much(6.0, rate, start), Err(Duration::from_secs(2)));
        // More than a burst would never be there.
        assert_eq!(bucket.take_much(1e9, rate, start + Duration::from_secs(60)), Ok(()));
    }

    #[test]
    fn users_do_not_share_a_bucket() {
        let limits = Limits::new(true);
        let rate = Rate::new(1.0, 0.01);
        assert!(limits.allow("chat", "ann", rate));
        assert!(!limits.allow("chat", "ann", rate));
        assert!(limits.allow("chat", "bob", rate));
        assert!(limits.allow("login", "ann", rate));
        assert!(Limits::new(false).allow("chat", "ann", rate));
        limits.drain("hook", "ann", rate);
        assert!(!limits.allow("hook", "ann", rate));
    }

    #[test]
    fn what_is_held_is_given_back_when_it_is_dropped() {
        let limits = Limits::new(true);
        let first = limits.hold("socket", "ann", 2);
        let second = limits.hold("socket", "ann", 2);
        assert!(first.is_some() && second.is_some());
        assert!(limits.hold("socket", "ann", 2).is_none());
        assert!(limits.hold("socket", "bob", 2).is_some());
        drop(first);
        assert_eq!(limits.holds("socket", "ann"), 1);
        assert!(limits.hold("socket", "ann", 2).is_some());
    }

    #[tokio::test]
    async fn of_those_who_come_at_once_some_work_some_wait_and_the_rest_are_turned_away() {
        let room = Room { at_once: 2, waiting: 3, patience: Duration::from_millis(50) };
        let gate = Arc::new(Gate::new("test", room));
        let inside = [gate.enter(vec![]).await.expect("room"), gate.enter(vec![]).await.expect("room")];
        let waiting: Vec<_> = (0..5)
            .map(|_| {
                let gate = gate.clone();
                tokio::spawn(async move { gate.enter(vec![]).await.is_ok() })
            })
            .collect();
        let mut entered = 0;
        for one in waiting {
            entered += usize::from(one.await.expect("no panic"));
        }
        // Nobody has left: two are turned away at once, three after a while.
        assert_eq!((entered, gate.counts()), (0, [2, 0, 5]));
        drop(inside);
        assert!(gate.enter(vec![]).await.is_ok());
        assert!(gate.enter(vec![None]).await.is_err(), "a share that is used up");
    }
}
