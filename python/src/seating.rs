//! What the classes with many games are told alike: rules, threads, and which bots sit where.

use detente_encode::vector::{Rival, rival_level, rival_side};
use detente_game::Rng;
use detente_levels::Levels;
use detente_struggle::Struggle;
use detente_struggle::options::Options;
use detente_struggle::side::Side;
use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Runs on the threads of a pool, or on those of the process.
pub fn on<T: Send>(pool: Option<&ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

/// None for no threads: those that everything in the process shares, so that several environments do not crowd each
/// other out.
pub fn pool(threads: usize) -> PyResult<Option<ThreadPool>> {
    let own = (threads > 0).then(|| ThreadPoolBuilder::new().num_threads(threads).build());
    own.transpose().map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The options of each kind of game.
pub fn options(rules: &[String]) -> PyResult<Vec<Options>> {
    let options: Result<Vec<Options>, String> =
        rules.iter().map(|text| Options::parse(&text.split_whitespace().collect::<Vec<_>>())).collect();
    options.map_err(PyValueError::new_err)
}

/// Bots in the last games.
pub struct Seating<'a> {
    n: usize,
    rivals: usize,
    seed: u64,
    levels: Vec<&'a str>,
    as_us: f64,
}

impl<'a> Seating<'a> {
    pub fn new(n: usize, seed: u64, rivals: usize, rival: &'a str, as_us: f64) -> PyResult<Seating<'a>> {
        if rivals > n {
            return Err(PyValueError::new_err("more rivals than games"));
        }
        if !(0.0..=1.0).contains(&as_us) {
            return Err(PyValueError::new_err(format!("as_us is a share from 0 to 1, not {as_us}")));
        }
        let levels: Vec<&str> = rival.split(',').map(str::trim).collect();
        if let Some(wrong) = levels.iter().find(|level| Struggle::bot(level, seed).is_none()) {
            return Err(PyValueError::new_err(format!(
                "no level {wrong:?}; there are {}",
                Struggle::LEVELS.join(", ")
            )));
        }
        Ok(Seating { n, rivals, seed, levels, as_us })
    }

    /// Who sits in a game, and on which side.
    pub fn rival(&self, slot: usize) -> Option<(Side, Rival)> {
        if slot < self.n - self.rivals {
            return None;
        }
        let seed = Rng::derive(self.seed, (self.n + slot) as u64).next_u64();
        let bot = Struggle::bot(rival_level(slot, &self.levels), seed)?;
        Some((rival_side(slot, &self.levels, self.as_us), bot))
    }
}

/// As Python is told: 0 the US, 1 the USSR, -1 nobody.
pub fn seats(py: Python<'_>, sides: impl Iterator<Item = Option<Side>>) -> Bound<'_, PyArray1<i8>> {
    PyArray1::from_iter(py, sides.map(|side| side.map_or(-1, |side| side.seat().0 as i8)))
}
