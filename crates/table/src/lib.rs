//! One value for a game in progress: seats and who sits there, every action, the log for every viewer, undo and take-back,
//! offers, clocks, talk, what bots are asked. It has no I/O, no threads and no clock of its own; the time is handed in.
//!
//! ```text
//! let step = table.consider(&who, command, now)?;      // nothing has changed yet; a refusal says why
//! store.write(&step.write)?;                           // durable before anyone sees it
//! let news = table.adopt(step);                        // cannot fail
//! for watcher in watchers { table.messages(&news, …) } // what each may know, in messages of the protocol
//! table.wanted()                                       // bots to ask, with the version their answer is for
//! table.wake(now)                                      // when a clock or a delay next matters
//! ```
//!
//! The server, the terminal and a browser without a server are shells around it. Whatever a viewer is told is computed
//! here, so that all of them show the same and a leak is looked for in one place.
//!
//! **Nothing that can still be taken back is told to others.** A play is laid step by step ([`laid`]); its steps are stored and
//! lie beside the game, not in it. Everybody else is shown the game from before them.
//!
//! Suggested reading order: [`history`] (a game by its actions), [`laid`], [`table`] (the value, and how a step is taken
//! over), `steps.rs` (how one is worked out), [`commands`] (what people do), [`talk`], [`rematch`], [`view`] (what they are shown), `plays.rs` (what a
//! take-back takes away), [`clock`],
//! [`body`] (what is kept), `records.rs` and `partial.rs` (the game as files), [`replay`], [`games`] (what a table must know of
//! a game).

pub mod arrivals;
pub mod body;
pub mod clock;
pub mod commands;
pub mod fairness;
pub mod games;
pub mod history;
pub mod laid;
mod partial;
mod plays;
mod records;
mod refusal;
pub mod rematch;
pub mod replay;
mod resume;
mod steps;
pub mod table;
pub mod talk;
pub mod view;

pub use arrivals::Arrivals;
pub use body::{Body, Ended, EventGame, Listing, Progress, Sitting, result};
pub use commands::Who;
pub use games::{HELP, Hosted, Manner, Part};
pub use history::{Done, History, Remark, Stored};
pub use records::{Form, RecordFile};
pub use refusal::Refusal;
pub use rematch::Rematch;
pub use replay::{LogPart, Replay};
pub use table::{Change, Company, Head, News, Piece, Step, Table, Wanted, Write, people};
pub use view::{Around, Eyes, Seen, Watching, lang};
