//! The list of a server's tables, and what else there is to do before one sits down: challenges, events, players, vacation. Lines go in, pages
//! of lines come out, on a full terminal and in the line mode alike.
//!
//! Suggested reading order: [`words`] (what may be typed), [`keyboard`] and [`news`] (lines, and what happens while one waits for them),
//! [`tables`], [`challenges`], [`events`] with [`event`], [`standings`] and [`more`] (more time for a match), [`players`]; [`terms`] is how clocks and points are written.

mod challenges;
mod event;
mod events;
mod keyboard;
mod more;
mod news;
mod players;
mod standings;
mod tables;
mod terms;
mod words;

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use detente_client::{Leads, Trouble};
use detente_protocol::plain::plain_line;
use detente_protocol::{Challenge, ErrorCode, EventView, Me, TableView};
use detente_tui::plain::{Heard, Typed};
use detente_tui::terminal;
use detente_tui::widgets::text::{cut, wrap};

use self::keyboard::Keyboard;
use self::news::News;
use self::terms::{told, visit};
use self::words::{Word, meant};
use super::super::{echo, table_text};
use super::Visit;
use crate::answer::Failure;
use crate::visitor;

/// How long a line is waited for before it is looked whether there is news.
const PATIENCE: Duration = Duration::from_millis(250);

/// A table that a number leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Goal {
    table: String,
    /// Somebody else's: one looks on there.
    watch: bool,
}

/// What was shown last; numbers mean its lines.
#[derive(Debug)]
enum Page {
    Tables(Vec<Goal>),
    Challenges(Vec<Challenge>),
    /// The ids of the events that are listed.
    Events(Vec<String>),
    Event(Box<EventView>, Vec<Goal>),
    /// Nothing on it has a number.
    Other,
}

/// A line in parts that fit; what goes on stands further in than what begins.
fn broken(line: &str, columns: usize) -> Vec<String> {
    if cut(line, columns) == line {
        return vec![line.to_owned()];
    }
    let text = line.trim_start();
    let lead = line.len() - text.len();
    let parts = wrap(text, columns.saturating_sub(lead + 3)).into_iter().enumerate();
    parts.map(|(at, part)| format!("{}{part}", " ".repeat(if at == 0 { lead } else { lead + 3 }))).collect()
}

/// What follows from a line.
enum Next {
    Stay,
    Leave,
    Sit(Box<TableView>),
}

/// What was done, or one line that says why not.
type Done = Result<Next, String>;

/// Somebody who has come to a server and has not sat down yet.
struct House<'v> {
    visit: &'v Visit<'v>,
    me: &'v Me,
    keyboard: Keyboard<'v>,
    news: News,
    page: Page,
}

/// Lets somebody look round a server until they sit down somewhere or leave.
pub fn look_round(
    visit: &Visit<'_>,
    me: &Me,
    typed: Option<&Typed>,
    begin: &Leads,
) -> Result<Option<TableView>, Failure> {
    let (keyboard, news) = (Keyboard::new(typed), News::default());
    let mut house = House { visit, me, keyboard, news, page: Page::Other };
    let begun = match begin {
        Leads::Event(id) => {
            house.tell_unread();
            house.open_event(id)
        }
        _ => house.tables(),
    };
    begun.map_err(|trouble| visit.fail(&trouble))?;
    let lonely = matches!(&house.page, Page::Tables(tables) if tables.is_empty());
    let mut silent = true;
    while let Some(line) = house.line() {
        let line = line.trim();
        let home = matches!(house.page, Page::Tables(_));
        let done = match line {
            "" if home => break,
            "" => house.home(),
            line => house.take(line),
        };
        silent = false;
        match done {
            Ok(Next::Stay) => {}
            Ok(Next::Leave) => return Ok(None),
            Ok(Next::Sit(table)) => return Ok(Some(*table)),
            Err(why) => house.show(&[format!("! {why}")]),
        }
    }
    if lonely && silent {
        let args = [("url", visit.url().into())];
        return Err(Failure::NotSo(table_text(visit.say, "pick-none", &args)));
    }
    Ok(None)
}

fn prompt() {
    // Nobody is left to be told if this fails.
    let _ = write!(io::stdout(), "> ").and_then(|()| io::stdout().flush());
}

impl House<'_> {
    /// The next line that is typed, with news told as it comes; nothing at the end of the input.
    fn line(&mut self) -> Option<String> {
        prompt();
        loop {
            match self.keyboard.hear(PATIENCE) {
                Heard::Line(line) => {
                    // What was pasted is shown again where nobody is called so.
                    let line = plain_line(&line);
                    if echo() == detente_tui::plain::Echo::Yes {
                        let _ = writeln!(io::stdout(), "{line}");
                    }
                    return Some(line);
                }
                Heard::End => {
                    let _ = writeln!(io::stdout());
                    return None;
                }
                Heard::Nothing => {
                    let news = self.hear_news();
                    if !news.is_empty() {
                        // It stands in lines of its own, and what is being typed begins a new one.
                        let _ = if io::stdout().is_terminal() {
                            write!(io::stdout(), "\r\u{1b}[K")
                        } else {
                            writeln!(io::stdout())
                        };
                        self.show(&news);
                        prompt();
                    }
                }
            }
        }
    }

    /// Writes lines, broken between words where a terminal is narrower. The line mode leaves that to whoever reads it.
    fn show(&self, lines: &[String]) {
        let columns = if self.visit.args.plain { None } else { terminal::columns() };
        for line in lines {
            for part in columns.map_or_else(|| vec![line.clone()], |columns| broken(line, columns)) {
                let _ = writeln!(io::stdout(), "{part}");
            }
        }
    }

    /// What went wrong, in a line.
    fn why(&self, trouble: &Trouble) -> String {
        // It knew one a moment ago: the session was ended from elsewhere.
        if trouble.code() == Some(ErrorCode::NotLoggedIn) {
            return visit(self.visit.say, "signed-out", &[]);
        }
        visitor::told(trouble, &self.visit.server, self.visit.say)
    }

    /// The same where it is about a player of that name.
    fn why_of(&self, name: &str, trouble: &Trouble) -> String {
        match trouble.code() {
            Some(ErrorCode::NotFound) => format!("{}: {name}", told(self.visit.say, "ladder-nobody", &[])),
            _ => self.why(trouble),
        }
    }

    fn stay(&self, done: Result<(), Trouble>) -> Done {
        done.map(|()| Next::Stay).map_err(|trouble| self.why(&trouble))
    }

    fn home(&mut self) -> Done {
        let done = self.tables();
        self.stay(done)
    }

    fn sit(&self, goal: &Goal) -> Done {
        let whole = self.visit.sit(&goal.table, goal.watch);
        whole.map(|whole| Next::Sit(Box::new(whole))).map_err(|failure| failure.line().to_owned())
    }

    fn take(&mut self, line: &str) -> Done {
        if let Ok(number) = line.parse::<usize>() {
            return self.number(number);
        }
        let say = self.visit.say;
        let Some((word, rest)) = meant(line, say) else {
            return Err(visit(say, "unknown", &[("word", line.to_owned().into())]));
        };
        match word {
            Word::Tables => self.home(),
            Word::Challenges => self.list_challenges(),
            Word::Challenge => self.challenge(rest),
            Word::Accept => self.answer(rest, true),
            Word::Decline => self.answer(rest, false),
            Word::Withdraw => self.withdraw(rest),
            Word::Events => self.list_events(rest),
            Word::Register => self.register(),
            Word::More => self.ask_more(rest),
            Word::Round => self.round(rest),
            Word::Standings => self.standings(),
            Word::Crosstable => self.crosstable(),
            Word::Log => self.event_log(),
            Word::Ladder => self.ladder(rest),
            Word::Profile => self.profile(rest),
            Word::Vacation => self.vacation(rest),
            Word::Help => {
                self.show(&words::help(say));
                Ok(Next::Stay)
            }
            Word::Quit => Ok(Next::Leave),
        }
    }

    /// What the line of the page with this number leads to.
    fn number(&mut self, number: usize) -> Done {
        let at = number.wrapping_sub(1);
        let say = self.visit.say;
        let count = match &self.page {
            Page::Tables(goals) | Page::Event(_, goals) => match goals.get(at) {
                Some(goal) => return self.sit(goal),
                None => goals.len(),
            },
            Page::Events(ids) => match ids.get(at).cloned() {
                Some(id) => {
                    let done = self.open_event(&id);
                    return self.stay(done);
                }
                None => ids.len(),
            },
            Page::Challenges(all) if !all.is_empty() => return Err(visit(say, "challenges-how", &[])),
            Page::Challenges(_) | Page::Other => 0,
        };
        Err(match count {
            0 => visit(say, "no-numbers", &[]),
            n => table_text(say, "pick-number", &[("n", n.into())]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn a_long_line_goes_on_further_in() {
        assert_eq!(broken("1 Cup: open", 11), ["1 Cup: open"]);
        assert_eq!(broken("1 Cup: open, 2 of 8", 12), ["1 Cup:", "   open, 2", "   of 8"]);
        assert_eq!(broken("  game 1: Ana", 12), ["  game 1:", "     Ana"]);
    }
}
