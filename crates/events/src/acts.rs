//! What may be done to an event, as it is kept: everything that the value needs comes with the act, names, ratings and lots included.

use detente_protocol::plain::{plain_line, plain_text};
use detente_protocol::{EventFormat, EventRight, EventTerms};
use serde::{Deserialize, Serialize};

use crate::drawn::Drawn;

/// An act with who did it, and when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Milliseconds since 1970.
    pub at: i64,
    /// A user, or empty for the event itself: its clock, its tables.
    #[serde(default)]
    pub by: String,
    /// The name that the user had then.
    #[serde(default)]
    pub name: String,
    #[serde(flatten)]
    pub act: Act,
    /// What was drawn, where something begins. Logs from before it was kept are drawn again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// Where somebody goes, is replaced or forfeits: the games concerned, as match and game, in which something was done. Of somebody who is
    /// replaced only those that stay with whoever began them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<(u32, u32)>,
    /// Games that are decided away from their table after the players have changed seats there (by bids): as they sit there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<Seated>,
}

/// Who sits where at the table of a game: players in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    pub pairing: u32,
    pub game: u32,
    pub seats: Vec<u32>,
}

/// Players, matches and games are named by their numbers, from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// The first act of every event.
    Found {
        terms: Box<EventTerms>,
    },
    /// Somebody registers, or is let in by an organiser (then `by` is another).
    Enter {
        user: String,
        player: String,
        rating: Option<i32>,
        /// Where the season before has sent them, and in which order they come into question there.
        division: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<u32>,
    },
    /// An organiser asks somebody to play: from the start, or in somebody's place. Nothing follows until they accept.
    Invite {
        user: String,
        player: String,
        division: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<u32>,
        /// The player whose place it is.
        #[serde(default)]
        place: Option<u32>,
        #[serde(default)]
        reason: String,
    },
    /// The answer of whoever was invited.
    Accept {
        rating: Option<i32>,
    },
    Decline,
    /// An account has ended: whoever had it plays no more, and helps no more.
    Part {
        user: String,
    },
    /// The operator gives the event to somebody else.
    HandOver {
        user: String,
        name_of: String,
        #[serde(default)]
        reason: String,
    },
    /// A player leaves, or is taken out.
    Leave {
        player: u32,
        #[serde(default)]
        reason: String,
    },
    Begin {
        lot: u64,
    },
    Pair {
        lot: u64,
        /// The round that is meant: whoever comes too late makes no second one.
        #[serde(default)]
        round: Option<u32>,
    },
    /// A table was made for a game.
    Made {
        pairing: u32,
        game: u32,
        table: String,
    },
    /// A game has ended at its table. Players may have changed seats there (by bids).
    Played {
        pairing: u32,
        game: u32,
        seats: Vec<u32>,
        winners: Vec<u32>,
        ending: String,
        turn: Option<u32>,
    },
    /// The table of a game was called off: another one is to be made.
    Annulled {
        pairing: u32,
        game: u32,
    },
    Extend {
        round: u32,
        pairing: Option<u32>,
        until: i64,
        reason: String,
    },
    /// A player asks for more time for a match of their own.
    AskMore {
        pairing: u32,
        until: i64,
    },
    /// The opponent or an organiser agrees, or does not; or whoever asked takes it back.
    AnswerMore {
        pairing: u32,
        agree: bool,
        until: i64,
    },
    Forfeit {
        pairing: u32,
        players: Vec<u32>,
        reason: String,
    },
    Adjudicate {
        pairing: u32,
        game: u32,
        winners: Vec<u32>,
        reason: String,
    },
    Substitute {
        player: u32,
        user: String,
        name_of: String,
        rating: Option<i32>,
        reason: String,
    },
    Staff {
        user: String,
        name_of: String,
        rights: Vec<EventRight>,
    },
    Announce {
        text: String,
    },
    /// An organiser has asked what a game is worth whose time is over; it is not played on.
    Advised {
        pairing: u32,
        game: u32,
    },
    /// These players were told that matches of theirs must be over by then.
    Warned {
        deadline: i64,
        players: Vec<u32>,
    },
    CallOff {
        reason: String,
    },
    /// The next season of a league was announced, by somebody who organises this one.
    Followed {
        event: String,
    },
}

impl Act {
    /// The word by which the public log names it; none for what is no act of organisers.
    pub fn word(&self) -> Option<&'static str> {
        Some(match self {
            Act::Found { .. } => "found",
            Act::Begin { .. } => "begin",
            Act::Pair { .. } => "pair",
            Act::Enter { .. } => "enter",
            Act::Invite { .. } => "invite",
            Act::Accept { .. } => "accept",
            Act::Decline => "decline",
            Act::Part { .. } => "part",
            Act::HandOver { .. } => "hand-over",
            Act::Leave { .. } => "leave",
            Act::Extend { .. } => "extend",
            Act::AskMore { .. } => "ask-more",
            Act::AnswerMore { agree: true, .. } => "agree-more",
            Act::AnswerMore { agree: false, .. } => "refuse-more",
            Act::Forfeit { .. } => "forfeit",
            Act::Adjudicate { .. } => "adjudicate",
            Act::Substitute { .. } => "substitute",
            Act::Staff { .. } => "staff",
            Act::Announce { .. } => "announce",
            Act::Advised { .. } => "advise",
            Act::CallOff { .. } => "call-off",
            Act::Made { .. }
            | Act::Played { .. }
            | Act::Annulled { .. }
            | Act::Warned { .. }
            | Act::Followed { .. } => return None,
        })
    }

    /// The reason that was given.
    pub fn reason(&self) -> &str {
        match self {
            Act::Leave { reason, .. }
            | Act::Invite { reason, .. }
            | Act::HandOver { reason, .. }
            | Act::Extend { reason, .. }
            | Act::Forfeit { reason, .. }
            | Act::Adjudicate { reason, .. }
            | Act::Substitute { reason, .. }
            | Act::CallOff { reason } => reason,
            Act::Announce { text } => text,
            _ => "",
        }
    }

    /// Takes out of what people write whatever a screen or a letter would obey: titles and names are one line, the rest keeps its lines.
    pub fn make_plain(&mut self) {
        match self {
            Act::Found { terms } => {
                terms.title = plain_line(&terms.title);
                terms.about = plain_text(&terms.about);
                if let EventFormat::League { divisions, .. } = &mut terms.format {
                    for division in divisions {
                        division.name = plain_line(&division.name);
                    }
                }
            }
            Act::Leave { reason, .. }
            | Act::Invite { reason, .. }
            | Act::HandOver { reason, .. }
            | Act::Extend { reason, .. }
            | Act::Forfeit { reason, .. }
            | Act::Adjudicate { reason, .. }
            | Act::Substitute { reason, .. }
            | Act::Announce { text: reason }
            | Act::CallOff { reason } => *reason = plain_text(reason),
            _ => {}
        }
    }
}

impl Entry {
    pub fn new(at: i64, by: &str, name: &str, act: Act) -> Entry {
        Entry {
            at,
            by: by.to_owned(),
            name: name.to_owned(),
            act,
            drawn: None,
            begun: Vec::new(),
            seated: Vec::new(),
        }
    }

    /// Takes the name of somebody whose account has ended out of what is kept; true if it was there.
    pub fn forget(&mut self, gone: &str) -> bool {
        let mut found = false;
        let mut blank = |user: &str, name: &mut String| {
            if user == gone && !name.is_empty() {
                name.clear();
                found = true;
            }
        };
        blank(&self.by, &mut self.name);
        match &mut self.act {
            Act::Enter { user, player, .. } | Act::Invite { user, player, .. } => blank(user, player),
            Act::Substitute { user, name_of, .. }
            | Act::Staff { user, name_of, .. }
            | Act::HandOver { user, name_of, .. } => blank(user, name_of),
            _ => {}
        }
        found
    }
}

/// Why an act was not done; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The terms do not fit together: the id of the sentence that says why.
    Terms(&'static str),
    /// Registration is over, or has not begun.
    NotOpen,
    Full,
    /// Registered already.
    Already,
    /// There is no such player, match, game or round.
    NotThere,
    /// Not yours to do.
    NoRight,
    /// Nobody decides on a match of their own.
    OwnMatch,
    /// It does not fit what the event is doing.
    NotNow,
    /// Matches of this round are not done.
    NotDone,
    TooFew,
    /// A reason is wanted.
    NoReason,
    /// The rating is out of the bounds of this event.
    Rating,
    TooLong,
    /// There are as many of these as there may be.
    TooMany,
    /// An organiser takes over the place only of somebody who has gone.
    NotWithdrawn,
    /// An extension ends no match sooner than it would end.
    Earlier,
}

impl Refused {
    /// The id of the sentence.
    pub fn word(self) -> &'static str {
        match self {
            Refused::Terms(id) => id,
            Refused::NotOpen => "not-open",
            Refused::Full => "full",
            Refused::Already => "already",
            Refused::NotThere => "not-there",
            Refused::NoRight => "no-right",
            Refused::OwnMatch => "own-match",
            Refused::NotNow => "not-now",
            Refused::NotDone => "not-done",
            Refused::TooFew => "too-few",
            Refused::NoReason => "no-reason",
            Refused::Rating => "rating",
            Refused::TooLong => "too-long",
            Refused::TooMany => "too-many",
            Refused::NotWithdrawn => "not-withdrawn",
            Refused::Earlier => "earlier",
        }
    }
}
