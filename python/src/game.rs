//! What both games have in common: text in, the contract of `detente-game`, text out.

use detente_game::record::parse_actor;
use detente_game::{Actor, Game, Notation, Seat, ToAct, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Options as one string of words or as a list of them.
#[derive(FromPyObject)]
pub enum Words {
    Text(String),
    List(Vec<String>),
}

impl Words {
    pub fn options<G: Notation>(&self) -> PyResult<G::Options> {
        let words: Vec<&str> = match self {
            Words::Text(text) => text.split_whitespace().collect(),
            Words::List(list) => list.iter().map(String::as_str).collect(),
        };
        G::parse_options(&words).map_err(PyValueError::new_err)
    }
}

pub fn seat<G: Game>(name: &str) -> PyResult<Seat> {
    match parse_actor::<G>(name) {
        Some(Actor::Seat(seat)) => Ok(seat),
        _ => Err(PyValueError::new_err(format!(
            "no seat is called “{name}”; there are {}",
            G::SEATS.join(", ")
        ))),
    }
}

pub fn actor<G: Game>(name: &str) -> PyResult<Actor> {
    if name == "nature" { Ok(Actor::Nature) } else { seat::<G>(name).map(Actor::Seat) }
}

pub fn viewer<G: Game>(name: &str) -> PyResult<Viewer> {
    if name == "observer" { Ok(Viewer::Observer) } else { seat::<G>(name).map(Viewer::Seat) }
}

pub fn action<G: Notation>(word: &str) -> PyResult<G::Action> {
    G::parse_action(word).ok_or_else(|| PyValueError::new_err(format!("“{word}” is no action of this game")))
}

/// Who is awaited: seats, `nature`, or nobody because the game is over.
pub fn to_act<G: Game>(game: &G) -> Vec<&'static str> {
    match game.to_act() {
        ToAct::Over(_) => Vec::new(),
        ToAct::Nature => vec!["nature"],
        ToAct::Seats(seats) => seats.iter().map(|seat| G::SEATS[seat.0 as usize]).collect(),
    }
}

pub fn refusal<G: Notation>(game: &G, by: &str, word: &str) -> PyErr {
    let awaited = to_act(game);
    let awaited = if awaited.is_empty() { "nobody, it is over".to_owned() } else { awaited.join(", ") };
    PyValueError::new_err(format!("“{word}” by {by} is not allowed here (to act: {awaited})"))
}

/// Fills a new array of `size` bytes, or the one that was handed in.
pub fn bytes<'py>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<u8>>>,
    size: usize,
    fill: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let array = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
    let mut bytes = array.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
    let bytes = bytes.as_slice_mut()?;
    if bytes.len() != size {
        return Err(PyValueError::new_err(format!("the array has {} bytes instead of {size}", bytes.len())));
    }
    fill(bytes);
    Ok(array)
}

pub fn no_number(number: usize, actions: usize) -> PyErr {
    PyValueError::new_err(format!("{number} is no action: numbers go from 0 to {}", actions - 1))
}

/// The classes of one game: the game, the view of it, and its bots. `{ … }` are more methods of the game and of the view.
macro_rules! classes {
    ($game:ident, $view:ident, $bot:ident, $rules:ty, { $($of_game:tt)* }, { $($of_view:tt)* }) => {
        /// A game: a plain value that can be copied, compared, written down and taken up again.
        #[pyclass(module = "detente")]
        #[derive(Clone)]
        pub struct $game(pub $rules);

        /// What one viewer knows of a game, and nothing else.
        #[pyclass(module = "detente", frozen)]
        #[derive(Clone)]
        pub struct $view(pub <$rules as Game>::View);

        /// A player made of code. It is shown views only.
        #[pyclass(module = "detente", frozen)]
        pub struct $bot(Mutex<Player<$rules>>);

        #[pymethods]
        impl $game {
            #[classattr]
            const NAME: &'static str = <$rules as Game>::NAME;
            #[classattr]
            const RULES: u32 = <$rules as Game>::RULES_VERSION;

            #[classattr]
            #[pyo3(name = "SEATS")]
            fn seats() -> Vec<&'static str> {
                <$rules as Game>::SEATS.to_vec()
            }

            #[classattr]
            #[pyo3(name = "LEVELS")]
            fn levels() -> Vec<&'static str> {
                <$rules as Levels>::LEVELS.to_vec()
            }

            #[new]
            #[pyo3(signature = (options = Words::List(Vec::new()), rules = None))]
            fn new(options: Words, rules: Option<u32>) -> PyResult<Self> {
                let options = options.options::<$rules>()?;
                let Some(version) = rules else { return Ok($game(Game::new(&options))) };
                let unknown = || PyValueError::new_err(format!("there is no version {version} of the rules"));
                Ok($game(Game::new(&<$rules as Game>::under_rules(&options, version).ok_or_else(unknown)?)))
            }

            #[staticmethod]
            fn from_position(text: &str) -> PyResult<Self> {
                <$rules>::parse_position(text).map($game).map_err(PyValueError::new_err)
            }

            /// The whole position, secrets included, on one line.
            fn position(&self) -> String {
                self.0.position()
            }

            #[getter]
            fn options(&self) -> Vec<String> {
                <$rules>::options_words(&self.0.options())
            }

            fn to_act(&self) -> Vec<&'static str> {
                to_act(&self.0)
            }

            #[getter]
            fn is_over(&self) -> bool {
                matches!(self.0.to_act(), ToAct::Over(_))
            }

            /// `(winners, ending)`, or `None` while the game goes on. No winner: a draw.
            fn outcome(&self) -> Option<(Vec<&'static str>, &'static str)> {
                let ToAct::Over(outcome) = self.0.to_act() else { return None };
                let seats = <$rules as Game>::SEATS;
                Some((outcome.winners.iter().map(|seat| seats[seat.0 as usize]).collect(), outcome.ending))
            }

            fn legal(&self, seat: &str) -> PyResult<Vec<String>> {
                let mut legal = Vec::new();
                self.0.legal(game::seat::<$rules>(seat)?, &mut legal);
                Ok(legal.into_iter().map(<$rules>::action_word).collect())
            }

            /// Nature's possible answers with their probabilities.
            fn chances(&self) -> Vec<(String, f32)> {
                let mut chances = Vec::new();
                self.0.chances(&mut chances);
                chances.into_iter().map(|(action, p)| (<$rules>::action_word(action), p)).collect()
            }

            /// Plays a word, or refuses it and changes nothing.
            fn apply(&mut self, by: &str, word: &str) -> PyResult<()> {
                let (actor, action) = (game::actor::<$rules>(by)?, game::action::<$rules>(word)?);
                self.0.apply(actor, action).map_err(|_| refusal(&self.0, by, word))
            }

            /// Draws one of Nature's answers; it is not applied.
            fn sample_chance(&self, source: Source<'_>) -> PyResult<String> {
                if self.0.to_act() != ToAct::Nature {
                    return Err(PyValueError::new_err("Nature is not to act"));
                }
                Ok(<$rules>::action_word(source.with(|rng| self.0.sample_chance(rng))))
            }

            /// Draws one of a seat's legal actions, all alike; it is not applied.
            fn sample_legal(&self, seat: &str, source: Source<'_>) -> PyResult<String> {
                let seat = game::seat::<$rules>(seat)?;
                let mut legal = Vec::new();
                self.0.legal(seat, &mut legal);
                if legal.is_empty() {
                    return Err(PyValueError::new_err("this seat has nothing to decide"));
                }
                let action = source.with(|rng| self.0.sample_legal(seat, rng, &mut legal));
                Ok(<$rules>::action_word(action))
            }

            fn view(&self, viewer: &str) -> PyResult<$view> {
                Ok($view(self.0.view(game::viewer::<$rules>(viewer)?)))
            }

            /// A full game that looks exactly like this one to `viewer`, with everything hidden from that viewer dealt anew.
            fn determinize(&self, viewer: &str, source: Source<'_>) -> PyResult<Self> {
                let view = self.0.view(game::viewer::<$rules>(viewer)?);
                Ok($game(source.with(|rng| <$rules>::determinize(&view, rng))))
            }

            /// A player of one of the `LEVELS`.
            #[staticmethod]
            #[pyo3(signature = (level, seed = 0))]
            fn bot(level: &str, seed: u64) -> PyResult<$bot> {
                let levels = <$rules as Levels>::LEVELS.join(", ");
                let bot = <$rules as Levels>::bot(level, seed).ok_or_else(|| {
                    PyValueError::new_err(format!("no level is called “{level}”; there are {levels}"))
                })?;
                Ok($bot(Mutex::new(bot)))
            }

            fn clone(&self) -> Self {
                Clone::clone(self)
            }

            fn __copy__(&self) -> Self {
                Clone::clone(self)
            }

            fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
                Clone::clone(self)
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, PyAny>, (String,))> {
                Ok((slf.get_type().getattr("from_position")?, (slf.borrow().position(),)))
            }

            fn __eq__(&self, other: &Self) -> bool {
                self.0 == other.0
            }

            fn __repr__(&self) -> String {
                format!("{}.from_position({:?})", stringify!($game), self.position())
            }

            $($of_game)*
        }

        #[pymethods]
        impl $view {
            #[staticmethod]
            fn from_text(text: &str) -> PyResult<Self> {
                <$rules>::parse_view(text).map($view).map_err(PyValueError::new_err)
            }

            /// The view on one line.
            #[getter]
            fn text(&self) -> String {
                <$rules>::view_text(&self.0)
            }

            /// A full game that looks like this view.
            fn determinize(&self, source: Source<'_>) -> $game {
                $game(source.with(|rng| <$rules>::determinize(&self.0, rng)))
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, PyAny>, (String,))> {
                Ok((slf.get_type().getattr("from_text")?, (slf.get().text(),)))
            }

            fn __eq__(&self, other: &Self) -> bool {
                self.0 == other.0
            }

            fn __repr__(&self) -> String {
                format!("{}.from_text({:?})", stringify!($view), self.text())
            }

            $($of_view)*
        }

        #[pymethods]
        impl $bot {
            /// The bot's answer for an awaited seat. It looks through the seat's view; others may use Python meanwhile.
            fn choose(&self, py: Python<'_>, game: &$game, seat: &str) -> PyResult<String> {
                let seat = game::seat::<$rules>(seat)?;
                let mut legal = Vec::new();
                game.0.legal(seat, &mut legal);
                if legal.is_empty() {
                    return Err(PyValueError::new_err("this seat has nothing to decide"));
                }
                let view = game.0.view(Viewer::Seat(seat));
                let action = py.detach(|| self.lock().choose(seat, &view, &legal));
                Ok(<$rules>::action_word(action))
            }

            /// Would the bot interrupt though nobody waits for it? Most never do.
            fn interrupt(&self, py: Python<'_>, game: &$game, seat: &str) -> PyResult<Option<String>> {
                let seat = game::seat::<$rules>(seat)?;
                let mut legal = Vec::new();
                game.0.legal(seat, &mut legal);
                if legal.is_empty() {
                    return Ok(None);
                }
                let view = game.0.view(Viewer::Seat(seat));
                let action = py.detach(|| self.lock().interrupt(seat, &view, &legal));
                Ok(action.map(<$rules>::action_word))
            }

            /// Forget the last game.
            fn new_game(&self, py: Python<'_>) {
                py.detach(|| self.lock().new_game());
            }
        }

        impl $bot {
            fn lock(&self) -> MutexGuard<'_, Player<$rules>> {
                // A bot that panicked once is not worse than before: it keeps no state that a rule depends on.
                self.0.lock().unwrap_or_else(PoisonError::into_inner)
            }
        }
    };
}

pub(crate) use classes;
