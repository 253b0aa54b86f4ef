//! Games whose decisions are searched with a network that Python asks, for the training.

use detente_encode::{ACTIONS, FEATURES};
use detente_learned::studies::{REPLY, Rows, Studies};
use detente_learned::study::Effort;
use numpy::{PyArray1, PyReadonlyArray2, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::ThreadPool;

use crate::seating::{Seating, on, options, pool, seats};

/// Games in which every decision is studied. Every call works on all cores without holding Python's lock.
#[pyclass(module = "detente")]
pub struct StudyEnv {
    studies: Studies,
    pool: Option<ThreadPool>,
}

#[pymethods]
impl StudyEnv {
    /// Rules and rivals as in `VectorEnv`. Each decision is searched with so many `walks`; `sharpness`, `doubt`,
    /// `exploration` and `sure` as they are where they are not given.
    #[new]
    #[pyo3(signature = (n, seed, rules, walks, threads = 0, rivals = 0, rival = "greedy", as_us = 0.5, sharpness = None, doubt = None, exploration = None, sure = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        n: usize,
        seed: u64,
        rules: Vec<String>,
        walks: u64,
        threads: usize,
        rivals: usize,
        rival: &str,
        as_us: f64,
        sharpness: Option<f32>,
        doubt: Option<f32>,
        exploration: Option<f32>,
        sure: Option<f32>,
    ) -> PyResult<StudyEnv> {
        let options = options(&rules)?;
        if n == 0 || options.is_empty() || walks == 0 {
            return Err(PyValueError::new_err("at least one game, one set of rules and one walk"));
        }
        let mut effort = Effort::new(walks);
        let given = [
            (sharpness, &mut effort.sharpness),
            (doubt, &mut effort.doubt),
            (exploration, &mut effort.settings.exploration),
            (sure, &mut effort.sure),
        ];
        for (given, place) in given {
            match given {
                Some(number) if !number.is_finite() || number < 0.0 => {
                    return Err(PyValueError::new_err(format!("{number} is no measure of how to study")));
                }
                _ => *place = given.unwrap_or(*place),
            }
        }
        let pool = pool(threads)?;
        let seating = Seating::new(n, seed, rivals, rival, as_us)?;
        let rival = |slot: usize| seating.rival(slot);
        let studies = on(pool.as_ref(), || Studies::new(n, seed, &options, effort, rival));
        Ok(StudyEnv { studies, pool })
    }

    fn __len__(&self) -> usize {
        self.studies.len()
    }

    /// The seat of each game's rival: 0 the US, 1 the USSR, -1 where there is none.
    fn rival_seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        seats(py, self.studies.rivals())
    }

    /// Fills `questions` with what is asked first.
    fn ask(&self, py: Python<'_>, mut questions: PyReadwriteArray2<'_, u8>) -> PyResult<()> {
        let questions = questions.as_slice_mut()?;
        if questions.len() != self.studies.len() * FEATURES {
            return Err(PyValueError::new_err("the buffer does not fit the number of games"));
        }
        py.detach(|| on(self.pool.as_ref(), || self.studies.ask(questions)));
        Ok(())
    }

    /// Takes the answers, logits of the actions, logits of the enemy's hand and the result in one row, and asks on.
    /// Where `ready` is set a search is over, and `observations`, `masks` and `lessons` tell what it found; where `done` is set
    /// the game is over as well, and `results` tells how.
    #[allow(clippy::too_many_arguments)]
    fn round(
        &mut self,
        py: Python<'_>,
        replies: PyReadonlyArray2<'_, f32>,
        mut questions: PyReadwriteArray2<'_, u8>,
        mut ready: PyReadwriteArray1<'_, u8>,
        mut observations: PyReadwriteArray2<'_, u8>,
        mut masks: PyReadwriteArray2<'_, u8>,
        mut lessons: PyReadwriteArray2<'_, f32>,
        mut done: PyReadwriteArray1<'_, u8>,
        mut results: PyReadwriteArray1<'_, f32>,
    ) -> PyResult<()> {
        let n = self.studies.len();
        let replies = replies.as_slice()?;
        let rows = Rows {
            questions: questions.as_slice_mut()?,
            ready: ready.as_slice_mut()?,
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            lessons: lessons.as_slice_mut()?,
            done: done.as_slice_mut()?,
            results: results.as_slice_mut()?,
        };
        let fits = replies.len() == n * REPLY
            && [rows.questions.len(), rows.observations.len()] == [n * FEATURES; 2]
            && [rows.masks.len(), rows.lessons.len()] == [n * ACTIONS; 2]
            && [rows.ready.len(), rows.done.len(), rows.results.len()] == [n; 3];
        if !fits {
            return Err(PyValueError::new_err("the buffers do not fit the number of games"));
        }
        let (studies, pool) = (&mut self.studies, &self.pool);
        py.detach(|| on(pool.as_ref(), || studies.round(replies, rows)));
        Ok(())
    }
}
