//! A second, slow and plain implementation of Twilight Struggle, written from the rulebooks and not from the engine,
//! and the comparison of the two at every decision of random games.
//!
//! The engine is a value that is asked what is legal; the oracle is a story told from the first deal to the end. They
//! share the names of things and nothing else: the facts come from the tables in `tests/facts`.

pub mod bid;
pub mod conditions;
pub mod coverage;
pub mod early;
pub mod facts;
pub mod hands;
pub mod late;
pub mod mid;
pub mod operations;
pub mod play;
pub mod player;
pub mod report;
pub mod run;
pub mod scoring;
pub mod table;
pub mod tracks;
pub mod turn;
pub mod version;
pub mod world;
