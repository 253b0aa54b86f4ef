//! Looking for somebody to play with: how long so far, how long it usually takes, how many wait, and a bot after a while. Whoever does not
//! want to wait any longer says so, and the server forgets them at once.

use std::io::{self, IsTerminal, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};

use detente_protocol::{Clock, CreateTable, SeatWish, Seek, SeekState};
use detente_tui::plain::Typed;
use detente_tui::terminal::{self, Pressed};

use super::super::{Played, table_text};
use super::Visit;
use crate::answer::Failure;
use crate::say::Say;
use crate::sim::option_words;
use crate::visitor;

/// How often it is asked whether somebody was found, and how often a line is written anew where nothing else changes.
const OFTEN: Duration = Duration::from_secs(2);
const SELDOM: Duration = Duration::from_secs(30);
const SECOND: Duration = Duration::from_secs(1);
/// The most that is saved up on a clock that grows, in seconds: what the web table offers, so that both find each other.
const CAP: u32 = 12 * 3600;
/// The key for a game against the computer.
const BOT: char = 'b';

/// What somebody wants who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wants {
    ToWait,
    ToLeave,
    ABot,
}

/// `1:05`.
fn minutes(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// How the search stands, in a line.
fn line(state: &SeekState, waited: Duration, say: Say) -> String {
    let text = |id: &str, args: &[(&str, detente_words::Value<'_>)]| table_text(say, id, args);
    let usual = state.usual_wait.map_or_else(
        || text("seek-unusual", &[]),
        |seconds| text("seek-usual", &[("time", minutes(Duration::from_secs(u64::from(seconds))).into())]),
    );
    let within = state
        .within
        .map_or_else(|| text("seek-all", &[]), |points| text("seek-within", &[("n", points.into())]));
    let waited = text("seek-waited", &[("time", minutes(waited).into())]);
    let others = match state.others {
        0 => text("seek-nobody", &[]),
        n => text("seek-others", &[("n", n.into())]),
    };
    [waited, usual, others, within].join("; ")
}

/// What a word that was typed means; nothing if it is none that is known here.
fn meant(typed: &str, say: Say) -> Option<Wants> {
    let word = typed.trim().to_lowercase();
    if word == table_text(say, "command-quit", &[]) || word == "q" || word == "quit" {
        return Some(Wants::ToLeave);
    }
    (word == "bot" || word == BOT.to_string()).then_some(Wants::ABot)
}

/// What is written while one waits: on a terminal one line that is written over, elsewhere a line now and then.
struct Slip {
    /// Keys are heard at once: it is a terminal, and no line mode.
    keys: bool,
    began: Instant,
    /// When the last line was written.
    told: Option<Instant>,
    offered: bool,
    say: Say,
}

impl Slip {
    /// Nobody is left to be told if writing fails.
    fn write(&self, state: &SeekState) {
        let now = line(state, self.began.elapsed(), self.say);
        let _ = if self.keys {
            write!(io::stdout(), "\r{now}\u{1b}[K").and_then(|()| io::stdout().flush())
        } else {
            writeln!(io::stdout(), "{now}")
        };
    }

    /// What comes now stands in a line of its own.
    fn end_line(&self) {
        if self.keys {
            let _ = writeln!(io::stdout());
        }
    }

    /// How it stands, and once that a bot is offered.
    fn tell(&mut self, state: &SeekState) {
        let offer = state.bot.as_ref().filter(|_| !self.offered);
        if let Some(level) = offer {
            self.end_line();
            let id = if self.keys { "seek-bot-key" } else { "seek-bot-word" };
            visitor::tell(self.say, id, &[("level", level.clone().into())]);
            self.offered = true;
        }
        if self.keys || offer.is_some() || self.told.is_none_or(|told| told.elapsed() >= SELDOM) {
            self.write(state);
            self.told = Some(Instant::now());
        }
    }

    /// What was wished by a key within the time between two questions; the seconds go on meanwhile.
    fn key(&self, state: &SeekState) -> Wants {
        let until = Instant::now() + OFTEN;
        while Instant::now() < until {
            match terminal::wait_for_key(SECOND) {
                Ok(Some(Pressed::Leave)) => return Wants::ToLeave,
                Ok(Some(Pressed::Letter(BOT))) => return Wants::ABot,
                Ok(_) => {}
                // A terminal without keys is waited at all the same.
                Err(_) => sleep(SECOND),
            }
            self.write(state);
        }
        Wants::ToWait
    }

    /// The same by a line that was typed.
    fn word(&self, typed: &Typed) -> Wants {
        let Some(line) = typed.line_within(OFTEN).filter(|line| !line.trim().is_empty()) else {
            return Wants::ToWait;
        };
        meant(&line, self.say).unwrap_or_else(|| {
            visitor::tell(self.say, "seek-words", &[]);
            Wants::ToWait
        })
    }
}

impl Visit<'_> {
    /// Waits until somebody else looks for the same game; gives the table. None if whoever waits has had enough of it.
    pub fn seek<G: Played>(&self, typed: Option<&Typed>) -> Result<Option<String>, Failure> {
        let seek = self.wanted::<G>();
        let keys = typed.is_none() && io::stdin().is_terminal();
        let mut state = self.server.seek(&seek).map_err(|trouble| self.fail(&trouble))?;
        let mut slip = Slip { keys, began: Instant::now(), told: None, offered: false, say: self.say };
        self.tell("seeking", &[]);
        self.tell(if keys { "seek-keys" } else { "seek-words" }, &[]);
        loop {
            if let Some(table) = state.table {
                slip.end_line();
                return Ok(Some(table));
            }
            slip.tell(&state);
            let wants = match typed {
                Some(typed) => slip.word(typed),
                None if keys => slip.key(&state),
                None => {
                    sleep(OFTEN);
                    Wants::ToWait
                }
            };
            if wants == Wants::ToLeave || wants == Wants::ABot && state.bot.is_some() {
                slip.end_line();
                // A search of which nobody asks any more ends by itself.
                let _ = self.server.cancel_seek(&state.id);
                return self.instead::<G>(wants, &seek, state.bot.as_deref());
            }
            state = self.server.seek_state(&state.id).map_err(|trouble| self.fail(&trouble))?;
        }
    }

    /// What the arguments look for.
    fn wanted<G: Played>(&self) -> Seek {
        let clock = match self.args.at.clock.clone().unwrap_or_default() {
            Clock::Bank { seconds, increment, time_out, .. } => {
                Clock::Bank { seconds, increment, cap: CAP.max(seconds), time_out }
            }
            other => other,
        };
        Seek {
            game: G::NAME.to_owned(),
            options: option_words(&self.args.rules),
            clock,
            weekends: self.args.at.weekends,
            rated: self.args.at.rated,
            seat: self.args.seat.clone().filter(|seat| G::SEATS.contains(&seat.as_str())),
            range: self.args.at.range,
        }
    }

    /// Whoever does not wait any longer plays the bot that was offered, on the same terms but for no rating, or leaves.
    fn instead<G: Played>(
        &self,
        wants: Wants,
        seek: &Seek,
        bot: Option<&str>,
    ) -> Result<Option<String>, Failure> {
        let Some(level) = bot.filter(|_| wants == Wants::ABot) else {
            self.tell("seek-left", &[]);
            return Ok(None);
        };
        let own = seek.seat.as_deref().unwrap_or(G::SEATS[0]);
        let sitter = |seat: &&str| {
            if *seat == own { SeatWish::Me } else { SeatWish::Bot { level: level.to_owned() } }
        };
        let table = CreateTable {
            clock: seek.clock.clone(),
            weekends: seek.weekends,
            seats: G::SEATS.iter().map(sitter).collect(),
            spectators: true,
            ..CreateTable::at_home(G::NAME, seek.options.clone(), 0)
        };
        let made = self.server.create(&table);
        made.map(|made| Some(made.id)).map_err(|trouble| self.fail(&trouble))
    }
}

#[cfg(test)]
mod tests {
    use detente_words::Lang;

    use super::*;

    #[test]
    fn a_line_says_how_long_one_has_waited_and_how_long_it_usually_takes() {
        let mut state = SeekState {
            id: "s".to_owned(),
            seek: Seek {
                game: "twilight".to_owned(),
                options: Vec::new(),
                clock: Clock::default(),
                weekends: false,
                rated: false,
                seat: None,
                range: None,
            },
            since: 0,
            within: Some(250),
            others: 1,
            usual_wait: None,
            bot: None,
            table: None,
        };
        let say = Say::new(Lang::En);
        assert_eq!(
            line(&state, Duration::from_secs(5), say),
            "Waiting 0:05; how long it usually takes is not known yet; one other player is waiting; ratings within 250 of yours"
        );
        state.within = None;
        state.others = 0;
        state.usual_wait = Some(70);
        assert_eq!(
            line(&state, Duration::from_secs(65), say),
            "Waiting 1:05; half find a game within 1:10; nobody else is waiting; any rating"
        );
    }

    #[test]
    fn one_leaves_by_a_word_of_ones_own_language_too() {
        let say = |lang| Say::new(lang);
        assert_eq!(meant(" Quit\n", say(Lang::En)), Some(Wants::ToLeave));
        assert_eq!(meant("salir\n", say(Lang::Es)), Some(Wants::ToLeave));
        assert_eq!(meant("bot", say(Lang::It)), Some(Wants::ABot));
        assert_eq!(meant("headline", say(Lang::En)), None);
    }
}
