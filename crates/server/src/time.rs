//! Two times. Tables and their clocks go by a time that never jumps: it begins with the wall clock and then counts evenly, so
//! that nobody loses or gains a second when the machine's clock is set. What is meant for people and other machines (when a
//! session ends, when a letter is due) goes by the wall clock.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When this program first looked at a clock, by both.
static BEGINNING: LazyLock<(Instant, i64)> = LazyLock::new(|| (Instant::now(), wall()));

/// Milliseconds since 1970 by a clock that never jumps.
pub fn now() -> i64 {
    let (instant, wall) = *BEGINNING;
    wall + instant.elapsed().as_millis() as i64
}

/// Milliseconds since 1970 by the clock of the machine, which may be set.
pub fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
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
    }
}
