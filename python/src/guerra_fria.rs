//! The classes of Guerra Fría.

use std::sync::{Mutex, MutexGuard, PoisonError};

use detente_game::{Game, Notation, ToAct, Viewer};
use detente_guerra_fria::{GuerraFria as Rules, Player as Seated};
use detente_levels::{Levels, Player};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::game::{self, Words, classes, refusal, to_act};
use crate::stream::Source;

classes!(
    GuerraFria,
    GuerraFriaView,
    GuerraFriaBot,
    Rules,
    {
        /// The round being played, counted from 1, or the one in which the game ended.
        #[getter]
        fn round(&self) -> u32 {
            self.0.view(Viewer::Observer).round
        }
    },
    {
        /// The view as a dictionary.
        fn dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
            let view = &self.0;
            let dict = PyDict::new(py);
            dict.set_item("viewer", view.viewer.map_or("observer", Seated::word))?;
            dict.set_item("options", Rules::options_words(&view.options))?;
            dict.set_item("round", view.round)?;
            let arsenals = PyDict::new(py);
            for player in Seated::ALL {
                let arsenal = view.arsenals[player as usize];
                let of = PyDict::new(py);
                let attack = PyDict::new(py);
                for (rival, missiles) in player.rivals().into_iter().zip(arsenal.attack) {
                    attack.set_item(rival.word(), missiles)?;
                }
                of.set_item("attack", attack)?;
                of.set_item("reserve", arsenal.reserve)?;
                arsenals.set_item(player.word(), of)?;
            }
            dict.set_item("arsenals", arsenals)?;
            let chosen = Seated::ALL.into_iter().filter(|&player| view.chosen[player as usize]);
            dict.set_item("chosen", chosen.map(Seated::word).collect::<Vec<_>>())?;
            let own = view.own.steps().iter().map(|&step| Rules::action_word(step));
            dict.set_item("own", own.collect::<Vec<_>>())?;
            Ok(dict)
        }
    }
);
