//! The line mode at a table where others move in their own time: lines are listened to while the table is.
//!
//! At a keyboard every line is taken at once. Lines of a script are taken when something is asked, so that a script does
//! not depend on how fast the others are.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{Echo, Plain, Then};
use crate::say::Say;
use crate::scene::{Eyes, Offer, Scene};
use crate::table::TableScreen;

/// How long the table is listened to before the lines are looked at again.
const PATIENCE: Duration = Duration::from_millis(80);
/// Whoever takes longer is named.
const LONG: Duration = Duration::from_millis(1500);
/// So many lines of chat are told to somebody who has just come.
const RECENT_CHAT: usize = 5;

/// Lines as they are typed, read on a thread of their own.
#[derive(Debug)]
pub struct Typed {
    lines: Receiver<String>,
}

/// What the keyboard gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Line(String),
    Nothing,
    End,
}

impl Typed {
    /// Listens to an input until it ends or this is dropped.
    pub fn listen(mut input: impl BufRead + Send + 'static) -> Typed {
        let (sender, lines) = channel();
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                match input.read_until(b'\n', &mut line) {
                    Ok(1..) => {}
                    _ => return,
                }
                if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        Typed { lines }
    }

    /// The next line, however long it takes; nothing at the end of the input.
    pub fn line(&self) -> Option<String> {
        self.lines.recv().ok()
    }

    /// The next line if one comes in time; nothing if none does, or the input has ended: then the time is waited for all the same.
    pub fn line_within(&self, patience: Duration) -> Option<String> {
        match self.lines.recv_timeout(patience) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                thread::sleep(patience);
                None
            }
        }
    }

    /// The next line if one comes in time, or that none will come any more.
    pub fn hear(&self, patience: Duration) -> Heard {
        match self.lines.recv_timeout(patience) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }
}

/// Plays at a table that is shared with others until the input or the game ends.
pub fn run_shared(
    table: &mut dyn TableScreen,
    typed: &Typed,
    out: &mut dyn Write,
    say: Say,
    echo: Echo,
) -> io::Result<()> {
    let plain = Plain {
        table,
        out,
        say,
        told: std::collections::BTreeMap::new(),
        listed: Vec::new(),
        coached: Vec::new(),
    };
    let mut shared = Shared {
        plain,
        prompted: false,
        asked: None,
        trouble: None,
        chat: 0,
        offers: Vec::new(),
        eyes: Eyes::default(),
        waiting: (None, Instant::now(), false),
    };
    shared.plain.begin()?;
    shared.chat = shared.plain.table.scene().chat.len().saturating_sub(RECENT_CHAT);
    loop {
        // A question that has just come is not kept waiting for news.
        let new = shared.asked.is_none() && shared.plain.table.scene().question.is_some();
        let changed = shared.plain.table.go_on(if new { Duration::ZERO } else { PATIENCE });
        if changed || shared.asked.is_none() {
            shared.tell()?;
        }
        let scene = shared.plain.table.scene();
        let over = scene.over.is_some();
        // Whoever sits at the keyboard may still talk, or play again; a script has nothing more to say.
        if over && echo == Echo::Yes || !shared.plain.table.is_thinking() && scene.question.is_none() && !over
        {
            return shared.leave();
        }
        let now = scene.waiting.clone().filter(|_| scene.question.is_none() && !over);
        shared.tell_waiting(now)?;
        let asked = is_asked(shared.plain.table.scene());
        if echo == Echo::Yes && !asked {
            continue;
        }
        shared.prompt()?;
        match typed.hear(Duration::ZERO) {
            Heard::Nothing => {}
            Heard::End => return shared.leave(),
            Heard::Line(line) => {
                shared.prompted = false;
                if echo == Echo::Yes {
                    writeln!(shared.plain.out, "{}", line.trim_end())?;
                }
                match shared.plain.line(&line)? {
                    Then::Same => {}
                    Then::Next => shared.asked = None,
                    Then::Quit => return shared.leave(),
                }
            }
        }
    }
}

/// Is an answer wanted from here? Whoever only looks on may look around at any time.
fn is_asked(scene: &Scene) -> bool {
    let looks_on = scene.eyes.seat.is_none();
    let offered = scene.offers.iter().any(|offer| offer.to_answer);
    (scene.question.is_some() || scene.over.is_some() || offered || looks_on) && scene.trouble.is_none()
}

struct Shared<'a> {
    plain: Plain<'a>,
    /// Does the prompt stand at the beginning of an empty line?
    prompted: bool,
    /// The question that was printed last: its text and the words of its answers.
    asked: Option<(String, Vec<String>)>,
    trouble: Option<String>,
    /// How many lines of the chat were told.
    chat: usize,
    offers: Vec<String>,
    /// Through whose eyes the last news were told.
    eyes: Eyes,
    /// Whom the table waits for, since when, and whether it was told.
    waiting: (Option<String>, Instant, bool),
}

impl Shared<'_> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        self.break_line()?;
        writeln!(self.plain.out, "{text}")
    }

    /// Leaves the line of the prompt.
    fn break_line(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.prompted) {
            writeln!(self.plain.out)?;
        }
        Ok(())
    }

    fn prompt(&mut self) -> io::Result<()> {
        if !self.prompted {
            write!(self.plain.out, "> ")?;
            self.plain.out.flush()?;
            self.prompted = true;
        }
        Ok(())
    }

    fn leave(&mut self) -> io::Result<()> {
        self.break_line()?;
        self.plain.say_where()
    }

    /// Everything that is new: the connection, the log, the chat, offers, the question.
    fn tell(&mut self) -> io::Result<()> {
        self.tell_trouble()?;
        let eyes = self.plain.table.scene().eyes.clone();
        let other = self.plain.table.people() > 1 && self.eyes != eyes;
        if self.plain.has_news() || other {
            self.eyes = eyes;
            self.break_line()?;
            self.plain.tell_news()?;
        }
        let scene = self.plain.table.scene();
        let new: Vec<String> = scene.chat.iter().skip(self.chat).cloned().collect();
        self.chat = scene.chat.len();
        for line in new {
            self.line(&line)?;
        }
        self.tell_offers()?;
        let over = self.plain.table.scene().over.clone();
        if let Some(result) = over {
            let key = (result.clone(), Vec::new());
            if self.asked.as_ref() != Some(&key) {
                self.line(&result)?;
                self.asked = Some(key);
            }
            return Ok(());
        }
        self.tell_question()
    }

    /// Whom the table waits for is worth a line if it takes a while.
    fn tell_waiting(&mut self, now: Option<String>) -> io::Result<()> {
        let (waiting, since, told) = &mut self.waiting;
        if *waiting != now {
            (*waiting, *since, *told) = (now, Instant::now(), false);
        } else if let (Some(text), false, true) = (&*waiting, *told, since.elapsed() > LONG) {
            *told = true;
            let line = format!("{text} …");
            self.line(&line)?;
        }
        Ok(())
    }

    fn tell_trouble(&mut self) -> io::Result<()> {
        let trouble = self.plain.table.scene().trouble.clone();
        if trouble != self.trouble {
            let line = match (&trouble, &self.trouble) {
                // The pauses grow and the words may change; that it is lost was said.
                (Some(_), Some(_)) => None,
                (Some(trouble), None) => Some(format!("! {trouble}")),
                (None, _) => Some(self.plain.say.line("remote-back")),
            };
            self.trouble = trouble;
            if let Some(line) = line {
                self.line(&line)?;
            }
        }
        Ok(())
    }

    fn tell_offers(&mut self) -> io::Result<()> {
        let say = self.plain.say;
        let tell = |offer: &Offer| {
            let word = |id: &str| say.line(&format!("command-{id}"));
            if offer.to_answer {
                format!("{} ({}, {})", offer.text, word("accept"), word("refuse"))
            } else {
                offer.text.clone()
            }
        };
        let offers: Vec<String> = self.plain.table.scene().offers.iter().map(tell).collect();
        let new: Vec<String> = offers.iter().filter(|offer| !self.offers.contains(offer)).cloned().collect();
        self.offers = offers;
        for line in new {
            self.line(&line)?;
        }
        Ok(())
    }

    fn tell_question(&mut self) -> io::Result<()> {
        let scene = self.plain.table.scene();
        let Some(question) = &scene.question else {
            self.asked = None;
            return Ok(());
        };
        let words = question.choices.iter().map(|choice| choice.word.clone()).collect();
        let key = (question.text.clone(), words);
        if self.asked.as_ref() == Some(&key) {
            return Ok(());
        }
        self.asked = Some(key);
        self.break_line()?;
        self.plain.print_question()
    }
}
