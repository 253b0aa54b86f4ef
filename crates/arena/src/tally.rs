//! Counting what happened. Whole numbers only, so that the order in which games end cannot matter.

use std::collections::BTreeMap;

use detente_game::{Game, SeatSet};

use crate::elo::Meeting;
use crate::run::Finished;

/// One game is worth this many shares: it can be divided among two to eight winners without remainder.
const SHARES: u64 = 840;

/// The results of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// Games that ended without a winner.
    pub draws: u64,
    /// Games that were broken off at the limit; they are neither won nor drawn.
    pub unfinished: u64,
    /// Wins of each seat; a game may have several winners.
    pub wins: Vec<u64>,
    /// How games ended, by the word of the rule.
    pub endings: BTreeMap<&'static str, u64>,
    /// Decisions of players.
    pub decisions: u64,
    /// Decisions of players and answers of Nature.
    pub actions: u64,
    pub entrants: Vec<EntrantTally>,
    /// Duels of two entrants, if the plan had any.
    pub duels: BTreeMap<(usize, usize), Duel>,
    /// Lengths of the finished games, added up.
    length: u64,
}

/// How one entrant did, over all its seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntrantTally {
    /// Games times seats held in them.
    pub seats: u64,
    pub wins: u64,
}

/// How two entrants did against each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// Games that ended; each is worth one point.
    pub games: u64,
    /// Games in which only seats of the one, or only seats of the other, won.
    pub wins: (u64, u64),
    /// Games without winner, or with winners of both.
    pub draws: u64,
    /// What the first one scored, in shares.
    shares: u64,
}

impl Duel {
    /// Points of the first one: the winners of a game share its point, and a draw is half a point for each.
    pub fn score(&self) -> f64 {
        self.shares as f64 / SHARES as f64
    }

    fn add(&mut self, won_by_first: u64, won_by_second: u64) {
        self.games += 1;
        match (won_by_first, won_by_second) {
            (0, 0) => {
                self.draws += 1;
                self.shares += SHARES / 2;
            }
            (first, second) => {
                self.wins.0 += u64::from(second == 0);
                self.wins.1 += u64::from(first == 0);
                self.draws += u64::from(first > 0 && second > 0);
                self.shares += SHARES / (first + second) * first;
            }
        }
    }
}

impl Tally {
    pub fn new(seats: usize, entrants: usize) -> Tally {
        Tally {
            games: 0,
            draws: 0,
            unfinished: 0,
            wins: vec![0; seats],
            endings: BTreeMap::new(),
            decisions: 0,
            actions: 0,
            entrants: vec![EntrantTally::default(); entrants],
            duels: BTreeMap::new(),
            length: 0,
        }
    }

    pub fn add<G: Game>(&mut self, game: &Finished<G>) {
        self.games += 1;
        self.decisions += game.played.decisions;
        self.actions += game.played.actions.len() as u64;
        for &entrant in &game.fixture.lineup {
            self.entrants[entrant].seats += 1;
        }
        if let Some(duel) = game.fixture.duel {
            // Known from its first game on, even if none of them ends.
            self.duels.entry(duel).or_default();
        }
        let Some(outcome) = game.outcome() else {
            self.unfinished += 1;
            return;
        };
        self.length += u64::from(game.length);
        *self.endings.entry(outcome.ending).or_default() += 1;
        self.add_winners(&game.fixture.lineup, outcome.winners, game.fixture.duel);
    }

    fn add_winners(&mut self, lineup: &[usize], winners: SeatSet, duel: Option<(usize, usize)>) {
        self.draws += u64::from(winners.is_empty());
        for seat in winners.iter() {
            self.wins[seat.0 as usize] += 1;
            self.entrants[lineup[seat.0 as usize]].wins += 1;
        }
        if let Some((first, second)) = duel {
            let won_by = |who| winners.iter().filter(|seat| lineup[seat.0 as usize] == who).count() as u64;
            self.duels.entry((first, second)).or_default().add(won_by(first), won_by(second));
        }
    }

    /// Games that came to an end.
    pub fn finished(&self) -> u64 {
        self.games - self.unfinished
    }

    /// Mean length of the games that came to an end, if any did.
    pub fn mean_length(&self) -> Option<f64> {
        (self.finished() > 0).then(|| self.length as f64 / self.finished() as f64)
    }

    /// The duels as the Elo table wants them.
    pub fn meetings(&self) -> Vec<Meeting> {
        let meetings = self.duels.iter();
        meetings
            .map(|(&(a, b), duel)| Meeting { a, b, score: duel.score(), games: duel.games as f64 })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Seat;

    use super::*;

    fn seats(list: &[u8]) -> SeatSet {
        list.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn two_winners_share_the_point() {
        let mut tally = Tally::new(4, 2);
        let lineup = [0, 1, 0, 1];
        tally.add_winners(&lineup, seats(&[0, 2]), Some((0, 1)));
        tally.add_winners(&lineup, seats(&[0, 1]), Some((0, 1)));
        tally.add_winners(&lineup, seats(&[0, 1, 2]), Some((0, 1)));
        assert_eq!(tally.wins, [3, 2, 2, 0]);
        assert_eq!((tally.entrants[0].wins, tally.entrants[1].wins), (5, 2));
        let duel = &tally.duels[&(0, 1)];
        assert_eq!((duel.games, duel.wins, duel.draws), (3, (1, 0), 2));
        assert!((duel.score() - (1.0 + 0.5 + 2.0 / 3.0)).abs() < 1e-12);
    }

    #[test]
    fn a_game_without_winner_is_a_draw_and_half_a_point_each() {
        let mut tally = Tally::new(2, 2);
        tally.add_winners(&[1, 0], SeatSet::EMPTY, Some((0, 1)));
        tally.add_winners(&[1, 0], seats(&[0]), Some((0, 1)));
        assert_eq!(tally.draws, 1);
        let duel = &tally.duels[&(0, 1)];
        assert_eq!((duel.wins, duel.draws), ((0, 1), 1));
        assert!((duel.score() - 0.5).abs() < 1e-12);
    }
}
