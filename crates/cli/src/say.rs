//! Putting answers into words, in the language of the user.

use detente_game::bot::Reason;
use detente_game::record::{Ending, Place, RecordError};
use detente_words::{Lang, Value, WORDS};

/// A language, and how to speak it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Say {
    lang: Lang,
}

/// How many decimals are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    Whole,
    One,
}

/// A text by its id in all four languages, for JSON.
pub fn in_all_languages(id: &str) -> serde_json::Value {
    let texts = Lang::ALL.map(|lang| (lang.code().to_owned(), WORDS.get(lang, id).into_owned().into()));
    serde_json::Value::Object(texts.into_iter().collect())
}

impl Say {
    pub fn new(lang: Lang) -> Say {
        Say { lang }
    }

    pub fn lang(self) -> Lang {
        self.lang
    }

    /// The text `cli-{id}`.
    pub fn text(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        WORDS.format(self.lang, &format!("cli-{id}"), args).into_owned()
    }

    /// A text of any file of the words, by its whole id: `term-battleground`.
    pub fn word(self, id: &str) -> String {
        WORDS.get(self.lang, id).into_owned()
    }

    /// An operations value: `3 Ops`.
    pub fn ops(self, n: u8) -> String {
        WORDS.format(self.lang, "ops", &[("n", n.into())]).into_owned()
    }

    /// The name of a game: `Twilight Struggle`. What has no name in our words goes by its id.
    pub fn game(self, id: &str) -> String {
        self.named("game", id)
    }

    /// The name of a seat.
    pub fn seat(self, id: &str) -> String {
        self.named("seat", id)
    }

    /// How a game ended, in words: `20 victory points` for `vp`.
    pub fn ending(self, id: &str) -> String {
        self.named("cli-ending", id)
    }

    fn named(self, kind: &str, id: &str) -> String {
        WORDS.find(self.lang, &format!("{kind}-{id}"), &[]).map_or_else(|| id.to_owned(), Into::into)
    }

    /// A number as the language writes it.
    pub fn number(self, number: f64, digits: Digits) -> String {
        let text = match digits {
            Digits::Whole => format!("{number:.0}"),
            Digits::One => format!("{number:.1}"),
        };
        match self.lang {
            Lang::En => text,
            Lang::Es | Lang::Pt | Lang::It => text.replace('.', ","),
        }
    }

    /// A share between 0 and 1 in per cent.
    pub fn percent(self, share: f64) -> String {
        self.number(100.0 * share, Digits::One)
    }

    /// Why a bot chose what it chose.
    pub fn reason(self, reason: &Reason) -> String {
        detente_tui::Say(self.lang).reason(reason)
    }

    /// How a record says its game ended.
    pub fn result(self, ending: &Ending) -> String {
        match ending {
            Ending::Unfinished => self.text("result-unfinished", &[]),
            Ending::Over { winners, how } if winners.is_empty() => {
                self.text("result-draw", &[("how", self.ending(how).into())])
            }
            Ending::Over { winners, how } => {
                let winners = winners.iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ");
                self.text("result-won", &[("winners", winners.into()), ("how", self.ending(how).into())])
            }
        }
    }

    /// What is wrong with a record, and where.
    pub fn record_error(self, error: &RecordError) -> String {
        let details = error.fault.details();
        let args: Vec<(&str, Value<'_>)> =
            details.iter().map(|(name, value)| (*name, Value::from(value.as_str()))).collect();
        let reason = self.text(&format!("record-{}", error.fault.id()), &args);
        let Place { line, column } = error.place;
        if line == 0 {
            return reason;
        }
        let (line, column) = (line.to_string().into(), column.to_string().into());
        self.text("record-at", &[("line", line), ("column", column), ("reason", reason.into())])
    }
}
