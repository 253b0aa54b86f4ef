//! The classes of Twilight Struggle.

use std::sync::{Mutex, MutexGuard, PoisonError};

use detente_encode::{ACTIONS, FEATURES, action_index, action_of};
use detente_game::{Actor, Game, Notation, ToAct, Viewer};
use detente_games::{Levels, Player};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::effects::Effect;
use detente_struggle::map::Country;
use detente_struggle::side::{BySide, Side};
use detente_struggle::view::View;
use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::game::{self, Words, classes, refusal, to_act};
use crate::stream::Source;

classes!(
    Twilight,
    TwilightView,
    TwilightBot,
    Struggle,
    {
        #[classattr]
        const ENCODING: u32 = detente_encode::VERSION;
        #[classattr]
        const FEATURES: usize = FEATURES;
        #[classattr]
        const ACTIONS: usize = ACTIONS;

        /// The numbers of a seat's legal actions.
        fn legal_numbers(&self, seat: &str) -> PyResult<Vec<usize>> {
            let mut legal = Vec::new();
            self.0.legal(game::seat::<Struggle>(seat)?, &mut legal);
            Ok(legal.into_iter().filter_map(action_index).collect())
        }

        /// Plays the action of a number, or refuses it and changes nothing.
        fn apply_number(&mut self, seat: &str, number: usize) -> PyResult<()> {
            let by = game::seat::<Struggle>(seat)?;
            let action = numbered(number)?;
            self.0
                .apply(Actor::Seat(by), action)
                .map_err(|_| refusal(&self.0, seat, &Struggle::action_word(action)))
        }

        /// The seat's view and options as `FEATURES` bytes, in a new array or in `out`.
        #[pyo3(signature = (seat, out = None))]
        fn observation<'py>(
            &self,
            py: Python<'py>,
            seat: &str,
            out: Option<Bound<'py, PyArray1<u8>>>,
        ) -> PyResult<Bound<'py, PyArray1<u8>>> {
            let seat = game::seat::<Struggle>(seat)?;
            let view = self.0.view(Viewer::Seat(seat));
            let choices = self.0.choices(Side::of_seat(seat));
            game::bytes(py, out, FEATURES, |bytes| detente_encode::encode(&view, &choices, bytes))
        }

        /// 1 where an action of this seat is legal: `ACTIONS` bytes, in a new array or in `out`.
        #[pyo3(signature = (seat, out = None))]
        fn mask<'py>(
            &self,
            py: Python<'py>,
            seat: &str,
            out: Option<Bound<'py, PyArray1<u8>>>,
        ) -> PyResult<Bound<'py, PyArray1<u8>>> {
            let choices = self.0.choices(Side::of_seat(game::seat::<Struggle>(seat)?));
            game::bytes(py, out, ACTIONS, |bytes| detente_encode::mask(&choices, bytes))
        }

        /// Points, positive for the US.
        #[getter]
        fn points(&self) -> i8 {
            self.0.vp
        }

        #[getter]
        fn turn(&self) -> u8 {
            self.0.turn
        }

        /// The cards in a seat's hand: the truth, not what others may know.
        fn hand(&self, seat: &str) -> PyResult<Vec<&'static str>> {
            Ok(ids(self.0.hand[Side::of_seat(game::seat::<Struggle>(seat)?)]))
        }
    },
    {
        /// The view as a dictionary.
        fn dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
            dict(py, &self.0)
        }
    }
);

/// The word of an action's number.
#[pyfunction]
pub fn action_word(number: usize) -> PyResult<String> {
    numbered(number).map(Struggle::action_word)
}

/// The number of a player's action.
#[pyfunction]
pub fn action_number(word: &str) -> PyResult<usize> {
    let number = action_index(game::action::<Struggle>(word)?);
    number.ok_or_else(|| PyValueError::new_err(format!("“{word}” is Nature's and has no number")))
}

fn numbered(number: usize) -> PyResult<detente_struggle::decision::Action> {
    action_of(number).ok_or_else(|| game::no_number(number, ACTIONS))
}

fn ids(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(CardId::id).collect()
}

fn by_side<'py, T: IntoPyObject<'py>>(py: Python<'py>, value: BySide<T>) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("us", value.us)?;
    dict.set_item("ussr", value.ussr)?;
    Ok(dict)
}

fn dict<'py>(py: Python<'py>, view: &View) -> PyResult<Bound<'py, PyDict>> {
    let s = view.open();
    let dict = PyDict::new(py);
    let viewer = match view.viewer() {
        Viewer::Seat(seat) => Side::of_seat(seat).word(),
        Viewer::Observer => "observer",
    };
    dict.set_item("viewer", viewer)?;
    dict.set_item("options", s.options.words())?;
    dict.set_item("turn", s.turn)?;
    dict.set_item("round", s.round)?;
    dict.set_item("phasing", s.phasing.word())?;
    dict.set_item("defcon", s.defcon)?;
    dict.set_item("points", s.vp)?;
    dict.set_item("military_ops", by_side(py, s.military_ops)?)?;
    dict.set_item("space", by_side(py, s.space)?)?;
    dict.set_item("space_attempts", by_side(py, s.space_attempts)?)?;
    dict.set_item("china", s.china.holder.map(|holder| (holder.word(), s.china.face_up)))?;
    let (influence, control) = (PyDict::new(py), PyDict::new(py));
    for country in Country::ALL {
        let here = BySide::new(s.influence(Side::Us, country), s.influence(Side::Ussr, country));
        if (here.us, here.ussr) != (0, 0) {
            influence.set_item(country.id(), by_side(py, here)?)?;
        }
        for side in Side::BOTH.into_iter().filter(|&side| s.controls(side, country)) {
            control.set_item(country.id(), side.word())?;
        }
    }
    dict.set_item("influence", influence)?;
    dict.set_item("control", control)?;
    dict.set_item("hand", by_side(py, BySide::new(ids(s.hand.us), ids(s.hand.ussr)))?)?;
    let sizes = BySide::new(view.hand_size(Side::Us), view.hand_size(Side::Ussr));
    dict.set_item("hand_size", by_side(py, sizes)?)?;
    dict.set_item("deck_size", view.deck_size())?;
    dict.set_item("unseen", ids(view.unseen()))?;
    dict.set_item("discard", ids(s.discard))?;
    dict.set_item("removed", ids(s.removed))?;
    dict.set_item("in_play", ids(s.in_play))?;
    dict.set_item("table", ids(s.table))?;
    dict.set_item("looked_at", ids(s.looked_at))?;
    dict.set_item("effects", s.effects.iter().map(Effect::word).collect::<Vec<_>>())?;
    dict.set_item("stack", detente_struggle::position::stack(s))?;
    Ok(dict)
}
