//! Guerra Fría in words: the log (`log`), its plays and moments ([`moment`]), what a player is asked (`question`), and the
//! balance of forces ([`pairings`]).

pub mod moment;

mod log;
mod question;

pub use log::{Entry, Log, null_text};
pub use moment::{PlayKind, What};

use detente_game::{Seat, SeatSet};
use detente_guerra_fria::{Arsenal, Forces, GuerraFria, Pair, Player, View};
use detente_words::{Lang, seat_name};

use crate::say::Say;
use crate::{Question, Told, Waiting};

impl Told for GuerraFria {
    type Log = Log;

    fn question(view: &View, seat: Seat, lang: Lang) -> Option<Question> {
        question::ask(view, Player::at(seat), lang)
    }

    fn waiting(view: &View, lang: Lang) -> Option<Waiting> {
        if view.ending.is_some() {
            return None;
        }
        let say = Say::new(lang);
        let awaited: Vec<Player> =
            Player::ALL.into_iter().filter(|&player| !view.chosen[player as usize]).collect();
        let names: Vec<String> = awaited.iter().map(|&player| name(say, player)).collect();
        let text = say.begin("gf-wait").with("names", say.list(&names)).with("n", names.len() as u32).text();
        Some(Waiting { seats: awaited.into_iter().map(Player::seat).collect::<SeatSet>(), text })
    }
}

/// The name of a player.
fn name(say: Say, player: Player) -> String {
    seat_name(say.lang, player.word()).into_owned()
}

/// `South and North`.
fn pair_name(say: Say, pair: Pair) -> String {
    say.list(&pair.members().map(|player| name(say, player)))
}

/// One way in which the four can split into two pairs, and what the pairs aim at each other (2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The pair to which South belongs.
    pub pair: Pair,
    /// What it has if it attacks, and what the others have.
    pub forces: Forces,
}

/// The three pairings.
pub fn pairings(arsenals: &[Arsenal; 4]) -> [Pairing; 3] {
    [Player::West, Player::North, Player::East].map(|ally| {
        let pair = Pair::of(Player::South, ally);
        Pairing { pair, forces: Forces::of(pair, arsenals) }
    })
}

impl Pairing {
    /// Who would win an attack now: the pair with more missiles, nobody if they are even.
    pub fn stronger(&self) -> Option<Pair> {
        match self.forces.attacking.cmp(&self.forces.defending) {
            core::cmp::Ordering::Greater => Some(self.pair),
            core::cmp::Ordering::Less => Some(self.pair.opponents()),
            core::cmp::Ordering::Equal => None,
        }
    }

    /// `South and North 9, West and East 7`.
    pub fn text(&self, lang: Lang) -> String {
        let say = Say::new(lang);
        let (one, other) = (pair_name(say, self.pair), pair_name(say, self.pair.opponents()));
        format!("{one} {}, {other} {}", self.forces.attacking, self.forces.defending)
    }
}
