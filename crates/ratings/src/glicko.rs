//! Glicko-2 (M. Glickman, “Example of the Glicko-2 system”, 2022), with parts of a rating period: ratings are brought up to date
//! after every game, and the deviation grows by the time since the last one.

use std::f64::consts::PI;

use crate::rating::{Rating, START};

/// One step of Glickman's scale in points.
pub const SCALE: f64 = 173.7178;
/// How fast the volatility may change.
pub const TAU: f64 = 0.75;
/// The days of a rating period: who is sure to 60 points and does not play for a year is sure to 110 only.
pub const PERIOD_DAYS: f64 = 10.5;
/// When the search for the volatility is done.
const NEAR: f64 = 1e-6;
/// It is done much sooner; a bound all the same.
const STEPS: usize = 100;

/// A game from one player's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Faced {
    pub opponent: Rating,
    /// What the own side is worth in points, against the other one.
    pub side: f64,
    /// 1, ½ or 0.
    pub score: f64,
}

/// How much less a result says about somebody whose strength is not well known.
pub(crate) fn weight(deviation: f64) -> f64 {
    let phi = deviation / SCALE;
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// The score that is expected of a player who is `ahead` by so many points, with the weight of the result.
pub(crate) fn expected(ahead: f64, weight: f64) -> f64 {
    1.0 / (1.0 + (-weight * ahead / SCALE).exp())
}

/// A rating after some games within so many rating periods, with the change of volatility that [`TAU`] allows.
pub fn after(own: &Rating, games: &[Faced], periods: f64) -> Rating {
    after_with(own, games, periods, TAU)
}

/// The same with another bound on the volatility.
pub fn after_with(own: &Rating, games: &[Faced], periods: f64, tau: f64) -> Rating {
    let phi = own.deviation / SCALE;
    let grown = |volatility: f64| (phi * phi + periods * volatility * volatility).sqrt();
    if games.is_empty() {
        return Rating { deviation: grown(own.volatility) * SCALE, ..*own };
    }
    let (mut information, mut surprise) = (0.0, 0.0);
    for game in games {
        let g = weight(game.opponent.deviation);
        let e = expected(own.rating - game.opponent.rating + game.side, g);
        information += g * g * e * (1.0 - e);
        surprise += g * (game.score - e);
    }
    let variance = 1.0 / information;
    let volatility = new_volatility(phi, own.volatility, variance, variance * surprise, tau);
    let before = grown(volatility);
    let after = 1.0 / (1.0 / (before * before) + information).sqrt();
    let mu = (own.rating - START) / SCALE + after * after * surprise;
    Rating { rating: mu * SCALE + START, deviation: after * SCALE, volatility }
}

/// Step 5 of the paper: the Illinois variant of regula falsi.
fn new_volatility(phi: f64, sigma: f64, v: f64, delta: f64, tau: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + v + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (tau * tau)
    };
    let mut left = a;
    let mut right = if delta * delta > phi * phi + v {
        (delta * delta - phi * phi - v).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * tau) < 0.0 && k < STEPS as f64 {
            k += 1.0;
        }
        a - k * tau
    };
    let (mut f_left, mut f_right) = (f(left), f(right));
    for _ in 0..STEPS {
        if (right - left).abs() <= NEAR {
            break;
        }
        let middle = left + (left - right) * f_left / (f_right - f_left);
        let f_middle = f(middle);
        if f_middle * f_right <= 0.0 {
            (left, f_left) = (right, f_right);
        } else {
            f_left /= 2.0;
        }
        (right, f_right) = (middle, f_middle);
    }
    (left / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06 }
    }

    fn faced(opponent: Rating, score: f64) -> Faced {
        Faced { opponent, side: 0.0, score }
    }

    #[test]
    fn the_example_of_the_paper() {
        let games = [
            faced(rating(1400.0, 30.0), 1.0),
            faced(rating(1550.0, 100.0), 0.0),
            faced(rating(1700.0, 300.0), 0.0),
        ];
        let after = after_with(&rating(1500.0, 200.0), &games, 1.0, 0.5);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn who_does_not_play_becomes_less_sure_by_the_time_that_goes_by() {
        let own = Rating { rating: 1700.0, deviation: 60.0, volatility: 0.09 };
        let year = after(&own, &[], 365.0 / PERIOD_DAYS);
        assert!((year.deviation - 110.0).abs() < 1.5 && (year.rating - 1700.0).abs() < 1e-9, "{year:?}");
        let half = after(&own, &[], 0.5);
        let twice = after(&half, &[], 0.5);
        assert!((twice.deviation - after(&own, &[], 1.0).deviation).abs() < 1e-9, "parts add up");
    }

    #[test]
    fn a_side_that_is_worth_more_counts_as_an_opponent_who_is_weaker() {
        let (own, other) = (rating(1500.0, 80.0), rating(1500.0, 80.0));
        let with = after(&own, &[Faced { opponent: other, side: 100.0, score: 1.0 }], 0.0);
        let weaker = after(&own, &[faced(rating(1400.0, 80.0), 1.0)], 0.0);
        assert_eq!(with, weaker);
        assert!(with.rating < after(&own, &[faced(other, 1.0)], 0.0).rating);
    }

    #[test]
    fn a_great_surprise_raises_the_volatility_and_an_expected_result_does_not() {
        let own = Rating { rating: 2000.0, deviation: 50.0, volatility: 0.09 };
        let weak = Rating { rating: 1000.0, deviation: 50.0, volatility: 0.09 };
        let lost = after(&own, &[faced(weak, 0.0); 3], 0.1);
        assert!(lost.volatility > 0.09 && lost.rating < 2000.0);
        assert!(after(&own, &[faced(weak, 1.0)], 0.1).volatility <= 0.09);
    }
}
