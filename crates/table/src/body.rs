//! What a table keeps beside its actions, as it is stored, and what the lobby may know of it.

use std::collections::{BTreeMap, BTreeSet};

use detente_protocol::{
    Clock, OfferKind, Privacy, RatingRange, SeatState, Sitter, TableResult, TableStatus, TableSummary,
};
use detente_words::{Lang, WORDS, seat_name, text};
use serde::{Deserialize, Serialize};

use crate::arrivals::Arrivals;
use crate::clock::Clocks;
use crate::fairness::Joint;
use crate::laid::LaidWords;
use crate::table::Head;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitting {
    Open,
    Person { user: String, name: String },
    Bot { level: String },
}

/// How a game ended, in words of the rules or of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    pub winners: Vec<String>,
    pub ending: String,
}

/// An offer on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenOffer {
    pub kind: OfferKind,
    /// The seat that made it.
    pub by: usize,
    /// How many actions a take-back would leave.
    pub to_action: Option<u32>,
    pub agreed: Vec<usize>,
}

/// An offer that was turned down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclinedOffer {
    pub kind: OfferKind,
    /// The seat that made it.
    pub by: usize,
    /// The seat that turned it down.
    pub from: usize,
}

/// The table's own data.
#[allow(clippy::struct_excessive_bools, reason = "terms and states of a table, each by itself")]
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Body {
    pub title: String,
    /// In the rules' own words, complete and checked.
    pub options: Vec<String>,
    pub seats: Vec<Sitting>,
    pub privacy: Privacy,
    pub clock: Clock,
    /// Milliseconds left to each seat.
    pub left: Vec<i64>,
    /// Milliseconds that each seat may still watch what others have played, uncharged; empty if nobody does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub still: Vec<i64>,
    pub spectators: bool,
    pub spectator_delay: u32,
    pub without_help: Vec<String>,
    /// A first game with the coach beside the board: bots alone sit at the other seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coached: bool,
    pub host: String,
    /// The host's secret of the dice, in hexadecimal. Nobody is told before the end.
    pub seed: String,
    /// What the seats bring to the dice. None at tables that were begun when the host's seed was all there was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<Joint>,
    /// The number of the next draw, where draws have numbers.
    pub draws: u32,
    pub status: TableStatus,
    pub ended: Option<Ended>,
    pub rematch: Option<String>,
    /// What waits for the others' consent.
    #[serde(default)]
    pub offer: Option<OpenOffer>,
    /// What was turned down last, until the next play or the next offer.
    #[serde(default)]
    pub declined: Option<DeclinedOffer>,
    /// The sitters of seats 0 and 1 have changed chairs.
    pub swapped: bool,
    /// Whose chat each user does not want to read, at tables of earlier versions; others keep it beside the table.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub muted: BTreeMap<String, BTreeSet<String>>,
    /// Everybody may write one line every so many seconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub slow_mode: u32,
    /// What each seat has laid and nobody else sees; empty if nobody has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<LaidWords>,
    /// The result counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<RatingRange>,
    /// A clock of days stands still on Saturdays and Sundays.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub weekends: bool,
    /// All clocks stand still by agreement.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Until when the player of each seat is on vacation; empty if nobody is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<i64>,
    /// The game of an event that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventGame>,
    /// Milliseconds that each clock has counted in all; empty if none has run.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<i64>,
    /// Who is waited for before the clocks begin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrivals: Option<Arrivals>,
}

/// A game of an event: its match and its number there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGame {
    pub event: String,
    pub pairing: u32,
    pub game: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(seconds: &u32) -> bool {
    *seconds == 0
}

impl std::fmt::Debug for Body {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Not derived: the seed must never reach a log.
        f.debug_struct("Body")
            .field("status", &self.status)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

impl Body {
    /// The users at the table, each once.
    pub fn users(&self) -> Vec<String> {
        let users: BTreeSet<&String> = self
            .seats
            .iter()
            .filter_map(|seat| match seat {
                // Whose account has ended has none.
                Sitting::Person { user, .. } => Some(user).filter(|user| !user.is_empty()),
                _ => None,
            })
            .collect();
        users.into_iter().cloned().collect()
    }

    pub fn holds(&self, user: &str, seat: usize) -> bool {
        matches!(self.seats.get(seat), Some(Sitting::Person { user: holder, .. }) if holder == user)
    }

    /// The seats of a user.
    pub fn seats_of(&self, user: &str) -> Vec<usize> {
        (0..self.seats.len()).filter(|&seat| self.holds(user, seat)).collect()
    }

    /// How much time each seat has taken by its clock, if these seats have been awaited since then; empty without a clock.
    pub fn used_by(&self, awaited: &[usize], since: i64, now: i64) -> Vec<i64> {
        let mut clocks = self.clocks();
        clocks.turn(since, &[], awaited);
        clocks.settle(now);
        clocks.used().to_vec()
    }

    /// The clocks as they are kept: standing still, with what makes them do so.
    pub(crate) fn clocks(&self) -> Clocks {
        let stands = self.paused || !self.missing().is_empty();
        Clocks::new(self.clock.clone(), self.left.clone()).having_used(&self.used).resting(
            self.weekends,
            &self.away,
            stands,
        )
    }

    pub fn is_full(&self) -> bool {
        !self.seats.contains(&Sitting::Open)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.status, TableStatus::Over | TableStatus::Aborted)
    }
}

/// The word of a state in the store.
pub fn status_word(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Open => "open",
        TableStatus::Playing => "playing",
        TableStatus::Over => "over",
        TableStatus::Aborted => "aborted",
    }
}

/// How far those know a table who look on with a delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Behind {
    pub actions: u32,
    pub updated: i64,
}

/// A table as others may list it: no secret in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Listing {
    pub id: String,
    pub game: String,
    /// Those of the game; whoever reads a listing fills them in.
    #[serde(skip)]
    pub seat_names: &'static [&'static str],
    pub title: String,
    pub options: Vec<String>,
    pub seats: Vec<Sitting>,
    pub status: TableStatus,
    pub privacy: Privacy,
    pub clock: Clock,
    pub spectators: bool,
    pub spectator_delay: u32,
    pub without_help: Vec<String>,
    pub host: String,
    pub created: i64,
    pub updated: i64,
    pub actions: u32,
    /// What whoever has no seat may know, if it is less.
    pub behind: Option<Behind>,
    pub ended: Option<Ended>,
    /// Seats whose decision is awaited.
    pub awaited: Vec<usize>,
    pub rated: bool,
    pub range: Option<RatingRange>,
    pub weekends: bool,
    pub event: Option<EventGame>,
}

/// What a listing says of how far the game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    pub awaited: Vec<usize>,
    pub actions: u32,
    pub updated: i64,
    pub behind: Option<Behind>,
}

impl Listing {
    /// How far the game is.
    pub fn progress(&self) -> Progress {
        let Listing { actions, updated, behind, .. } = *self;
        Progress { awaited: self.awaited.clone(), actions, updated, behind }
    }

    /// The same table, so far.
    #[must_use]
    pub fn at(self, progress: Progress) -> Listing {
        let Progress { awaited, actions, updated, behind } = progress;
        Listing { updated, actions, behind, awaited, ..self }
    }

    /// Do both say the same of everything but how far the game is?
    pub fn has_terms_of(&self, other: &Listing) -> bool {
        let Listing { id, game, title, options, seats, status, privacy, clock, spectators, .. } = self;
        let Listing { spectator_delay, without_help, host, created, ended, .. } = self;
        let Listing { rated, range, weekends, event, .. } = self;
        (id, game, title, options) == (&other.id, &other.game, &other.title, &other.options)
            && (seats, status, privacy, clock) == (&other.seats, &other.status, &other.privacy, &other.clock)
            && (spectators, spectator_delay) == (&other.spectators, &other.spectator_delay)
            && (without_help, host, created) == (&other.without_help, &other.host, &other.created)
            && (ended, rated, range) == (&other.ended, &other.rated, &other.range)
            && (weekends, event) == (&other.weekends, &other.event)
    }

    pub fn new(head: &Head, body: &Body, game: &str, seat_names: &'static [&'static str]) -> Listing {
        Listing {
            id: head.id.clone(),
            game: game.to_owned(),
            seat_names,
            title: body.title.clone(),
            options: body.options.clone(),
            seats: body.seats.clone(),
            status: body.status,
            privacy: body.privacy,
            clock: body.clock.clone(),
            spectators: body.spectators,
            spectator_delay: body.spectator_delay,
            without_help: body.without_help.clone(),
            host: body.host.clone(),
            created: head.created,
            updated: head.updated,
            actions: 0,
            behind: None,
            ended: body.ended.clone(),
            awaited: Vec::new(),
            rated: body.rated,
            range: body.range.clone(),
            weekends: body.weekends,
            event: body.event.clone(),
        }
    }

    fn is_held_by(&self, user: Option<&str>, seat: usize) -> bool {
        matches!(&self.seats[seat], Sitting::Person { user: holder, .. } if user == Some(holder))
    }

    pub fn awaits(&self, user: Option<&str>) -> bool {
        self.awaited.iter().any(|&seat| self.is_held_by(user, seat))
    }

    /// As a message to a user.
    pub fn summary(&self, user: Option<&str>, lang: Lang, connected: impl Fn(&str) -> bool) -> TableSummary {
        let seats = self.seats.iter().enumerate().map(|(seat, sitting)| SeatState {
            seat: self.seat_names[seat].to_owned(),
            sitter: match sitting {
                Sitting::Open => Sitter::Open,
                Sitting::Bot { level } => Sitter::Bot { level: level.clone() },
                Sitting::Person { user, name } => Sitter::Person {
                    user: user.clone(),
                    name: shown_name(name, lang),
                    connected: connected(user),
                },
            },
            mine: self.is_held_by(user, seat),
        });
        let plays = (0..self.seats.len()).any(|seat| self.is_held_by(user, seat));
        let now = Behind { actions: self.actions, updated: self.updated };
        let Behind { actions, updated } = self.behind.filter(|_| !plays).unwrap_or(now);
        TableSummary {
            id: self.id.clone(),
            game: self.game.clone(),
            title: self.title.clone(),
            options: self.options.clone(),
            seats: seats.collect(),
            status: self.status,
            privacy: self.privacy,
            clock: self.clock.clone(),
            spectators: self.spectators,
            spectator_delay: self.spectator_delay,
            without_help: self.without_help.clone(),
            host: self.host.clone(),
            created: self.created,
            updated,
            actions,
            my_turn: self.awaits(user),
            result: self.ended.as_ref().map(|ended| result(ended, lang)),
            set_aside: false,
            rated: self.rated,
            range: self.range.clone(),
            weekends: self.weekends,
            event: self.event.as_ref().map(|game| game.event.clone()),
        }
    }
}

/// The name of a player, or the word for somebody whose account has ended.
pub(crate) fn shown_name(name: &str, lang: Lang) -> String {
    if name.is_empty() { WORDS.get(lang, "server-former-player").into_owned() } else { name.to_owned() }
}

/// An ending in words.
pub fn result(ended: &Ended, lang: Lang) -> TableResult {
    // What one side did to lose is said of that side: after the winner “resignation” alone would read as the winner's.
    let ending = |kind: &str| WORDS.find(lang, &format!("{kind}-ending-{}", ended.ending), &[]);
    let how = if ended.winners.is_empty() { None } else { ending("server") };
    let how = how.or_else(|| ending("cli")).unwrap_or_else(|| ended.ending.clone().into());
    let winners: Vec<String> = ended.winners.iter().map(|seat| seat_name(lang, seat).into_owned()).collect();
    let (id, winners) = (if winners.is_empty() { "server-drawn" } else { "server-won" }, winners.join(", "));
    let text = text(lang, id, &[("winners", winners.into()), ("how", how.into_owned().into())]).into_owned();
    TableResult { winners: ended.winners.clone(), ending: ended.ending.clone(), text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(winners: &[&str], ending: &str, lang: Lang) -> String {
        let winners = winners.iter().map(|&seat| seat.to_owned()).collect();
        result(&Ended { winners, ending: ending.to_owned() }, lang).text
    }

    #[test]
    fn an_ending_says_of_the_losing_side_what_it_did() {
        assert_eq!(told(&["ussr"], "resign", Lang::En), "USSR won: the other side resigned");
        assert_eq!(told(&["ussr"], "resign", Lang::Es), "Victoria: URSS (el rival ha abandonado)");
        assert_eq!(told(&["us"], "vp", Lang::En), "US won: 20 victory points");
        assert_eq!(told(&[], "draw-agreed", Lang::It), "Parità: parità concordata");
    }
}
