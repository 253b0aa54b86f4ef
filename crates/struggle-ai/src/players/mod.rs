//! The players: [`greedy`], in a hurry [`sparring`], with a tree [`search`] through its [`evaluator`]; [`levels`] names
//! them. [`setups`] are openings to train from.

pub mod evaluator;
pub mod greedy;
pub mod levels;
pub mod search;
pub mod setups;
pub mod sparring;
