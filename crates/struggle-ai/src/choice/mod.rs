//! What a choice gains, what one never does, and why.
//!
//! Suggested reading order: [`operations`] (what points can gain), [`uses`] (what the uses of a card gain), [`events`]
//! (what the events of cards are worth), [`mind`] (any decision), [`shortcuts`] (what is left out in a hurry), [`safety`]
//! (what one never does), [`wins`] (what one never leaves lying), [`reasons`] (why, in words for a table).

pub mod events;
pub mod last;
pub mod mind;
pub mod operations;
pub mod reasons;
pub mod safety;
pub mod shortcuts;
pub mod uses;
pub mod wins;
