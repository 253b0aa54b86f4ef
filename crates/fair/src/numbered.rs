//! Scheme 1: the host's seed alone, and draws with numbers. Tables that were begun with it are played to their end with it.
//!
//! The commitment is SHA-256 of `detente-fair 1 ` and the seed in hexadecimal. Draw `n` is SHA-256 of `detente-draw 1 `, the
//! seed in hexadecimal, a blank and `n`; its first eight bytes, little end first, seed the generator that samples Nature's
//! answer. Draws are counted from 0 and never used twice: what is taken back is drawn anew. The record names the draws that
//! stayed. It cannot tell why others did not: a take-back that everybody agreed to and a host who tried other dice look alike.

use detente_game::{Game, Rng};
use sha2::{Digest, Sha256};

use crate::seed::{Seed, hex};

impl Seed {
    /// What everybody sees before the game.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(format!("detente-fair 1 {}", self.reveal())))
    }

    /// The generator of draw `n`.
    pub fn draw(&self, n: u32) -> Rng {
        let digest = Sha256::digest(format!("detente-draw 1 {} {n}", self.reveal()));
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        Rng::new(u64::from_le_bytes(first))
    }

    /// Nature's answer in this position.
    pub fn numbered_answer<G: Game>(&self, n: u32, game: &G) -> G::Action {
        game.sample_chance(&mut self.draw(n))
    }
}

/// Numbers as ranges: `0-41,45-60`.
pub fn write_draws(draws: impl IntoIterator<Item = u32>) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for n in draws {
        match ranges.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(n) => *last = n,
            _ => ranges.push((n, n)),
        }
    }
    let words: Vec<String> = ranges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
    words.join(",")
}

/// The inverse, for at most `most` numbers.
pub fn read_draws(text: &str, most: usize) -> Option<Vec<u32>> {
    let mut draws = Vec::new();
    for range in text.split(',').filter(|range| !range.is_empty()) {
        let (a, b) = range.split_once('-')?;
        let (a, b): (u32, u32) = (a.parse().ok()?, b.parse().ok()?);
        // Draws are never used twice, so their numbers only grow.
        let grows = draws.last().is_none_or(|&last| a > last);
        if b < a || !grows || (b - a) as usize >= most.saturating_sub(draws.len()) {
            return None;
        }
        draws.extend(a..=b);
    }
    Some(draws)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_written_as_ranges() {
        assert_eq!(write_draws([0, 1, 2, 5, 7, 8]), "0-2,5-5,7-8");
        assert_eq!(read_draws("0-2,5-5,7-8", 6), Some(vec![0, 1, 2, 5, 7, 8]));
        assert_eq!(read_draws("", 5), Some(vec![]));
        assert_eq!(read_draws("5-6,5-6", 9), None);
        assert_eq!(read_draws("0-4294967295", 9), None);
    }
}
