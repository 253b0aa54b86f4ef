//! The engine's heart: what is asked, what may be answered, and what follows.
//!
//! Three functions: `run` works until an answer is needed, [`State::choices`](crate::state::State::choices) lists the
//! answers, `apply` takes one and runs on. Reading order: [`action`], [`frame`], [`table`], [`choices`], [`run`].

pub mod action;
pub mod apply;
pub mod choices;
pub mod frame;
pub mod run;
pub mod table;

pub use action::{Action, Word, WordSet};
pub use choices::Choices;
pub use frame::{BidChoice, Frame, HeadlineChoice, Kinds, Phase, Split, Usage, Zone};
pub use table::Table;
