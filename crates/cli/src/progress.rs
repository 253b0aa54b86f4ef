//! A progress bar on standard error: drawn on a terminal, silent in a pipe.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crate::say::Say;

/// Shows how far a long piece of work has come, and vanishes when dropped.
#[derive(Debug)]
pub struct Progress {
    total: u64,
    say: Say,
    started: Instant,
    /// When to draw next; never, if nobody watches.
    next: Option<Instant>,
    drawn: bool,
}

const WIDTH: usize = 30;
const PAUSE: Duration = Duration::from_millis(100);

impl Progress {
    pub fn new(total: u64, say: Say) -> Progress {
        let started = Instant::now();
        // Work that is done in a moment needs no bar.
        let next = io::stderr().is_terminal().then(|| started + 3 * PAUSE);
        Progress { total, say, started, next, drawn: false }
    }

    pub fn at(&mut self, done: u64) {
        let now = Instant::now();
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        self.next = Some(now + PAUSE);
        self.drawn = true;
        let line = line(done, self.total, self.started.elapsed(), self.say);
        let _ = write!(io::stderr(), "\r\x1b[K{line}").and_then(|()| io::stderr().flush());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.drawn {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// `[=======>                      ] 25/100, about 12 s left`.
fn line(done: u64, total: u64, elapsed: Duration, say: Say) -> String {
    let share = if total == 0 { 1.0 } else { done as f64 / total as f64 };
    let full = (share * WIDTH as f64) as usize;
    let head = if full < WIDTH { ">" } else { "" };
    let bar = format!("{}{head}", "=".repeat(full));
    let left = if done == 0 { 0.0 } else { elapsed.as_secs_f64() * (1.0 - share) / share };
    let left = say.text("progress-left", &[("seconds", format!("{left:.0}").into())]);
    format!("[{bar:WIDTH$}] {done}/{total}, {left}")
}

#[cfg(test)]
mod tests {
    use detente_words::Lang;

    use super::*;

    #[test]
    fn the_bar_grows_with_the_work() {
        let line = |done| line(done, 100, Duration::from_secs(10), Say::new(Lang::En));
        assert_eq!(line(0), "[>                             ] 0/100, about 0 s left");
        assert_eq!(line(50), "[===============>              ] 50/100, about 10 s left");
        assert_eq!(line(100), "[==============================] 100/100, about 0 s left");
    }
}
