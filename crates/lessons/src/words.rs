//! The ids of a lesson's texts, and the texts by them.

use detente_protocol::LessonInfo;
use detente_words::{Lang, WORDS, card_name, country_name, seat_name};

use crate::file::Lesson;

/// A number with the minus sign of texts.
pub(crate) fn number(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

impl Lesson {
    /// The id of a text: `lesson-coups`, `lesson-coups-iran-task`.
    pub fn text_id(&self, rest: &[&str]) -> String {
        let prefix = if self.game == "twilight" { "lesson" } else { "lesson-gf" };
        [&[prefix, self.id], rest].concat().join("-")
    }

    pub(crate) fn said(&self, rest: &[&str], lang: Lang) -> String {
        WORDS.get(lang, &self.text_id(rest)).into_owned()
    }

    pub fn title(&self, lang: Lang) -> String {
        self.said(&[], lang)
    }

    /// As it stands in a list.
    pub fn info(&self, lang: Lang) -> LessonInfo {
        LessonInfo {
            game: self.game.to_owned(),
            id: self.id.to_owned(),
            title: self.title(lang),
            about: self.said(&["about"], lang),
            minutes: self.minutes,
            stages: self.stages() as u8,
        }
    }

    /// An answer of a question: a figure, a name of the game, or a text of its own.
    pub(crate) fn answer(&self, question: &str, word: &str, lang: Lang) -> String {
        match word.split_once(':') {
            Some(("country", id)) => country_name(lang, id).into_owned(),
            Some(("card", id)) => card_name(lang, id).into_owned(),
            Some(("seat", id)) => seat_name(lang, id).into_owned(),
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => word.to_owned(),
            _ if matches!(word, "yes" | "no") => WORDS.get(lang, &format!("lesson-{word}")).into_owned(),
            _ => self.said(&[question, word], lang),
        }
    }
}
