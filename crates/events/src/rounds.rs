//! How an event begins, and how its rounds are made.

use detente_game::Rng;
use detente_protocol::{EventFormat, EventStatus, Sides};

use crate::acts::Refused;
use crate::event::{Bracket, Event, Game, Match, Place};
use crate::knockout::{self, Lives};
use crate::{fours, league, robin, swiss};

/// Keeps the lots of further rounds apart from what the first one is drawn with.
const NEXT: u64 = 0x6e65_7874;

/// By which customs a round is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Practice {
    /// As logs were drawn that do not say what came of it: a match that nobody has played counts as if the two had met.
    Former,
    /// Who has won or lost without playing has met nobody and had no side; who has won so has no bye any more (FIDE C.04.1 and C.04.2).
    Present,
}

/// A round before it is made: who meets whom, the first seat first; nobody where nobody is left of a part of a knock-out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Round {
    pub matches: Vec<(Vec<usize>, usize, Option<Bracket>)>,
    pub relaxed: Option<&'static str>,
}

impl Event {
    pub(crate) fn begin(&mut self, lot: u64, at: i64, practice: Practice) -> Result<(), Refused> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        Rng::new(lot).shuffle(&mut order);
        // The strongest first; those without a rating behind them, by lot.
        order.sort_by_key(|&n| std::cmp::Reverse(self.players[n].rating));
        for (seed, &n) in order.iter().enumerate() {
            self.players[n].seed = seed;
        }
        self.status = EventStatus::Running;
        self.begun = Some(at);
        match &self.terms.format {
            EventFormat::RoundRobin { cycles } => {
                let places = shuffled(order, lot);
                let named =
                    |round: Vec<(usize, usize)>| round.iter().map(|&(a, b)| (places[a], places[b])).collect();
                self.schedule = robin::rounds(places.len(), *cycles).into_iter().map(named).collect();
            }
            EventFormat::League { .. } => {
                let earned = |&n: &usize| {
                    let Place { wanted_division, rank, .. } = &self.players[n];
                    wanted_division.map(|division| league::Earned { division, rank: *rank })
                };
                let wanted: Vec<Option<league::Earned>> = order.iter().map(earned).collect();
                for (&n, division) in order.iter().zip(league::placed(&wanted, &self.sizes())) {
                    self.players[n].division = division;
                }
                self.season(lot, at);
                return Ok(());
            }
            _ => {}
        }
        self.next_round(lot, at, practice)
    }

    /// All matches of a league, in all divisions: they are played in any order until the season ends.
    fn season(&mut self, lot: u64, at: i64) {
        let divisions = self.players.iter().map(|place| place.division + 1).max().unwrap_or(0);
        let mut last = 0;
        for division in 0..divisions {
            let own = (0..self.players.len()).filter(|&n| self.players[n].division == division).collect();
            let own = shuffled(own, lot ^ division as u64);
            for (round, pairs) in robin::rounds(own.len(), 1).into_iter().enumerate() {
                let matches = pairs.iter().map(|&(a, b)| (vec![own[a], own[b]], division, None)).collect();
                self.make(Round { matches, relaxed: None }, round as u32 + 1, lot, at);
                last = last.max(round as u32 + 1);
            }
        }
        self.round = last;
        self.opens(at);
    }

    /// The lot of the next round. It is fixed when the event begins, so that what is shown before is what is made, and nobody can wait for
    /// a better one.
    pub fn next_lot(&self) -> u64 {
        Rng::derive(self.lot ^ NEXT, u64::from(self.round)).next_u64()
    }

    pub(crate) fn next_round(&mut self, lot: u64, at: i64, practice: Practice) -> Result<(), Refused> {
        let drawn = self.draw(lot, practice)?;
        let round = self.round + 1;
        self.take_from_schedule();
        if let Some(relaxed) = drawn.relaxed {
            self.relaxed.insert(round, relaxed.to_owned());
        }
        self.make(drawn, round, lot, at);
        self.round = round;
        self.opens(at);
        Ok(())
    }

    /// A round begins, or all rounds of a season.
    pub(crate) fn opens(&mut self, at: i64) {
        self.opened = at;
        self.openings.push(at);
    }

    /// The next round of a round robin has come; whom somebody is struck for is played when another takes over the place.
    pub(crate) fn take_from_schedule(&mut self) {
        if !self.schedule.is_empty() {
            let round = self.schedule.remove(0);
            let struck = |&(a, b): &(usize, usize)| self.players[a].struck || self.players[b].struck;
            self.missed.extend(round.into_iter().filter(struck));
        }
    }

    /// Is no round left?
    pub fn is_last_round(&self) -> bool {
        match &self.terms.format {
            EventFormat::Swiss { rounds } => self.round >= *rounds || self.staying().len() < 2,
            // Three do not make a table.
            EventFormat::Fours { rounds } => self.round >= *rounds || self.staying().len() < 4,
            EventFormat::RoundRobin { .. } => self.schedule.is_empty(),
            EventFormat::League { .. } => true,
            EventFormat::Knockout => {
                self.is_round_done() && self.round > 0 && self.survivors().iter().flatten().count() <= 1
            }
            EventFormat::DoubleElimination => {
                let left = self.lives().iter().filter(|lives| lives.lost < 2).count();
                self.is_round_done() && self.round > 0 && left <= 1
            }
        }
    }

    /// How many rounds there will be, if that is known.
    pub fn rounds(&self) -> Option<u32> {
        match &self.terms.format {
            EventFormat::Swiss { rounds } | EventFormat::Fours { rounds } => Some(*rounds),
            EventFormat::RoundRobin { .. } => {
                Some(self.round + self.schedule.len() as u32).filter(|&n| n > 0)
            }
            EventFormat::League { .. } => Some(self.round).filter(|&round| round > 0),
            EventFormat::Knockout => {
                let players = self.players.len().max(2);
                Some(players.next_power_of_two().trailing_zeros())
            }
            EventFormat::DoubleElimination => None,
        }
    }

    fn staying(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|&n| !self.players[n].withdrawn).collect()
    }

    /// What the next round would be.
    pub(crate) fn draw(&self, lot: u64, practice: Practice) -> Result<Round, Refused> {
        match &self.terms.format {
            EventFormat::Swiss { .. } => self.draw_swiss(lot, practice),
            EventFormat::RoundRobin { .. } => {
                let pairs = self.schedule.first().ok_or(Refused::NotNow)?;
                let gone = |n: usize| self.players[n].struck;
                let stay = pairs.iter().filter(|pair| !gone(pair.0) && !gone(pair.1));
                let matches = stay.map(|&(a, b)| (vec![a, b], 0, None)).collect();
                Ok(Round { matches, relaxed: None })
            }
            EventFormat::League { .. } => Err(Refused::NotNow),
            EventFormat::Knockout => Ok(self.draw_knockout()),
            EventFormat::DoubleElimination => Ok(self.draw_double()),
            EventFormat::Fours { .. } => {
                let own = self.staying();
                let round = fours::pair(&self.fours(&own, practice), lot);
                let mut matches: Vec<(Vec<usize>, usize, Option<Bracket>)> = Vec::new();
                matches.extend(round.tables.iter().map(|four| (four.map(|n| own[n]).to_vec(), 0, None)));
                matches.extend(round.byes.iter().map(|&n| (vec![own[n]], 0, None)));
                Ok(Round { matches, relaxed: None })
            }
        }
    }

    fn draw_swiss(&self, lot: u64, practice: Practice) -> Result<Round, Refused> {
        let own = self.staying();
        let index = |n: usize| own.iter().position(|&other| other == n);
        let players: Vec<swiss::Player> = own
            .iter()
            .map(|&n| {
                let mut player = swiss::Player { rank: self.players[n].seed, ..swiss::Player::default() };
                for one in self.matches.iter().filter(|one| one.players.contains(&n) && !one.void) {
                    player.score += one.points(n).unwrap_or(0);
                    let unplayed = practice == Practice::Present && one.is_unplayed();
                    player.had_bye |= one.is_bye() || unplayed && one.points(n) == Some(2);
                    let first = one.games.first().and_then(|game| game.seats.first());
                    if !one.is_bye() && !unplayed {
                        player.sides.push(first == Some(&n));
                        player.met.extend(
                            one.players.iter().filter(|&&other| other != n).filter_map(|&o| index(o)),
                        );
                    }
                }
                player
            })
            .collect();
        let round = swiss::pair(&players, self.terms.sides == Sides::Swap, lot).ok_or(Refused::TooFew)?;
        let pairs = round.pairs.iter().map(|&(a, b)| (vec![own[a], own[b]], 0, None));
        let matches = pairs.chain(round.bye.map(|bye| (vec![own[bye]], 0, None))).collect();
        let relaxed = round.relaxed.map(|relaxed| match relaxed {
            swiss::Relaxed::Sides => "sides",
            swiss::Relaxed::Twice => "twice",
        });
        Ok(Round { matches, relaxed })
    }

    fn by_seed(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&n| self.players[n].seed);
        order
    }

    /// Who goes on from each board of the last round of a knock-out; nobody where both forfeited, or nobody was left to meet.
    fn survivors(&self) -> Vec<Option<usize>> {
        let boards = self.players.len().next_power_of_two() >> self.round.min(usize::BITS - 1);
        let mut found = vec![None; boards];
        for one in self.matches.iter().filter(|one| one.round == self.round) {
            if let Some(board) = found.get_mut((one.board - 1) as usize) {
                *board = one.winner(&self.players);
            }
        }
        found
    }

    fn draw_knockout(&self) -> Round {
        let pairs: Vec<Vec<usize>> = if self.round == 0 {
            let order = self.by_seed();
            let first = knockout::first_round(order.len());
            first
                .iter()
                .map(|&(a, b)| [Some(a), b].into_iter().flatten().map(|n| order[n]).collect())
                .collect()
        } else {
            self.survivors().chunks(2).map(|pair| pair.iter().flatten().copied().collect()).collect()
        };
        Round { matches: pairs.into_iter().map(|players| (players, 0, None)).collect(), relaxed: None }
    }

    /// Losses and byes of all, by seed.
    fn lives(&self) -> Vec<Lives> {
        let order = self.by_seed();
        let seed = |n: usize| self.players[n].seed;
        order
            .iter()
            .map(|&n| {
                let mut lives = Lives::default();
                for one in self.matches.iter().filter(|one| one.players.contains(&n)) {
                    lives.byes += u32::from(one.is_bye());
                    if !one.is_bye() && one.is_done() {
                        lives.lost += u32::from(one.winner(&self.players) != Some(n));
                        lives.met.extend(
                            one.players.iter().filter(|&&other| other != n).map(|&other| seed(other)),
                        );
                    }
                }
                if self.players[n].withdrawn {
                    lives.lost = 2;
                }
                lives
            })
            .collect()
    }

    fn draw_double(&self) -> Round {
        let order = self.by_seed();
        let round = knockout::double_round(&self.lives());
        let named =
            |pairs: &[(usize, usize)], bracket: Bracket| -> Vec<(Vec<usize>, usize, Option<Bracket>)> {
                pairs.iter().map(|&(a, b)| (vec![order[a], order[b]], 0, Some(bracket))).collect()
            };
        let mut matches = named(&round.winners, Bracket::Winners);
        matches.extend(named(&round.losers, Bracket::Losers));
        matches.extend(named(round.last.as_slice(), Bracket::Final));
        matches.extend(round.byes.iter().map(|&n| (vec![order[n]], 0, None)));
        Round { matches, relaxed: None }
    }

    fn fours(&self, own: &[usize], practice: Practice) -> Vec<fours::Player> {
        let index = |n: usize| own.iter().position(|&other| other == n);
        own.iter()
            .map(|&n| {
                let mut player = fours::Player::default();
                for one in self.matches.iter().filter(|one| one.players.contains(&n)) {
                    player.score += one.points(n).unwrap_or(0);
                    player.byes += u32::from(one.is_bye());
                    if practice == Practice::Present && one.is_unplayed() {
                        continue;
                    }
                    if !one.is_bye() {
                        player.met.extend(
                            one.players.iter().filter(|&&other| other != n).filter_map(|&o| index(o)),
                        );
                    }
                    if let Some(seat) =
                        one.games.first().and_then(|game| game.seats.iter().position(|&m| m == n))
                    {
                        player.seats[seat.min(3)] += 1;
                    }
                }
                player
            })
            .collect()
    }

    /// Makes the matches of a round with their games.
    fn make(&mut self, drawn: Round, round: u32, lot: u64, at: i64) {
        let mut rng = Rng::derive(lot, u64::from(round));
        for (board, drawn) in drawn.matches.into_iter().enumerate() {
            if drawn.0.is_empty() {
                continue;
            }
            let mut seats = drawn.0.clone();
            let keeps = match &self.terms.format {
                // Seats were given with the pairing.
                EventFormat::Fours { .. } => true,
                EventFormat::Swiss { .. } | EventFormat::RoundRobin { .. } | EventFormat::League { .. } => {
                    self.terms.sides == Sides::Swap
                }
                EventFormat::Knockout | EventFormat::DoubleElimination => false,
            };
            if !keeps && rng.below(2) == 0 {
                seats.reverse();
            }
            self.add_match(self.new_match(round, board as u32 + 1, drawn, &seats, at));
        }
    }

    /// A match with its games; in the second one sides are changed.
    pub(crate) fn new_match(
        &self,
        round: u32,
        board: u32,
        (players, division, bracket): (Vec<usize>, usize, Option<Bracket>),
        seats: &[usize],
        at: i64,
    ) -> Match {
        let games = if players.len() < 2 { 0 } else { self.terms.games };
        let game = |number: u32| {
            let mut seats = seats.to_vec();
            if number % 2 == 1 {
                seats.reverse();
            }
            Game { seats, ..Game::default() }
        };
        let deadline = self.deadline_from(at).filter(|_| players.len() > 1);
        let games = (0..games).map(game).collect();
        Match { round, division, board, bracket, players, games, deadline, void: false }
    }
}

fn shuffled(mut list: Vec<usize>, lot: u64) -> Vec<usize> {
    Rng::derive(lot, 77).shuffle(&mut list);
    list
}
