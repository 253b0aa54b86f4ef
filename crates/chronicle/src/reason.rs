//! Why a bot chooses what it chooses, as a sentence.

use detente_game::bot::{Detail, Reason};
use detente_words::{Lang, Value, WORDS};

/// Reasons that only name the choice again.
const NAMING: [&str; 7] =
    ["ai-card", "ai-headline", "ai-event", "ai-event-first", "ai-influence", "ai-for-coup", "ai-for-realign"];

/// Does a reason say nothing that the name of the choice beside it does not say?
pub fn only_names(reason: &Reason) -> bool {
    NAMING.contains(&reason.id)
}

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
