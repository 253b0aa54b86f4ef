//! Both games told: random play in all languages, what may not leak, and readings of single positions.

mod common;
mod guerra_fria;
mod leaks;
mod moments;
mod odds;
mod questions;
mod random_games;
mod readings;
mod reasons;
mod texts;
mod warnings;
