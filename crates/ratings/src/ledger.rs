//! All ratings over time: what is known of every player, in every pool, after the results so far.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::glicko::{self, Faced, PERIOD_DAYS};
use crate::rating::Rating;
use crate::side::Side;
use crate::teams::{self, Model};

const DAY: f64 = 24.0 * 3600.0 * 1000.0;

/// What is rated together: a game with a kind of clock.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pool {
    pub game: String,
    /// The kind of clock.
    pub pace: String,
}

/// Somebody who has played, in the order of the seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entrant {
    pub player: String,
    /// The fixed rating of a bot at the time of the game. It is part of the result, so that another rating of the same bot later
    /// changes no game of the past.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchor: Option<f64>,
}

/// The result of a rated game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    /// Milliseconds since 1970.
    pub at: i64,
    pub pool: Pool,
    /// Edition and handicap, in words of the server: what the sides are worth depends on them.
    pub terms: String,
    /// Two, or four.
    pub entrants: Vec<Entrant>,
    /// Their numbers; none in a draw.
    pub winners: Vec<usize>,
}

/// What is known of a player in a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    pub rating: Rating,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// When the last game ended.
    pub last: i64,
    /// The best rating that was not provisional.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<f64>,
}

impl Standing {
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub fn is_provisional(&self) -> bool {
        self.rating.is_provisional(self.games())
    }

    /// As a text that reads back bit by bit.
    pub fn words(&self) -> String {
        let Standing { rating, won, drawn, lost, last, best } = self;
        let Rating { rating, deviation, volatility } = rating;
        let best = best.map_or_else(String::new, |best| format!(" {best}"));
        format!("{rating} {deviation} {volatility} {won} {drawn} {lost} {last}{best}")
    }

    pub fn parse(words: &str) -> Option<Standing> {
        let mut words = words.split(' ');
        let mut number = || words.next()?.parse::<f64>().ok();
        let rating = Rating { rating: number()?, deviation: number()?, volatility: number()? };
        let [won, drawn, lost] = [words.next()?, words.next()?, words.next()?].map(str::parse::<u32>);
        let last = words.next()?.parse().ok()?;
        let best = words.next().map(str::parse::<f64>).transpose().ok()?;
        Some(Standing { rating, won: won.ok()?, drawn: drawn.ok()?, lost: lost.ok()?, last, best })
    }

    /// The rating with the deviation of a later time.
    pub fn at(&self, now: i64) -> Rating {
        Rating {
            deviation: glicko::after(&self.rating, &[], periods(self.last, now)).bounded().deviation,
            ..self.rating
        }
    }
}

/// What a game has done to one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    pub player: String,
    pub before: Standing,
    pub after: Standing,
}

/// What a game has done.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// In the order of the seats; bots are not among them.
    pub players: Vec<Changed>,
    /// The term for the side afterwards, if two have played.
    pub side: Option<Side>,
}

/// The ratings of everybody. It may hold a part of them: those whom the next game concerns are enough for it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    pub players: BTreeMap<(Pool, String), Standing>,
    /// By game and terms.
    pub sides: BTreeMap<(String, String), Side>,
}

fn periods(from: i64, to: i64) -> f64 {
    // Clocks of machines have been wrong: nobody becomes surer by that.
    ((to - from).max(0) as f64) / (DAY * PERIOD_DAYS)
}

impl Ledger {
    /// All of it from the beginning.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Game>) -> Ledger {
        let mut ledger = Ledger::default();
        for game in games {
            ledger.record(game);
        }
        ledger
    }

    pub fn standing(&self, pool: &Pool, player: &str) -> Standing {
        self.players.get(&(pool.clone(), player.to_owned())).copied().unwrap_or_default()
    }

    pub fn side(&self, game: &str, terms: &str) -> Side {
        self.sides.get(&(game.to_owned(), terms.to_owned())).copied().unwrap_or_default()
    }

    /// One more result. A game that nobody could learn from (fewer than two players, a player twice) changes nothing; anchors may sit at
    /// several seats.
    pub fn record(&mut self, game: &Game) -> Recorded {
        let people = game.entrants.iter().filter(|entrant| entrant.anchor.is_none());
        let mut names: Vec<&str> = people.map(|entrant| entrant.player.as_str()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        if game.entrants.len() < 2 || names.len() != all {
            return Recorded { players: Vec::new(), side: None };
        }
        let before: Vec<Standing> = game
            .entrants
            .iter()
            .map(|entrant| match entrant.anchor {
                // It is as sure on the day of every game: no time has passed that could make it less so.
                Some(rating) => {
                    Standing { rating: Rating::anchor(rating), last: game.at, ..Standing::default() }
                }
                None => self.standing(&game.pool, &entrant.player),
            })
            .collect();
        let score = |seat: usize| match (game.winners.is_empty(), game.winners.contains(&seat)) {
            (true, _) => 0.5,
            (false, true) => 1.0,
            (false, false) => 0.0,
        };
        let (after, side) = if game.entrants.len() == 2 {
            self.two(game, &before, score(0))
        } else {
            (teams(game, &before), None)
        };
        if let Some(side) = side {
            self.sides.insert((game.pool.game.clone(), game.terms.clone()), side);
        }
        let mut players = Vec::new();
        for (seat, entrant) in game.entrants.iter().enumerate() {
            if entrant.anchor.is_some() {
                continue;
            }
            let had = before[seat];
            let mut now = Standing { rating: after[seat], last: game.at.max(had.last), ..had };
            match score(seat) {
                1.0 => now.won += 1,
                0.5 => now.drawn += 1,
                _ => now.lost += 1,
            }
            if !now.is_provisional() {
                now.best = Some(now.best.map_or(now.rating.rating, |best| best.max(now.rating.rating)));
            }
            self.players.insert((game.pool.clone(), entrant.player.clone()), now);
            players.push(Changed { player: entrant.player.clone(), before: had, after: now });
        }
        Recorded { players, side }
    }

    fn two(&self, game: &Game, before: &[Standing], score: f64) -> (Vec<Rating>, Option<Side>) {
        let side = self.side(&game.pool.game, &game.terms);
        let now: Vec<Rating> = before.iter().map(|standing| standing.at(game.at)).collect();
        let moved = |own: usize, side: f64, score: f64| {
            // The time since the last game is in the deviation already; with nothing of a period over, Glicko-2 adds none.
            let faced = Faced { opponent: now[1 - own], side, score };
            glicko::after(&now[own], &[faced], 0.0).bounded()
        };
        let after = vec![moved(0, side.points, score), moved(1, -side.points, 1.0 - score)];
        (after, Some(side.after(&now[0], &now[1], score)))
    }
}

/// Winners in pairs: those who won are a team against those who did not. In a draw nobody is a team, and nothing is learnt.
fn teams(game: &Game, before: &[Standing]) -> Vec<Rating> {
    let rested: Vec<Rating> = before
        .iter()
        .map(|standing| teams::rested(&standing.rating, periods(standing.last.min(game.at), game.at)))
        .map(teams::bounded)
        .collect();
    let seats = 0..game.entrants.len();
    let (won, lost): (Vec<usize>, Vec<usize>) = seats.partition(|seat| game.winners.contains(seat));
    if won.is_empty() || lost.is_empty() {
        return rested;
    }
    let of = |team: &[usize]| team.iter().map(|&seat| rested[seat]).collect::<Vec<_>>();
    let (up, down) = teams::after(&Model::default(), &of(&won), &of(&lost), 1.0);
    let mut after = rested.clone();
    for (&seat, rating) in won.iter().zip(up).chain(lost.iter().zip(down)) {
        after[seat] = teams::bounded(rating);
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(at: i64, players: [&str; 2], winners: &[usize]) -> Game {
        let pool = Pool { game: "twilight".to_owned(), pace: "standard".to_owned() };
        let entrants = players.map(|player| Entrant { player: player.to_owned(), anchor: None }).to_vec();
        Game { at, pool, terms: "deluxe +0".to_owned(), entrants, winners: winners.to_vec() }
    }

    #[test]
    fn who_wins_rises_and_the_sum_of_games_is_kept() {
        let mut ledger = Ledger::default();
        let first = game(1, ["ana", "ben"], &[0]);
        let told = ledger.record(&first);
        assert_eq!(told.players.len(), 2);
        let (ana, ben) = (ledger.standing(&first.pool, "ana"), ledger.standing(&first.pool, "ben"));
        assert!(ana.rating.rating > 1500.0 && ben.rating.rating < 1500.0);
        assert_eq!((ana.won, ben.lost, ana.games()), (1, 1, 1));
        assert!(ana.is_provisional() && ana.best.is_none());
        assert!(ledger.side("twilight", "deluxe +0").points > 0.0);
        assert_eq!(ledger.side("twilight", "deluxe +2"), Side::default(), "other terms, another side");
    }

    #[test]
    fn against_three_bots_of_one_level_a_person_is_rated() {
        let pool = Pool { game: "guerra-fria".to_owned(), pace: "standard".to_owned() };
        let bot = || Entrant { player: "bot:greedy".to_owned(), anchor: Some(1500.0) };
        let entrants = vec![Entrant { player: "ana".to_owned(), anchor: None }, bot(), bot(), bot()];
        let terms = String::new();
        let game = Game { at: 1, pool: pool.clone(), terms, entrants, winners: vec![0, 2] };
        let mut ledger = Ledger::default();
        assert_eq!(ledger.record(&game).players.len(), 1);
        assert!(ledger.standing(&pool, "ana").rating.rating > 1500.0);
        let twice = Game {
            entrants: vec![Entrant { player: "ana".to_owned(), anchor: None }; 2],
            winners: vec![0],
            ..game
        };
        assert!(ledger.record(&twice).players.is_empty(), "nobody plays against themselves");
    }

    #[test]
    fn game_by_game_and_all_at_once_give_the_same() {
        let mut rng = detente_game::Rng::new(3);
        let names = ["a", "b", "c", "d", "e"];
        let games: Vec<Game> = (0..300)
            .map(|n| {
                let (one, other) = (rng.below(5) as usize, rng.below(4) as usize);
                let other = if other >= one { other + 1 } else { other };
                let winners: &[usize] = [&[0][..], &[1], &[]][rng.below(3) as usize];
                game(i64::from(n) * 3_600_000_000, [names[one], names[other]], winners)
            })
            .collect();
        let mut kept = Ledger::default();
        for game in &games {
            // Only those whom it concerns, as a server has them.
            let mut part = Ledger::default();
            for entrant in &game.entrants {
                let key = (game.pool.clone(), entrant.player.clone());
                if let Some(standing) = kept.players.get(&key) {
                    part.players.insert(key, *standing);
                }
            }
            part.sides.clone_from(&kept.sides);
            part.record(game);
            kept.players.extend(part.players);
            kept.sides.extend(part.sides);
        }
        assert_eq!(kept, Ledger::of(&games));
        for standing in kept.players.values() {
            assert_eq!(Standing::parse(&standing.words()).as_ref(), Some(standing), "bit by bit");
        }
        for side in kept.sides.values() {
            assert_eq!(Side::parse(&side.words()).as_ref(), Some(side));
        }
    }

    #[test]
    fn an_anchor_moves_others_and_stays_where_it_is() {
        let mut ledger = Ledger::default();
        let mut first = game(1, ["ana", "bot:marshal"], &[0]);
        first.entrants[1].anchor = Some(1900.0);
        assert_eq!(ledger.record(&first).players.len(), 1);
        assert!(ledger.standing(&first.pool, "ana").rating.rating > 1800.0);
        assert_eq!(ledger.players.len(), 1);
    }

    /// A day of this century: by then a rating of 1970 would be as good as unknown.
    const TODAY: i64 = 1_790_000_000_000;

    #[test]
    fn an_anchor_is_as_sure_today_as_it_ever_was() {
        let mut ledger = Ledger::default();
        let mut first = game(TODAY, ["ana", "bot:marshal"], &[0]);
        first.entrants[1].anchor = Some(1900.0);
        ledger.record(&first);
        let faced = Faced { opponent: Rating::anchor(1900.0), side: 0.0, score: 1.0 };
        let wanted = glicko::after(&Rating::default(), &[faced], 0.0);
        let ana = ledger.standing(&first.pool, "ana").rating;
        assert!((ana.rating - wanted.rating).abs() < 1e-6, "{ana:?} {wanted:?}");
        assert!((ana.deviation - wanted.deviation).abs() < 1e-6, "{ana:?} {wanted:?}");
    }

    #[test]
    fn anchors_of_a_table_of_four_are_as_sure_today_as_they_ever_were() {
        let pool = Pool { game: "guerra-fria".to_owned(), pace: "standard".to_owned() };
        let bot = || Entrant { player: "bot:greedy".to_owned(), anchor: Some(1500.0) };
        let entrants = vec![Entrant { player: "ana".to_owned(), anchor: None }, bot(), bot(), bot()];
        let four = Game { at: TODAY, pool, terms: String::new(), entrants, winners: vec![0, 2] };
        let mut ledger = Ledger::default();
        ledger.record(&four);
        let (ana, sure) = (Rating::default(), Rating::anchor(1500.0));
        let (won, _) = teams::after(&Model::default(), &[ana, sure], &[sure, sure], 1.0);
        let found = ledger.standing(&four.pool, "ana").rating;
        assert!((found.rating - won[0].rating).abs() < 1e-6, "{found:?} {won:?}");
        assert!((found.deviation - won[0].deviation).abs() < 1e-6, "{found:?} {won:?}");
    }

    #[test]
    fn nobody_gains_by_playing_alone() {
        let mut ledger = Ledger::default();
        assert!(ledger.record(&game(1, ["ana", "ana"], &[0])).players.is_empty());
        assert_eq!(ledger, Ledger::default());
    }

    #[test]
    fn winners_in_pairs_rise_together() {
        let pool = Pool { game: "guerra-fria".to_owned(), pace: "fast".to_owned() };
        let entrants = ["a", "b", "c", "d"].map(|name| Entrant { player: name.to_owned(), anchor: None });
        let four =
            Game { at: 5, pool, terms: String::new(), entrants: entrants.to_vec(), winners: vec![1, 3] };
        let mut ledger = Ledger::default();
        let told = ledger.record(&four);
        assert!(told.side.is_none());
        let rating = |name: &str| ledger.standing(&four.pool, name).rating.rating;
        assert!(rating("b") > 1500.0 && (rating("b") - rating("d")).abs() < 1e-9 && rating("a") < 1500.0);
        let drawn = Game { at: 6, winners: vec![], ..four.clone() };
        let before = rating("b");
        let mut after = ledger.clone();
        after.record(&drawn);
        assert!((after.standing(&four.pool, "b").rating.rating - before).abs() < 1e-9);
        assert_eq!(after.standing(&four.pool, "b").drawn, 1);
    }
}
