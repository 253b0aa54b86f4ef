//! What a table rolls.

use detente_game::{Notation, Rng};

use crate::history::Chain;
use crate::seed::Seed;

/// Where Nature's answers at a table come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dice {
    /// Scheme 2: the seed of host and seats, and everything that was done before.
    Bound(Seed),
    /// Scheme 1: a seed of the host's. Its draws are numbered and never used twice.
    Numbered(Seed),
    /// A number that everybody may know, and how many actions were played before: a game on one's own machine, which goes on
    /// the same whenever it is taken up again.
    Counted(u64),
    /// Words that are told beforehand, one for each draw, and where they end or are not possible the first possible answer: a
    /// lesson, which rolls the same for everybody.
    Scripted(Vec<String>),
}

/// Where in a game an answer is wanted.
#[derive(Clone, Copy, Debug)]
pub struct At {
    /// The digest of everything before.
    pub history: Chain,
    /// How many actions that were.
    pub actions: usize,
    /// The number of the next draw.
    pub draw: u32,
}

impl Dice {
    /// Nature's answer.
    pub fn answer<G: Notation>(&self, at: &At, game: &G) -> G::Action {
        match self {
            Dice::Bound(seed) => seed.answer(&at.history, game),
            Dice::Numbered(seed) => seed.numbered_answer(at.draw, game),
            Dice::Counted(seed) => game.sample_chance(&mut Rng::derive(*seed, at.actions as u64)),
            Dice::Scripted(words) => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                let word = words.get(at.draw as usize).and_then(|word| G::parse_action(word));
                let told = chances.iter().find(|(answer, _)| Some(*answer) == word);
                told.or(chances.first()).expect("Nature is asked only where it has an answer").0
            }
        }
    }

    /// Do draws have numbers?
    pub fn is_numbered(&self) -> bool {
        !matches!(self, Dice::Bound(_))
    }
}
