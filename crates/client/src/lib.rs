//! Speaking to a table server from outside: who one is, which tables there are, and a socket that mends itself.
//!
//! Nothing here knows a game, a screen or a word that people read: what goes wrong is a [`Trouble`], and whoever shows
//! it puts it into words. Calls block; the socket lives on a thread of its own.
//!
//! Suggested reading order: [`address`] (where the server is), [`trouble`], [`server`] (requests), [`house`] (people and events), [`sessions`] (who one was the
//! last time), [`contributions`] (one's own part in the dice), [`link`] (the socket).

pub mod address;
mod clean;
mod connection;
pub mod contributions;
pub mod house;
pub mod link;
mod private;
pub mod server;
pub mod sessions;
pub mod trouble;

pub use address::{Address, Leads};
pub use contributions::{Contribution, Contributions};
pub use house::Vacation;
pub use link::{Link, News};
pub use server::{Secret, Server};
pub use sessions::Sessions;
pub use trouble::Trouble;
