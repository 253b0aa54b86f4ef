//! Lines from the keyboard while news may come in between.

use std::io::{self, BufRead as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use detente_tui::plain::{Heard, Typed};

/// Where lines come from.
#[derive(Debug)]
pub enum Keyboard<'t> {
    /// The line mode listens all the time.
    Listening(&'t Typed),
    Asking(Asking),
}

/// The full screen that may follow reads the terminal itself. So a line is only read when it was asked for, and nobody reads once the last
/// one has come.
#[derive(Debug)]
pub struct Asking {
    ask: Sender<()>,
    lines: Receiver<String>,
    asked: bool,
}

impl<'t> Keyboard<'t> {
    pub fn new(typed: Option<&'t Typed>) -> Keyboard<'t> {
        typed.map_or_else(|| Keyboard::Asking(Asking::begin()), Keyboard::Listening)
    }

    /// The next line if one comes in time.
    pub fn hear(&mut self, patience: Duration) -> Heard {
        match self {
            Keyboard::Listening(typed) => typed.hear(patience),
            Keyboard::Asking(asking) => asking.hear(patience),
        }
    }
}

impl Asking {
    fn begin() -> Asking {
        let (ask, wishes) = channel();
        let (sender, lines) = channel();
        // The thread ends with the input, or when nobody asks any more.
        thread::spawn(move || {
            while wishes.recv().is_ok() {
                let mut line = Vec::new();
                let read = io::stdin().lock().read_until(b'\n', &mut line);
                // Bytes that are no UTF-8 are a letter that nobody knows, and not the end.
                let line = String::from_utf8_lossy(&line).into_owned();
                if !read.is_ok_and(|count| count > 0) || sender.send(line).is_err() {
                    return;
                }
            }
        });
        Asking { ask, lines, asked: false }
    }

    fn hear(&mut self, patience: Duration) -> Heard {
        if !self.asked {
            // A thread that has ended says so by its lines.
            let _ = self.ask.send(());
            self.asked = true;
        }
        match self.lines.recv_timeout(patience) {
            Ok(line) => {
                self.asked = false;
                Heard::Line(line)
            }
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }
}
