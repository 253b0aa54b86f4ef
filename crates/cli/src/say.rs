//! Putting answers into words, in the language of the user.

use detente_game::bot::Reason;
use detente_game::record::{Ending, RecordError};
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

    /// A share between 0 and 1 in per cent: `12.5%`.
    pub fn percent(self, share: f64) -> String {
        self.with_percent_sign(self.number(100.0 * share, Digits::One))
    }

    /// Two shares with one sign: `12.5–14.0%`.
    pub fn percent_range(self, low: f64, high: f64) -> String {
        let number = |share: f64| self.number(100.0 * share, Digits::One);
        self.with_percent_sign(format!("{}–{}", number(low), number(high)))
    }

    fn with_percent_sign(self, number: String) -> String {
        match self.lang {
            // Spanish sets a blank, here one that does not break.
            Lang::Es => number + "\u{a0}%",
            Lang::En | Lang::Pt | Lang::It => number + "%",
        }
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
        detente_chronicle::record_error(self.lang, error)
    }
}
