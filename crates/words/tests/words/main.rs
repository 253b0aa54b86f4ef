//! The texts as a whole: complete in four languages, well formed, true to the fact tables.

mod cards;
mod common;
mod glossary;
mod names;
mod numbers;
mod seats;
mod style;
mod texts;
