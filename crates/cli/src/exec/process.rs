//! A program with its pipes. Every pipe has a thread of its own, so that a program which does not read, does not write or
//! writes without end holds nobody up and fills no memory.
//!
//! The threads are never waited for: they end with their pipes, and a program's own children may hold those open for as
//! long as they like.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What is kept of a line: more than any line of the protocol needs.
const LINE: usize = 4096;

/// Lines that wait to be looked at; a program that says more has to wait itself.
const WAITING: usize = 64;

/// How long a program may take to end that has closed its pipes or was told to quit.
const FAREWELL: Duration = Duration::from_millis(500);

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It did not read the question in time.
    Deaf,
    /// It read the question and did not answer in time.
    Silent,
    ClosedInput,
    ClosedOutput,
    /// It is gone; its status, and what it said last.
    Ended(String),
}

/// What comes from the threads.
enum Heard {
    /// From here on the program may know the question.
    Asking,
    /// The question lies in the pipe.
    Asked,
    /// The program has closed its standard input.
    Refused,
    Line(String),
    /// The program has closed its standard output.
    Quiet,
}

/// A question, and what has to be said before it.
struct Question {
    before: String,
    question: String,
}

/// A question on its way, and the answer to it.
struct Exchange<'a> {
    /// The first word of the answer.
    word: &'a str,
    asking: bool,
    asked: bool,
    answer: Option<String>,
}

impl<'a> Exchange<'a> {
    fn new(word: &'a str) -> Exchange<'a> {
        Exchange { word, asking: false, asked: false, answer: None }
    }

    /// What was said before the question was put cannot be an answer to it.
    fn hear(&mut self, line: &str) {
        let mut words = line.trim().splitn(2, char::is_whitespace);
        if words.next() == Some(self.word) && self.asking && self.answer.is_none() {
            self.answer = Some(words.next().unwrap_or_default().trim().to_owned());
        }
    }
}

/// A program that runs.
pub struct Process {
    child: Child,
    questions: Sender<Question>,
    heard: Receiver<Heard>,
    /// Its standard output is closed.
    quiet: bool,
    /// The last thing it said on standard error.
    last_words: Arc<Mutex<String>>,
    /// Closed when standard error has been heard to its end.
    heard_out: Receiver<()>,
    /// Nobody listens any more.
    over: Arc<AtomicBool>,
}

impl Process {
    /// `command` is a program and its arguments, with blanks between them.
    pub fn start(command: &str) -> io::Result<Process> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = (input, output, errors) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (questions, to_ask) = channel();
        let (sender, heard) = sync_channel(WAITING);
        let (listening, heard_out) = channel::<()>();
        let last_words = Arc::new(Mutex::new(String::new()));
        let over = Arc::new(AtomicBool::new(false));

        let asked = sender.clone();
        thread::spawn(move || ask(input, &to_ask, &asked));
        let enough = Arc::clone(&over);
        thread::spawn(move || {
            each_line(output, &enough, |line| sender.send(Heard::Line(line)).is_ok());
            let _ = sender.send(Heard::Quiet);
        });
        let (words, enough) = (Arc::clone(&last_words), Arc::clone(&over));
        thread::spawn(move || {
            // Dropped with the thread.
            let _listening = listening;
            each_line(errors, &enough, |line| {
                if let Ok(mut words) = words.lock()
                    && !line.trim().is_empty()
                {
                    *words = line;
                }
                true
            });
        });
        Ok(Process { child, questions, heard, quiet: false, last_words, heard_out, over })
    }

    /// Says `before` and `question`, lines with their ends, and gives back the rest of the first line after it that
    /// begins with `word`. Other lines are left alone, and so is what was said before the question was put.
    pub fn converse(
        &mut self,
        before: String,
        question: String,
        word: &str,
        patience: Duration,
    ) -> Result<String, Trouble> {
        let deadline = Instant::now() + patience;
        let mut exchange = Exchange::new(word);
        if self.quiet || self.questions.send(Question { before, question }).is_err() {
            return Err(self.ended(Trouble::ClosedOutput));
        }
        loop {
            if exchange.asked && exchange.answer.is_some() {
                return Ok(exchange.answer.unwrap_or_default());
            }
            // A program that never stops talking gets no more time than one that says nothing.
            let left = deadline.saturating_duration_since(Instant::now());
            let Some(heard) = (!left.is_zero()).then(|| self.heard.recv_timeout(left).ok()).flatten() else {
                return Err(if exchange.asked { Trouble::Silent } else { Trouble::Deaf });
            };
            match heard {
                Heard::Asking => exchange.asking = true,
                Heard::Asked => exchange.asked = true,
                Heard::Line(line) => exchange.hear(&line),
                Heard::Refused => return Err(self.ended(Trouble::ClosedInput)),
                Heard::Quiet => {
                    self.quiet = true;
                    if exchange.answer.is_none() {
                        return Err(self.ended(Trouble::ClosedOutput));
                    }
                }
            }
        }
    }

    /// Says that it is over and leaves it a moment to end.
    pub fn quit(mut self) {
        let quit = Question { before: String::new(), question: "quit\n".to_owned() };
        if self.questions.send(quit).is_ok() {
            self.ends_within(FAREWELL);
        }
    }

    /// It has closed a pipe. Programs do so when they end; what one said last is then the best explanation.
    fn ended(&mut self, otherwise: Trouble) -> Trouble {
        let deadline = Instant::now() + FAREWELL;
        let Some(status) = self.ends_within(FAREWELL) else { return otherwise };
        // Its last words may still be on their way.
        let _ = self.heard_out.recv_timeout(deadline.saturating_duration_since(Instant::now()));
        let last = self.last_words.lock().map(|words| readable(&words)).unwrap_or_default();
        Trouble::Ended(if last.is_empty() { status } else { format!("{status}: {last}") })
    }

    /// With which status it ends, if it does so within that time.
    fn ends_within(&mut self, time: Duration) -> Option<String> {
        let deadline = Instant::now() + time;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            // Whatever it still says is let pass, so that it need not wait.
            while self.heard.try_recv().is_ok() && Instant::now() < deadline {}
            if Instant::now() >= deadline {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Puts one question after the other, until the program or the table is gone.
fn ask(mut input: ChildStdin, questions: &Receiver<Question>, heard: &SyncSender<Heard>) {
    for Question { before, question } in questions {
        let told = input.write_all(before.as_bytes()).and_then(|()| input.flush());
        let _ = heard.send(Heard::Asking);
        let asked =
            told.and_then(|()| input.write_all(question.as_bytes())).and_then(|()| input.flush()).is_ok();
        let listening = heard.send(if asked { Heard::Asked } else { Heard::Refused }).is_ok();
        if !asked || !listening {
            break;
        }
    }
}

/// Hands on line after line, each cut to what is kept of a line, until it is taken no longer or `enough` is said.
fn each_line(pipe: impl Read, enough: &AtomicBool, mut take: impl FnMut(String) -> bool) {
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    while !enough.load(Ordering::Relaxed) {
        let Ok(chunk) = pipe.fill_buf() else { break };
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let (kept, over) = (part.len().min(LINE - line.len()), chunk.is_empty());
        line.extend_from_slice(&part[..kept]);
        let used = part.len() + usize::from(end.is_some());
        pipe.consume(used);
        let whole = end.is_some() || (over && !line.is_empty());
        if whole && !take(String::from_utf8_lossy(&line).into_owned()) || over {
            break;
        }
        if whole {
            line.clear();
        }
    }
}

/// What a program said, as a report can show it: on one line, and not too long.
pub fn readable(text: &str) -> String {
    const MOST: usize = 200;
    let plain: String = text.trim().chars().filter(|letter| !letter.is_control()).take(MOST + 1).collect();
    if plain.chars().count() <= MOST {
        return plain;
    }
    plain.chars().take(MOST).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        each_line(text, &AtomicBool::new(false), |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn lines_are_cut_to_a_length_and_the_last_needs_no_end() {
        assert_eq!(lines(b"one\n\ntwo\r\nthree"), ["one", "", "two\r", "three"]);
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"caf\xe9\n"), ["caf\u{fffd}"]);
        let long = [vec![b'x'; 100_000], b"\nnext\n".to_vec()].concat();
        assert_eq!(lines(&long), ["x".repeat(LINE), "next".to_owned()]);
    }

    #[test]
    fn nothing_is_read_that_nobody_wants() {
        let mut count = 0;
        each_line(&b"one\ntwo\n"[..], &AtomicBool::new(false), |_| {
            count += 1;
            false
        });
        assert_eq!(count, 1);
        each_line(io::repeat(b'x'), &AtomicBool::new(true), |_| unreachable!("there is no end to this line"));
    }

    #[test]
    fn the_first_answer_counts_and_only_after_the_question() {
        let mut exchange = Exchange::new("bestaction");
        exchange.hear("bestaction late");
        assert_eq!(exchange.answer, None);
        exchange.asking = true;
        for line in ["", "info nodes 3", "bestactions none", "  bestaction\tcuba  now ", "bestaction iran"] {
            exchange.hear(line);
        }
        assert_eq!(exchange.answer.as_deref(), Some("cuba  now"));
    }

    #[test]
    fn a_report_stays_on_one_line() {
        assert_eq!(readable(" Error:\t\u{1b}[31mred\n"), "Error:[31mred");
        assert_eq!(readable(&"é".repeat(1000)), format!("{}…", "é".repeat(200)));
    }
}
