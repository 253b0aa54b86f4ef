//! The vectorised environment: thousands of games of Twilight Struggle written straight into NumPy arrays.

use detente_encode::vector::{Reflex, Reflexes, Rows, TRUTH, Vector, rival_level, rival_side};
use detente_encode::{ACTIONS, FEATURES};
use detente_game::Rng;
use detente_games::Levels;
use detente_struggle::Struggle;
use detente_struggle::options::Options;
use detente_struggle_ai::{setups, wins};
use numpy::{PyArray1, PyReadonlyArray1, PyReadonlyArray2, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::twilight::Twilight;

/// Runs on the threads of a pool, or on those of the process.
pub fn on<T: Send>(pool: Option<&ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

/// Threads of one's own; with 0 those of the process are used.
pub fn pool_of(threads: usize) -> PyResult<Option<ThreadPool>> {
    let own = (threads > 0).then(|| ThreadPoolBuilder::new().num_threads(threads).build());
    own.transpose().map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Games played side by side. Every call works on all cores without holding Python's lock.
#[pyclass(module = "detente")]
pub struct VectorEnv {
    games: Vector,
    /// None: the threads that everything in the process shares, so that several environments do not crowd each other out.
    pool: Option<ThreadPool>,
}

#[pymethods]
impl VectorEnv {
    /// `rules`: one string of options for each kind of game to be played, e.g. `["league", "late-war"]`. In the last
    /// `rivals` games a bot of level `rival` sits at one seat; of several levels (`"sparring,greedy"`) each gets as many
    /// pairs of slots. In the share `as_us` of these games the rows show the US and the bot is the USSR; with a half the
    /// bot is the US in even slots and the USSR in odd ones. In the share `setups` of the games a side's set-up is drawn from
    /// a wide, sensible set; with `sure` a game that is won by one's own choices alone is won, and neither is asked about.
    #[new]
    #[pyo3(signature = (n, seed, rules, threads = 0, rivals = 0, rival = "greedy", as_us = 0.5, setups = 0.0, sure = false))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        n: usize,
        seed: u64,
        rules: Vec<String>,
        threads: usize,
        rivals: usize,
        rival: &str,
        as_us: f64,
        setups: f32,
        sure: bool,
    ) -> PyResult<VectorEnv> {
        let options: Result<Vec<Options>, String> =
            rules.iter().map(|text| Options::parse(&text.split_whitespace().collect::<Vec<_>>())).collect();
        let options = options.map_err(PyValueError::new_err)?;
        if n == 0 || options.is_empty() {
            return Err(PyValueError::new_err("at least one game and one set of rules"));
        }
        let pool = pool_of(threads)?;
        if rivals > n {
            return Err(PyValueError::new_err("more rivals than games"));
        }
        if !(0.0..=1.0).contains(&as_us) {
            return Err(PyValueError::new_err(format!("as_us is a share from 0 to 1, not {as_us}")));
        }
        let share = setups;
        if !(0.0..=1.0).contains(&share) {
            return Err(PyValueError::new_err(format!("setups is a share from 0 to 1, not {share}")));
        }
        let reflexes = Reflexes {
            opening: (share > 0.0).then_some((share, setups::draw as Reflex)),
            always: sure.then_some(wins::reflex as Reflex),
        };
        let levels: Vec<&str> = rival.split(',').map(str::trim).collect();
        if let Some(wrong) = levels.iter().find(|level| Struggle::bot(level, seed).is_none()) {
            return Err(PyValueError::new_err(format!(
                "no level {wrong:?}; there are {}",
                Struggle::LEVELS.join(", ")
            )));
        }
        let sits = |slot: usize| {
            if slot < n - rivals {
                return None;
            }
            let seed = Rng::derive(seed, (n + slot) as u64).next_u64();
            let bot = Struggle::bot(rival_level(slot, &levels), seed)?;
            Some((rival_side(slot, &levels, as_us), bot))
        };
        let games = on(pool.as_ref(), || Vector::with_rivals(n, seed, &options, reflexes, sits));
        Ok(VectorEnv { games, pool })
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// The seat of each game's rival: 0 the US, 1 the USSR, -1 where there is none.
    fn rival_seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let side = |slot| self.games.rival_side(slot);
        let seats = (0..self.games.len()).map(|slot| side(slot).map_or(-1, |side| side.seat().0 as i8));
        PyArray1::from_iter(py, seats)
    }

    /// Plays `actions` (none: only looks) and fills the buffers. Gives the number of illegal actions, which were replaced.
    #[allow(clippy::too_many_arguments)]
    #[pyo3(signature = (actions, observations, masks, seats, done, results, points, endings, turns, truths))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: Option<PyReadonlyArray1<'_, i32>>,
        mut observations: PyReadwriteArray2<'_, u8>,
        mut masks: PyReadwriteArray2<'_, u8>,
        mut seats: PyReadwriteArray1<'_, u8>,
        mut done: PyReadwriteArray1<'_, u8>,
        mut results: PyReadwriteArray1<'_, f32>,
        mut points: PyReadwriteArray1<'_, f32>,
        mut endings: PyReadwriteArray1<'_, u8>,
        mut turns: PyReadwriteArray1<'_, u8>,
        mut truths: PyReadwriteArray2<'_, u8>,
    ) -> PyResult<usize> {
        let n = self.games.len();
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            done: done.as_slice_mut()?,
            results: results.as_slice_mut()?,
            points: points.as_slice_mut()?,
            endings: endings.as_slice_mut()?,
            turns: turns.as_slice_mut()?,
            truths: truths.as_slice_mut()?,
        };
        let fits = rows.observations.len() == n * FEATURES
            && rows.masks.len() == n * ACTIONS
            && rows.truths.len() == n * TRUTH
            && [rows.seats.len(), rows.done.len(), rows.results.len()].iter().all(|&len| len == n)
            && [rows.points.len(), rows.endings.len(), rows.turns.len()].iter().all(|&len| len == n);
        if !fits {
            return Err(PyValueError::new_err("the buffers do not fit the number of games"));
        }
        let (games, pool) = (&mut self.games, &self.pool);
        let actions = actions.as_ref().map(|actions| actions.as_slice()).transpose()?;
        if actions.is_some_and(|actions| actions.len() != n) {
            return Err(PyValueError::new_err("one action for each game"));
        }
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
    fn game(&self, slot: usize) -> PyResult<Twilight> {
        let game = self.games.game(slot).ok_or_else(|| PyIndexError::new_err("no such game"))?;
        Ok(Twilight(game.clone()))
    }

    /// Fills `actions` with a legal action for each row of `masks`, all alike: the policy of level `random`.
    fn random_actions(
        &self,
        py: Python<'_>,
        masks: PyReadonlyArray2<'_, u8>,
        mut actions: PyReadwriteArray1<'_, i32>,
        seed: u64,
    ) -> PyResult<()> {
        let (masks, actions) = (masks.as_slice()?, actions.as_slice_mut()?);
        if masks.len() != actions.len() * ACTIONS {
            return Err(PyValueError::new_err("the buffers do not fit each other"));
        }
        py.detach(|| {
            on(self.pool.as_ref(), || {
                let rows = masks.par_chunks(ACTIONS).zip(actions.par_iter_mut()).with_min_len(64);
                rows.enumerate().for_each(|(row, (mask, action))| {
                    let legal: u32 = mask.iter().map(|&one| u32::from(one != 0)).sum();
                    let mut rng = Rng::derive(seed, row as u64);
                    let n = if legal == 0 { 0 } else { rng.below(legal) as usize };
                    let mut numbers = mask.iter().enumerate().filter(|&(_, &one)| one != 0);
                    *action = numbers.nth(n).map_or(-1, |(number, _)| number as i32);
                });
            });
        });
        Ok(())
    }
}
