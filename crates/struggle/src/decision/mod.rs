//! The engine's heart: what is asked, what may be answered, and what follows.
//!
//! Three functions: `run` works until an answer is needed, [`State::choices`](crate::state::State::choices) lists the
//! answers, `apply` takes one and runs on. Reading order: [`action`], `frame`, [`tabletop`], [`choices`], `run`. Everybody
//! else reads [`asked`] and [`stage`]; [`suppose`] is for players who look ahead.

pub mod action;
pub(crate) mod apply;
pub mod asked;
pub mod choices;
pub(crate) mod frame;
pub(crate) mod run;
pub mod stage;
pub mod suppose;
pub mod tabletop;

pub use action::{Action, Word, WordSet};
pub use asked::{Asked, Underway};
pub use choices::Choices;
pub use frame::{BidChoice, Coup, Grant, HeadlineChoice, Kinds, Realignment, Split, Usage, Zone};
pub(crate) use frame::{Frame, Phase};
pub use stage::Stage;
pub use tabletop::Tabletop;
