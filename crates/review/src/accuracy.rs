//! Accuracy as lichess counts it: from the points of a hundred that each play gave away.

/// Accuracy of one play that lost so many points, 0 to 100.
pub fn of_play(lost: f64) -> f64 {
    (103.1668 * libm::exp(-0.04354 * lost.max(0.0)) - 3.1669).clamp(0.0, 100.0)
}

/// What of a measured loss is more than luck: nothing below one standard error, nearly all of it above three. Accuracy knows no
/// plays that are better than the best, so that luck in measuring would only ever lower it.
pub fn sure(lost: f64, se: f64) -> f64 {
    if lost <= se { 0.0 } else { lost * (1.0 - se / lost * (se / lost)) }
}

/// Accuracy of a game: the mean of two means. In the one, plays count more where the chance to win went up and down; in the
/// other, the harmonic one, bad plays count more than good ones. `chances` are the points before each play and at the end.
pub fn of_game(lost: &[f64], chances: &[f64]) -> f64 {
    if lost.is_empty() {
        return 100.0;
    }
    let plays: Vec<f64> = lost.iter().copied().map(of_play).collect();
    let size = (chances.len() / 10).clamp(2, 8).min(chances.len().max(1));
    let weight = |play: usize| {
        // The window that ends with the play; the first ones share the first.
        let end = (play + 2).clamp(size, chances.len().max(size));
        deviation(&chances[(end - size).min(chances.len())..end.min(chances.len())]).clamp(0.5, 12.0)
    };
    let (mut sum, mut weights) = (0.0, 0.0);
    for (place, accuracy) in plays.iter().enumerate() {
        sum += weight(place) * accuracy;
        weights += weight(place);
    }
    f64::midpoint(sum / weights, harmonic(&plays))
}

/// The mean accuracy of decisions that lost so many points.
pub fn mean(lost: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut n) = (0.0, 0.0);
    for lost in lost {
        sum += of_play(lost);
        n += 1.0;
    }
    if n == 0.0 { 100.0 } else { sum / n }
}

fn harmonic(plays: &[f64]) -> f64 {
    plays.len() as f64 / plays.iter().map(|accuracy| 1.0 / accuracy.max(1.0)).sum::<f64>()
}

fn deviation(chances: &[f64]) -> f64 {
    let n = chances.len().max(1) as f64;
    let mean = chances.iter().sum::<f64>() / n;
    (chances.iter().map(|chance| (chance - mean) * (chance - mean)).sum::<f64>() / n).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_without_loss_is_perfect_and_a_lost_game_is_nothing() {
        assert!(of_play(0.0) > 99.9 && of_play(0.0) <= 100.0);
        assert!((of_play(10.0) - 63.6).abs() < 0.2, "{}", of_play(10.0));
        assert!(of_play(100.0) < 0.1);
    }

    #[test]
    fn one_blunder_weighs_more_where_the_game_swings() {
        let quiet = [50.0; 21];
        let mut swinging = quiet;
        swinging[10..].fill(20.0);
        let mut lost = [0.0; 20];
        assert!(of_game(&lost, &quiet) > 99.9);
        lost[9] = 30.0;
        assert!(of_game(&lost, &swinging) < of_game(&lost, &quiet));
        assert!(of_game(&[], &[]) > 99.9);
        assert!(of_game(&[30.0], &[50.0, 20.0]) < 40.0);
    }
}
