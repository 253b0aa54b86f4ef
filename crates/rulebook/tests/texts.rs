//! What the texts must have in common in the four languages, and with the sources outside the project.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use detente_rulebook::{BlockKind, Lang, Rules, Section, SectionNumber, section, sections};
use detente_words::sources;

/// The sections of a game in every language side by side, English first.
fn side_by_side(rules: Rules) -> impl Iterator<Item = [(Lang, &'static Section<'static>); 4]> {
    let all = Lang::ALL.map(|lang| sections(rules, lang));
    (0..all[0].len()).map(move |i| std::array::from_fn(|l| (Lang::ALL[l], &all[l][i])))
}

/// Fails for every section in which `of` differs from the English one.
fn must_agree<T: PartialEq + std::fmt::Debug>(what: &str, of: impl Fn(Lang, &Section) -> T) {
    let mut failures = Vec::new();
    for rules in Rules::ALL {
        for [(english, first), others @ ..] in side_by_side(rules) {
            let expected = of(english, first);
            for (lang, section) in others {
                let got = of(lang, section);
                if got != expected {
                    let number = section.number;
                    failures.push(format!(
                        "{} {number} {lang:?}: {got:?}\n    English: {expected:?}",
                        rules.key()
                    ));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{what} differ in:\n{}", failures.join("\n"));
}

/// The parts of a text between two equal marks: `*…*`, `` `…` ``.
fn marked(text: &str, mark: char) -> Vec<&str> {
    text.split(mark).skip(1).step_by(2).collect()
}

/// All runs of digits, sorted.
fn figures(text: &str) -> Vec<u32> {
    let runs = text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
    let mut figures: Vec<u32> = runs.map(|run| run.parse().expect("a short number")).collect();
    figures.sort_unstable();
    figures
}

/// Every section number with at least one dot that a text cites: `6.3.2`, `4.5.C`, `4.5C`.
fn cited(text: &str) -> BTreeSet<String> {
    let pieces = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
    let numbers = pieces.map(|piece| piece.trim_matches('.')).filter(|piece| {
        let mut parts = piece.split('.');
        let first = parts.next().is_some_and(|part| !part.is_empty() && part.parse::<u8>().is_ok());
        let rest = |part: &str| {
            let digits = part.trim_end_matches(|c: char| ('A'..='I').contains(&c));
            digits.parse::<u8>().is_ok() || (digits.is_empty() && part.len() == 1)
        };
        first && piece.contains('.') && parts.all(rest)
    });
    numbers.map(|number| SectionNumber::from(number).as_str().to_owned()).collect()
}

#[test]
fn the_four_languages_have_the_same_sections_in_the_same_order() {
    for rules in Rules::ALL {
        let numbers =
            Lang::ALL.map(|lang| -> Vec<&str> { sections(rules, lang).iter().map(|s| s.number).collect() });
        for other in &numbers[1..] {
            assert_eq!(&numbers[0], other);
        }
    }
}

#[test]
fn the_numbers_are_sorted_and_each_has_a_section_above_it() {
    for rules in Rules::ALL {
        let numbers: Vec<SectionNumber> = sections(rules, Lang::En).iter().map(|s| s.number.into()).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        for number in &numbers {
            assert!(number.parent().is_none_or(|above| numbers.contains(&above)), "{number:?}");
        }
    }
}

#[test]
fn no_section_lacks_a_title_or_a_text() {
    for rules in Rules::ALL {
        for lang in Lang::ALL {
            for Section { number, title, body } in sections(rules, lang) {
                assert!(
                    !title.trim().is_empty() && !body.trim().is_empty(),
                    "{} {lang:?} {number}",
                    rules.key()
                );
                assert!(!title.ends_with('.'), "a title is no sentence: {title}");
            }
        }
    }
}

#[test]
fn every_section_of_the_rulebooks_is_there() {
    // The published numbers of Twilight Struggle, chapter by chapter: section and how many parts it has.
    let twilight = [
        ("2", 3),
        ("2.1", 8),
        ("2.2", 6),
        ("3", 4),
        ("4", 5),
        ("4.3", 1),
        ("4.5", 9),
        ("5", 5),
        ("6", 4),
        ("6.1", 6),
        ("6.2", 3),
        ("6.3", 5),
        ("6.4", 6),
        ("7", 6),
        ("7.4", 3),
        ("8", 2),
        ("8.1", 7),
        ("8.2", 5),
        ("9", 8),
        ("10", 3),
        ("10.1", 5),
        ("10.2", 3),
        ("10.3", 2),
        ("11", 1),
        ("11.1", 4),
        ("11.1.4", 1),
        ("12", 4),
        ("12.4", 3),
    ];
    // Guerra Fría has chapters 1 to 3; below 1 and 3 stand our own first rounds and our own example of a round.
    let guerra_fria = [("1", 2), ("2", 6), ("2.2", 2), ("2.4", 2), ("2.4.1", 2), ("2.4.2", 3), ("3", 2)];
    let expected = [(Rules::Twilight, &twilight[..]), (Rules::GuerraFria, &guerra_fria[..])];
    for (rules, expected) in expected {
        for &(number, parts) in expected {
            let found = section(rules, Lang::En, number).expect("a section of the book");
            let below = found.iter().filter(|s| s.depth() == found[0].depth() + 1).count();
            assert_eq!(below, parts, "{number}");
        }
    }
}

#[test]
fn the_languages_agree_in_paragraphs_items_and_examples() {
    must_agree("blocks", |_, section| section.blocks().map(|block| block.kind).collect::<Vec<BlockKind>>());
}

#[test]
fn the_languages_agree_in_every_figure() {
    must_agree("figures", |_, section| figures(&section.body));
}

#[test]
fn the_languages_agree_in_the_options_they_name() {
    must_agree("options", |_, section| {
        marked(&section.body, '`').into_iter().map(str::to_owned).collect::<BTreeSet<String>>()
    });
}

#[test]
fn marks_come_in_pairs() {
    for rules in Rules::ALL {
        for section in Lang::ALL.iter().flat_map(|&lang| sections(rules, lang)) {
            for block in section.blocks() {
                for mark in ['*', '`'] {
                    assert_eq!(block.text.matches(mark).count() % 2, 0, "{}: {}", section.number, block.text);
                }
            }
        }
    }
}

#[test]
fn every_section_that_a_text_refers_to_exists() {
    for rules in Rules::ALL {
        for lang in Lang::ALL {
            for text in sections(rules, lang) {
                for number in cited(&text.body) {
                    assert!(
                        section(rules, lang, &number).is_ok(),
                        "{} {lang:?} {} cites {number}",
                        rules.key(),
                        text.number
                    );
                }
            }
        }
    }
}

#[test]
fn every_chapter_file_begins_with_its_heading_and_is_embedded() {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("text");
    for rules in Rules::ALL {
        for (lang, folder) in Lang::ALL.into_iter().map(|lang| (lang, lang.code())) {
            let mut files: Vec<PathBuf> = fs::read_dir(text.join(rules.key()).join(folder))
                .expect("the folder of texts")
                .map(|entry| entry.expect("a readable entry").path())
                .collect();
            files.sort();
            let mut headings = Vec::new();
            for file in files {
                let text = fs::read_to_string(&file).expect("a text file");
                assert!(text.starts_with("# "), "{} must begin with its chapter", file.display());
                for line in text.lines().filter(|line| line.starts_with('#')) {
                    let (marks, rest) = line.split_once(' ').expect("a heading");
                    let (number, title) = rest.split_once(' ').expect("number and title");
                    assert_eq!(marks.len(), number.split('.').count(), "{}: {line}", file.display());
                    headings.push((number.to_owned(), title.to_owned()));
                }
            }
            let embedded: Vec<_> =
                sections(rules, lang).iter().map(|s| (s.number.to_owned(), s.title.to_owned())).collect();
            assert_eq!(headings, embedded);
        }
    }
}

/// A file that lies beside the project on the machines of its authors, or nothing, said aloud.
fn shared(path: &str) -> Option<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(path);
    let text = fs::read_to_string(&file).ok();
    if text.is_none() {
        println!("SKIPPED: {} is not here", file.display());
    }
    text
}

#[test]
fn every_section_cited_by_the_collected_rulings_exists() {
    let Some(rulings) = shared("rulings.md") else { return };
    let table: Vec<&str> = rulings.lines().filter(|line| line.starts_with('|')).collect();
    let numbers = cited(&table.join("\n"));
    assert!(numbers.len() > 15, "the table cites many sections: {numbers:?}");
    for number in numbers {
        // 8.2.5 and 6.3.5 are sections; 9.x means the whole chapter and is no number.
        assert!(section(Rules::Twilight, Lang::En, &number).is_ok(), "no section {number}");
    }
}

#[test]
fn card_names_are_those_of_the_cards_and_the_same_cards_in_every_language() {
    // The names in the words of the tables: lines `card-<id> = <name>`.
    let ids = Lang::ALL.map(|lang| -> BTreeMap<&str, &str> {
        let cards =
            sources(lang).iter().find(|source| source.name == "cards").expect("the file of the cards");
        let lines = cards.text.lines().filter_map(|line| line.strip_prefix("card-")?.split_once(" = "));
        lines.map(|(id, name)| (name, id)).collect()
    });
    assert!(ids.iter().all(|names| names.len() == 114), "every card has a name of its own");
    let mut unknown = BTreeSet::new();
    must_agree("cards", |lang, section| {
        let names = marked(&section.body, '*').into_iter();
        names
            .map(|name| ids[lang as usize].get(name).copied().unwrap_or(name).to_owned())
            .collect::<BTreeSet<String>>()
    });
    for lang in Lang::ALL {
        for section in sections(Rules::Twilight, lang) {
            let names = marked(&section.body, '*').into_iter();
            unknown.extend(
                names.filter(|name| !ids[lang as usize].contains_key(*name)).map(|name| (lang as u8, name)),
            );
        }
    }
    assert!(unknown.is_empty(), "no cards of these names: {unknown:?}");
}

/// Sections that list the same facts as the books: countries with their figures, names of phases.
const LISTS: [&str; 4] = ["3.2", "3.3", "4.5", "13.3"];

/// How many words in a row shared with a book are still chance and not a copied sentence.
const WORDS_IN_A_ROW: usize = 10;

/// The words of a text in small letters, without marks; what a book puts in square brackets is left out.
fn words(text: &str) -> Vec<String> {
    let outside = text.split('[').map(|piece| piece.split_once(']').map_or(piece, |(_, after)| after));
    let outside: String = outside.collect::<Vec<&str>>().join(" ").replace("-\n", "");
    let pieces = outside.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    pieces.map(str::to_lowercase).collect()
}

#[test]
fn no_sentence_is_that_of_a_rulebook() {
    let seeds = [
        (
            Lang::Es,
            [
                "seeds/000_a706142adf6a5efa.txt",
                "seeds/001_e3c85098702883bf.txt",
                "seeds/003_2f263de1d9efcd04.txt",
            ]
            .as_slice(),
        ),
        (Lang::Pt, &["seeds/002_e6d3bcc29e76215c.txt"]),
        (Lang::It, &["seeds/004_f2ad1ac22d533afc.txt"]),
    ];
    for (lang, files) in seeds {
        let books: Vec<Vec<String>> =
            files.iter().filter_map(|file| shared(file)).map(|book| words(&book)).collect();
        let runs: HashSet<&[String]> = books.iter().flat_map(|book| book.windows(WORDS_IN_A_ROW)).collect();
        for rules in Rules::ALL {
            for section in sections(rules, lang).iter().filter(|section| !LISTS.contains(&section.number)) {
                // The names of cards, between asterisks, are titles and not sentences.
                for text in section.blocks().flat_map(|block| block.text.split('*').step_by(2)) {
                    let own = words(text);
                    let copied = own.windows(WORDS_IN_A_ROW).find(|run| runs.contains(run));
                    assert!(copied.is_none(), "{lang:?} {}: {copied:?}", section.number);
                }
            }
        }
    }
}
