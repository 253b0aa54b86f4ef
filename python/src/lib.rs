//! The native part of the Python package: a thin layer over the rules and the encoding.

mod vector;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<vector::VectorEnv>()?;
    module.add("FEATURES", detente_encode::FEATURES)?;
    module.add("ACTIONS", detente_encode::ACTIONS)?;
    module.add("ENCODING", detente_encode::VERSION)?;
    module.add("ONE", detente_encode::ONE)?;
    Ok(())
}
