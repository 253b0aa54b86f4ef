//! Reviews of whole games.

use detente_game::record::Record;
use detente_game::{Notation, Seat};
use detente_guerra_fria::GuerraFria;
use detente_review::sum::Asked;
use detente_review::{Effort, Plan, Refused, Reviewed, sum_up, work};
use detente_struggle::Struggle;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;

/// The review of a record as JSON. `seat` says whose chance the sum is of.
#[pyfunction]
#[pyo3(signature = (record, lines, seed, seat))]
pub fn review(py: Python<'_>, record: &str, lines: u64, seed: u64, seat: Option<&str>) -> PyResult<String> {
    let game =
        detente_game::record::game_of(record).map_err(|error| PyValueError::new_err(error.to_string()))?;
    match game.as_str() {
        "twilight" => reviewed::<Struggle>(py, record, lines, seed, seat),
        "guerra-fria" => reviewed::<GuerraFria>(py, record, lines, seed, seat),
        other => Err(PyValueError::new_err(format!("no game is called {other}"))),
    }
}

fn reviewed<G>(py: Python<'_>, text: &str, lines: u64, seed: u64, seat: Option<&str>) -> PyResult<String>
where
    G: Reviewed + Notation + Send + Sync,
    G::Action: Send + Sync,
    G::Options: Send + Sync,
{
    let of = match seat {
        None => Seat(0),
        Some(name) => Seat::parse::<G>(name).ok_or_else(|| {
            PyValueError::new_err(format!("no seat is called {name}: {}", G::SEATS.join(", ")))
        })?,
    };
    let record = Record::<G>::parse(text).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let plan = Plan::of(&record).map_err(|refused| {
        PyValueError::new_err(match refused {
            Refused::Record(error) => error.to_string(),
            Refused::Empty => "nothing was decided in this record".to_owned(),
            Refused::TooLong => "this record is longer than any game".to_owned(),
        })
    })?;
    if G::judge().is_none() {
        return Err(PyRuntimeError::new_err("this package was built without the network that reviews games"));
    }
    py.detach(|| {
        let tasks = (0..plan.tasks.len()).into_par_iter();
        let findings: Vec<_> = tasks
            .map_init(G::judge, |judge, task| {
                let judge = judge.as_mut()?;
                Some(work(&plan, task, judge, seed, &mut Effort(lines).enough()))
            })
            .collect::<Option<_>>()?;
        let effort = format!("{lines}n");
        let review = sum_up(&plan, &findings, &Asked { seed, effort: &effort, of, only: false })?;
        serde_json::to_string(&review).ok()
    })
    .ok_or_else(|| PyRuntimeError::new_err("the review was not finished"))
}
