//! Strength on one scale from the results of many duels: the model of Bradley and Terry, in Elo points.
//!
//! The chance of a point for `a` against `b` is `pa / (pa + pb)`; 400 Elo points are a factor of ten. The strengths are
//! those that make the results most likely, found by the usual fixed-point iteration. The intervals come from the
//! curvature of the likelihood there (Fisher information). Draws count as half a point for each. Where winners share a
//! point the model is only nearly true, and the intervals are a little too wide.

use crate::stats::Z95;

/// All games between two players: `a` scored `score` points in `games` games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    pub a: usize,
    pub b: usize,
    pub score: f64,
    pub games: f64,
}

/// A strength relative to the mean of the field, with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub elo: f64,
    pub margin: f64,
}

/// Every two players who met are given this many drawn games more, so that a player who never lost has a finite rating.
const PRIOR: f64 = 1.0;

/// The ratings of `players` players, all of them joined by meetings (as in a round robin).
pub fn ratings(players: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let strengths = strengths(players, meetings);
    let scale = 400.0 / std::f64::consts::LN_10;
    let logs: Vec<f64> = strengths.iter().map(|p| p.ln()).collect();
    let mean = logs.iter().sum::<f64>() / players as f64;
    let variances = variances(&strengths, meetings);
    logs.iter()
        .zip(variances)
        .map(|(log, variance)| Rating {
            elo: scale * (log - mean),
            margin: scale * Z95 * variance.max(0.0).sqrt(),
        })
        .collect()
}

fn strengths(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    const ENOUGH: usize = 20_000;
    let mut strengths = vec![1.0; players];
    let mut points = vec![0.0; players];
    for meeting in meetings {
        points[meeting.a] += meeting.score + PRIOR / 2.0;
        points[meeting.b] += meeting.games - meeting.score + PRIOR / 2.0;
    }
    for _ in 0..ENOUGH {
        let mut expected = vec![0.0; players];
        for &Meeting { a, b, games, .. } in meetings {
            let weight = (games + PRIOR) / (strengths[a] + strengths[b]);
            expected[a] += weight;
            expected[b] += weight;
        }
        let mut moved: f64 = 0.0;
        for i in (0..players).filter(|&i| expected[i] > 0.0) {
            let next = points[i] / expected[i];
            moved = moved.max((next / strengths[i]).ln().abs());
            strengths[i] = next;
        }
        if moved < 1e-12 {
            break;
        }
    }
    strengths
}

/// Variances of the logarithms of the strengths, their sum being fixed: the diagonal of the inverse of the information
/// matrix on the space of vectors that sum to zero.
fn variances(strengths: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let n = strengths.len();
    // Adding a constant to every entry makes the matrix regular and shifts the inverse by a constant, taken off again.
    let shift = 1.0 / n as f64;
    let mut information = vec![vec![shift; n]; n];
    for &Meeting { a, b, games, .. } in meetings {
        let expected = strengths[a] / (strengths[a] + strengths[b]);
        let weight = (games + PRIOR) * expected * (1.0 - expected);
        information[a][a] += weight;
        information[b][b] += weight;
        information[a][b] -= weight;
        information[b][a] -= weight;
    }
    let inverse = inverse(information);
    (0..n).map(|i| inverse[i][i] - shift).collect()
}

/// The inverse of a regular matrix, by elimination with pivots.
fn inverse(mut m: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = m.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for column in 0..n {
        let pivot = (column..n)
            .max_by(|&i, &j| m[i][column].abs().total_cmp(&m[j][column].abs()))
            .expect("rows remain");
        m.swap(column, pivot);
        inverse.swap(column, pivot);
        let head = m[column][column];
        for k in 0..n {
            m[column][k] /= head;
            inverse[column][k] /= head;
        }
        for row in (0..n).filter(|&row| row != column) {
            let factor = m[row][column];
            for k in 0..n {
                m[row][k] -= factor * m[column][k];
                inverse[row][k] -= factor * inverse[column][k];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `a` is expected to score in `games` games if it is `elo` points stronger.
    fn expected(elo: f64, games: f64) -> f64 {
        games / (1.0 + 10f64.powf(-elo / 400.0))
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let ratings = ratings(2, &[Meeting { a: 0, b: 1, score: 7500.0, games: 10_000.0 }]);
        assert!((ratings[0].elo - ratings[1].elo - 190.8).abs() < 0.2, "{ratings:?}");
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-6);
    }

    #[test]
    fn known_strengths_are_found_again() {
        let truth = [-150.0, 0.0, 30.0, 120.0];
        let games = 50_000.0;
        let mut meetings = Vec::new();
        for a in 0..4 {
            for b in a + 1..4 {
                meetings.push(Meeting { a, b, score: expected(truth[a] - truth[b], games), games });
            }
        }
        for (found, truth) in ratings(4, &meetings).iter().zip(truth) {
            assert!((found.elo - truth).abs() < 0.1, "{found:?} is not {truth}");
        }
    }

    #[test]
    fn the_margin_is_that_of_the_binomial() {
        // Two equal players after n games: the difference has the standard error 2 / √n in natural units, each half of it.
        let n = 400.0;
        let rating = ratings(2, &[Meeting { a: 0, b: 1, score: n / 2.0, games: n }])[0];
        let natural = 1.0 / (n + PRIOR).sqrt();
        assert!((rating.margin - 400.0 / 10f64.ln() * Z95 * natural).abs() < 1e-6, "{rating:?}");
    }

    #[test]
    fn who_never_lost_still_has_a_rating() {
        let ratings = ratings(2, &[Meeting { a: 0, b: 1, score: 20.0, games: 20.0 }]);
        assert!(ratings[0].elo > 250.0 && ratings[0].elo < 600.0, "{ratings:?}");
        assert!(ratings[0].margin > 100.0, "little is known about how much stronger the better one is");
    }
}
