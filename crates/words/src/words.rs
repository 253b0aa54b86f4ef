//! Looking texts up and filling them in.
//!
//! A language's files are parsed once, at the first question in that language, and then shared by all threads.
//! Unicode isolation marks around arguments are off: the four languages all run left to right, and the marks would
//! only garble terminals, logs and tests.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Lang, sources};

/// An argument of a text: a number or a string, made with `.into()`.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

/// A finished text. Texts without arguments are borrowed, not copied.
pub type Text<'a> = Cow<'a, str>;

type Bundle = FluentBundle<FluentResource>;

/// The words of all languages.
pub static WORDS: Words = Words::new();

/// A text in a language, with its arguments filled in. The same as [`WORDS`]`.format`.
pub fn text(lang: Lang, id: &str, args: &[(&str, Value<'_>)]) -> Text<'static> {
    WORDS.format(lang, id, args)
}

/// All texts, by language and id. Use [`WORDS`], of which there need be only one.
pub struct Words {
    bundles: [OnceLock<Bundle>; Lang::ALL.len()],
}

impl Words {
    /// Words that read their files when first asked.
    pub const fn new() -> Self {
        Words { bundles: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The text of a message, or of one of its attributes (`"card-fidel.summary"`), that takes no arguments.
    pub fn get(&self, lang: Lang, id: &str) -> Text<'_> {
        self.format(lang, id, &[])
    }

    /// The text of a message with its arguments filled in.
    ///
    /// An id that no file holds gives the id itself in braces, so that the mistake is seen and nothing is lost; an
    /// argument that was not supplied shows as its name in braces. Ids built from outside words go through
    /// [`Words::find`].
    pub fn format(&self, lang: Lang, id: &str, args: &[(&str, Value<'_>)]) -> Text<'_> {
        self.find(lang, id, args).unwrap_or_else(|| Cow::Owned(format!("{{{id}}}")))
    }

    /// The same as [`Words::format`], or nothing if there is no such text.
    pub fn find(&self, lang: Lang, id: &str, args: &[(&str, Value<'_>)]) -> Option<Text<'_>> {
        let bundle = self.bundle(lang);
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        // Fluent reports what it could not fill in and writes a readable stand-in. The tests format every text with
        // all its arguments and demand that nothing is reported.
        let mut reported = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&args), &mut reported))
    }

    /// Is there such a text?
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.find(lang, id, &[]).is_some()
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang as usize].get_or_init(|| read(lang))
    }
}

impl Default for Words {
    fn default() -> Self {
        Words::new()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let read = Lang::ALL.into_iter().filter(|&lang| self.bundles[lang as usize].get().is_some());
        f.debug_struct("Words").field("read", &read.collect::<Vec<_>>()).finish()
    }
}

/// Reads the files of a language.
///
/// A faulty entry or a second text under one id would be left out; the tests in `tests/words/texts.rs` admit neither.
fn read(lang: Lang) -> Bundle {
    let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for source in sources(lang) {
        let resource = match FluentResource::try_new(source.text.to_owned()) {
            Ok(resource) => resource,
            Err((readable, _)) => readable,
        };
        // On a clash of ids the first text stays.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_selects_its_plural_in_every_language() {
        let points = |lang, n: i32| text(lang, "points", &[("n", n.into())]).into_owned();
        assert_eq!(points(Lang::En, 1), "1 victory point");
        assert_eq!(points(Lang::En, 2), "2 victory points");
        assert_eq!(points(Lang::Es, 1), "1 punto de victoria");
        assert_eq!(points(Lang::Es, 3), "3 puntos de victoria");
        assert_eq!(points(Lang::Pt, 1), "1 Ponto de Vitória");
        assert_eq!(points(Lang::Pt, 20), "20 Pontos de Vitória");
        assert_eq!(points(Lang::It, 1), "1 Punto Vittoria");
        assert_eq!(points(Lang::It, 6), "6 Punti Vittoria");
    }

    #[test]
    fn arguments_come_without_isolation_marks() {
        assert_eq!(text(Lang::En, "vp", &[("n", "seven".into())]), "seven VP");
    }

    #[test]
    fn an_attribute_is_asked_for_with_a_dot() {
        assert_eq!(WORDS.get(Lang::Pt, "country-iran.in"), "no Irã");
        assert!(!WORDS.has(Lang::Pt, "country-iran.beside"));
    }

    #[test]
    fn an_unknown_id_is_shown_in_braces_and_not_found() {
        assert_eq!(WORDS.get(Lang::It, "country-atlantis"), "{country-atlantis}");
        assert_eq!(WORDS.find(Lang::It, "country-atlantis", &[]), None);
        assert_eq!(WORDS.find(Lang::It, "", &[]), None);
        assert_eq!(WORDS.find(Lang::It, ".", &[]), None);
    }

    #[test]
    fn a_missing_argument_shows_its_name() {
        assert_eq!(WORDS.get(Lang::En, "vp"), "{$n} VP");
    }

    #[test]
    fn a_text_without_arguments_is_borrowed() {
        assert!(matches!(WORDS.get(Lang::Es, "region-asia"), Cow::Borrowed("Asia")));
    }

    #[test]
    fn all_threads_read_the_same_words() {
        let words = Words::new();
        std::thread::scope(|scope| {
            let readers: Vec<_> = (0..8)
                .map(|_| scope.spawn(|| Lang::ALL.map(|lang| words.get(lang, "seat-us.the").into_owned())))
                .collect();
            for reader in readers {
                assert_eq!(reader.join().unwrap(), ["the US", "los EE. UU.", "os EUA", "gli USA"]);
            }
        });
    }
}
