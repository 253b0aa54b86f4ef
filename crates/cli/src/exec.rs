//! Programs that play through the engine protocol, as bots: `--seats us=greedy,ussr=exec:./my-bot`.
//!
//! A program gets one side's view and nothing else. One that cannot be started, ends, does not read, keeps silent too long
//! or answers what is not legal has a fault: it is stopped, it loses the game, and the fault says why.

use std::io;
use std::time::Duration;

use detente_game::{Bot, Seat};

use crate::engine::VERSION;
use crate::games::House;
use crate::say::{Digits, Say};

mod process;

use process::{Process, Trouble, readable};

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
    process: Process,
    /// What it has to be told before the next question.
    news: String,
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

    fn trouble(&self, trouble: &Trouble, patience: Duration) -> String {
        let seconds = self.say.number(patience.as_secs_f64(), Digits::One);
        match trouble {
            Trouble::Deaf => self.blame("deaf", &seconds),
            Trouble::Silent => self.blame("silent", &seconds),
            Trouble::ClosedInput => self.blame("closed-input", ""),
            Trouble::ClosedOutput => self.blame("closed-output", ""),
            Trouble::Ended(how) => self.blame("ended", how),
        }
    }

    fn start<G: House>(&self) -> Result<Running, String> {
        let cannot_start = |error: io::Error| self.blame("cannot-start", &error.to_string());
        let mut process = Process::start(&self.command).map_err(cannot_start)?;
        process
            .converse(String::new(), format!("detente {VERSION}\n"), "detenteok", GETTING_READY)
            .map_err(|trouble| self.trouble(&trouble, GETTING_READY))?;
        Ok(Running { process, news: format!("newgame {}\n", G::NAME), seat: None })
    }

    fn ask<G: House>(
        &self,
        running: &mut Running,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        let mut before = vec![std::mem::take(&mut running.news)];
        if running.seat.replace(seat) != Some(seat) {
            before.push(format!("seat {}\n", G::SEATS[seat.0 as usize]));
        }
        let words: Vec<String> = legal.iter().map(|&action| G::action_word(action)).collect();
        before.push(format!("view {}\nlegal {}\n", G::view_text(view), words.join(" ")));
        let question = format!("go movetime {}\n", self.move_time.as_millis());
        let patience = self.move_time + GRACE;
        let answer = running.process.converse(before.concat(), question, "bestaction", patience);
        let answer = answer.map_err(|trouble| self.trouble(&trouble, patience))?;
        let word = answer.split_whitespace().next().unwrap_or_default();
        let action = G::parse_action(word).filter(|action| legal.contains(action));
        action.ok_or_else(|| self.blame("illegal", &readable(word)))
    }
}

impl<G: House> Bot<G> for Exec {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.fault.is_some() {
            return legal[0];
        }
        let running = self.running.take().map_or_else(|| self.start::<G>(), Ok);
        let answer = running.and_then(|mut running| {
            let action = self.ask::<G>(&mut running, seat, view, legal)?;
            Ok((action, running))
        });
        match answer {
            Ok((action, running)) => {
                self.running = Some(running);
                action
            }
            Err(fault) => {
                self.fault = Some(fault);
                legal[0]
            }
        }
    }

    fn fault(&self) -> Option<String> {
        self.fault.clone()
    }
}

impl Drop for Exec {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            running.process.quit();
        }
    }
}

#[cfg(all(test, unix))]
mod tests;
