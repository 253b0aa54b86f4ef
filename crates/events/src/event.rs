//! The event itself: who plays in it, its matches and their games, and how an act changes it.

use std::collections::{BTreeMap, BTreeSet};

use detente_protocol::{EventFormat, EventRight, EventStatus, EventTerms, Settled};
use serde::{Deserialize, Serialize};

use crate::acts::{Act, Entry, Refused, Seated};
use crate::invitations::Invitation;
use crate::more::Asked;
use crate::rounds::Practice;

/// A match of a knock-out that is even is decided by further games, so many at most; then by the better seed.
const FURTHER: usize = 2;

/// A place in an event, and who has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub user: String,
    pub name: String,
    pub rating: Option<i32>,
    pub division: usize,
    /// Asked for when registering.
    pub(crate) wanted_division: Option<usize>,
    /// Among those who belong there, as the season before has left them.
    pub(crate) rank: Option<u32>,
    pub withdrawn: bool,
    /// Gone by the decision of an organiser.
    pub(crate) taken_out: bool,
    /// Struck from the table with all results.
    pub struck: bool,
    pub instead_of: Option<String>,
    /// By strength at the start, 0 for the strongest.
    pub seed: usize,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Players; none in a draw, and none if both forfeited.
    pub winners: Vec<usize>,
    pub settled: Settled,
    pub ending: String,
    pub turn: Option<u32>,
    /// Did it come about without organisers: at its table, by time, or because somebody has gone? Only that counts for ratings.
    pub alone: bool,
    /// Had somebody done something there? Only of what was forfeited.
    pub begun: bool,
    /// Was it lost because somebody has gone? Whoever takes over the place may play it, if it had not begun.
    pub left: bool,
}

impl GameResult {
    pub(crate) fn forfeited(winners: Vec<usize>, alone: bool, begun: bool) -> GameResult {
        let ending = "forfeit".to_owned();
        GameResult { winners, settled: Settled::Forfeited, ending, turn: None, alone, begun, left: false }
    }
}

/// A game of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Players in the order of the seats.
    pub seats: Vec<usize>,
    pub table: Option<String>,
    /// How many tables were made for it.
    pub made: u32,
    pub result: Option<GameResult>,
    /// It is not played on: an organiser has seen what it is worth.
    pub stopped: bool,
    /// Players whose place another has taken over since, as the users who play it to its end.
    pub stayed: Vec<(usize, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bracket {
    Winners,
    Losers,
    Final,
}

/// A match: players who meet, with one or more games. One player alone has a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// From 1.
    pub round: u32,
    pub division: usize,
    pub board: u32,
    pub bracket: Option<Bracket>,
    pub players: Vec<usize>,
    pub games: Vec<Game>,
    pub deadline: Option<i64>,
    pub void: bool,
}

/// An event, as the acts so far have made it.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    pub terms: EventTerms,
    pub founder: String,
    pub founder_name: String,
    pub created: i64,
    pub status: EventStatus,
    pub players: Vec<Place>,
    pub matches: Vec<Match>,
    /// The rounds that were made.
    pub round: u32,
    /// When the event began, and when its last round did.
    pub begun: Option<i64>,
    pub(crate) opened: i64,
    /// When each round began.
    pub(crate) openings: Vec<i64>,
    /// When somebody has last done something to it, or a game has ended.
    pub(crate) active: i64,
    /// The rounds of a round robin that are still to come, as places.
    pub(crate) schedule: Vec<Vec<(usize, usize)>>,
    /// Pairs of a round robin whose round has come while one of them was struck.
    pub(crate) missed: Vec<(usize, usize)>,
    /// Drawn when the event began; the lots of all further rounds follow from it, whatever is done in between.
    pub(crate) lot: u64,
    /// Who was told of which deadline.
    pub(crate) warned: BTreeSet<(i64, u32)>,
    /// Those whom a pairing had to relax a rule for.
    pub relaxed: BTreeMap<u32, String>,
    pub staff: BTreeMap<String, (String, Vec<EventRight>)>,
    /// Those who were asked to play and have not answered.
    pub invited: BTreeMap<String, Invitation>,
    /// Has the account of whoever founded it ended?
    pub orphaned: bool,
    /// More time that a player has asked for, by match.
    pub(crate) asked: BTreeMap<u32, Asked>,
    /// How often each player has asked for it, by match and player.
    pub(crate) asks: BTreeMap<(u32, usize), u32>,
    /// Until when matches had time before their players agreed to more.
    pub(crate) given: BTreeMap<u32, i64>,
    /// Tables at which somebody played whose place another has taken over.
    pub(crate) former: BTreeSet<String>,
    pub announcement: Option<String>,
    /// The next season.
    pub next: Option<String>,
    /// How much has been done by each, and how often something was announced.
    pub(crate) deeds: BTreeMap<String, u32>,
    pub(crate) announced: u32,
    /// How many acts there were.
    pub version: u32,
}

impl Place {
    pub(crate) fn new(
        user: &str,
        name: &str,
        rating: Option<i32>,
        (division, rank): (Option<u32>, Option<u32>),
    ) -> Place {
        Place {
            user: user.to_owned(),
            name: name.to_owned(),
            rating,
            division: 0,
            wanted_division: division.map(|division| division as usize),
            rank,
            withdrawn: false,
            taken_out: false,
            struck: false,
            instead_of: None,
            seed: 0,
        }
    }
}

/// The same players, on whichever seats.
pub(crate) fn is_another_order(seats: &[usize], other: &[usize]) -> bool {
    let sorted = |seats: &[usize]| {
        let mut seats = seats.to_vec();
        seats.sort_unstable();
        seats
    };
    sorted(seats) == sorted(other)
}

impl Match {
    pub fn is_bye(&self) -> bool {
        self.players.len() == 1
    }

    pub fn is_done(&self) -> bool {
        self.void || self.is_bye() || self.games.iter().all(|game| game.result.is_some())
    }

    /// A player's points in a game, in halves.
    pub fn game_points(game: &Game, player: usize) -> u32 {
        let Some(result) = &game.result else { return 0 };
        match (result.winners.is_empty(), result.settled) {
            (true, Settled::Forfeited) => 0,
            (true, _) => 1,
            (false, _) => 2 * u32::from(result.winners.contains(&player)),
        }
    }

    /// A player's points in all games so far, in halves.
    pub fn score(&self, player: usize) -> u32 {
        if self.is_bye() {
            return 2;
        }
        self.games.iter().map(|game| Match::game_points(game, player)).sum()
    }

    /// A player's points for the match, in halves, once it is over.
    pub fn points(&self, player: usize) -> Option<u32> {
        if !self.is_done() || self.void {
            return None;
        }
        if self.players.len() != 2 {
            return Some(self.score(player));
        }
        let other = if self.players[0] == player { self.players[1] } else { self.players[0] };
        let (own, theirs) = (self.score(player), self.score(other));
        Some(match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => 2,
            // Both forfeited: nobody gets anything.
            std::cmp::Ordering::Equal => u32::from(own > 0),
            std::cmp::Ordering::Less => 0,
        })
    }

    /// Has this player given up a game of it?
    fn gave_up(&self, player: usize) -> bool {
        let given_up =
            |result: &GameResult| result.settled == Settled::Forfeited && !result.winners.contains(&player);
        self.games.iter().filter_map(|game| game.result.as_ref()).any(given_up)
    }

    /// The one who goes on, of a match between two that is over. At equal scores nobody goes on who has given up a game of it.
    pub fn winner(&self, players: &[Place]) -> Option<usize> {
        match *self.players.as_slice() {
            [one] => Some(one),
            [one, other] if self.is_done() && !self.void => match self.score(one).cmp(&self.score(other)) {
                std::cmp::Ordering::Greater => Some(one),
                std::cmp::Ordering::Less => Some(other),
                std::cmp::Ordering::Equal => match (self.gave_up(one), self.gave_up(other)) {
                    (true, true) => None,
                    (true, false) => Some(other),
                    (false, true) => Some(one),
                    (false, false) if self.score(one) == 0 => None,
                    _ => Some(if players[one].seed < players[other].seed { one } else { other }),
                },
            },
            _ => None,
        }
    }
}

impl Event {
    /// The first act makes the event.
    pub fn found(entry: &Entry) -> Result<Event, Refused> {
        let Act::Found { terms } = &entry.act else { return Err(Refused::NotNow) };
        crate::rules::check_terms(terms)?;
        Ok(Event {
            terms: (**terms).clone(),
            founder: entry.by.clone(),
            founder_name: entry.name.clone(),
            created: entry.at,
            status: EventStatus::Open,
            players: Vec::new(),
            matches: Vec::new(),
            round: 0,
            begun: None,
            opened: entry.at,
            openings: Vec::new(),
            active: entry.at,
            schedule: Vec::new(),
            missed: Vec::new(),
            lot: 0,
            warned: BTreeSet::new(),
            relaxed: BTreeMap::new(),
            staff: BTreeMap::new(),
            invited: BTreeMap::new(),
            asked: BTreeMap::new(),
            asks: BTreeMap::new(),
            given: BTreeMap::new(),
            orphaned: false,
            former: BTreeSet::new(),
            announcement: None,
            next: None,
            deeds: BTreeMap::new(),
            announced: 0,
            version: 1,
        })
    }

    /// An event from its log. The error says at which act it does not fit.
    pub fn replay(log: &[Entry]) -> Result<Event, (usize, Refused)> {
        let (first, rest) = log.split_first().ok_or((0, Refused::NotThere))?;
        let mut event = Event::found(first).map_err(|refused| (0, refused))?;
        for (number, entry) in rest.iter().enumerate() {
            event.take(entry).map_err(|refused| (number + 1, refused))?;
        }
        Ok(event)
    }

    /// The event after an act. Nothing has changed yet, but for what is drawn: it is written down with the act.
    pub fn consider(&self, entry: &mut Entry) -> Result<Event, Refused> {
        self.must_be_within_bounds(entry)?;
        self.may(entry)?;
        self.draw_for(entry)?;
        let mut next = self.clone();
        next.take(entry)?;
        Ok(next)
    }

    /// Does an act. After a refusal the event may be half changed: only for a copy, or for a log that fits.
    pub fn take(&mut self, entry: &Entry) -> Result<(), Refused> {
        self.may(entry)?;
        let at = entry.at;
        for seated in &entry.seated {
            self.reseat(seated)?;
        }
        match &entry.act {
            Act::Found { .. } => return Err(Refused::NotNow),
            Act::Enter { user, player, rating, division, rank } => {
                self.invited.remove(user);
                self.players.push(Place::new(user, player, *rating, (*division, *rank)));
            }
            Act::Invite { .. } | Act::Accept { .. } | Act::Decline => self.invite(entry)?,
            Act::Part { user } => self.part(user, &entry.begun),
            Act::HandOver { user, name_of, .. } => {
                (self.founder, self.founder_name, self.orphaned) = (user.clone(), name_of.clone(), false);
                self.staff.remove(user);
            }
            Act::Leave { player, .. } => {
                let player = *player as usize;
                let alone = entry.by.is_empty() || self.players[player].user == entry.by;
                self.leave(player, alone, &entry.begun);
            }
            Act::Begin { lot } => {
                // Whoever has not answered by now does not play.
                self.invited.clear();
                self.lot = *lot;
                match &entry.drawn {
                    Some(drawn) => {
                        (self.status, self.begun) = (EventStatus::Running, Some(at));
                        self.take_drawn(drawn, at)?;
                    }
                    None => self.begin(*lot, at, Practice::Former)?,
                }
            }
            Act::Pair { lot, .. } => match &entry.drawn {
                Some(drawn) => self.take_drawn(drawn, at)?,
                None => self.next_round(*lot, at, Practice::Former)?,
            },
            Act::Made { pairing, game, table } => {
                let slot = self.game_mut(*pairing, *game)?;
                slot.table = Some(table.clone());
                slot.made += 1;
            }
            Act::Played { pairing, game, seats, winners, ending, turn } => {
                self.reseat(&Seated { pairing: *pairing, game: *game, seats: seats.clone() })?;
                let slot = self.game_mut(*pairing, *game)?;
                slot.result = Some(GameResult {
                    winners: winners.iter().map(|&player| player as usize).collect(),
                    settled: Settled::Played,
                    ending: ending.clone(),
                    turn: *turn,
                    alone: true,
                    begun: true,
                    left: false,
                });
                self.go_on(*pairing as usize);
            }
            Act::Annulled { pairing, game } => self.game_mut(*pairing, *game)?.table = None,
            Act::Extend { round, pairing, until, .. } => self.extend(*round, *pairing, *until)?,
            Act::AskMore { pairing, until } => {
                let player = self.player_of(&entry.by).ok_or(Refused::NotThere)?;
                self.asked.insert(*pairing, Asked { player, until: *until });
                *self.asks.entry((*pairing, player)).or_default() += 1;
            }
            Act::AnswerMore { pairing, agree, until } => self.answer(entry, *pairing, *agree, *until),
            Act::Forfeit { pairing, players, .. } => {
                let players: Vec<usize> = players.iter().map(|&player| player as usize).collect();
                self.forfeit(*pairing as usize, &players, entry.by.is_empty(), &entry.begun);
            }
            Act::Adjudicate { pairing, game, winners, .. } => {
                self.game_mut(*pairing, *game)?.result = Some(GameResult {
                    winners: winners.iter().map(|&player| player as usize).collect(),
                    settled: Settled::Adjudicated,
                    ending: "adjudicated".to_owned(),
                    turn: None,
                    alone: false,
                    begun: true,
                    left: false,
                });
                self.go_on(*pairing as usize);
            }
            Act::Substitute { player, user, name_of, rating, .. } => {
                self.substitute(*player, (user, name_of), *rating, (&entry.begun, at))?;
            }
            Act::Staff { user, name_of, rights } => {
                if rights.is_empty() {
                    self.staff.remove(user);
                } else {
                    self.staff.insert(user.clone(), (name_of.clone(), rights.clone()));
                }
            }
            Act::Announce { text } => {
                self.announcement = Some(text.clone());
                self.announced += 1;
            }
            Act::Advised { pairing, game } => self.game_mut(*pairing, *game)?.stopped = true,
            Act::Warned { deadline, players } => {
                self.warned.extend(players.iter().map(|&player| (*deadline, player)));
            }
            Act::CallOff { .. } => self.status = EventStatus::CalledOff,
            Act::Followed { event } => self.next = Some(event.clone()),
        }
        self.version += 1;
        if !entry.by.is_empty()
            || matches!(entry.act, Act::Played { .. } | Act::Begin { .. } | Act::Pair { .. })
        {
            self.active = at;
        }
        if !entry.by.is_empty() {
            *self.deeds.entry(entry.by.clone()).or_default() += 1;
        }
        self.settle();
        Ok(())
    }

    pub fn game(&self, pairing: u32, game: u32) -> Option<&Game> {
        self.matches.get(pairing as usize)?.games.get(game as usize)
    }

    fn game_mut(&mut self, pairing: u32, game: u32) -> Result<&mut Game, Refused> {
        let slot = self.matches.get_mut(pairing as usize).and_then(|one| one.games.get_mut(game as usize));
        slot.ok_or(Refused::NotThere)
    }

    /// Players have changed seats at the table of a game.
    fn reseat(&mut self, seated: &Seated) -> Result<(), Refused> {
        let slot = self.game_mut(seated.pairing, seated.game)?;
        let seats: Vec<usize> = seated.seats.iter().map(|&player| player as usize).collect();
        if is_another_order(&slot.seats, &seats) {
            slot.seats = seats;
        }
        Ok(())
    }

    /// Games of a player that have no result, as match and game.
    pub fn open_games_of(&self, player: usize) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for (number, one) in self.matches.iter().enumerate() {
            if one.players.contains(&player) && !one.is_done() {
                let open = one.games.iter().enumerate().filter(|(_, game)| game.result.is_none());
                found.extend(open.map(|(game, _)| (number, game)));
            }
        }
        found
    }

    pub fn player_of(&self, user: &str) -> Option<usize> {
        self.players.iter().position(|place| place.user == user)
    }

    pub(crate) fn is_elimination(&self) -> bool {
        matches!(self.terms.format, EventFormat::Knockout | EventFormat::DoubleElimination)
    }

    /// After a game: the next one of the match, or a further one if a match of a knock-out is even.
    fn go_on(&mut self, pairing: usize) {
        let (elimination, games) = (self.is_elimination(), self.terms.games as usize);
        let Some(one) = self.matches.get_mut(pairing) else { return };
        let &[a, b] = one.players.as_slice() else { return };
        let even = one.is_done() && one.score(a) == one.score(b) && one.score(a) > 0;
        if elimination && even && one.games.len() < games + FURTHER {
            let seats = one.games.last().map(|game| game.seats.iter().rev().copied().collect());
            one.games.push(Game { seats: seats.unwrap_or_default(), ..Game::default() });
        }
    }

    /// The matches of a round, or of all rounds (0), or the one that is named.
    pub(crate) fn meant(&self, round: u32, pairing: Option<u32>) -> Vec<usize> {
        let meant = |(number, one): (usize, &Match)| {
            let meant = match pairing {
                Some(wanted) => wanted as usize == number,
                // All rounds of a season end together.
                None => round == 0 || one.round == round,
            };
            meant.then_some(number)
        };
        self.matches.iter().enumerate().filter_map(meant).collect()
    }

    fn extend(&mut self, round: u32, pairing: Option<u32>, until: i64) -> Result<(), Refused> {
        let found = self.meant(round, pairing);
        if found.is_empty() {
            return Err(Refused::NotThere);
        }
        for number in found {
            self.matches[number].deadline = Some(until);
            self.given.remove(&(number as u32));
        }
        Ok(())
    }

    /// The event is over when nothing is left to play.
    fn settle(&mut self) {
        if self.status == EventStatus::Running && self.is_round_done() && self.is_last_round() {
            self.status = EventStatus::Over;
        }
    }

    pub fn is_round_done(&self) -> bool {
        self.matches.iter().all(Match::is_done)
    }

    /// Games for which a table is to be made: of each match the first that has neither a table nor a result.
    pub fn wanted(&self) -> Vec<(u32, u32)> {
        if self.status != EventStatus::Running {
            return Vec::new();
        }
        let next = |(number, one): (usize, &Match)| {
            let game = one.games.iter().position(|game| game.result.is_none())?;
            let free = !one.is_done() && one.games[game].table.is_none();
            free.then_some((number as u32, game as u32))
        };
        self.matches.iter().enumerate().filter_map(next).collect()
    }

    /// Tables at which games are played that have no result yet, with their match and game.
    pub fn tables(&self) -> Vec<(u32, u32, &str)> {
        let mut found = Vec::new();
        for (number, one) in self.matches.iter().enumerate().filter(|(_, one)| !one.is_done()) {
            let played = |slot: &&Game| slot.result.is_none() && !slot.stopped;
            for (game, slot) in one.games.iter().enumerate().filter(|(_, slot)| played(slot)) {
                if let Some(table) = &slot.table {
                    found.push((number as u32, game as u32, table.as_str()));
                }
            }
        }
        found
    }
}
