//! Examples for every procedure: a section that tells how something is done shows it done, or says where it is shown.

use std::collections::BTreeSet;

use detente_rulebook::{BlockKind, Lang, Rules, Section, section, sections};

/// Sections whose example stands in another section, and where.
const ELSEWHERE: [(Rules, &str, &str); 11] = [
    (Rules::Twilight, "4.2", "8.1.3"),
    (Rules::Twilight, "4.3.1", "4.3"),
    (Rules::Twilight, "4.5.E", "8.2.1"),
    (Rules::Twilight, "4.5.G", "9.3"),
    (Rules::Twilight, "4.5.I", "10.3.2"),
    (Rules::Twilight, "6.3.2", "6.3.3"),
    (Rules::Twilight, "6.3.4", "6.3.3"),
    (Rules::Twilight, "6.4.2", "6.4.4"),
    (Rules::Twilight, "8.1.4", "6.3.3"),
    (Rules::Twilight, "9.7", "7.4"),
    (Rules::Twilight, "12.4.3", "12.4"),
];

/// Sections that tell no procedure, by what they are instead.
const NO_PROCEDURE: [(Rules, &str, &[&str]); 7] = [
    // A story told step by step, which is an example itself, and what its screens show.
    (Rules::Twilight, "part of the first turn", &["1.1.2", "1.1.7", "1.1.10", "1.2"]),
    (Rules::GuerraFria, "part of the first rounds and the round of the book", &["1.2", "3.1", "3.2"]),
    (
        Rules::Twilight,
        "says what lies on the table, where it lies or what a word means",
        &[
            "2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.1.6", "2.1.8", "2.2.1", "2.2.2", "2.2.3",
            "2.2.4", "2.2.5", "2.2.6", "2.3", "3.4", "4.1", "8.1.1", "8.1.7", "9.1", "10.1.3", "10.1.4",
        ],
    ),
    (Rules::GuerraFria, "says what lies on the table", &["2.1", "2.2.1", "2.2.2", "2.3"]),
    (
        Rules::Twilight,
        "one step, allowance or ban in a sentence, with nothing to work out",
        &[
            "4.5.A", "4.5.F", "4.5.H", "5.1", "5.5", "6.1.5", "6.1.6", "6.2.3", "6.4.6", "8.1.2", "8.1.6",
            "8.2.2", "9.8", "11.1.1",
        ],
    ),
    (
        Rules::Twilight,
        "a list of cards, countries or options",
        &[
            "13.1", "13.2", "13.3", "15.1", "15.3", "15.4", "16.2", "17.1", "17.2", "17.3", "18.1", "18.2",
            "18.3",
        ],
    ),
    (Rules::GuerraFria, "remarks and options in a sentence", &["2.6", "4.1", "4.2"]),
];

/// Does a section show what it tells?
fn shows(section: &Section) -> bool {
    section.blocks().any(|block| matches!(block.kind, BlockKind::Example | BlockKind::Figure))
}

/// Sections that only lead to their parts; each part is looked at by itself.
fn leads(rules: Rules, number: &str) -> bool {
    section(rules, Lang::En, number).expect("a section").len() > 1
}

#[test]
fn every_section_that_tells_a_procedure_has_an_example_or_a_figure() {
    let excused: BTreeSet<(&str, &str)> = NO_PROCEDURE
        .iter()
        .flat_map(|(rules, _, numbers)| numbers.iter().map(|number| (rules.key(), *number)))
        .chain(ELSEWHERE.iter().map(|(rules, number, _)| (rules.key(), *number)))
        .collect();
    let mut lacking = Vec::new();
    for rules in Rules::ALL {
        for lang in Lang::ALL {
            for section in sections(rules, lang) {
                let number = section.number;
                if !shows(section) && !leads(rules, number) && !excused.contains(&(rules.key(), number)) {
                    lacking.push(format!("{} {lang:?} {number} {}", rules.key(), section.title));
                }
            }
        }
    }
    assert!(lacking.is_empty(), "no example in:\n{}", lacking.join("\n"));
}

#[test]
fn whatever_is_excused_exists_and_needs_the_excuse() {
    let listed =
        NO_PROCEDURE.iter().flat_map(|(rules, _, numbers)| numbers.iter().map(|number| (*rules, *number)));
    let all = listed.chain(ELSEWHERE.iter().map(|(rules, number, _)| (*rules, *number)));
    let mut seen = BTreeSet::new();
    for (rules, number) in all {
        let found = section(rules, Lang::En, number).expect("a section of the book");
        assert!(!shows(&found[0]), "{} {number} has an example of its own", rules.key());
        assert_eq!(found.len(), 1, "{} {number} leads to its parts", rules.key());
        assert!(seen.insert((rules.key(), number)), "{} {number} stands there twice", rules.key());
    }
}

#[test]
fn an_example_that_stands_elsewhere_stands_there() {
    for (rules, number, place) in ELSEWHERE {
        let found = section(rules, Lang::En, place).expect("a section of the book");
        assert!(shows(&found[0]), "{} {number}: no example in {place}", rules.key());
    }
}
