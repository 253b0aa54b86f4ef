//! The vectorised environment of Guerra Fría: thousands of games written straight into NumPy arrays.

use detente_encode::guerra_fria::vector::{Rivals, Rows, Vector};
use detente_encode::guerra_fria::{ACTIONS, FEATURES};
use detente_game::{Notation, Rng};
use detente_games::Levels;
use detente_guerra_fria::{GuerraFria as Rules, Options};
use numpy::{PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use rayon::ThreadPool;

use crate::guerra_fria::GuerraFria;
use crate::vector::{on, pool_of};

/// Games played side by side. Every call works on all cores without holding Python's lock.
#[pyclass(module = "detente")]
pub struct GuerraFriaVectorEnv {
    games: Vector,
    /// None: the threads that everything in the process shares.
    pool: Option<ThreadPool>,
}

/// Who sits in a slot with bots: one seat is asked, by turns each of them, and in every third of such slots a second one;
/// the levels of the bots are drawn.
fn seated(slot: usize, levels: &[&str], rng: &mut Rng) -> Rivals {
    let (first, second) = (slot % 4, (slot + 1 + slot / 12 % 3) % 4);
    let asked = |seat: usize| seat == first || seat == second && (slot / 4).is_multiple_of(3);
    std::array::from_fn(|seat| {
        let (level, seed) = (rng.pick(levels), rng.next_u64());
        if asked(seat) { None } else { Rules::bot(level, seed) }
    })
}

#[pymethods]
impl GuerraFriaVectorEnv {
    /// `rules`: one string of options for each kind of game to be played, e.g. `["max-rounds=60", ""]`. In the last `rivals`
    /// games bots sit at two or three of the seats, of the levels `rival` (`"greedy,search@60n"`), drawn for each seat.
    #[new]
    #[pyo3(signature = (n, seed, rules, threads = 0, rivals = 0, rival = "greedy"))]
    fn new(
        n: usize,
        seed: u64,
        rules: Vec<String>,
        threads: usize,
        rivals: usize,
        rival: &str,
    ) -> PyResult<GuerraFriaVectorEnv> {
        let options: Result<Vec<Options>, String> = rules
            .iter()
            .map(|text| Rules::parse_options(&text.split_whitespace().collect::<Vec<_>>()))
            .collect();
        let options = options.map_err(PyValueError::new_err)?;
        if n == 0 || options.is_empty() {
            return Err(PyValueError::new_err("at least one game and one set of rules"));
        }
        if rivals > n {
            return Err(PyValueError::new_err("more rivals than games"));
        }
        let levels: Vec<&str> = rival.split(',').map(str::trim).collect();
        if let Some(wrong) = levels.iter().find(|level| Rules::bot(level, seed).is_none()) {
            let known = Rules::LEVELS.join(", ");
            return Err(PyValueError::new_err(format!("no level {wrong:?}; there are {known}")));
        }
        let pool = pool_of(threads)?;
        let sits = |slot: usize| {
            if slot < n - rivals {
                return [const { None }; 4];
            }
            seated(slot, &levels, &mut Rng::derive(seed, (n + slot) as u64))
        };
        let games = on(pool.as_ref(), || Vector::new(n, seed, &options, sits));
        Ok(GuerraFriaVectorEnv { games, pool })
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// 1 for each seat of each game in which a bot sits.
    fn rival_seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let n = self.games.len();
        let seats = (0..n).flat_map(|slot| self.games.rivals(slot)).map(u8::from);
        numpy::PyArray1::from_iter(py, seats).reshape([n, 4])
    }

    /// Plays `actions` (none: only looks) and fills the buffers. Gives the number of actions that were not offered and were
    /// replaced.
    #[allow(clippy::too_many_arguments)]
    #[pyo3(signature = (actions, observations, masks, seats, done, winners, rounds))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: Option<PyReadonlyArray1<'_, i32>>,
        mut observations: PyReadwriteArray2<'_, u8>,
        mut masks: PyReadwriteArray2<'_, u8>,
        mut seats: PyReadwriteArray1<'_, u8>,
        mut done: PyReadwriteArray1<'_, u8>,
        mut winners: PyReadwriteArray1<'_, u8>,
        mut rounds: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<usize> {
        let n = self.games.len();
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            done: done.as_slice_mut()?,
            winners: winners.as_slice_mut()?,
            rounds: rounds.as_slice_mut()?,
        };
        let fits = rows.observations.len() == n * FEATURES
            && rows.masks.len() == n * ACTIONS
            && [&*rows.seats, &*rows.done, &*rows.winners, &*rows.rounds].iter().all(|row| row.len() == n);
        if !fits {
            return Err(PyValueError::new_err("the buffers do not fit the number of games"));
        }
        let actions = actions.as_ref().map(|actions| actions.as_slice()).transpose()?;
        if actions.is_some_and(|actions| actions.len() != n) {
            return Err(PyValueError::new_err("one action for each game"));
        }
        let (games, pool) = (&mut self.games, &self.pool);
        Ok(py.detach(|| {
            on(pool.as_ref(), || {
                if let Some(actions) = actions {
                    return games.step(actions, rows);
                }
                games.observe(rows);
                0
            })
        }))
    }

    /// The whole truth of one game, for tests and for looking closely.
    fn game(&self, slot: usize) -> PyResult<GuerraFria> {
        let game = self.games.game(slot).ok_or_else(|| PyIndexError::new_err("no such game"))?;
        Ok(GuerraFria(game.clone()))
    }
}
