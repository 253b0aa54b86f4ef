//! The figures of the English texts against the tables of facts. The other languages have the
//! same figures and the same countries, see `texts.rs` and the last test here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use detente_rulebook::{BlockKind, Lang, Rules, section};
use detente_words::sources;

/// The lines of a table of facts without its head, cut at the commas.
fn facts(table: &str) -> Vec<Vec<String>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../struggle/tests/facts").join(table);
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

/// The list items of a section.
fn items(lang: Lang, number: &str) -> Vec<&'static str> {
    let found = &section(Rules::Twilight, lang, number).expect("the section exists")[0];
    found.blocks().filter(|block| block.kind == BlockKind::Item).map(|block| block.text).collect()
}

/// Country id by name in one language.
fn countries(lang: Lang) -> BTreeMap<&'static str, &'static str> {
    let file =
        sources(lang).iter().find(|source| source.name == "countries").expect("the file of the countries");
    let lines = file.text.lines().filter_map(|line| line.strip_prefix("country-")?.split_once(" = "));
    lines.map(|(id, name)| (name, id)).collect()
}

/// The countries of an item `Label: A, B (1/2), C.` with the figures given, by id.
fn listed(lang: Lang, item: &str) -> Vec<(&'static str, Option<(u8, u8)>)> {
    let names = countries(lang);
    let (_, list) = item.split_once(": ").expect("a label");
    let entries = list.trim_end_matches('.').split(", ").map(|entry| {
        let (name, figures) = entry.split_once(" (").map_or((entry, None), |(name, rest)| {
            let (us, ussr) = rest.trim_end_matches(')').split_once('/').expect("two figures");
            (name, Some((us.parse().expect("a figure"), ussr.parse().expect("a figure"))))
        });
        (*names.get(name).unwrap_or_else(|| panic!("{lang:?}: no country “{name}”")), figures)
    });
    entries.collect()
}

#[test]
fn the_boxes_of_the_space_race_ask_and_pay_what_the_track_says() {
    let rows = facts("space_race.csv");
    let deluxe: Vec<&Vec<String>> = rows.iter().filter(|row| row[0] == "deluxe").collect();
    let expected: Vec<String> = deluxe
        .iter()
        .map(|row| format!("Box {}, {}: value {}, roll 1–{}.", row[1], row[2], row[3], row[4]))
        .collect();
    assert_eq!(items(Lang::En, "6.4.1"), expected);
    let paying = deluxe.iter().filter(|row| row[5] != "0");
    let expected: Vec<String> = paying.map(|row| format!("Box {}: {}/{}", row[1], row[5], row[6])).collect();
    assert_eq!(items(Lang::En, "6.4.3"), expected);
}

#[test]
fn the_regions_pay_what_the_map_says() {
    let rows = facts("scoring.csv");
    let said: BTreeSet<String> = items(Lang::En, "10.1.1").into_iter().map(str::to_lowercase).collect();
    for row in rows {
        let control = row[3].replace("win", "victory");
        let line = format!("{}: {}, {}, {control}", row[0].replace('-', " "), row[1], row[2]);
        assert!(said.contains(&line), "{line} is not in {said:?}");
    }
}

#[test]
fn the_battlegrounds_are_those_of_the_map() {
    let rows = facts("countries.csv");
    let battlegrounds = rows.iter().filter(|row| row[8] == "true").map(|row| row[0].as_str());
    let expected: BTreeSet<&str> = battlegrounds.collect();
    let said = items(Lang::En, "2.1.4").into_iter().flat_map(|item| listed(Lang::En, item));
    assert_eq!(said.map(|(id, _)| id).collect::<BTreeSet<&str>>(), expected);
}

#[test]
fn the_late_war_scenario_places_the_influence_of_its_table() {
    let (rows, map) = (facts("late_war_scenario.csv"), facts("countries.csv"));
    let stability = |id: &str| -> u8 {
        map.iter().find(|row| row[0] == id).and_then(|row| row[7].parse().ok()).expect("a country of the map")
    };
    let expected: BTreeMap<&str, (u8, u8)> = rows
        .iter()
        .map(|row| (row[0].as_str(), (row[1].parse().expect("a figure"), row[2].parse().expect("a figure"))))
        .collect();
    let [us, ussr, nobody] = items(Lang::En, "13.3")[..] else { panic!("three lists") };
    let mut said = BTreeMap::new();
    for (id, figures) in listed(Lang::En, us) {
        said.insert(id, figures.unwrap_or((stability(id), 0)));
    }
    for (id, figures) in listed(Lang::En, ussr) {
        said.insert(id, figures.unwrap_or((0, stability(id))));
    }
    for (id, figures) in listed(Lang::En, nobody) {
        said.insert(id, figures.expect("a neutral country needs figures"));
    }
    assert_eq!(said, expected);
}

#[test]
fn the_lists_of_countries_are_the_same_in_every_language() {
    for number in ["2.1.4", "13.3"] {
        let lists = Lang::ALL
            .map(|lang| -> Vec<_> { items(lang, number).iter().map(|item| listed(lang, item)).collect() });
        for other in &lists[1..] {
            assert_eq!(&lists[0], other, "{number}");
        }
    }
}
