//! Every two cards that touch each other have a test of their meeting: the list is `facts/pairs.txt`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use detente_struggle::cards::CardId;

const LIST: &str = include_str!("facts/pairs.txt");

struct Row {
    pair: (CardId, CardId),
    module: &'static str,
    test: &'static str,
}

fn card(id: &str) -> CardId {
    CardId::parse(id).unwrap_or_else(|| panic!("no card is called “{id}”"))
}

fn rows() -> Vec<Row> {
    let lines = LIST.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let [one, other, place] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (module, test) = place.split_once("::").unwrap_or_else(|| panic!("{line}"));
        Row { pair: (card(one), card(other)), module, test }
    };
    lines.map(read).collect()
}

/// The text of the file of a card, whatever its era.
fn source(module: &str) -> String {
    let cards = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cards");
    let file = |era: &str| cards.join(era).join(format!("{module}.rs"));
    let paths = ["early_war", "mid_war", "late_war", "promotional"].map(file);
    let path = paths.into_iter().find(|path| path.exists()).unwrap_or_else(|| panic!("no card {module}"));
    fs::read_to_string(path).expect("a source file")
}

#[test]
fn every_pair_names_a_test_that_exists() {
    let rows = rows();
    assert!(rows.len() > 60);
    let pairs: BTreeSet<_> = rows.iter().map(|row| row.pair).collect();
    assert_eq!(pairs.len(), rows.len(), "no pair stands there twice");
    for Row { module, test, .. } in rows {
        let test_fn = format!("#[test]\n    fn {test}() {{");
        assert!(source(module).contains(&test_fn), "{module} has no test {test}");
    }
}

#[test]
fn the_list_holds_every_pair_of_the_fact_table() {
    let table = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/facts/card_effects.md"));
    let Ok(text) = fs::read_to_string(&table) else {
        println!("skipped: there is no table of effects at {}", table.display());
        return;
    };
    let known: BTreeSet<_> = rows().iter().flat_map(|row| [row.pair, (row.pair.1, row.pair.0)]).collect();
    // `### 49. Missile Envy — `missile-envy`` begins a card; its See line names others by number.
    let mut numbers: BTreeMap<String, CardId> = BTreeMap::new();
    let mut seen: Vec<(CardId, String)> = Vec::new();
    let mut current = None;
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("### ") {
            let number = head.split(['.', ' ']).next().unwrap_or("");
            current = head.rsplit('`').nth(1).and_then(CardId::parse);
            numbers.extend(current.map(|card| (number.to_owned(), card)));
        } else if let (Some(see), Some(card)) = (line.strip_prefix("**See**: "), current) {
            let names = see.split('#').skip(1).filter_map(|part| part.split([' ', ',', ';']).next());
            seen.extend(names.map(|number| (card, number.to_owned())));
        }
    }
    assert!(seen.len() > 120, "{}", seen.len());
    for (one, number) in seen {
        // Promotional cards share numbers and go by names of their own in the table.
        let Some(&other) = numbers.get(&number) else { continue };
        if other != one && !number.starts_with("111") {
            assert!(known.contains(&(one, other)), "{} and {}", one.id(), other.id());
        }
    }
}
