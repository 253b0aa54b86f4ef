//! Does it find strengths that are known? Players of known strength play with dice instead of brains, and what is found is compared
//! with what was put in.

use detente_game::Rng;

use crate::glicko::SCALE;
use crate::ledger::{Entrant, Game, Ledger, Pool};

/// What was put in, and how much of it was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// Spearman's rank correlation between true and found strengths.
    pub rank_correlation: f64,
    /// What the first side is truly worth in points, and what was found.
    pub side: f64,
    pub found_side: f64,
    /// The mean distance between both, in points.
    pub mean_error: f64,
    /// In how many of a hundred cases the truth lies within two deviations.
    pub within_two: f64,
}

/// The spread of true strengths in points, and what the first side is worth.
const SPREAD: f64 = 300.0;
const SIDE: f64 = -60.0;
/// A tenth of the games are drawn.
const DRAWN: f64 = 0.1;

/// A bell curve, as the sum of twelve even numbers.
fn normal(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.unit_f64()).sum::<f64>() - 6.0
}

/// So many players with so many games each: in every round two who stand near each other meet, as they do at a table.
pub fn play(players: usize, games: usize, seed: u64) -> Found {
    let mut rng = Rng::new(seed);
    let truth: Vec<f64> = (0..players).map(|_| 1500.0 + SPREAD * normal(&mut rng)).collect();
    let names: Vec<String> = (0..players).map(|n| format!("p{n}")).collect();
    let pool = Pool { game: "field".to_owned(), pace: "standard".to_owned() };
    let mut ledger = Ledger::default();
    for round in 0..games {
        let guess = |n: usize| ledger.standing(&pool, &names[n]).rating.rating;
        let mut order: Vec<(f64, usize)> =
            (0..players).map(|n| (guess(n) + 200.0 * normal(&mut rng), n)).collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0));
        for pair in order.chunks_exact(2) {
            let (first, second) =
                if rng.below(2) == 0 { (pair[0].1, pair[1].1) } else { (pair[1].1, pair[0].1) };
            let ahead = truth[first] - truth[second] + SIDE;
            let chance = 1.0 / (1.0 + (-ahead / SCALE).exp());
            let dice = rng.unit_f64();
            let winners = if rng.unit_f64() < DRAWN { vec![] } else { vec![usize::from(dice >= chance)] };
            let entrants =
                [first, second].map(|n| Entrant { player: names[n].clone(), anchor: None }).to_vec();
            let at = round as i64 * 24 * 3600 * 1000;
            ledger.record(&Game { at, pool: pool.clone(), terms: String::new(), entrants, winners });
        }
    }
    let standings: Vec<_> = names.iter().map(|name| ledger.standing(&pool, name)).collect();
    let found: Vec<f64> = standings.iter().map(|standing| standing.rating.rating).collect();
    let apart = |n: usize| (found[n] - truth[n]).abs();
    let within = (0..players).filter(|&n| apart(n) <= 2.0 * standings[n].rating.deviation).count();
    Found {
        rank_correlation: rank_correlation(&truth, &found),
        side: SIDE,
        found_side: ledger.side("field", "").points,
        mean_error: (0..players).map(apart).sum::<f64>() / players as f64,
        within_two: 100.0 * within as f64 / players as f64,
    }
}

/// The rank of each number among them.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    for (rank, n) in order.into_iter().enumerate() {
        ranks[n] = rank as f64;
    }
    ranks
}

/// Spearman's; numbers that are equal do not occur among strengths.
pub fn rank_correlation(one: &[f64], other: &[f64]) -> f64 {
    let n = one.len() as f64;
    let apart: f64 = ranks(one).iter().zip(ranks(other)).map(|(a, b)| (a - b) * (a - b)).sum();
    1.0 - 6.0 * apart / (n * (n * n - 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_strengths_are_found_again() {
        let found = play(2000, 40, 1);
        assert!(found.rank_correlation > 0.95, "{found:?}");
        assert!((found.found_side - found.side).abs() < 20.0, "{found:?}");
        assert!(found.within_two > 85.0, "{found:?}");
    }

    #[test]
    fn without_games_nothing_is_found_and_the_measure_says_so() {
        assert!((rank_correlation(&[1.0, 2.0, 3.0], &[1.0, 2.0, 3.0]) - 1.0).abs() < 1e-12);
        assert!((rank_correlation(&[1.0, 2.0, 3.0], &[3.0, 2.0, 1.0]) + 1.0).abs() < 1e-12);
        assert!(play(200, 2, 1).rank_correlation < 0.9);
    }
}
