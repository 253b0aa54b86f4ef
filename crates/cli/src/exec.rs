//! Programs that play through the engine protocol, as bots: `--seats us=greedy,ussr=exec:./my-bot`.
//!
//! A program gets one side's view and nothing else. One that cannot be started, ends, keeps silent too long or answers
//! what is not legal has a fault: it loses the game, and the fault says why.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use detente_game::{Bot, Seat};

use crate::engine::VERSION;
use crate::games::House;
use crate::say::Say;

/// What stands before the command in `--seats`.
pub const PREFIX: &str = "exec:";

/// How long a program may take beyond the time for a decision, and to get ready.
const GRACE: Duration = Duration::from_secs(2);
const GETTING_READY: Duration = Duration::from_secs(10);

/// A program outside.
pub struct Exec {
    command: String,
    move_time: Duration,
    say: Say,
    running: Option<Running>,
    fault: Option<String>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The last thing it said on standard error.
    last_words: Arc<Mutex<String>>,
    /// Closed when standard error has been heard to its end.
    heard_out: Receiver<()>,
    seat: Option<Seat>,
}

impl Exec {
    /// `command` is a program and its arguments, with blanks between them.
    pub fn new(command: &str, move_time: Duration, say: Say) -> Exec {
        Exec { command: command.to_owned(), move_time, say, running: None, fault: None }
    }

    fn blame(&self, id: &str, what: &str) -> String {
        self.say.text(
            &format!("exec-{id}"),
            &[("command", self.command.clone().into()), ("what", what.to_owned().into())],
        )
    }

    fn start<G: House>(&self) -> Result<Running, String> {
        let mut words = self.command.split_whitespace();
        let program = words.next().ok_or_else(|| self.blame("cannot-start", "?"))?;
        let cannot_start = |error: io::Error| self.blame("cannot-start", &error.to_string());
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(cannot_start)?;
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = (input, output, errors) else {
            return Err(self.blame("cannot-start", "pipe"));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let last_words = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&last_words);
        let (listening, heard_out) = channel::<()>();
        thread::spawn(move || {
            // Dropped with the thread.
            let _listening = listening;
            for line in
                BufReader::new(errors).lines().map_while(Result::ok).filter(|line| !line.trim().is_empty())
            {
                if let Ok(mut heard) = heard.lock() {
                    *heard = line;
                }
            }
        });
        let mut running = Running { child, input, lines, last_words, heard_out, seat: None };
        self.send(&mut running, &format!("detente {VERSION}"))?;
        self.wait_for(&mut running, "detenteok", GETTING_READY)?;
        self.send(&mut running, &format!("newgame {}", G::NAME))?;
        Ok(running)
    }

    fn send(&self, running: &mut Running, line: &str) -> Result<(), String> {
        let sent = writeln!(running.input, "{line}").and_then(|()| running.input.flush());
        sent.map_err(|_| self.ended(running))
    }

    /// The program is gone; what it said last is the best explanation.
    fn ended(&self, running: &mut Running) -> String {
        // It closes its pipes before it ends; give it a moment to do so.
        let deadline = Instant::now() + Duration::from_millis(500);
        let status = loop {
            match running.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                _ if Instant::now() >= deadline => break "?".to_owned(),
                _ => thread::sleep(Duration::from_millis(10)),
            }
        };
        // Its last words may still be on their way.
        let _ = running.heard_out.recv_timeout(deadline.saturating_duration_since(Instant::now()));
        let last = running.last_words.lock().map(|words| words.clone()).unwrap_or_default();
        self.blame("ended", &if last.is_empty() { status } else { format!("{status}: {last}") })
    }

    /// The rest of the first line that begins with `word`; other lines are left alone.
    fn wait_for(&self, running: &mut Running, word: &str, patience: Duration) -> Result<String, String> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match running.lines.recv_timeout(left) {
                Ok(line) => {
                    let mut words = line.trim().splitn(2, char::is_whitespace);
                    if words.next() == Some(word) {
                        return Ok(words.next().unwrap_or_default().trim().to_owned());
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = format!("{:.1}", patience.as_secs_f64());
                    return Err(self.blame("silent", &seconds));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(running)),
            }
        }
    }

    fn ask<G: House>(
        &self,
        running: &mut Running,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        if running.seat != Some(seat) {
            running.seat = Some(seat);
            self.send(running, &format!("seat {}", G::SEATS[seat.0 as usize]))?;
        }
        self.send(running, &format!("view {}", G::view_text(view)))?;
        let words: Vec<String> = legal.iter().map(|&action| G::action_word(action)).collect();
        self.send(running, &format!("legal {}", words.join(" ")))?;
        self.send(running, &format!("go movetime {}", self.move_time.as_millis()))?;
        let answer = self.wait_for(running, "bestaction", self.move_time + GRACE)?;
        let word = answer.split_whitespace().next().unwrap_or_default();
        let action = G::parse_action(word).filter(|action| legal.contains(action));
        action.ok_or_else(|| self.blame("illegal", word))
    }
}

impl<G: House> Bot<G> for Exec {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let mut running = match self.running.take().map_or_else(|| self.start::<G>(), Ok) {
            Ok(running) => running,
            Err(fault) => {
                self.fault = Some(fault);
                return legal[0];
            }
        };
        let answer = self.ask::<G>(&mut running, seat, view, legal);
        self.running = Some(running);
        answer.unwrap_or_else(|fault| {
            self.fault = Some(fault);
            legal[0]
        })
    }

    fn fault(&self) -> Option<String> {
        self.fault.clone()
    }
}

impl Drop for Exec {
    fn drop(&mut self) {
        let Some(mut running) = self.running.take() else { return };
        let _ = writeln!(running.input, "quit").and_then(|()| running.input.flush());
        let deadline = Instant::now() + Duration::from_millis(500);
        while self.fault.is_none() && Instant::now() < deadline {
            if matches!(running.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = running.child.kill();
        let _ = running.child.wait();
    }
}
