//! One style of marks in each language, the same in the words and in the rulebooks: see docs/glossary/README.md.

use detente_words::{Lang, card_name, sources};

use crate::common::{ids, rulebook, said};

const CARDS: &str = include_str!("ids/cards.txt");

/// Everything that is said in a language, with its place.
fn everything(lang: Lang) -> Vec<(String, String)> {
    let words = sources(lang).iter().flat_map(|source| {
        said(source).into_iter().map(move |(key, text)| (format!("{}.ftl: {key}", source.name), text))
    });
    words.chain(rulebook(lang)).collect()
}

/// Quotation marks and apostrophes that a language does not use.
fn foreign_marks(lang: Lang) -> &'static [char] {
    match lang {
        Lang::En | Lang::Pt => &['«', '»', '"', '‘', '’', '„', '‹', '›'],
        Lang::Es => &['“', '”', '"', '\'', '‘', '’', '„', '‹', '›'],
        Lang::It => &['«', '»', '“', '”', '‘', '’', '„', '‹', '›'],
    }
}

#[test]
fn every_language_has_one_kind_of_quotation_marks_and_apostrophes() {
    for lang in Lang::ALL {
        for (place, text) in everything(lang) {
            assert!(!text.contains(foreign_marks(lang)), "{lang}/{place}: {text}");
        }
    }
}

#[test]
fn quotation_marks_that_open_are_closed() {
    for lang in Lang::ALL {
        for (place, text) in everything(lang) {
            let count = |mark: char| text.matches(mark).count();
            match lang {
                Lang::En | Lang::Pt => assert_eq!(count('“'), count('”'), "{lang}/{place}: {text}"),
                Lang::Es => assert_eq!(count('«'), count('»'), "{lang}/{place}: {text}"),
                Lang::It => assert_eq!(count('"') % 2, 0, "{lang}/{place}: {text}"),
            }
        }
    }
}

#[test]
fn per_cent_signs_stand_as_the_language_sets_them() {
    for lang in Lang::ALL {
        for (place, text) in everything(lang) {
            for (at, _) in text.match_indices('%') {
                let before = text[..at].chars().next_back();
                let right = match lang {
                    // Spanish sets a blank, one that does not break.
                    Lang::Es => before == Some('\u{a0}'),
                    _ => before.is_some_and(|c| c == '}' || c.is_ascii_digit()),
                };
                assert!(right, "{lang}/{place}: {text}");
            }
        }
    }
}

#[test]
fn an_ellipsis_is_one_mark() {
    for lang in Lang::ALL {
        let titles: Vec<_> = ids(CARDS).into_iter().map(|id| card_name(lang, id)).collect();
        for (place, text) in everything(lang) {
            // The books of two languages print three dots in titles.
            let text = titles.iter().fold(text, |text, title| text.replace(&**title, ""));
            assert!(!text.contains("..."), "{lang}/{place}: {text}");
        }
    }
}
