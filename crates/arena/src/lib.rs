//! Matches between bots, for any game of the house.
//!
//! A run is a [`Plan`] (who sits where in which game), some [`Entrant`]s and [`Settings`]; [`run()`] plays it over as many
//! threads as wished and counts. The result depends on the seed and never on the threads: every game has streams of its
//! own, derived from the seed of the run and the number of the game.
//!
//! Suggested reading order: [`plan`] (who sits where), [`mod@run`] (playing), [`tally`] (counting), [`stats`] and [`elo`]
//! (what the counts mean), [`clock`] (what it costs), [`save`] (keeping the games). Nothing here knows a particular game or a terminal.

pub mod clock;
pub mod elo;
pub mod plan;
pub mod run;
pub mod save;
pub mod stats;
pub mod tally;

pub use clock::{Clocked, Spent};
pub use plan::{Fixture, Plan};
pub use run::{Entrant, Finished, Settings, one, run};
pub use save::{Folder, Named};
pub use stats::{Interval, wilson};
pub use tally::Tally;
