//! Twilight Struggle in words.
//!
//! Reading order: [`entry`] (what the log keeps), [`moment`] (plays and moments), `log` and `plays` (how facts become both),
//! `tell` (entries in words),
//! `question` and `choice` (what is asked), then what a player wants to know before deciding: [`ops`], [`barred`],
//! [`odds`], [`preview`], [`effects`], [`warning`]. Those take a [`State`](detente_struggle::state::State): a game, or the open part
//! of a view; none of them looks at hidden cards.

pub mod barred;
pub mod effects;
pub mod entry;
pub mod modifier;
pub mod moment;
pub mod odds;
pub mod ops;
pub mod preview;
pub mod warning;

mod choice;
mod log;
mod plays;
mod question;
mod tell;
mod waiting;

pub use entry::Entry;
pub use log::Log;
pub use moment::{PlayKind, What};

use detente_game::{Seat, Viewer};
use detente_struggle::Struggle;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_words::Lang;

use crate::{Question, Told, Waiting};

impl Told for Struggle {
    type Log = Log;

    fn question(view: &View, seat: Seat, lang: Lang) -> Option<Question> {
        if view.viewer() != Viewer::Seat(seat) {
            return None;
        }
        question::ask(view.open(), Side::of_seat(seat), lang)
    }

    fn waiting(view: &View, lang: Lang) -> Option<Waiting> {
        waiting::say(view.open(), lang)
    }
}
