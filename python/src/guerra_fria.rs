//! The classes of Guerra Fría.

use std::sync::{Mutex, MutexGuard, PoisonError};

use detente_encode::guerra_fria::{ACTIONS, FEATURES, action_index, action_of};
use detente_game::{Actor, Game, Notation, Seat, ToAct, Viewer};
use detente_games::{Levels, Player};
use detente_guerra_fria::{Action, GuerraFria as Rules, Player as Seated};
use numpy::PyArray1;
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
        #[classattr]
        const ENCODING: u32 = detente_encode::guerra_fria::VERSION;
        #[classattr]
        const FEATURES: usize = FEATURES;
        #[classattr]
        const ACTIONS: usize = ACTIONS;

        /// The round being played, counted from 1, or the one in which the game ended.
        #[getter]
        fn round(&self) -> u32 {
            self.0.round()
        }

        /// The numbers of a seat's legal actions; `back` has none.
        fn legal_numbers(&self, seat: &str) -> PyResult<Vec<usize>> {
            let seat = game::seat::<Rules>(seat)?;
            let mut legal = Vec::new();
            self.0.legal(seat, &mut legal);
            let by = Seated::at(seat);
            let mut numbers: Vec<usize> =
                legal.into_iter().filter_map(|action| action_index(by, action)).collect();
            numbers.sort_unstable();
            Ok(numbers)
        }

        /// Plays the action of a number, or refuses it and changes nothing.
        fn apply_number(&mut self, seat: &str, number: usize) -> PyResult<()> {
            let by = game::seat::<Rules>(seat)?;
            let action = numbered(by, number)?;
            self.0
                .apply(Actor::Seat(by), action)
                .map_err(|_| refusal(&self.0, seat, &Rules::action_word(action)))
        }

        /// The word of an action's number, which depends on where the seat's rivals sit.
        #[staticmethod]
        fn action_word(seat: &str, number: usize) -> PyResult<String> {
            Ok(Rules::action_word(numbered(game::seat::<Rules>(seat)?, number)?))
        }

        /// The number of an action.
        #[staticmethod]
        fn action_number(seat: &str, word: &str) -> PyResult<usize> {
            let by = Seated::at(game::seat::<Rules>(seat)?);
            action_index(by, game::action::<Rules>(word)?)
                .ok_or_else(|| PyValueError::new_err(format!("“{word}” has no number for {seat}")))
        }

        /// The seat's view as `FEATURES` bytes, in a new array or in `out`.
        #[pyo3(signature = (seat, out = None))]
        fn observation<'py>(
            &self,
            py: Python<'py>,
            seat: &str,
            out: Option<Bound<'py, PyArray1<u8>>>,
        ) -> PyResult<Bound<'py, PyArray1<u8>>> {
            let view = self.0.view(Viewer::Seat(game::seat::<Rules>(seat)?));
            game::bytes(py, out, FEATURES, |bytes| detente_encode::guerra_fria::encode(&view, bytes))
        }

        /// 1 where an action of this seat is legal: `ACTIONS` bytes, in a new array or in `out`.
        #[pyo3(signature = (seat, out = None))]
        fn mask<'py>(
            &self,
            py: Python<'py>,
            seat: &str,
            out: Option<Bound<'py, PyArray1<u8>>>,
        ) -> PyResult<Bound<'py, PyArray1<u8>>> {
            let view = self.0.view(Viewer::Seat(game::seat::<Rules>(seat)?));
            game::bytes(py, out, ACTIONS, |bytes| detente_encode::guerra_fria::mask(&view, bytes))
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

fn numbered(by: Seat, number: usize) -> PyResult<Action> {
    action_of(Seated::at(by), number).ok_or_else(|| game::no_number(number, ACTIONS))
}
