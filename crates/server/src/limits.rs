//! How often and how much: buckets that fill with time.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

/// The longest body of a request, and the longest message on a socket, in bytes.
pub const BODY: usize = 64 * 1024;
pub const MESSAGE: usize = 16 * 1024;
/// The longest record that may be imported.
pub const RECORD: usize = 2 * 1024 * 1024;
/// Sockets of one user at a time.
pub const SOCKETS: usize = 32;
/// Tables that one socket may watch.
pub const WATCHED: usize = 64;
/// Open or running tables of one host.
pub const TABLES: usize = 200;

/// How often something may be done: `burst` at once, then one every `seconds`.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f64,
    pub seconds: f64,
}

pub const COMMANDS: Rate = Rate { burst: 120.0, seconds: 0.05 };
pub const REQUESTS: Rate = Rate { burst: 200.0, seconds: 0.05 };
pub const GUESTS: Rate = Rate { burst: 20.0, seconds: 10.0 };
pub const LOGINS: Rate = Rate { burst: 10.0, seconds: 10.0 };
pub const CREATED: Rate = Rate { burst: 30.0, seconds: 5.0 };
pub const CHATS: Rate = Rate { burst: 10.0, seconds: 1.0 };
/// “Your turn” by e-mail to one user, and letters to confirm an address.
pub const MAILS: Rate = Rate { burst: 12.0, seconds: 600.0 };
pub const LETTERS: Rate = Rate { burst: 3.0, seconds: 3600.0 };
pub const IMPORTS: Rate = Rate { burst: 10.0, seconds: 5.0 };

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

    /// Takes one, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() / rate.seconds;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.at = now;
        let may = self.tokens >= 1.0;
        if may {
            self.tokens -= 1.0;
        }
        may
    }
}

/// By what is done and who does it.
type Buckets = HashMap<(&'static str, String), (Bucket, Rate)>;

/// Buckets by what and whose. Full ones are forgotten.
#[derive(Debug)]
pub struct Limits {
    on: bool,
    buckets: Mutex<Buckets>,
}

/// When there are more buckets than this, the full ones go.
const SWEEP: usize = 10_000;

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits { on, buckets: Mutex::new(HashMap::new()) }
    }

    /// May `whose` do `what` once more?
    pub fn allow(&self, what: &'static str, whose: &str, rate: Rate) -> bool {
        if !self.on {
            return true;
        }
        let now = Instant::now();
        let Ok(mut buckets) = self.buckets.lock() else { return false };
        if buckets.len() > SWEEP {
            buckets.retain(|_, (bucket, rate)| {
                let since = now.saturating_duration_since(bucket.at).as_secs_f64() / rate.seconds;
                bucket.tokens + since < rate.burst
            });
        }
        let entry = buckets.entry((what, whose.to_owned())).or_insert((Bucket::new(rate, now), rate));
        entry.0.take(rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_its_burst_and_then_one_at_a_time() {
        let rate = Rate { burst: 3.0, seconds: 2.0 };
        let start = Instant::now();
        let mut bucket = Bucket::new(rate, start);
        assert!((0..3).all(|_| bucket.take(rate, start)));
        assert!(!bucket.take(rate, start));
        assert!(!bucket.take(rate, start + Duration::from_secs(1)));
        assert!(bucket.take(rate, start + Duration::from_millis(2001)));
        assert!(!bucket.take(rate, start + Duration::from_millis(2001)));
        let later = start + Duration::from_secs(3600);
        assert_eq!((0..10).filter(|_| bucket.take(rate, later)).count(), 3, "never more than the burst");
    }

    #[test]
    fn one_users_haste_is_not_anothers() {
        let limits = Limits::new(true);
        let rate = Rate { burst: 1.0, seconds: 1e9 };
        assert!(limits.allow("x", "ann", rate) && !limits.allow("x", "ann", rate));
        assert!(limits.allow("x", "bob", rate) && limits.allow("y", "ann", rate));
    }
}
