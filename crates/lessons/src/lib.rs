//! Lessons that are played. A lesson is a file: positions, who one is, a task for each, what counts as done, what the others
//! and the dice answer, and a small test at the end. It runs on a [`Table`](detente_table::Table) like any game, so that a
//! learner sees the real board, the real rules and the real log.
//!
//! ```text
//! let mut running = Running::<Struggle>::begin(lesson, lang, 0);
//! running.page()                  // what is said and asked now
//! running.command(act)?           // at the board; the page tells whether the task is done
//! running.answer(2)               // a question of the test
//! running.go_on()                 // to the next step, or the same one again
//! ```
//!
//! Whatever is done, nothing is lost: a step that went another way is answered and starts over.
//!
//! Suggested reading order: [`file`](mod@file) (how a lesson is written), [`catalogue`] (which there are), [`goal`] (what counts
//! as done), [`running`], [`sums`] (how things were counted), [`words`](mod@words), [`progress`]. The texts are in
//! `locales/<language>/lessons.ftl`.

pub mod catalogue;
pub mod file;
pub mod goal;
pub mod progress;
pub mod running;
pub mod sums;
pub mod taught;
pub mod words;

pub use catalogue::{all, find, next, of_game};
pub use file::{Lesson, Question, Step};
pub use progress::Progress;
pub use running::Running;
pub use taught::Taught;
