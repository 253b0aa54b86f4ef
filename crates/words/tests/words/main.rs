//! The texts as a whole: complete in four languages, well formed, true to the fact tables.

mod cards;
mod common;
mod names;
mod texts;
