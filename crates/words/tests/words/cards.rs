//! The summaries: one for every card and language, each in its own language, short enough to be read at the table.

use std::collections::{BTreeMap, BTreeSet};

use detente_words::{Lang, WORDS, card_name, card_summary};

use crate::common::{ids, texts};

const CARDS: &str = include_str!("ids/cards.txt");

#[test]
fn every_card_has_a_name_and_a_summary_in_every_language_and_nothing_else() {
    let expected: BTreeSet<String> =
        ids(CARDS).iter().flat_map(|id| [format!("card-{id}"), format!("card-{id}.summary")]).collect();
    for lang in Lang::ALL {
        let found: BTreeSet<String> =
            texts(lang).into_keys().filter(|key| key.starts_with("card-")).collect();
        // What a card of the first edition does differently stands beside the summary, which every card has.
        let (first, found): (BTreeSet<_>, BTreeSet<_>) =
            found.into_iter().partition(|key| key.ends_with(".summary-first"));
        for key in first {
            let usual = WORDS.get(lang, key.trim_end_matches("-first"));
            assert_ne!(WORDS.get(lang, &key), usual, "{lang}: {key}");
        }
        assert_eq!(found, expected, "{lang}");
        for id in ids(CARDS) {
            assert!(!card_name(lang, id).contains('{'), "{lang}: {id}");
            assert!(!card_summary(lang, id).contains('{'), "{lang}: {id}");
        }
    }
}

/// The ids of all summaries: that of every card, and what seven cards of the first edition do differently.
fn summaries() -> Vec<String> {
    let all: Vec<String> = ids(CARDS)
        .iter()
        .flat_map(|id| [format!("card-{id}.summary"), format!("card-{id}.summary-first")])
        .filter(|key| WORDS.has(Lang::En, key))
        .collect();
    assert_eq!(all.len(), ids(CARDS).len() + 7);
    all
}

#[test]
fn no_summary_is_longer_than_420_characters() {
    for lang in Lang::ALL {
        for key in summaries() {
            let length = WORDS.get(lang, &key).chars().count();
            assert!(length <= 420, "{lang}: {key} has {length} characters");
        }
    }
}

#[test]
fn a_summary_is_made_of_whole_sentences() {
    for lang in Lang::ALL {
        for key in summaries() {
            let text = WORDS.get(lang, &key);
            assert!(text.ends_with('.'), "{lang}: {key}: {text}");
            let first = text.chars().find(|c| c.is_alphanumeric()).unwrap();
            assert!(first.is_uppercase(), "{lang}: {key}: {text}");
        }
    }
}

#[test]
fn no_summary_is_the_same_in_two_languages() {
    for key in summaries() {
        let different: BTreeSet<_> = Lang::ALL.iter().map(|&lang| WORDS.get(lang, &key)).collect();
        assert_eq!(different.len(), Lang::ALL.len(), "{key}");
    }
}

#[test]
fn a_summary_gives_the_same_numbers_in_every_language() {
    for key in summaries() {
        let summary = WORDS.get(Lang::En, &key);
        let english = numbers(&summary);
        for lang in Lang::ALL {
            assert_eq!(numbers(&WORDS.get(lang, &key)), english, "{key} in {lang} and in en");
        }
    }
}

/// How often each number stands in a text, whatever the order of the sentence.
fn numbers(text: &str) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for number in text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()) {
        *counts.entry(number).or_default() += 1;
    }
    counts
}

#[test]
fn a_card_named_in_a_summary_is_named_by_its_title() {
    // Spanish, Portuguese and Italian quote the titles; a misspelt one would be found by nobody.
    for (lang, open, close) in [(Lang::Es, '«', '»'), (Lang::Pt, '“', '”'), (Lang::It, '"', '"')] {
        let marks = [open, close];
        let titles: BTreeSet<String> =
            ids(CARDS).iter().map(|id| card_name(lang, id).trim_matches(marks).to_owned()).collect();
        for key in summaries() {
            let text = WORDS.get(lang, &key);
            let parts: Vec<&str> = text.split(marks).collect();
            assert_eq!(parts.len() % 2, 1, "{lang}: {key}: unpaired marks in {text}");
            for title in parts.iter().skip(1).step_by(2) {
                assert!(titles.contains(*title), "{lang}: {key} names {title:?}, which is no card");
            }
        }
    }
}

#[test]
fn a_card_is_named_in_the_same_summaries_in_every_quoting_language() {
    for key in summaries() {
        let spanish = quoted(Lang::Es, &key);
        assert_eq!(quoted(Lang::Pt, &key), spanish, "{key} in pt and in es");
        assert_eq!(quoted(Lang::It, &key), spanish, "{key} in it and in es");
    }
}

/// The cards that a summary names.
fn quoted(lang: Lang, key: &str) -> BTreeSet<&'static str> {
    let text = WORDS.get(lang, key);
    let marks = ['«', '»', '“', '”', '"'];
    let parts: Vec<&str> = text.split(marks).skip(1).step_by(2).collect();
    ids(CARDS)
        .into_iter()
        .filter(|other| parts.contains(&card_name(lang, other).trim_matches(marks)))
        .collect()
}

#[test]
fn every_card_has_one_line_of_history_in_every_language_and_nothing_else() {
    let expected: BTreeSet<String> = ids(CARDS).iter().map(|id| format!("history-{id}")).collect();
    for lang in Lang::ALL {
        let found: BTreeSet<String> =
            texts(lang).into_keys().filter(|key| key.starts_with("history-")).collect();
        assert_eq!(found, expected, "{lang}");
        for key in &expected {
            let text = WORDS.get(lang, key);
            assert!(text.ends_with('.'), "{lang}: {key}: {text}");
            let length = text.chars().count();
            assert!(length <= 140, "{lang}: {key} has {length} characters");
        }
    }
    for key in &expected {
        let different: BTreeSet<_> = Lang::ALL.iter().map(|&lang| WORDS.get(lang, key)).collect();
        assert_eq!(different.len(), Lang::ALL.len(), "{key}");
    }
}
