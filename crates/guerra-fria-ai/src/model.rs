//! What another player may be like, as far as a searching player can imagine.

use detente_game::Rng;
use detente_guerra_fria::{Arsenal, Play, Player};

use crate::greedy::{Temper, greedy_play};

/// A way of playing. Each is a caricature; a mixture of them is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    /// Plays like level `greedy`, with this temper.
    Tempered(Temper),
    /// Places whatever comes to hand, like level `random`.
    Wild,
}

impl Model {
    /// Every way of playing that is thought possible, with its weight before anything was seen.
    pub fn pool() -> Vec<(Model, f64)> {
        let mut tempers = Vec::new();
        for daring in [4, 8, 13] {
            for nerve in [25, 80] {
                for calm in [0, 4] {
                    for sacrifice in [25, 75] {
                        for thrift in [25, 70] {
                            tempers.push(Temper { daring, nerve, calm, sacrifice, thrift });
                        }
                    }
                }
            }
        }
        let each = 0.55 / tempers.len() as f64;
        let mut pool: Vec<_> = tempers.into_iter().map(|temper| (Model::Tempered(temper), each)).collect();
        pool.push((Model::Tempered(Temper::GREEDY), 0.40));
        pool.push((Model::Wild, 0.05));
        pool
    }

    /// What such a player places; `None` is a null play.
    #[inline]
    pub fn play(&self, by: Player, table: &[Arsenal; 4], rng: &mut Rng) -> Option<Play> {
        match self {
            Model::Tempered(temper) => Some(greedy_play(temper, by, table, rng)),
            Model::Wild => wild_play(by, &table[by as usize], rng),
        }
    }
}

/// About what random steps of the entry lead to.
fn wild_play(by: Player, own: &Arsenal, rng: &mut Rng) -> Option<Play> {
    match rng.below(9) {
        0..=2 => Some(Play::Attack(rng.pick(&by.rivals()))),
        3..=4 => {
            let mut rest = u32::from(own.most_built());
            let numbers = [(); 3].map(|()| {
                let n = rng.below(rest + 1);
                rest -= n;
                n as u8
            });
            Some(Play::Build(numbers))
        }
        5..=6 => {
            let from = rng.below(3) as usize;
            let to = (from + 1 + rng.below(2) as usize) % 3;
            let moved = rng.below(own.attack[from].min(12) + 1) as i8;
            let mut numbers = [0; 3];
            numbers[from] = -moved;
            numbers[to] = moved;
            Some(Play::Regroup(numbers))
        }
        _ => None,
    }
}
