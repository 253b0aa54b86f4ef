//! Reviews as their users see them.

mod blunders;
mod common;
mod puzzles;
mod sums;
