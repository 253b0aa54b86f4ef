//! Two times. Tables and their clocks go by a time that never jumps: it begins with the wall clock and then counts evenly, so
//! that nobody loses or gains a second when the machine's clock is set. Where several servers share a database it begins with the clock of
//! the database instead and is kept beside it, so that a clock goes on evenly whoever has the table. What is meant for people and other
//! machines (when a session ends) goes by the wall clock.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When this program first looked at a clock, by both.
static BEGINNING: LazyLock<(Instant, i64)> = LazyLock::new(|| (Instant::now(), wall()));

/// What is added to it.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// By how much the time is put right in one go, in milliseconds: less than passes meanwhile.
const STEP: i64 = 5;

/// How wrong the wall clock of this program is, in milliseconds.
static WRONG: AtomicI64 = AtomicI64::new(0);

/// Lets the wall clock be wrong by so many milliseconds, before anything goes by it: for tests that try what happens then. Nothing in a
/// server does this.
#[doc(hidden)]
pub fn be_wrong(by_ms: i64) {
    WRONG.store(by_ms, Ordering::Relaxed);
}

/// Milliseconds since 1970 by a clock that never jumps.
pub fn now() -> i64 {
    let (instant, wall) = *BEGINNING;
    wall + instant.elapsed().as_millis() as i64 + AHEAD.load(Ordering::Relaxed)
}

/// Begins with another clock, before anything goes by this one.
pub(crate) fn set(to: i64) {
    AHEAD.fetch_add(to - now(), Ordering::Relaxed);
}

/// Makes up at once for what was missed while the machine slept, where nothing goes by the time any more.
pub(crate) fn forward(other: i64) {
    AHEAD.fetch_add((other - now()).max(0), Ordering::Relaxed);
}

/// Puts the time right, a little at a time; asked once a second at most, it never goes back.
pub(crate) fn follow(other: i64) {
    AHEAD.fetch_add((other - now()).clamp(-STEP, STEP), Ordering::Relaxed);
}

/// Milliseconds since 1970 by the clock of the machine, which may be set.
pub fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
        + WRONG.load(Ordering::Relaxed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_even_clock_begins_with_the_wall_clock_and_never_goes_back() {
        assert!((now() - wall()).abs() < 60_000);
        let mut last = now();
        for _ in 0..1000 {
            let next = now();
            assert!(next >= last);
            last = next;
        }
        // What lies behind changes nothing.
        forward(last - 5000);
        assert!((now() - last).abs() < 4000 && now() >= last);
    }
}
