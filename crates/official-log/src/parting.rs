//! Where the rules and a log part: what the one says and what the other, as data, so that it can be said in any language.

use core::fmt;

use detente_struggle::side::Side;

use crate::line::side_name;

/// The first difference between a log and the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The line of the log, from 1.
    pub line: usize,
    /// What the log says.
    pub expected: Said,
    /// What the rules say.
    pub got: Said,
}

impl Parting {
    /// Do both say the same with other numbers?
    pub fn differs_in_numbers(&self) -> bool {
        let (Said::Line(expected), Said::Line(got)) = (&self.expected, &self.got) else { return false };
        let words = |text: &str| text.replace(|c: char| c.is_ascii_digit(), "");
        words(expected) == words(got)
    }
}

/// One of the two sayings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Words of the log, or what the rules say in the same wording.
    Line(String),
    /// A round goes by without a card.
    NoCard,
    /// Nothing more is printed.
    EndOfLog,
    /// A card comes out of this hand, or from the draw pile or the discards.
    CardFrom {
        card: String,
        hand: Option<Side>,
    },
    /// It lies elsewhere.
    CardAt {
        card: String,
        at: At,
    },
    /// This side is dealt as many cards as the rules say.
    FullHand,
    /// No deal fits what the log shows of the hands.
    NoDeal,
    /// The answers the rules allow; `more` are not named.
    Legal {
        side: Side,
        answers: Vec<String>,
        more: bool,
    },
    NotLegal {
        answer: String,
    },
    /// The game is over; the word says how.
    Over {
        ending: String,
    },
    Nothing,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    Box,
    Pile,
    HandUs,
    HandUssr,
    Discards,
    OutOfGame,
    Table,
}

impl At {
    /// A stable word.
    pub fn id(self) -> &'static str {
        match self {
            At::Box => "box",
            At::Pile => "pile",
            At::HandUs => "hand-us",
            At::HandUssr => "hand-ussr",
            At::Discards => "discards",
            At::OutOfGame => "out-of-game",
            At::Table => "table",
        }
    }
}

impl Said {
    /// A stable word for the kind of saying.
    pub fn id(&self) -> &'static str {
        match self {
            Said::Line(_) => "line",
            Said::NoCard => "no-card",
            Said::EndOfLog => "end-of-log",
            Said::CardFrom { hand: None, .. } => "card-from-table",
            Said::CardFrom { hand: Some(_), .. } => "card-from-hand",
            Said::CardAt { .. } => "card-at",
            Said::FullHand => "full-hand",
            Said::NoDeal => "no-deal",
            Said::Legal { more: false, .. } => "legal",
            Said::Legal { more: true, .. } => "legal-and-more",
            Said::NotLegal { .. } => "not-legal",
            Said::Over { .. } => "over",
            Said::Nothing => "nothing",
        }
    }

    /// What its text names.
    pub fn details(&self) -> Vec<(&'static str, String)> {
        match self {
            Said::Line(text) => vec![("text", text.clone())],
            Said::CardFrom { card, hand } => {
                let side = hand.map_or_else(String::new, |side| side_name(side).to_owned());
                vec![("card", card.clone()), ("side", side)]
            }
            Said::CardAt { card, at } => vec![("card", card.clone()), ("at", at.id().to_owned())],
            Said::Legal { side, answers, .. } => {
                vec![("side", side_name(*side).to_owned()), ("answers", answers.join(", "))]
            }
            Said::NotLegal { answer } => vec![("answer", answer.clone())],
            Said::Over { ending } => vec![("ending", ending.clone())],
            Said::NoCard | Said::EndOfLog | Said::FullHand | Said::NoDeal | Said::Nothing => Vec::new(),
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Line(text) => f.write_str(text),
            Said::NoCard => f.write_str("no card"),
            Said::EndOfLog => f.write_str("the end of the log"),
            Said::CardFrom { card, hand: Some(side) } => {
                write!(f, "{card} comes from the hand of the {}", side_name(*side))
            }
            Said::CardFrom { card, hand: None } => write!(f, "{card} comes from the table"),
            Said::CardAt { card, at } => {
                let place = match at {
                    At::Box => "is not in the game yet",
                    At::Pile => "has not been played yet",
                    At::HandUs => "is in the hand of the US",
                    At::HandUssr => "is in the hand of the USSR",
                    At::Discards => "lies in the discards",
                    At::OutOfGame => "is out of the game",
                    At::Table => "lies on the table",
                };
                write!(f, "{card} {place}")
            }
            Said::FullHand => f.write_str("a full hand"),
            Said::NoDeal => f.write_str("no deal fits"),
            Said::Legal { side, answers, more } => {
                let more = if *more { ", …" } else { "" };
                write!(f, "legal for the {}: {}{more}", side_name(*side), answers.join(", "))
            }
            Said::NotLegal { answer } => write!(f, "{answer} is not legal"),
            Said::Over { ending } => write!(f, "the game is over ({ending})"),
            Said::Nothing => f.write_str("nothing"),
        }
    }
}
