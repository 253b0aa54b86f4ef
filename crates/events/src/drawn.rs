//! What was drawn when an event or a round began, as it is kept beside the act. A log is replayed from it: whatever way of pairing comes
//! later, what has been played stays what it was.

use serde::{Deserialize, Serialize};

use crate::acts::{Act, Entry, Refused};
use crate::event::{Bracket, Event, Game, Match};
use crate::rounds::Practice;

/// A draw. Players, divisions and games are named by their numbers, from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// How many rounds there are after it.
    pub rounds: u32,
    /// Only where an event begins: the place of each player by strength, and the division.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seeds: Vec<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub divisions: Vec<u32>,
    /// Only where a round robin begins: the rounds that come after the first one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub schedule: Vec<Vec<(u32, u32)>>,
    pub matches: Vec<Meeting>,
    /// The rule that could not be kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relaxed: Option<String>,
}

/// A match as it was drawn: who meets, and who sits where in each of its games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    pub round: u32,
    #[serde(default)]
    pub division: u32,
    pub board: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bracket: Option<Bracket>,
    pub players: Vec<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<Vec<u32>>,
}

fn numbers(players: &[usize]) -> Vec<u32> {
    players.iter().map(|&player| player as u32).collect()
}

fn places(players: &[u32]) -> Vec<usize> {
    players.iter().map(|&player| player as usize).collect()
}

impl Event {
    /// Draws for an act that begins the event or a round, by the way of pairing of today. Nothing of the event changes.
    pub(crate) fn draw_for(&self, entry: &mut Entry) -> Result<(), Refused> {
        if entry.drawn.is_some() {
            return Ok(());
        }
        let mut next = self.clone();
        match &entry.act {
            Act::Begin { lot } => next.begin(*lot, entry.at, Practice::Present)?,
            Act::Pair { lot, .. } => next.next_round(*lot, entry.at, Practice::Present)?,
            _ => return Ok(()),
        }
        let begins = matches!(entry.act, Act::Begin { .. });
        let of_all = |number: &dyn Fn(&crate::event::Place) -> usize| -> Vec<u32> {
            if begins { next.players.iter().map(|place| number(place) as u32).collect() } else { Vec::new() }
        };
        let meeting = |one: &Match| Meeting {
            round: one.round,
            division: one.division as u32,
            board: one.board,
            bracket: one.bracket,
            players: numbers(&one.players),
            games: one.games.iter().map(|game| numbers(&game.seats)).collect(),
        };
        let pair = |&(a, b): &(usize, usize)| (a as u32, b as u32);
        let schedule = next.schedule.iter().filter(|_| begins);
        entry.drawn = Some(Drawn {
            rounds: next.round,
            seeds: of_all(&|place| place.seed),
            divisions: of_all(&|place| place.division),
            schedule: schedule.map(|round| round.iter().map(pair).collect()).collect(),
            matches: next.matches[self.matches.len()..].iter().map(meeting).collect(),
            relaxed: next.relaxed.get(&next.round).cloned(),
        });
        Ok(())
    }

    /// The event, or a round, begins as it was drawn.
    pub(crate) fn take_drawn(&mut self, drawn: &Drawn, at: i64) -> Result<(), Refused> {
        let known = |player: &u32| (*player as usize) < self.players.len();
        let meets = drawn.matches.iter().flat_map(|one| one.players.iter().chain(one.games.iter().flatten()));
        let later = drawn.schedule.iter().flatten().flat_map(|(a, b)| [a, b]);
        if !meets.chain(later).all(known) || drawn.seeds.len().max(drawn.divisions.len()) > self.players.len()
        {
            return Err(Refused::NotThere);
        }
        for (place, &seed) in self.players.iter_mut().zip(&drawn.seeds) {
            place.seed = seed as usize;
        }
        for (place, &division) in self.players.iter_mut().zip(&drawn.divisions) {
            place.division = division as usize;
        }
        if drawn.seeds.is_empty() {
            self.take_from_schedule();
        } else {
            let pair = |&(a, b): &(u32, u32)| (a as usize, b as usize);
            self.schedule = drawn.schedule.iter().map(|round| round.iter().map(pair).collect()).collect();
        }
        if let Some(relaxed) = &drawn.relaxed {
            self.relaxed.insert(drawn.rounds, relaxed.clone());
        }
        for one in &drawn.matches {
            let game = |seats: &Vec<u32>| Game { seats: places(seats), ..Game::default() };
            self.add_match(Match {
                round: one.round,
                division: one.division as usize,
                board: one.board,
                bracket: one.bracket,
                players: places(&one.players),
                games: one.games.iter().map(game).collect(),
                deadline: self.deadline_from(at).filter(|_| one.players.len() > 1),
                void: false,
            });
        }
        self.round = drawn.rounds;
        self.opens(at);
        Ok(())
    }
}
