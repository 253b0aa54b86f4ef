//! Logs of the official digital edition: read, replayed by the rules, compared line by line, turned into records.
//!
//! The logs show what two people did on that program, with every value it prints, but neither hands nor the draw pile.
//! [`conform()`] finds a whole game that fits: deals, decisions and dice, each of them legal by the rules, such that the rules
//! say exactly what the log says. Nothing is bent to make a log pass: what the rules do not allow is a difference, and the
//! first difference of a log is reported with its line and both values.
//!
//! Suggested reading order:
//! * [`names`], [`mod@line`], [`grammar`], [`log`]: from text to blocks of lines;
//! * [`ledger`], [`deal`]: the way of the cards, and deals that fit it;
//! * [`tell`]: what the rules do, in the words of a log;
//! * [`follow`], [`parting`]: laying that beside the log;
//! * [`search`]: finding the decisions; [`mod@conform`]: the whole.

pub mod conform;
pub mod deal;
pub mod follow;
pub mod grammar;
pub mod ledger;
pub mod line;
pub mod log;
pub mod names;
pub mod parting;
pub mod search;
pub mod tell;

pub use conform::{Conformity, Departure, SOURCE, Used, conform};
pub use log::ReadError;
pub use parting::{Parting, Said};
