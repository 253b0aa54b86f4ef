//! Whole games as text, of either game.

use detente_game::record::{self, Ending, actor_name};
use detente_game::{Game, Notation, ToAct};
use detente_guerra_fria::GuerraFria as Fria;
use detente_struggle::Struggle;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::game::{self, Words};
use crate::guerra_fria::GuerraFria;
use crate::twilight::Twilight;

/// A game from its options to its last action. Reading and checking are strict, and errors name line and column.
#[pyclass(module = "detente", frozen)]
pub struct Record(Kind);

enum Kind {
    Twilight(record::Record<Struggle>),
    GuerraFria(record::Record<Fria>),
}

/// One body for the records of both games.
macro_rules! either {
    ($kind:expr, $record:ident => $body:expr) => {
        match $kind {
            Kind::Twilight($record) => $body,
            Kind::GuerraFria($record) => $body,
        }
    };
}

fn fault(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn built<G: Notation>(
    options: &Words,
    actions: &[(String, String)],
    tags: Vec<(String, String)>,
) -> PyResult<record::Record<G>> {
    let actions: PyResult<Vec<_>> =
        actions.iter().map(|(by, word)| Ok((game::actor::<G>(by)?, game::action::<G>(word)?))).collect();
    let mut record = record::Record::<G>::new(options.options::<G>()?, actions?, None);
    record.tags = tags;
    if let ToAct::Over(outcome) = record.replay(|_, _| ()).map_err(fault)?.to_act() {
        record.ending = Ending::of::<G>(Some(outcome));
    }
    Ok(record)
}

fn words<G: Notation>(record: &record::Record<G>) -> Vec<(&'static str, String)> {
    record.actions.iter().map(|&(by, action)| (actor_name::<G>(by), G::action_word(action))).collect()
}

fn options_of<G: Notation>(record: &record::Record<G>) -> Vec<String> {
    G::options_words(&record.options)
}

fn name_of<G: Game>(_: &record::Record<G>) -> &'static str {
    G::NAME
}

#[pymethods]
impl Record {
    /// A record of these actions, `(actor, word)` each. They are replayed; the first refused one is named.
    #[new]
    #[pyo3(signature = (game, options, actions, tags = Vec::new()))]
    fn new(
        game: &str,
        options: Words,
        actions: Vec<(String, String)>,
        tags: Vec<(String, String)>,
    ) -> PyResult<Record> {
        match game {
            Struggle::NAME => Ok(Record(Kind::Twilight(built(&options, &actions, tags)?))),
            Fria::NAME => Ok(Record(Kind::GuerraFria(built(&options, &actions, tags)?))),
            _ => Err(unknown(game)),
        }
    }

    #[staticmethod]
    fn parse(text: &str) -> PyResult<Record> {
        match record::game_of(text).map_err(fault)?.as_str() {
            Struggle::NAME => record::Record::parse(text).map(|record| Record(Kind::Twilight(record))),
            Fria::NAME => record::Record::parse(text).map(|record| Record(Kind::GuerraFria(record))),
            name => return Err(unknown(name)),
        }
        .map_err(fault)
    }

    /// The record as it is written to a file.
    #[getter]
    fn text(&self) -> String {
        either!(&self.0, record => record.to_text())
    }

    #[getter]
    fn game(&self) -> &'static str {
        either!(&self.0, record => name_of(record))
    }

    /// The version of the rules it was played under.
    #[getter]
    fn rules(&self) -> u32 {
        either!(&self.0, record => record.rules())
    }

    #[getter]
    fn options(&self) -> Vec<String> {
        either!(&self.0, record => options_of(record))
    }

    #[getter]
    fn tags(&self) -> Vec<(String, String)> {
        either!(&self.0, record => record.tags.clone())
    }

    /// `(actor, word)` in order, dice and deals among them.
    #[getter]
    fn actions(&self) -> Vec<(&'static str, String)> {
        either!(&self.0, record => words(record))
    }

    /// What it states about its end: `unfinished`, `us vp`, `draw final-scoring` …
    #[getter]
    fn result(&self) -> String {
        either!(&self.0, record => record.ending.to_string())
    }

    /// Plays it to the end it states and gives the last position; what is wrong is raised with its place.
    fn check(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match &self.0 {
            Kind::Twilight(record) => Twilight(record.check().map_err(fault)?).into_py_any(py),
            Kind::GuerraFria(record) => GuerraFria(record.check().map_err(fault)?).into_py_any(py),
        }
    }

    fn __len__(&self) -> usize {
        either!(&self.0, record => record.actions.len())
    }

    fn __repr__(&self) -> String {
        format!("<record of {}: {} actions, {}>", self.game(), self.__len__(), self.result())
    }
}

fn unknown(name: &str) -> PyErr {
    fault(format!("no game is called “{name}”; there are {}, {}", Struggle::NAME, Fria::NAME))
}
