//! Scheme 2: a seed that nobody chose alone, and answers bound to everything that was done before.
//!
//! The host's secret and each contribution are 32 random bytes, written in hexadecimal. All hashes are SHA-256 of ASCII text.
//!
//! * The host's commitment, shown before anybody sits: of `detente-host 2 TABLE SECRET`.
//! * A seat's commitment, made when sitting down: of `detente-seat 2 TABLE SEAT VALUE`. It holds for this seat of this table
//!   alone: whoever copies another's commitment cannot open it.
//! * When the game begins the contributions are opened, and the seed is the hash of these lines, each ended by a line feed:
//!   `detente-seed 2`, `table TABLE`, `host SECRET`, and for each seat in order `SEAT opened VALUE`, or `SEAT absent COMMITMENT`
//!   for somebody who committed and did not open in time, `SEAT none` for somebody who did not commit, `SEAT bot`. Whoever
//!   does not contribute thus leaves the host nothing to choose.
//! * Nature's answer: the words of its possible answers, all alike, in the order of their bytes, are numbered from 0. Block *k*
//!   is HMAC-SHA-256 with the 32 bytes of the seed as key, of the digest of the history in hexadecimal, a blank and *k* in decimal;
//!   it is read as eight numbers of four bytes, the highest byte first. The first number, through block 0, 1 and so on, that is
//!   less than the largest multiple of *n* up to 2³² counts; its remainder by *n* is the answer.

use std::fmt::Write as _;

use detente_game::{Game, Notation};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::history::Chain;
use crate::seed::{Seed, hex};

/// What a seat brings to the seed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "manner", rename_all = "kebab-case")]
pub enum Part {
    /// Nothing: the seat is free, or whoever sits there has made no commitment.
    #[default]
    None,
    /// Nothing yet: a commitment was announced.
    Promised,
    /// Nothing: a bot of the host's own.
    Bot,
    /// A contribution that only its player knows.
    Committed { commitment: String },
    /// A contribution that was opened when the game began.
    Opened { commitment: String, value: Seed },
    /// A contribution that was not opened in time.
    Absent { commitment: String },
}

impl Part {
    /// Is this seat waited for when the game is to begin?
    pub fn is_owed(&self) -> bool {
        matches!(self, Part::Promised | Part::Committed { .. })
    }

    /// Nobody is waited for any longer.
    #[must_use]
    pub fn settled(self) -> Part {
        match self {
            Part::Promised => Part::None,
            Part::Committed { commitment } => Part::Absent { commitment },
            other => other,
        }
    }

    /// The commitment, if one was made.
    pub fn commitment(&self) -> Option<&str> {
        match self {
            Part::Committed { commitment }
            | Part::Opened { commitment, .. }
            | Part::Absent { commitment } => Some(commitment),
            Part::None | Part::Promised | Part::Bot => None,
        }
    }

    /// As it stands in the text of the seed.
    fn line(&self) -> String {
        match self {
            Part::None | Part::Promised => "none".to_owned(),
            Part::Bot => "bot".to_owned(),
            Part::Opened { value, .. } => format!("opened {}", value.reveal()),
            Part::Committed { commitment } | Part::Absent { commitment } => format!("absent {commitment}"),
        }
    }
}

/// What the host shows before anybody sits.
pub fn host_commitment(table: &str, secret: &Seed) -> String {
    hex(&Sha256::digest(format!("detente-host 2 {table} {}", secret.reveal())))
}

/// What a player shows when sitting down.
pub fn seat_commitment(table: &str, seat: &str, value: &Seed) -> String {
    hex(&Sha256::digest(format!("detente-seat 2 {table} {seat} {}", value.reveal())))
}

/// The seed of a table: the host's secret and what each of the seats brings, in their order.
pub fn joint_seed(table: &str, host: &Seed, seats: &[&str], parts: &[Part]) -> Seed {
    let mut text = format!("detente-seed 2\ntable {table}\nhost {}\n", host.reveal());
    for (seat, part) in seats.iter().zip(parts) {
        let _ = writeln!(text, "{seat} {}", part.line());
    }
    Seed::of_bytes(&Sha256::digest(text).into())
}

impl Seed {
    /// Nature's answer in this position, after this history.
    pub fn answer<G: Notation>(&self, history: &Chain, game: &G) -> G::Action {
        let mut answers = possible(game);
        let at = below(answers.len() as u32, &mut self.numbers(history));
        answers.swap_remove(at as usize).1
    }

    /// Endless numbers of 32 bits.
    fn numbers(&self, history: &Chain) -> impl Iterator<Item = u32> + use<> {
        let (key, history) = (self.bytes(), history.text());
        (0u64..).flat_map(move |k| {
            let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key of any length will do");
            mac.update(format!("{history} {k}").as_bytes());
            let block: [u8; 32] = mac.finalize().into_bytes().into();
            std::array::from_fn::<u32, 8, _>(|i| {
                u32::from_be_bytes([block[4 * i], block[4 * i + 1], block[4 * i + 2], block[4 * i + 3]])
            })
        })
    }
}

/// Nature's possible answers with their words, in the order of these. They are all equally likely in every game of the house.
fn possible<G: Notation>(game: &G) -> Vec<(String, G::Action)> {
    let mut chances = Vec::new();
    Game::chances(game, &mut chances);
    let mut words: Vec<(String, G::Action)> =
        chances.into_iter().map(|(action, _)| (G::action_word(action), action)).collect();
    words.sort_unstable();
    words
}

/// A number below `n`, all alike: a number of the topmost, incomplete multiple of `n` is passed over.
fn below(n: u32, numbers: &mut impl Iterator<Item = u32>) -> u32 {
    let top = (1u64 << 32) / u64::from(n) * u64::from(n);
    let fits = |number: &u32| u64::from(*number) < top;
    numbers.find(fits).expect("the numbers have no end") % n
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::seed;
    use detente_game::{Actor, Rng, ToAct};
    use detente_struggle::Struggle;
    use detente_struggle::options::Options;

    #[test]
    fn the_bytes_are_those_of_the_document() {
        // Worked out with `sha256sum` and `openssl dgst -mac HMAC`; docs/fairness.md shows the same.
        let (host, value) = (seed(0x0f), seed(0xa5));
        assert_eq!(
            host_commitment("t", &host),
            "a49bdfb96f0c290c21e3e09d214377f2d37c35daec9d19a973f8c20211ca5efd"
        );
        assert_eq!(
            seat_commitment("t", "us", &value),
            "33c372103d55243b8022c607bd7575eb5557d0c0f46ff7372a3dfb80b20debb4"
        );
        let commitment = seat_commitment("t", "us", &value);
        let parts = [Part::Opened { commitment, value }, Part::Bot];
        let joint = joint_seed("t", &host, &["us", "ussr"], &parts);
        assert_eq!(joint.reveal(), "b5c5dda8a63cd3f850efb244ff0b4907de6d0ee0f414be6dcf3d1e9ebadd1646");
        let options =
            <Struggle as Game>::under_rules(&Options::default(), 2).expect("version 2 of the rules");
        let history = Chain::begin::<Struggle>(&options);
        assert_eq!(history.text(), "2d10b96ac415e12e11cd20a9dbd2dd44340c13a39b83e4372d23242cb9a19dd3");
        assert_eq!(joint.numbers(&history).next(), Some(730_074_205));
        let game = <Struggle as Game>::new(&options);
        assert_eq!(Struggle::action_word(joint.answer(&history, &game)), "captured-nazi-scientist");
    }

    #[test]
    fn a_commitment_holds_for_one_seat_of_one_table() {
        let value = seed(7);
        let own = seat_commitment("t", "us", &value);
        assert_ne!(own, seat_commitment("t", "ussr", &value));
        assert_ne!(own, seat_commitment("u", "us", &value));
    }

    #[test]
    fn everybody_has_a_part_in_the_seed() {
        let table = |host: u8, parts: &[Part]| joint_seed("t", &seed(host), &["us", "ussr"], parts);
        let parts = |us: u8, ussr: u8| crate::testkit::parts::<Struggle>("t", &[us, ussr]);
        let both = parts(1, 2);
        let others = [
            table(8, &both),
            table(9, &parts(3, 2)),
            table(9, &parts(1, 3)),
            table(9, &[both[0].clone(), Part::None]),
            table(9, &[both[0].clone(), Part::Bot]),
            joint_seed("u", &seed(9), &["us", "ussr"], &both),
        ];
        for (i, other) in others.iter().enumerate() {
            assert!(!others[..i].contains(other) && *other != table(9, &both), "{i}");
        }
        let late = both[0].clone();
        let Part::Opened { commitment, .. } = late else { unreachable!("opened") };
        let absent = Part::Committed { commitment }.settled();
        assert_ne!(table(9, &[absent, both[1].clone()]), table(9, &both));
    }

    #[test]
    fn the_choice_is_unbiased() {
        // The last, incomplete multiple of 6 below 2³² is passed over.
        let mut numbers = [u32::MAX, u32::MAX - 3, u32::MAX - 4].into_iter();
        assert_eq!(below(6, &mut numbers), (u32::MAX - 4) % 6);
        assert_eq!(below(1, &mut [u32::MAX].into_iter()), 0);
        let mut seen = [0u32; 6];
        let history = Chain::begin::<Struggle>(&Options::default());
        let mut numbers = seed(3).numbers(&history);
        for _ in 0..60_000 {
            seen[below(6, &mut numbers) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn the_same_history_gives_the_same_die_and_another_history_another() {
        let options = Options::default();
        let begin = Chain::begin::<Struggle>(&options);
        let game = <Struggle as Game>::new(&options);
        let seed = seed(5);
        let first = seed.answer(&begin, &game);
        assert_eq!(first, seed.answer(&begin, &game));
        let answers = possible(&game);
        let further: Vec<Chain> =
            answers.iter().map(|&(_, action)| begin.and::<Struggle>(Actor::Nature, action)).collect();
        let dealt: std::collections::BTreeSet<_> =
            further.iter().map(|history| seed.answer(history, &game)).collect();
        assert!(dealt.len() > further.len() / 3, "{} of {}", dealt.len(), further.len());
    }

    #[test]
    fn natures_answers_are_equally_likely_in_every_position() {
        let mut rng = Rng::new(11);
        let (mut asked, mut chances) = (0, Vec::new());
        for _ in 0..5 {
            let mut game = <Struggle as Game>::new(&Options::default());
            loop {
                let (by, action) = match game.to_act() {
                    ToAct::Over(_) => break,
                    ToAct::Nature => {
                        chances.clear();
                        game.chances(&mut chances);
                        let even = 1.0 / chances.len() as f32;
                        assert!(chances.iter().all(|(_, p)| (p - even).abs() < 1e-6), "{chances:?}");
                        asked += 1;
                        (Actor::Nature, game.sample_chance(&mut rng))
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody is awaited");
                        (Actor::Seat(seat), game.sample_legal(seat, &mut rng, &mut Vec::new()))
                    }
                };
                game.apply_unchecked(by, action);
            }
        }
        assert!(asked > 100, "{asked}");
    }
}
