//! How much a share of a number of games proves.

/// A share between 0 and 1 with the bounds of its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// The quantile of the normal distribution that leaves 2.5 % above it.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's interval for `score` points out of `games`: honest for few games and for shares near 0 and 1. Without games
/// nothing is known.
///
/// ```
/// let half = detente_arena::wilson(50.0, 100.0);
/// assert!((half.low - 0.404).abs() < 1e-3 && (half.high - 0.596).abs() < 1e-3);
/// ```
pub fn wilson(score: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { mean: 0.5, low: 0.0, high: 1.0 };
    }
    let mean = score / games;
    let z2 = Z95 * Z95 / games;
    let centre = (mean + z2 / 2.0) / (1.0 + z2);
    let spread = (z2 * (mean * (1.0 - mean) + z2 / 4.0)).max(0.0).sqrt() / (1.0 + z2);
    // At 0 and 1 the bounds are exact; rounding must not move them.
    let low = if mean <= 0.0 { 0.0 } else { centre - spread };
    let high = if mean >= 1.0 { 1.0 } else { centre + spread };
    Interval { mean, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: Interval, low: f64, high: f64) -> bool {
        (interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4
    }

    #[test]
    fn known_intervals_come_out() {
        // Figures as printed in tables of the method.
        assert!(close(wilson(50.0, 100.0), 0.4038, 0.5962));
        assert!(close(wilson(0.0, 10.0), 0.0, 0.2775));
        assert!(close(wilson(10.0, 10.0), 0.7225, 1.0));
        assert!(close(wilson(1.0, 10.0), 0.0179, 0.4042));
    }

    #[test]
    fn more_games_narrow_the_interval() {
        let width = |games: f64| wilson(0.3 * games, games).high - wilson(0.3 * games, games).low;
        assert!(width(1000.0) < width(100.0) && width(100.0) < width(10.0));
    }

    #[test]
    fn without_games_nothing_is_known() {
        assert_eq!(wilson(0.0, 0.0), Interval { mean: 0.5, low: 0.0, high: 1.0 });
    }
}
