//! Why a bot chooses what it chooses, and what a coach says, as sentences.

use detente_game::bot::{Detail, Reason};
use detente_words::{Lang, Value, WORDS};

use crate::say::Say;

/// Reasons that only name the choice again.
const NAMING: [&str; 7] =
    ["ai-card", "ai-headline", "ai-event", "ai-event-first", "ai-influence", "ai-for-coup", "ai-for-realign"];

/// Does a reason say nothing that the name of the choice beside it does not say?
pub fn only_names(reason: &Reason) -> bool {
    NAMING.contains(&reason.id)
}

/// The reason in words.
pub fn reason(lang: Lang, reason: &Reason) -> String {
    filled(lang, reason, |id| WORDS.get(lang, id).into_owned())
}

/// What a coach says: whole sentences, in which titles of cards are quoted as the language does.
pub fn coached(lang: Lang, reason: &Reason) -> String {
    let say = Say::new(lang);
    filled(lang, reason, |id| if id.starts_with("card-") { say.quoted(&say.word(id)) } else { say.word(id) })
}

fn filled(lang: Lang, reason: &Reason, named: impl Fn(&str) -> String) -> String {
    let say = Say::new(lang);
    let details = reason.details.iter().map(|(name, detail)| {
        let value: Value<'_> = match detail {
            Detail::Text(id) => named(id).into(),
            Detail::List(ids) => say.list(&ids.iter().map(|id| named(id)).collect::<Vec<_>>()).into(),
            Detail::Number(n) => i64::from(*n).into(),
        };
        (*name, value)
    });
    // A number below zero has the minus of print, as everywhere.
    WORDS.format(lang, reason.id, &details.collect::<Vec<_>>()).replace(": -", ": −")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_below_zero_has_the_minus_of_print() {
        let details =
            vec![("region", Detail::Text("region-asia".to_owned())), ("points", Detail::Number(-4))];
        let scored = Reason { id: "ai-score", details };
        assert_eq!(reason(Lang::En, &scored), "scores Asia: −4 points");
        assert_eq!(reason(Lang::Es, &scored), "puntúa Asia: −4 puntos");
    }
}
