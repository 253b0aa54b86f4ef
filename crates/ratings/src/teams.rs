//! Winners in pairs: the Bradley–Terry model for teams by R. Weng and C.-J. Lin (“A Bayesian approximation method for online
//! ranking”, 2011, algorithm 1). Who wins together is a team for that game, and so are the others.

use crate::rating::{LEAST_DEVIATION, MOST_DEVIATION, Rating, START};

/// How much a single game depends on luck, as a deviation: half of that of a beginner.
const BETA: f64 = MOST_DEVIATION / 2.0;
/// No result makes anybody this much surer at once.
const KAPPA: f64 = 0.0001;
/// The days in which somebody's strength moves by this much, as a deviation.
const DRIFT: f64 = 15.6;

/// The parameters, so that the reference values of others can be held.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    pub beta: f64,
    pub kappa: f64,
    /// The strength that is added nothing for: teams of different sizes are compared by their members' distance from it.
    pub zero: f64,
}

impl Default for Model {
    fn default() -> Model {
        Model { beta: BETA, kappa: KAPPA, zero: START }
    }
}

/// The deviation after so many rating periods without a game.
pub fn rested(own: &Rating, periods: f64) -> Rating {
    let deviation = (own.deviation * own.deviation + periods * DRIFT * DRIFT).sqrt();
    Rating { deviation: deviation.min(MOST_DEVIATION), ..*own }
}

/// The members of two teams after a game; `score` is that of the first team.
pub fn after(model: &Model, first: &[Rating], second: &[Rating], score: f64) -> (Vec<Rating>, Vec<Rating>) {
    let strength = |team: &[Rating]| team.iter().map(|member| member.rating - model.zero).sum::<f64>();
    let variance =
        |team: &[Rating]| team.iter().map(|member| member.deviation * member.deviation).sum::<f64>();
    let (a, b) = (variance(first), variance(second));
    let c = (a + b + 2.0 * model.beta * model.beta).sqrt();
    let p = 1.0 / (1.0 + ((strength(second) - strength(first)) / c).exp());
    let moved = |team: &[Rating], own: f64, surprise: f64, p: f64| -> Vec<Rating> {
        let gamma = own.sqrt() / c;
        let eta = gamma * (own / (c * c)) * p * (1.0 - p);
        let member = |member: &Rating| {
            let share = member.deviation * member.deviation / own;
            let keeps = (1.0 - share * eta).max(model.kappa);
            Rating {
                rating: member.rating + share * (own / c) * surprise,
                deviation: member.deviation * keeps.sqrt(),
                ..*member
            }
        };
        team.iter().map(member).collect()
    };
    (moved(first, a, score - p, p), moved(second, b, p - score, 1.0 - p))
}

/// The lower bound of the deviation; kept out of [`after`], which follows the paper.
pub(crate) fn bounded(rating: Rating) -> Rating {
    Rating { deviation: rating.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION), ..rating }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.0 }
    }

    /// The parameters of the paper, with which others give their examples.
    fn paper() -> Model {
        Model { beta: 25.0 / 6.0, kappa: 0.0001, zero: 0.0 }
    }

    #[test]
    fn one_against_one_as_the_crate_skillratings_gives_it() {
        let (one, two) = after(&paper(), &[of(42.0, 1.3)], &[of(25.0, 8.333)], 1.0);
        let near = |got: f64, want: f64| assert!((got - want).abs() < 0.006, "{got} {want}");
        near(one[0].rating, 42.03);
        near(one[0].deviation, 1.30);
        near(two[0].rating, 23.91);
        near(two[0].deviation, 8.03);
    }

    #[test]
    fn winners_gain_together_and_the_less_known_one_more() {
        let winners = [of(1500.0, 200.0), of(1500.0, 60.0)];
        let losers = [of(1500.0, 100.0), of(1500.0, 100.0)];
        let (up, down) = after(&Model::default(), &winners, &losers, 1.0);
        assert!(up[0].rating - 1500.0 > 5.0 * (up[1].rating - 1500.0) && up[1].rating > 1500.0);
        assert!(down.iter().all(|member| member.rating < 1500.0));
        assert!((down[0].rating - down[1].rating).abs() < 1e-9);
        assert!(up[0].deviation < 200.0);
    }
}
