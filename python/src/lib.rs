//! The native part of the Python package: a thin layer over the rules, the bots and the encoding.
//!
//! Nothing is decided here. Games go in and out as words and lines of text (see `docs/notation.md`), observations and
//! masks as NumPy arrays (see `docs/encoding.md`). Whatever may take long lets go of Python's lock.
//!
//! * [`game`]: what both games have in common, as one macro.
//! * [`twilight`], [`guerra_fria`]: the classes of each game.
//! * [`record`]: whole games as text.
//! * [`review`]: by what a game was decided.
//! * [`vector`], [`guerra_fria_vector`]: thousands of games at once.
//! * [`stream`]: seeds and streams of random numbers.

mod game;
mod guerra_fria;
mod guerra_fria_vector;
mod record;
mod review;
mod stream;
mod twilight;
mod vector;

use detente_encode::observation::{SCALAR_NAMES, SECTIONS};
use detente_struggle::state::Ending;
use pyo3::prelude::*;
use pyo3::types::PyDict;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<twilight::Twilight>()?;
    module.add_class::<twilight::TwilightView>()?;
    module.add_class::<twilight::TwilightBot>()?;
    module.add_class::<guerra_fria::GuerraFria>()?;
    module.add_class::<guerra_fria::GuerraFriaView>()?;
    module.add_class::<guerra_fria::GuerraFriaBot>()?;
    module.add_class::<record::Record>()?;
    module.add_class::<stream::Rng>()?;
    module.add_class::<vector::VectorEnv>()?;
    module.add_class::<guerra_fria_vector::GuerraFriaVectorEnv>()?;
    module.add_function(wrap_pyfunction!(twilight::action_word, module)?)?;
    module.add_function(wrap_pyfunction!(twilight::action_number, module)?)?;
    module.add_function(wrap_pyfunction!(review::review, module)?)?;
    module.add("FEATURES", detente_encode::FEATURES)?;
    module.add("ACTIONS", detente_encode::ACTIONS)?;
    module.add("ENCODING", detente_encode::VERSION)?;
    module.add("ONE", detente_encode::ONE)?;
    module.add("TRUTH", detente_encode::vector::TRUTH)?;
    module.add("ENDINGS", Ending::ALL.map(Ending::word).to_vec())?;
    module.add("SCALARS", SCALAR_NAMES.to_vec())?;
    let layout = PyDict::new(module.py());
    for section in SECTIONS {
        layout.set_item(section.name, (section.start, section.size))?;
    }
    module.add("LAYOUT", layout)?;
    Ok(())
}
