//! The real program, run as a user runs it: exit codes, one-line complaints, promised JSON.

mod admin;
mod at_a_server;
mod common;
mod engine;
mod fairness;
mod kits;
mod learning;
mod logs;
mod lookup;
mod moving;
mod playing;
#[cfg(unix)]
mod pseudo_terminal;
mod records;
mod reviews;
mod rules;
mod serving;
mod simulations;
mod usage;
mod visiting;
