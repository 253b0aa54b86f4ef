//! A log against the rules, from its text to a record.

use core::fmt;

use detente_game::record::Record;
use detente_game::{Actor, Game, ToAct};
use detente_struggle::cards::CardId;
use detente_struggle::decision::Action;
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
    pub departures: Vec<Departure>,
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
}

impl Departure {
    pub const ALL: [Departure; 3] = [Departure::Wargames, Departure::Shuttle, Departure::Crisis];

    /// The word for it in the options of a game.
    pub fn word(self) -> &'static str {
        match self {
            Departure::Wargames => "wargames",
            Departure::Shuttle => "shuttle",
            Departure::Crisis => "crisis",
        }
    }

    /// The card that it is about.
    fn card(self) -> CardId {
        match self {
            Departure::Wargames => CardId::Wargames,
            Departure::Shuttle => CardId::ShuttleDiplomacy,
            Departure::Crisis => CardId::CubanMissileCrisis,
        }
    }

    fn switch(self, departures: &mut Departures, on: bool) {
        match self {
            Departure::Wargames => departures.wargames_draw_lost = on,
            Departure::Shuttle => departures.shuttle_keeps_adjacency = on,
            Departure::Crisis => departures.crisis_coup_rolled = on,
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

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
        if !log.happens(departure.card()) || goes_the_same_way(&without, &found) {
            options = without;
        } else {
            departures.push(departure);
        }
    }
    let outcome = match found.state.to_act() {
        ToAct::Over(outcome) => Some(outcome),
        _ => None,
    };
    let mut record = Record::new(options, found.actions, outcome);
    record.tags.push(("source".to_owned(), "a log of the official digital edition".to_owned()));
    Ok(Conformity {
        plays: log.plays(),
        checks: found.checks,
        parting: found.parting,
        departures,
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

/// Do the same actions lead to the same game under other options?
fn goes_the_same_way(options: &Options, found: &Found) -> bool {
    let mut state = <State as Game>::new(options);
    let mut play = |&(actor, action): &(Actor, Action)| state.apply(actor, action).is_ok();
    let legal = found.actions.iter().all(&mut play);
    state.options = found.state.options;
    legal && state == found.state
}
