//! The terminal table: both games on a full screen or line by line, offline or at a server's table, and a viewer for
//! records.
//!
//! Everything that is drawn or read out comes from a [`Scene`](scene::Scene), a plain value in the language of the
//! user; everything that is done goes through a [`TableScreen`](table::TableScreen). Screens know no rules, tables know no screens.
//!
//! Suggested reading order: [`scene`] (what is shown), [`table`] (what can be done), [`shown`] (what a game must tell of
//! itself) and [`games`], [`local`] (a game on this machine, with [`bots`] and [`save`]), [`remote`] (a game at a
//! server), [`learn`] (a lesson), [`viewing`] (stepping through a record), [`input`] (answers in words), [`rules`] (the rulebook), [`telling`] and [`plain`] (the line mode), [`app`], [`screens`] and [`widgets`] (the full
//! screen), [`terminal`] (the real one). Sentences about a game come from `detente-chronicle`, all other texts from
//! `locales/<language>/tui.ftl`.

pub mod app;
mod aside;
pub mod bots;
pub mod coach;
pub mod games;
pub mod input;
pub mod learn;
pub mod local;
pub mod plain;
pub mod remote;
pub mod rules;
pub mod save;
pub mod say;
pub mod scene;
pub mod screens;
pub mod shown;
pub mod table;
pub mod telling;
pub mod terminal;
pub mod theme;
pub mod viewing;
pub mod widgets;

pub use say::Say;
pub use shown::Shown;
