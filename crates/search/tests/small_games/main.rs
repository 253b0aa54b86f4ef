//! Search on games so small that the right answers are known.

mod cards;
mod nim;
mod repeat;
mod small;
