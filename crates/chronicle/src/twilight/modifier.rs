//! What is added to a die or to operations, in words. The rules name it.

use detente_struggle::rules::modifier::{Cause, Modifier, Modifiers};
use detente_words::Lang;

use crate::say::{Say, signed};

/// `+1 SALT Negotiations`.
pub fn text(lang: Lang, modifier: Modifier) -> String {
    let say = Say::new(lang);
    let n = modifier.amount.unsigned_abs();
    let name = match modifier.cause {
        Cause::Card(card) => say.card(card),
        Cause::Neighbours => say.begin("mod-neighbours").with("n", n).text(),
        Cause::Influence => say.word("mod-influence"),
        Cause::Superpower => say.word("mod-superpower"),
        Cause::Target => say.word("mod-target"),
        Cause::ChineseCivilWar => say.word("mod-chinese-civil-war"),
        Cause::Player => say.word("mod-player"),
        Cause::Regions => say.begin("mod-regions").with("n", n).text(),
    };
    format!("{} {name}", signed(modifier.amount))
}

/// `, +1 neighbouring country, −1 Iran-Contra Scandal`, or nothing.
pub fn texts(lang: Lang, modifiers: &Modifiers) -> String {
    modifiers.iter().flat_map(|modifier| [", ".to_owned(), text(lang, modifier)]).collect()
}
