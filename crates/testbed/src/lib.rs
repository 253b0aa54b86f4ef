//! PostgreSQL and NATS for tests and for `cargo xtask cluster`: the programs of the machine's packages, each on a free port of the
//! loopback, with its files in a folder of the run. They end with whoever started them, however that ends.
//!
//! Where a program is not installed the answer is a sentence, and the test says that it skips. `cargo xtask test` installs them first.

mod nats;
mod postgres;
mod run;

pub use nats::Nats;
pub use postgres::Postgres;

/// The packages of Debian with these programs.
pub const PACKAGES: [&str; 2] = ["postgresql", "nats-server"];

/// What is not installed: the packages to ask for.
pub fn missing() -> Vec<&'static str> {
    let found = [postgres::program("postgres").is_some(), run::which("nats-server").is_some()];
    PACKAGES.into_iter().zip(found).filter(|(_, found)| !found).map(|(package, _)| package).collect()
}

/// Says on standard error that a test skips, in a way that is found in the output of a run.
pub fn skip(test: &str, why: &str) {
    eprintln!("== SKIPPED {test}: {why}");
}
