//! Players for Twilight Struggle. They are given views and nothing else: by type, no player here can see what its seat
//! may not see.
//!
//! Suggested reading order: [`outlook`] (which scorings are to come), [`notes`] (what a player remembers about cards),
//! [`weights`], [`score`], [`rounds`] and [`eval`] (what a position is worth), [`ops`], [`plan`] and [`mind`] (what a
//! choice gains), [`safety`] (what one never does), [`belief`] (what the other may hold), [`greedy`] and [`evaluator`]
//! (two ways to use all that), [`haste`] and [`sparring`] (the first in a hurry), [`searching`], [`reasons`] (why), [`levels`].

pub mod belief;
pub mod eval;
pub mod evaluator;
pub mod events;
pub mod greedy;
pub mod haste;
pub mod levels;
pub mod mind;
pub mod notes;
pub mod ops;
pub mod outlook;
pub mod plan;
pub mod reasons;
pub mod rounds;
pub mod safety;
pub mod score;
pub mod searching;
pub mod sparring;
#[cfg(test)]
mod testkit;
pub mod weights;
