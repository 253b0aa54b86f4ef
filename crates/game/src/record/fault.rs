//! What can be wrong with a record, as data: the sentence here is English, and whoever speaks another language finds its
//! own by [`Fault::id`] and [`Fault::details`].

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::FORMAT;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The first line is not that of a record.
    NotARecord,
    /// A record of another version of the text form.
    Format {
        found: String,
    },
    /// The head does not name the game.
    NoGame,
    /// The head names another game.
    OtherGame {
        found: String,
        expected: String,
    },
    /// The rules version is not a number.
    RulesVersion {
        found: String,
    },
    /// A version of the rules that this program does not know.
    UnknownRules {
        found: u32,
        newest: u32,
    },
    /// The game does not know these options; its own sentence says why.
    Options {
        why: String,
    },
    /// A result in no known form.
    ResultForm,
    /// The result names a winner who does not sit here.
    UnknownSeat {
        name: String,
    },
    /// A line of the head after the first action.
    TooLate {
        key: String,
    },
    /// A line after the first action that is neither of the head nor of an actor.
    NoColon {
        key: String,
    },
    UnknownActor {
        name: String,
        known: String,
    },
    UnknownAction {
        word: String,
    },
    /// The rules refuse the action. `awaited` names who is to act: seats, `nature`, or nobody once the game is over.
    Refused {
        number: usize,
        word: String,
        by: String,
        awaited: String,
    },
    /// The actions lead to another end than the stated one.
    OtherEnd {
        stated: String,
        reached: String,
    },
}

impl Fault {
    /// A stable name for the kind of fault.
    pub fn id(&self) -> &'static str {
        match self {
            Fault::NotARecord => "not-a-record",
            Fault::Format { .. } => "format",
            Fault::NoGame => "no-game",
            Fault::OtherGame { .. } => "other-game",
            Fault::RulesVersion { .. } => "rules-version",
            Fault::UnknownRules { .. } => "unknown-rules",
            Fault::Options { .. } => "options",
            Fault::ResultForm => "result-form",
            Fault::UnknownSeat { .. } => "unknown-seat",
            Fault::TooLate { .. } => "too-late",
            Fault::NoColon { .. } => "no-colon",
            Fault::UnknownActor { .. } => "unknown-actor",
            Fault::UnknownAction { .. } => "unknown-action",
            Fault::Refused { awaited, .. } if awaited.is_empty() => "refused-over",
            Fault::Refused { .. } => "refused",
            Fault::OtherEnd { .. } => "other-end",
        }
    }

    /// What a sentence about it needs to say, by name.
    pub fn details(&self) -> Vec<(&'static str, String)> {
        let list: &[(&'static str, &dyn ToString)] = match self {
            Fault::NotARecord | Fault::NoGame | Fault::ResultForm => &[],
            Fault::Format { found } => &[("expected", &FORMAT), ("found", found)],
            Fault::OtherGame { found, expected } => &[("found", found), ("expected", expected)],
            Fault::RulesVersion { found } => &[("found", found)],
            Fault::UnknownRules { found, newest } => &[("found", found), ("newest", newest)],
            Fault::Options { why } => &[("why", why)],
            Fault::UnknownSeat { name } => &[("name", name)],
            Fault::TooLate { key } | Fault::NoColon { key } => &[("key", key)],
            Fault::UnknownActor { name, known } => &[("name", name), ("known", known)],
            Fault::UnknownAction { word } => &[("word", word)],
            Fault::Refused { number, word, by, awaited } => {
                &[("number", number), ("word", word), ("by", by), ("awaited", awaited)]
            }
            Fault::OtherEnd { stated, reached } => &[("stated", stated), ("reached", reached)],
        };
        list.iter().map(|(name, value)| (*name, value.to_string())).collect()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotARecord => f.write_str("not a game record: the first line must be “detente-record 1”"),
            Fault::Format { found } => {
                write!(f, "this program reads records of format {FORMAT}, not {found}")
            }
            Fault::NoGame => f.write_str("the head must name the game before the first action"),
            Fault::OtherGame { found, expected } => {
                write!(f, "this is a record of “{found}”, not of “{expected}”")
            }
            Fault::RulesVersion { found } => write!(f, "the rules version is a number, not “{found}”"),
            Fault::UnknownRules { found, newest } => {
                write!(
                    f,
                    "version {found} of the rules is not known to this program, whose newest is {newest}"
                )
            }
            Fault::Options { why } => f.write_str(why),
            Fault::ResultForm => {
                f.write_str("a result is written “unfinished”, “draw HOW” or “SEAT[+SEAT] HOW”")
            }
            Fault::UnknownSeat { name } => write!(f, "no seat of this game is called “{name}”"),
            Fault::TooLate { key } => write!(f, "“{key}” belongs in the head, before the first action"),
            Fault::NoColon { key } => {
                write!(f, "“{key}” is neither an actor (did you forget the colon?) nor a line of the head")
            }
            Fault::UnknownActor { name, known } => write!(f, "nobody here is called “{name}”: {known}"),
            Fault::UnknownAction { word } => write!(f, "“{word}” is not an action of this game"),
            Fault::Refused { number, word, by, awaited } => {
                write!(f, "action {number}: “{word}” by {by} is not allowed here ")?;
                if awaited.is_empty() {
                    f.write_str("(the game is over)")
                } else {
                    write!(f, "(to act: {awaited})")
                }
            }
            Fault::OtherEnd { stated, reached } => {
                write!(f, "the record states “{stated}”, but its actions lead to “{reached}”")
            }
        }
    }
}
