//! Fair dice and shuffles: every answer of Nature comes from a secret seed that was committed to before the game.
//!
//! The seed is 32 random bytes. Before the game everybody sees its commitment, SHA-256 of `detente-fair 1 ` and the seed
//! in hexadecimal. Draw `n` is SHA-256 of `detente-draw 1 `, the seed in hexadecimal, a blank and `n`; its first eight
//! bytes, little end first, seed the generator that samples Nature's answer. Draws are counted from 0 and never used
//! twice: what is taken back by consent is drawn anew. After the game the seed is in the record, with the numbers of the
//! draws that stayed, and anyone can check every die and every deal.

use std::fmt::Write as _;

use detente_game::record::Record;
use detente_game::{Actor, Game, Notation, Rng};
use sha2::{Digest, Sha256};

/// Tags in the head of a record.
pub const COMMITMENT: &str = "fair-commitment";
pub const SEED: &str = "fair-seed";
pub const DRAWS: &str = "fair-draws";

/// A secret seed, 32 bytes in hexadecimal.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(String);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Logs must not know it.
        f.write_str("Seed(secret)")
    }
}

/// Bytes in hexadecimal, in small letters.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Seed {
    /// A fresh one; where the random bytes come from is the caller's business.
    pub fn of_bytes(bytes: &[u8; 32]) -> Seed {
        Seed(hex(bytes))
    }

    pub fn parse(text: &str) -> Option<Seed> {
        let fits = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Seed(text.to_owned()))
    }

    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(format!("detente-fair 1 {}", self.0)))
    }

    /// The generator of draw `n`.
    pub fn draw(&self, n: u32) -> Rng {
        let digest = Sha256::digest(format!("detente-draw 1 {} {n}", self.0));
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        Rng::new(u64::from_le_bytes(first))
    }

    /// Nature's answer in this position.
    pub fn answer<G: Game>(&self, n: u32, game: &G) -> G::Action {
        game.sample_chance(&mut self.draw(n))
    }
}

/// Where Nature's answers at a table come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dice {
    /// A seed that was committed to. Its draws are numbered and never used twice.
    Committed(Seed),
    /// A number that everybody may know, and how many actions were played before: a game on one's own machine, which goes on
    /// the same whenever it is taken up again.
    Counted(u64),
}

impl Dice {
    /// Nature's answer: the draw of this number, after so many actions.
    pub fn answer<G: Game>(&self, draw: u32, before: usize, game: &G) -> G::Action {
        match self {
            Dice::Committed(seed) => seed.answer(draw, game),
            Dice::Counted(seed) => game.sample_chance(&mut Rng::derive(*seed, before as u64)),
        }
    }

    /// What everybody may see before the game; empty where nothing is promised.
    pub fn commitment(&self) -> String {
        match self {
            Dice::Committed(seed) => seed.commitment(),
            Dice::Counted(_) => String::new(),
        }
    }

    /// The secret, for a game that is over.
    pub fn reveal(&self) -> String {
        match self {
            Dice::Committed(seed) => seed.reveal().to_owned(),
            Dice::Counted(seed) => seed.to_string(),
        }
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

/// What a proof says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every answer of Nature is the one that the seed gives.
    Fair { answers: usize },
    /// The record holds no seed or no draws: nothing can be proved (the game may still be running).
    NoProof,
    /// The seed is not the one that was committed to.
    OtherSeed,
    /// Nature's action number `action` (counted from 1) is not what the seed gives.
    Differs { action: usize, expected: String, got: String },
    /// The draws are not as many as Nature's actions, or cannot be read.
    BadDraws,
    /// The record does not replay.
    Illegal { why: String },
}

/// Checks every die and every deal of a record.
pub fn verify<G: Notation>(record: &Record<G>) -> Verdict {
    let tag = |key: &str| record.tags.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str());
    let (Some(commitment), Some(seed), Some(draws)) = (tag(COMMITMENT), tag(SEED), tag(DRAWS)) else {
        return Verdict::NoProof;
    };
    let Some(seed) = Seed::parse(seed) else { return Verdict::OtherSeed };
    if seed.commitment() != commitment {
        return Verdict::OtherSeed;
    }
    let nature = record.actions.iter().filter(|(by, _)| *by == Actor::Nature).count();
    let Some(draws) = read_draws(draws, nature).filter(|draws| draws.len() == nature) else {
        return Verdict::BadDraws;
    };
    let mut draws = draws.into_iter();
    let mut game = G::new(&record.options);
    for (i, &(by, action)) in record.actions.iter().enumerate() {
        if by == Actor::Nature {
            let is_natures_turn = game.to_act() == detente_game::ToAct::Nature;
            let expected = draws.next().filter(|_| is_natures_turn).map(|n| seed.answer(n, &game));
            if let Some(expected) = expected
                && expected != action
            {
                let (expected, got) = (G::action_word(expected), G::action_word(action));
                return Verdict::Differs { action: i + 1, expected, got };
            }
        }
        if game.apply(by, action).is_err() {
            let why = record.refused::<()>(i, &game).expect_err("it was refused").to_string();
            return Verdict::Illegal { why };
        }
    }
    Verdict::Fair { answers: nature }
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::ToAct;
    use detente_game::bot::Random;
    use detente_game::{Bot, Viewer};
    use detente_struggle::Struggle;

    fn played() -> Record<Struggle> {
        let seed = Seed::parse(&"0f".repeat(32)).expect("64 digits");
        let mut game = <Struggle as Game>::new(&detente_struggle::options::Options::default());
        let mut bot = Random::new(4);
        let (mut actions, mut draws, mut next) = (Vec::new(), Vec::new(), 0);
        loop {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => {
                    // Now and then a draw is lost to something that was taken back.
                    next += 1 + next % 7 / 6;
                    draws.push(next);
                    (Actor::Nature, seed.answer(next, &game))
                }
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    (Actor::Seat(seat), Bot::<Struggle>::choose(&mut bot, seat, &view, &legal))
                }
            };
            game.apply(by, action).expect("legal");
            actions.push((by, action));
        }
        let mut record = Record::<Struggle>::new(game.options(), actions, None);
        record.tags.push((COMMITMENT.into(), seed.commitment()));
        record.tags.push((SEED.into(), seed.reveal().into()));
        record.tags.push((DRAWS.into(), write_draws(draws)));
        record
    }

    #[test]
    fn an_honest_game_is_proved_through_its_text() {
        let record = Record::<Struggle>::parse(&played().to_text()).expect("readable");
        let Verdict::Fair { answers } = verify(&record) else { panic!("{:?}", verify(&record)) };
        assert!(answers > 16, "more than the first deal");
    }

    #[test]
    fn a_changed_die_seed_or_count_is_found() {
        let honest = played();
        let die = honest.actions.iter().position(|&(_, action)| Struggle::action_word(action) == "3");
        let die = die.expect("a game has a 3");
        let mut cheat = honest.clone();
        cheat.actions[die].1 = Struggle::parse_action("4").expect("a die");
        assert!(matches!(verify(&cheat), Verdict::Differs { action, .. } if action == die + 1));

        let mut other = honest.clone();
        other.tags[1].1 = "1f".repeat(32);
        assert_eq!(verify(&other), Verdict::OtherSeed);

        let mut fewer = honest.clone();
        fewer.tags[2].1 = "0-3".into();
        assert_eq!(verify(&fewer), Verdict::BadDraws);
        fewer.tags[2].1 = "0-4294967295".into();
        assert_eq!(verify(&fewer), Verdict::BadDraws);

        let mut none = honest;
        none.tags.clear();
        assert_eq!(verify(&none), Verdict::NoProof);
    }

    #[test]
    fn draws_are_written_as_ranges() {
        assert_eq!(write_draws([0, 1, 2, 5, 7, 8]), "0-2,5-5,7-8");
        assert_eq!(read_draws("0-2,5-5,7-8", 6), Some(vec![0, 1, 2, 5, 7, 8]));
        assert_eq!(read_draws("", 5), Some(vec![]));
        assert_eq!(read_draws("5-6,5-6", 9), None);
    }
}
