//! The glossaries of `docs/glossary`: what they warn of stands in no text of their language.

use detente_words::{Lang, card_name, sources};

use crate::common::{ids, rulebook, said};

const CARDS: &str = include_str!("ids/cards.txt");

/// The glossary of a language.
fn glossary(lang: Lang) -> String {
    let path = format!("{}/../../docs/glossary/{lang}.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rows of the table, cell by cell, without its head.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let lines = text.lines().filter(|line| line.starts_with('|')).skip(2);
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// What stands in backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Where a phrase stands in a text as whole words; a phrase that ends in `*` may go on.
fn contains(text: &str, phrase: &str) -> bool {
    let (stem, open) = phrase.strip_suffix('*').map_or((phrase, false), |stem| (stem, true));
    let apart = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    text.match_indices(stem).any(|(at, _)| {
        apart(text[..at].chars().next_back()) && (open || apart(text[at + stem.len()..].chars().next()))
    })
}

/// A text without the titles of cards, which are as their books print them.
fn without_titles(lang: Lang, text: &str) -> String {
    let mut titles: Vec<_> = ids(CARDS).into_iter().map(|id| card_name(lang, id)).collect();
    titles.sort_by_key(|title| std::cmp::Reverse(title.len()));
    // A title of one word may be an everyday word as well.
    titles
        .iter()
        .filter(|title| title.contains(' '))
        .fold(text.to_owned(), |text, title| text.replace(&**title, "…"))
}

/// A text without the names of its arguments, which nobody reads.
fn without_arguments(text: &str) -> String {
    let mut parts = text.split('$');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "…" + part.trim_start_matches(|c: char| c.is_ascii_lowercase() || c == '-')
    })
}

#[test]
fn every_glossary_names_its_terms_their_source_and_what_not_to_write() {
    for lang in Lang::ALL {
        let text = glossary(lang);
        let rows = rows(&text);
        assert!(rows.len() >= 18, "{lang}: {} terms", rows.len());
        for row in rows {
            assert_eq!(row.len(), 4, "{lang}: {row:?}");
            assert!(row.iter().all(|cell| !cell.is_empty()), "{lang}: {row:?}");
            assert!(!quoted(row[3]).is_empty(), "{lang}: {row:?}");
        }
    }
}

#[test]
fn no_text_says_what_its_glossary_warns_of() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let glossary = glossary(lang);
        let phrases: Vec<&str> = rows(&glossary).iter().flat_map(|row| quoted(row[3])).collect();
        let words = sources(lang).iter().flat_map(|source| {
            said(source).into_iter().map(move |(key, text)| (format!("{}.ftl: {key}", source.name), text))
        });
        for (place, text) in words.chain(rulebook(lang)) {
            let text = without_arguments(&without_titles(lang, &text));
            for phrase in phrases.iter().filter(|phrase| contains(&text, phrase)) {
                wrong.push(format!("{lang}/{place} says {phrase:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_phrase_is_found_as_whole_words_only() {
    assert!(contains("ask the machine.", "machine"));
    assert!(!contains("machinery", "machine") && contains("machinery", "machine*"));
    assert!(!contains("The others", "he") && contains("if he can", "he"));
    assert!(!contains(&without_arguments("Your rank: { $ranked }"), "ranked"));
    assert!(contains(&without_arguments("{ $n } ranked"), "ranked"));
    assert!(!contains("Países-Chaves", "Países-Chave") && contains("Países-Chave", "Países-Chave"));
}
