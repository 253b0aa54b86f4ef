//! Tree search for games with hidden cards, dice and simultaneous choices: information-set Monte Carlo tree search.
//!
//! Each *iteration* deals everything that the searcher cannot know anew, in keeping with the searcher's view, and walks one tree
//! that all deals share: a node stands for what was chosen and rolled so far, never for what somebody holds. So a player
//! in the tree cannot act on unseen cards; averages over many deals decide. An action counts only against the
//! visits in which it was legal at all (its *availability*), for what the opponent may do depends on the cards dealt.
//!
//! Suggested reading order: [`evaluator`] (the narrow door through which a game's knowledge comes in), [`tree`] (one
//! iteration), [`search`](mod@search) (many of them, over several trees), [`bot`] (a player made of it). Nothing here
//! knows a particular game, and nothing sees more than a view.

#![warn(clippy::disallowed_methods, reason = "the same on every system, to the last bit: see clippy.toml")]

pub mod bot;
pub mod evaluator;
pub mod moment;
pub mod search;
pub mod tree;

pub use bot::{Budget, Searcher};
pub use evaluator::{Evaluator, Playout};
pub use search::{Effort, Findings, search};
pub use tree::{Finding, Settings, Tree};
