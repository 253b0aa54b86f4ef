//! Where randomness comes from: a seed for a single draw, or a stream that goes on.

use pyo3::prelude::*;

/// A seeded stream of random numbers, the same on every machine: the generator of the house.
#[pyclass(module = "detente")]
#[derive(Clone)]
pub struct Rng(pub detente_game::Rng);

#[pymethods]
impl Rng {
    #[new]
    fn new(seed: u64) -> Rng {
        Rng(detente_game::Rng::new(seed))
    }

    /// The stream of part `n` of a run: slot `n` of a `VectorEnv` with this seed uses it.
    #[staticmethod]
    fn derive(seed: u64, n: u64) -> Rng {
        Rng(detente_game::Rng::derive(seed, n))
    }

    /// A number from 0 to `n` − 1.
    fn below(&mut self, n: u32) -> PyResult<u32> {
        if n == 0 {
            return Err(pyo3::exceptions::PyValueError::new_err("no number is below 0"));
        }
        Ok(self.0.below(n))
    }
}

/// A seed, or a stream of which some is used up.
#[derive(FromPyObject)]
pub enum Source<'py> {
    Stream(PyRefMut<'py, Rng>),
    Seed(u64),
}

impl Source<'_> {
    pub fn with<T>(self, draw: impl FnOnce(&mut detente_game::Rng) -> T) -> T {
        match self {
            Source::Stream(mut stream) => draw(&mut stream.0),
            Source::Seed(seed) => draw(&mut detente_game::Rng::new(seed)),
        }
    }
}
