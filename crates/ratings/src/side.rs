//! What the first side of a game is worth against the second, in points: estimated from results along with the ratings, for each
//! edition and handicap (the *terms* of a game).

use serde::{Deserialize, Serialize};

use crate::glicko::{SCALE, expected, weight};
use crate::rating::Rating;

/// What is thought before the first game: nothing for either side, give or take this.
const START_DEVIATION: f64 = 150.0;

/// How much the first seat is ahead, how sure that is, and from how many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Side {
    pub points: f64,
    pub deviation: f64,
    pub games: u32,
}

impl Default for Side {
    fn default() -> Side {
        Side { points: 0.0, deviation: START_DEVIATION, games: 0 }
    }
}

impl Side {
    /// As a text that reads back bit by bit.
    pub fn words(&self) -> String {
        format!("{} {} {}", self.points, self.deviation, self.games)
    }

    pub fn parse(words: &str) -> Option<Side> {
        let mut words = words.split(' ');
        let mut number = || words.next()?.parse::<f64>().ok();
        let (points, deviation) = (number()?, number()?);
        Some(Side { points, deviation, games: words.next()?.parse().ok()? })
    }

    /// After a game of which the first seat has scored so much. A step of the Kalman filter for a logistic result: the surprise,
    /// weighed by how sure the term is and how sure the ratings are.
    #[must_use]
    pub fn after(&self, first: &Rating, second: &Rating, score: f64) -> Side {
        let g = weight(first.deviation.hypot(second.deviation));
        let e = expected(first.rating - second.rating + self.points, g);
        let own = self.deviation / SCALE;
        let precision = 1.0 / (own * own) + g * g * e * (1.0 - e);
        let step = g * (score - e) / precision;
        Side {
            points: self.points + step * SCALE,
            deviation: SCALE / precision.sqrt(),
            games: self.games + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_wins_six_of_ten_is_worth_seventy_points() {
        let even = Rating { rating: 1500.0, deviation: 45.0, volatility: 0.09 };
        let mut side = Side::default();
        for game in 0..2000 {
            side = side.after(&even, &even, if game % 10 < 6 { 1.0 } else { 0.0 });
        }
        // log(0.6 / 0.4) steps of the scale, and a little more because the ratings are not certain.
        assert!((side.points - 0.405 * SCALE).abs() < 8.0, "{side:?}");
        assert!(side.deviation < 10.0 && side.games == 2000);
    }
}
