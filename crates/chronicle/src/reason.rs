//! Why a bot chooses what it chooses, as a sentence.

use detente_game::bot::{Detail, Reason};
use detente_words::{Lang, Value, WORDS};

/// The reason in words.
pub fn reason(lang: Lang, reason: &Reason) -> String {
    let details = reason.details.iter().map(|(name, detail)| {
        let value: Value<'_> = match detail {
            Detail::Text(id) => WORDS.get(lang, id).into_owned().into(),
            Detail::Number(n) => i64::from(*n).into(),
        };
        (*name, value)
    });
    WORDS.format(lang, reason.id, &details.collect::<Vec<_>>()).into_owned()
}
