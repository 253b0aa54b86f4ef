//! Tournaments and leagues as values: acts of people in, what follows from them out. There is no I/O and no clock here; the time and
//! the lots come with the acts.
//!
//! ```text
//! let next = event.consider(&mut entry)?; // nothing has changed yet; a refusal says why. A draw is written into the entry
//! store.write(&entry)?;                   // an event is kept as the log of its acts
//! event = next;
//! event.wanted()                          // games for which a table is to be made
//! event.due(now)                          // what time itself would do
//! ```
//!
//! An event that is read again from its log is the same ([`Event::replay`]); nothing else is kept.
//!
//! Suggested reading order: [`acts`] (what may be done), [`event`] (the value), `rules.rs` (who may do what, when), [`invitations`] (who is asked to play), [`tables`] (what becomes of a table), `time.rs` (what time does), `bounds.rs` (how much there may be), `rounds.rs` (how rounds are made), `drawn.rs` (how that is kept), `leaving.rs` (who goes, and who comes instead),
//! [`standings`] (points and tie-breaks), [`league`] (divisions, promotion), [`view`] (as messages); the ways of pairing: [`swiss`] with
//! [`matching`], [`robin`], [`knockout`], [`fours`]; [`trial`] (random tournaments held against the rules), [`files`] (CSV and calendar).

pub mod acts;
mod bounds;
mod drawn;
pub mod event;
pub mod files;
pub mod fours;
pub mod invitations;
pub mod knockout;
pub mod league;
mod leaving;
pub mod matching;
mod more;
pub mod robin;
mod rounds;
mod rules;
pub mod standings;
pub mod swiss;
pub mod tables;
mod time;
pub mod trial;
pub mod view;

pub use acts::{Act, Entry, Refused, Seated};
pub use drawn::{Drawn, Meeting};
pub use event::{Event, Game, GameResult, Match, Place};
pub use invitations::Invitation;
pub use more::Asked;
pub use tables::TableFate;
pub use time::Due;
