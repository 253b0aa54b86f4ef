//! The names of cards, countries, regions and seats, by the ids of the rules.

use crate::{Lang, Text, WORDS};

/// The title of a card: `"fidel"`, `"the-china-card"`.
pub fn card_name(lang: Lang, id: &str) -> Text<'static> {
    WORDS.get(lang, &format!("card-{id}"))
}

/// What the event of a card does, in one to three sentences.
pub fn card_summary(lang: Lang, id: &str) -> Text<'static> {
    WORDS.get(lang, &format!("card-{id}.summary"))
}

/// The same in an edition of its own (`"first"`), where that edition's event differs.
pub fn card_summary_in(lang: Lang, id: &str, edition: &str) -> Text<'static> {
    WORDS.find(lang, &format!("card-{id}.summary-{edition}"), &[]).unwrap_or_else(|| card_summary(lang, id))
}

/// The name of a country: `"south-korea"`.
pub fn country_name(lang: Lang, id: &str) -> Text<'static> {
    WORDS.get(lang, &format!("country-{id}"))
}

/// The name of a region or sub-region: `"middle-east"`, `"southeast-asia"`.
pub fn region_name(lang: Lang, id: &str) -> Text<'static> {
    WORDS.get(lang, &format!("region-{id}"))
}

/// The name of a seat: `"us"`, `"ussr"`, `"south"`, `"west"`, `"north"`, `"east"`.
pub fn seat_name(lang: Lang, id: &str) -> Text<'static> {
    WORDS.get(lang, &format!("seat-{id}"))
}
