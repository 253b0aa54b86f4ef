//! A log against the rules, from its text to a record.

use core::fmt;

use detente_game::record::Record;
use detente_game::{Game, ToAct};
use detente_struggle::cards::CardId;
use detente_struggle::options::{Departures, Options};
use detente_struggle::state::State;

use crate::deal;
use crate::follow::Script;
use crate::ledger::Ledger;
use crate::log::{Log, ReadError};
use crate::names::card_name;
use crate::parting::{Parting, Said};
use crate::search::{self, Found};

/// What came of a log.
#[derive(Debug)]
pub struct Conformity {
    /// Cards played in the log.
    pub plays: u32,
    /// Values compared.
    pub checks: u32,
    /// The first difference, if there is one.
    pub parting: Option<Parting>,
    /// Departures of the program from the books without which this game would have gone otherwise.
    pub departures: Vec<Used>,
    /// The log breaks off in the middle of a play, at this line; the record ends before that play.
    pub broken_off: Option<usize>,
    /// The log stops in the middle of the play that ended the game; the rules say how.
    pub inferred: bool,
    /// The game up to its last complete play, or up to the difference.
    pub record: Record<State>,
}

/// Where the official program departs from the books. Off for play, on for import, reported when it made a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Wargames at 0 points is lost by the player who ends the game; by the books it is a draw.
    Wargames,
    /// Shuttle Diplomacy keeps the point for the adjacency of Japan.
    Shuttle,
    /// A coup under the Cuban Missile Crisis is rolled before it loses the game.
    Crisis,
    /// Junta's realignments go over both regions; by the books they stay in one.
    Junta,
    /// The China Card is played in the last round though that strands a scoring card; 9.5 forbids it.
    China,
}

/// A departure that made a difference, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    pub departure: Departure,
    /// The line of the log, from 1.
    pub line: usize,
}

impl Departure {
    pub const ALL: [Departure; 5] =
        [Departure::Wargames, Departure::Shuttle, Departure::Crisis, Departure::Junta, Departure::China];

    /// The word for it in the options of a game.
    pub fn word(self) -> &'static str {
        match self {
            Departure::Wargames => "wargames",
            Departure::Shuttle => "shuttle",
            Departure::Crisis => "crisis",
            Departure::Junta => "junta",
            Departure::China => "china",
        }
    }

    /// The card that it is about.
    fn card(self) -> CardId {
        match self {
            Departure::Wargames => CardId::Wargames,
            Departure::Shuttle => CardId::ShuttleDiplomacy,
            Departure::Crisis => CardId::CubanMissileCrisis,
            Departure::Junta => CardId::Junta,
            Departure::China => CardId::TheChinaCard,
        }
    }

    fn switch(self, departures: &mut Departures, on: bool) {
        match self {
            Departure::Wargames => departures.wargames_draw_lost = on,
            Departure::Shuttle => departures.shuttle_keeps_adjacency = on,
            Departure::Crisis => departures.crisis_coup_rolled = on,
            Departure::Junta => departures.junta_over_both_regions = on,
            Departure::China => departures.china_strands_scoring = on,
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The line in the head of a record that says that it was a log.
pub const SOURCE: (&str, &str) = ("source", "a log of the official digital edition");

/// Reads a log, replays it by the rules and compares every value it prints.
pub fn conform(text: &str) -> Result<Conformity, ReadError> {
    let log = Log::read(text)?;
    let hands = match find_hands(&log) {
        Ok(hands) => hands,
        Err(parting) => {
            return Ok(Conformity {
                plays: log.plays(),
                checks: 0,
                parting: Some(parting),
                departures: Vec::new(),
                broken_off: None,
                inferred: false,
                record: Record::new(log.options, Vec::new(), None),
            });
        }
    };
    let script = Script::of(&log);
    let mut options = log.options;
    for departure in Departure::ALL {
        departure.switch(&mut options.departures, true);
    }
    let mut found = search::follow(&script, &options, &hands);
    if found.parting.is_some() && Departure::ALL.into_iter().any(|departure| log.happens(departure.card())) {
        // The books may be right where the program is said to depart from them.
        let by_the_books = search::follow(&script, &log.options, &hands);
        if by_the_books.is_further_than(&found) {
            (found, options) = (by_the_books, log.options);
        }
    }
    let mut departures = Vec::new();
    for departure in Departure::ALL {
        let mut without = options;
        departure.switch(&mut without.departures, false);
        if without == options {
            continue;
        }
        let difference =
            if log.happens(departure.card()) { first_difference(&without, &found) } else { None };
        match difference {
            None => options = without,
            Some(action) => departures.push(Used { departure, line: found.line_of(action) }),
        }
    }
    let outcome = match found.state.to_act() {
        ToAct::Over(outcome) => Some(outcome),
        _ => None,
    };
    let mut record = Record::new(options, found.actions, outcome);
    record.tags.push((SOURCE.0.to_owned(), SOURCE.1.to_owned()));
    for Used { departure, line } in &departures {
        let remark = format!("departs from the books at line {line} of the log: {departure}");
        record.tags.push(("remark".to_owned(), remark));
    }
    Ok(Conformity {
        plays: log.plays(),
        checks: found.checks,
        parting: found.parting,
        departures,
        broken_off: found.broken_off,
        inferred: found.inferred,
        record,
    })
}

/// Deals that fit everything the log shows, or the place where none can.
fn find_hands(log: &Log) -> Result<deal::Hands, Parting> {
    let ledger = Ledger::of(log).map_err(|wrong| {
        let card = card_name(wrong.card);
        Parting {
            line: wrong.line,
            expected: Said::CardFrom { card: card.clone(), hand: wrong.side },
            got: Said::CardAt { card, at: wrong.at },
        }
    })?;
    deal::solve(&ledger).map_err(|wrong| {
        let hand = wrong.side;
        let in_hand = |card| Said::CardFrom { card: card_name(card), hand };
        let expected = wrong.card.map_or(Said::FullHand, in_hand);
        Parting { line: wrong.line, expected, got: Said::NoDeal }
    })
}

/// The first of the actions found that goes otherwise under other options, if the game does.
fn first_difference(options: &Options, found: &Found) -> Option<usize> {
    let mut course = Vec::new();
    match play_under(options, found, |_, state| course.push(state.clone())) {
        Err(refused) => return Some(refused),
        Ok(mut end) => {
            end.options = found.state.options;
            if end == found.state {
                return None;
            }
        }
    }
    let mut first = None;
    let compare = |i: usize, state: &State| {
        if first.is_none() && course[i] != *state {
            first = Some(i);
        }
    };
    // The actions were found under these options, so none is refused.
    let _ = play_under(&found.state.options, found, compare);
    first
}

/// Plays the actions found under these options and shows each position as one of the options found; the number of the
/// first action that is refused.
fn play_under(options: &Options, found: &Found, mut see: impl FnMut(usize, &State)) -> Result<State, usize> {
    let mut state = <State as Game>::new(options);
    for (i, &(actor, action)) in found.actions.iter().enumerate() {
        state.apply(actor, action).map_err(|_| i)?;
        state.options = found.state.options;
        see(i, &state);
        state.options = *options;
    }
    Ok(state)
}
