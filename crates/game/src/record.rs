//! A game as text: what was agreed, every action in order, how it ended.
//!
//! The form is described in `docs/notation.md`. It is meant to be read by people and parsed by programs:
//!
//! ```text
//! detente-record 1
//! game twilight
//! rules 1
//! options us-handicap=2
//! player us Ann
//! result us vp
//!
//! # Turn 1
//! nature: duck-and-cover nato fidel
//! ussr: poland poland
//! ```
//!
//! The record is the truth of a game; positions and snapshots are caches of it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::contract::{Game, Notation, Outcome, ToAct};
use crate::seat::{Actor, Seat};

mod fault;

pub use fault::Fault;

/// The version of the text form.
pub const FORMAT: u32 = 1;

/// Endings that no rule knows: a player gave up, both agreed, time was over.
pub const AGREED: [&str; 3] = ["resign", "draw-agreed", "time"];

/// How a record says its game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nothing is stated, or the game was broken off.
    Unfinished,
    /// Winners by seat name (none: a draw) and the word for the rule that ended it.
    Over { winners: Vec<String>, how: String },
}

/// A game: options, actions, and what people wrote beside it.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What was agreed, the version of the rules included.
    pub options: G::Options,
    /// Free lines of the head, such as `player us Ann` or `date 1989-11-09`, in order, without `game`, `rules`,
    /// `options` and `result`.
    pub tags: Vec<(String, String)>,
    pub actions: Vec<(Actor, G::Action)>,
    pub ending: Ending,
    /// Where each action stands in the text it was read from.
    places: Vec<Place>,
}

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// Why a record cannot be read or does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line 0 where no place can be named.
    pub place: Place,
    pub fault: Fault,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        if line == 0 {
            write!(f, "{}", self.fault)
        } else {
            write!(f, "line {line}, column {column}: {}", self.fault)
        }
    }
}

fn error<T>(line: usize, column: usize, fault: Fault) -> Result<T, RecordError> {
    Err(RecordError { place: Place { line, column }, fault })
}

impl Ending {
    pub fn of<G: Game>(outcome: Option<Outcome>) -> Ending {
        match outcome {
            None => Ending::Unfinished,
            Some(outcome) => Ending::Over {
                winners: outcome.winners.iter().map(|seat| G::SEATS[seat.0 as usize].to_owned()).collect(),
                how: outcome.ending.to_owned(),
            },
        }
    }

    fn parse<G: Game>(text: &str) -> Result<Ending, Fault> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["unfinished"] => Ok(Ending::Unfinished),
            ["draw", how] => Ok(Ending::Over { winners: Vec::new(), how: (*how).to_owned() }),
            [winners, how] => {
                let winners: Vec<String> = winners.split('+').map(ToOwned::to_owned).collect();
                match winners.iter().find(|name| !G::SEATS.contains(&name.as_str())) {
                    Some(name) => Err(Fault::UnknownSeat { name: name.clone() }),
                    None => Ok(Ending::Over { winners, how: (*how).to_owned() }),
                }
            }
            _ => Err(Fault::ResultForm),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Unfinished => f.write_str("unfinished"),
            Ending::Over { winners, how } if winners.is_empty() => write!(f, "draw {how}"),
            Ending::Over { winners, how } => write!(f, "{} {how}", winners.join("+")),
        }
    }
}

impl<G: Notation> Record<G> {
    pub fn new(options: G::Options, actions: Vec<(Actor, G::Action)>, outcome: Option<Outcome>) -> Record<G> {
        let places = alloc::vec![Place::default(); actions.len()];
        Record { options, tags: Vec::new(), actions, ending: Ending::of::<G>(outcome), places }
    }

    /// The version of the rules that it was played under.
    pub fn rules(&self) -> u32 {
        G::rules_of(&self.options)
    }

    /// Writes the record. The actions are replayed for the headings; those after a refused one are still written.
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "detente-record {FORMAT}\ngame {}\nrules {}", G::NAME, self.rules());
        let options = G::options_words(&self.options);
        if !options.is_empty() {
            let _ = writeln!(out, "options {}", options.join(" "));
        }
        for (key, value) in &self.tags {
            let _ = writeln!(out, "{key} {value}");
        }
        let _ = writeln!(out, "result {}", self.ending);
        let mut body = Body { out, last: None, width: 0 };
        let mut game = Some(G::new(&self.options));
        let mut headed = None;
        for &(actor, action) in &self.actions {
            // A player who takes back a first step stands at the same heading again; it is written once.
            if let Some(heading) = game.as_ref().and_then(G::heading)
                && headed.as_ref() != Some(&heading)
            {
                body.heading(&heading);
                headed = Some(heading);
            }
            body.action(actor_name::<G>(actor), actor, &G::action_word(action));
            if let Some(now) = &mut game
                && now.apply(actor, action).is_err()
            {
                game = None;
            }
        }
        body.out.push('\n');
        body.out
    }

    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        match lines.next().map(|(_, line)| line.split_whitespace().collect::<Vec<_>>()).as_deref() {
            Some(["detente-record", version]) => {
                if version.parse() != Ok(FORMAT) {
                    return error(1, 16, Fault::Format { found: (*version).to_owned() });
                }
            }
            _ => return error(1, 1, Fault::NotARecord),
        }
        let mut record = Record::new(G::Options::default(), Vec::new(), None);
        let mut head = Head::default();
        for (number, line) in lines {
            let content = line.split('#').next().unwrap_or("").trim_end();
            if content.trim().is_empty() {
                continue;
            }
            let column = 1 + content.len() - content.trim_start().len();
            let first = content.split_whitespace().next().unwrap_or("");
            if let Some(actor) = first.strip_suffix(':') {
                if !head.names_game {
                    return error(number, column, Fault::NoGame);
                }
                record.read_actions(number, column, actor, content)?;
            } else {
                let value = content.trim_start()[first.len()..].trim();
                let value_column = content.len() - value.len() + 1;
                record
                    .read_tag(first, value, &mut head)
                    .or_else(|fault| error(number, value_column, fault))?;
                if first == "rules" {
                    head.rules_at = Place { line: number, column: value_column };
                }
            }
        }
        if !head.names_game {
            return error(1, 1, Fault::NoGame);
        }
        if let Some(found) = head.rules {
            let Place { line, column } = head.rules_at;
            let unknown = Fault::UnknownRules { found, newest: G::RULES_VERSION };
            let options = G::under_rules(&record.options, found);
            record.options = options.map_or_else(|| error(line, column, unknown), Ok)?;
        }
        Ok(record)
    }

    fn read_tag(&mut self, key: &str, value: &str, head: &mut Head) -> Result<(), Fault> {
        match key {
            // Whatever comes after the first action comes too late, but for the result.
            "game" | "rules" | "options" if !self.actions.is_empty() => {
                return Err(Fault::TooLate { key: key.to_owned() });
            }
            "game" if value == G::NAME => head.names_game = true,
            "game" => {
                return Err(Fault::OtherGame { found: value.to_owned(), expected: G::NAME.to_owned() });
            }
            "rules" => {
                let version = value.parse().map_err(|_| Fault::RulesVersion { found: value.to_owned() })?;
                head.rules = Some(version);
            }
            "options" => {
                self.options = G::parse_options(&value.split_whitespace().collect::<Vec<_>>())
                    .map_err(|why| Fault::Options { why })?;
            }
            "result" => self.ending = Ending::parse::<G>(value)?,
            _ if !self.actions.is_empty() => {
                return Err(Fault::NoColon { key: key.to_owned() });
            }
            _ => self.tags.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    fn read_actions(
        &mut self,
        line: usize,
        column: usize,
        actor: &str,
        content: &str,
    ) -> Result<(), RecordError> {
        let Some(by) = parse_actor::<G>(actor) else {
            let known = format!("nature, {}", G::SEATS.join(", "));
            return error(line, column, Fault::UnknownActor { name: actor.to_owned(), known });
        };
        let start = column - 1 + actor.len() + 1;
        for word in content[start..].split_whitespace() {
            let at = word.as_ptr() as usize - content.as_ptr() as usize + 1;
            let Some(action) = G::parse_action(word) else {
                return error(line, at, Fault::UnknownAction { word: word.to_owned() });
            };
            self.actions.push((by, action));
            self.places.push(Place { line, column: at });
        }
        Ok(())
    }

    /// Plays the record from the start, handing each position to `step` after its action. Stops at the first illegal
    /// action, naming its place.
    pub fn replay(&self, mut step: impl FnMut(usize, &G)) -> Result<G, RecordError> {
        let mut game = G::new(&self.options);
        for (i, &(by, action)) in self.actions.iter().enumerate() {
            game.apply(by, action).or_else(|_| self.refused(i, &game))?;
            step(i + 1, &game);
        }
        Ok(game)
    }

    /// The error for action `i`, which `game` refused.
    pub fn refused<T>(&self, i: usize, game: &G) -> Result<T, RecordError> {
        let (by, action) = self.actions[i];
        let awaited = match game.to_act() {
            ToAct::Over(_) => String::new(),
            ToAct::Nature => actor_name::<G>(Actor::Nature).to_owned(),
            ToAct::Seats(seats) => {
                let names: Vec<&str> = seats.iter().map(|seat| G::SEATS[seat.0 as usize]).collect();
                names.join(", ")
            }
        };
        let fault = Fault::Refused {
            number: i + 1,
            word: G::action_word(action),
            by: actor_name::<G>(by).to_owned(),
            awaited,
        };
        Err(RecordError { place: self.places.get(i).copied().unwrap_or_default(), fault })
    }

    /// Does the record replay legally to the end it states? Where a game was ended by its players and not by its rules
    /// ([`AGREED`]), the actions must lead to a game that goes on.
    pub fn check(&self) -> Result<G, RecordError> {
        let last = self.replay(|_, _| ())?;
        let end = match last.to_act() {
            ToAct::Over(outcome) => Ending::of::<G>(Some(outcome)),
            _ => Ending::Unfinished,
        };
        let agreed = matches!(&self.ending, Ending::Over { how, .. } if AGREED.contains(&how.as_str()));
        if end == self.ending || agreed && end == Ending::Unfinished {
            Ok(last)
        } else {
            error(0, 0, Fault::OtherEnd { stated: self.ending.to_string(), reached: end.to_string() })
        }
    }
}

/// What the head of a record has said so far that is no part of the record yet: its lines come in any order.
#[derive(Default)]
struct Head {
    names_game: bool,
    rules: Option<u32>,
    rules_at: Place,
}

/// Writes the actions, one line for each run of one actor, folded at a readable width.
struct Body {
    out: String,
    last: Option<Actor>,
    width: usize,
}

impl Body {
    const WIDTH: usize = 110;

    fn heading(&mut self, heading: &str) {
        let _ = write!(self.out, "{}\n# {heading}", if self.last.is_some() { "\n" } else { "" });
        self.last = None;
        self.width = 0;
    }

    fn action(&mut self, name: &str, actor: Actor, word: &str) {
        if self.last != Some(actor) || self.width + word.len() + 1 > Self::WIDTH {
            let _ = write!(self.out, "\n{name}:");
            self.width = name.len() + 1;
        }
        let _ = write!(self.out, " {word}");
        self.width += word.len() + 1;
        self.last = Some(actor);
    }
}

/// `nature`, or the seat's name.
pub fn actor_name<G: Game>(actor: Actor) -> &'static str {
    match actor {
        Actor::Nature => "nature",
        Actor::Seat(seat) => seat.name::<G>(),
    }
}

pub fn parse_actor<G: Game>(name: &str) -> Option<Actor> {
    if name == "nature" {
        return Some(Actor::Nature);
    }
    Seat::parse::<G>(name).map(Actor::Seat)
}

/// The name of the game that a record is of, read without knowing the game.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    if !text.starts_with("detente-record") {
        return error(1, 1, Fault::NotARecord);
    }
    text.lines()
        .map(|line| line.split('#').next().unwrap_or("").trim())
        .find_map(|line| line.strip_prefix("game "))
        .map(|name| name.trim().to_string())
        .map_or_else(|| error(1, 1, Fault::NoGame), Ok)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::driver::play;
    use crate::rng::Rng;
    use crate::testkit::toy::{Action, Nim, Options};

    const HEAD: &str = "detente-record 1\ngame nim\noptions heap=5\n";

    fn read(body: &str) -> Result<Record<Nim>, String> {
        Record::<Nim>::parse(&format!("{HEAD}{body}")).map_err(|error| error.to_string())
    }

    #[test]
    fn a_written_record_reads_back_with_its_tags() {
        let options = Options { heap: 30, die: true, call: true };
        let bots = || alloc::boxed::Box::new(crate::bot::Random::new(1));
        let played = play(Nim::<2>::new(&options), &mut alloc::vec![bots(), bots()], &mut Rng::new(3), 1000);
        let mut record = Record::<Nim>::new(options, played.actions, played.outcome);
        record.tags.push(("player".to_owned(), "one Ann Lee".to_owned()));
        let text = record.to_text();
        let back = Record::<Nim>::parse(&text).expect("a written record can be read");
        assert_eq!(back.to_text(), text);
        assert_eq!((back.options, back.tags), (record.options, record.tags));
        assert_eq!((back.actions, back.ending), (record.actions, record.ending));
        assert_eq!(game_of(&text).as_deref(), Ok("nim"));
    }

    #[test]
    fn a_short_game_is_written_so() {
        let (one, two) = (Actor::Seat(Seat(0)), Actor::Seat(Seat(1)));
        let actions = alloc::vec![(one, Action::Take(1)), (two, Action::Take(3)), (one, Action::Take(1))];
        let mut record = Record::<Nim>::new(Options { heap: 5, ..Options::default() }, actions, None);
        let end = record.replay(|_, _| ()).expect("legal").to_act();
        let ToAct::Over(outcome) = end else { panic!("{end:?}") };
        record.ending = Ending::of::<Nim>(Some(outcome));
        assert_eq!(
            record.to_text(),
            "detente-record 1\ngame nim\nrules 1\noptions heap=5\nresult one last-stone\n\n\
             # Turn 1\none: take-1\ntwo: take-3\n\n# Turn 3\none: take-1\n"
        );
    }

    #[test]
    fn comments_blanks_and_folded_lines_mean_nothing() {
        let plain = read("result one last-stone\none: take-1\ntwo: take-3\none: take-1\n").expect("readable");
        let folded =
            read("\n# a game\n  one:   take-1 # so\n\ntwo:\ntwo: take-3\none: take-1\nresult one last-stone")
                .expect("readable");
        assert_eq!(plain.actions, folded.actions);
        assert!(plain.check().is_ok() && folded.check().is_ok());
        assert_eq!(game_of("detente-record 1\n  game nim # a toy\n").as_deref(), Ok("nim"));
    }

    #[test]
    fn what_cannot_be_read_is_named_by_line_and_column() {
        let reason = |body: &str| read(body).expect_err("not readable");
        assert_eq!(reason("one: take-1 take-9"), "line 4, column 13: “take-9” is not an action of this game");
        assert_eq!(reason("six: take-1"), "line 4, column 1: nobody here is called “six”: nature, one, two");
        assert_eq!(
            reason("one: take-1\noptions die=yes"),
            "line 5, column 9: “options” belongs in the head, before the first action"
        );
        assert_eq!(reason("result six vp"), "line 4, column 8: no seat of this game is called “six”");
        assert_eq!(
            reason("rules 9\none: take-1"),
            "line 4, column 7: version 9 of the rules is not known to this program, whose newest is 1"
        );
        assert_eq!(reason("rules new"), "line 4, column 7: the rules version is a number, not “new”");
        let other = Record::<Nim>::parse("detente-record 2\n").expect_err("another form");
        assert_eq!(other.to_string(), "line 1, column 16: this program reads records of format 1, not 2");
        assert!(Record::<Nim>::parse("").is_err() && Record::<Nim>::parse("detente-record 1\n").is_err());
        assert!(game_of("hello").is_err() && game_of("detente-record 1\n").is_err());
    }

    #[test]
    fn an_illegal_action_is_named_by_its_number_and_place() {
        let record = read("one: take-1\none: take-1\n").expect("readable");
        let error = record.check().expect_err("it is not that player's turn");
        assert_eq!(
            error.to_string(),
            "line 5, column 6: action 2: “take-1” by one is not allowed here (to act: two)"
        );
    }

    #[test]
    fn a_result_that_the_actions_do_not_reach_is_refused() {
        let record =
            read("result two last-stone\none: take-1\ntwo: take-3\none: take-1\n").expect("readable");
        let error = record.check().expect_err("one has won");
        assert_eq!(
            error.to_string(),
            "the record states “two last-stone”, but its actions lead to “one last-stone”"
        );
        assert!(read("one: take-1\n").expect("readable").check().is_ok(), "unfinished and says so");
        assert!(read("result two resign\none: take-1\n").expect("readable").check().is_ok(), "one gave up");
        let over = read("result two resign\none: take-1\ntwo: take-3\none: take-1\n").expect("readable");
        assert!(over.check().is_err(), "the game was over before anyone could give up");
    }
}
