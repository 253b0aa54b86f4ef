//! The texts of the terminal table, in the language of the user.

use detente_game::bot::Reason;
use detente_words::{Lang, Value, WORDS};

/// A language, and how to speak it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Say(pub Lang);

impl Say {
    /// The text `tui-{id}` without arguments.
    pub fn line(self, id: &str) -> String {
        self.text(id, &[])
    }

    /// The text `tui-{id}`.
    pub fn text(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        WORDS.format(self.0, &format!("tui-{id}"), args).into_owned()
    }

    /// A text of any file, by its whole id: `term-hand`.
    pub fn word(self, id: &str) -> String {
        WORDS.get(self.0, id).into_owned()
    }

    /// Why a bot would choose what it would choose.
    pub fn reason(self, reason: &Reason) -> String {
        detente_chronicle::reason(self.0, reason)
    }

    /// The name of a seat.
    pub fn seat(self, id: &str) -> String {
        self.word(&format!("seat-{id}"))
    }

    /// The name of a seat as a sentence needs it: `the`, `of`, `to`, `by`, or `turn` for the sentence that it is to decide.
    pub fn seat_in(self, form: &str, id: &str) -> String {
        self.word(&format!("seat-{id}.{form}"))
    }

    /// A list of names: `a, b`.
    pub fn list(self, items: &[String]) -> String {
        items.join(", ")
    }
}
