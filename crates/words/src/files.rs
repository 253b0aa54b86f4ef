//! The list of text files, built into the program.
//!
//! A new file needs one line in the list below and its four `.ftl` files; the tests find a file that lies in
//! `locales` without being listed, and a language that lacks one.

use crate::Lang;

/// One `.ftl` file in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name without folder and ending: `"cards"`.
    pub name: &'static str,
    /// The Fluent text.
    pub text: &'static str,
}

/// What only a terminal or the page itself says is not carried into a browser twice: the page has its own texts.
const fn outside(name: &str, text: &'static str) -> &'static str {
    let is_outside = matches!(
        name.as_bytes(),
        b"cli" | b"coming" | b"event_screens" | b"help" | b"ladder" | b"people" | b"tui" | b"visit"
    );
    if cfg!(target_arch = "wasm32") && is_outside { "" } else { text }
}

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        const EN: &[Source] = &[$(Source { name: $name, text: outside($name, include_str!(concat!("../locales/en/", $name, ".ftl"))) }),*];
        const ES: &[Source] = &[$(Source { name: $name, text: outside($name, include_str!(concat!("../locales/es/", $name, ".ftl"))) }),*];
        const PT: &[Source] = &[$(Source { name: $name, text: outside($name, include_str!(concat!("../locales/pt/", $name, ".ftl"))) }),*];
        const IT: &[Source] = &[$(Source { name: $name, text: outside($name, include_str!(concat!("../locales/it/", $name, ".ftl"))) }),*];
    };
}

files! {
    "ai",
    "barred",
    "cards",
    "cli",
    "coach",
    "coming",
    "countries",
    "effects",
    "event_screens",
    "events",
    "facts",
    "help",
    "history",
    "ladder",
    "lessons",
    "odds",
    "people",
    "questions",
    "reasons",
    "records",
    "review",
    "reviewing",
    "rules_terms",
    "server",
    "study",
    "tournament",
    "tui",
    "verify",
    "visit",
    "web",
}

/// The text files of a language, for whoever formats them elsewhere (the web client).
pub const fn sources(lang: Lang) -> &'static [Source] {
    match lang {
        Lang::En => EN,
        Lang::Es => ES,
        Lang::Pt => PT,
        Lang::It => IT,
    }
}
