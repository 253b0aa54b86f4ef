//! The printed facts in this crate against the project's tables of facts. The tables are not part of the project: where
//! the folder is missing the tests say so and pass.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use detente_struggle::cards::{CARDS, CardId, Deck};
use detente_struggle::map::{COUNTRIES, Country, CountrySet, Region};
use detente_struggle::rules::late_war::LATE_WAR;
use detente_struggle::rules::space_race::SPACE_TRACK;
use detente_struggle::rules::turn::{action_rounds, hand_size};
use detente_struggle::side::Side;

/// The rows of a table as maps from column to value, or nothing where the folder is missing.
fn table(name: &str) -> Option<Vec<Vec<(String, String)>>> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/facts");
    let Ok(text) = std::fs::read_to_string(folder.join(name)) else {
        println!("SKIPPED: the tables of facts (shared/facts/{name}) are not on this machine");
        return None;
    };
    let mut lines = text.lines();
    let head: Vec<String> = lines.next()?.split(',').map(str::to_owned).collect();
    Some(lines.map(|line| head.iter().cloned().zip(line.split(',').map(str::to_owned)).collect()).collect())
}

fn get<'a>(row: &'a [(String, String)], column: &str) -> &'a str {
    &row.iter().find(|(name, _)| name == column).unwrap_or_else(|| panic!("no column {column}")).1
}

#[test]
fn countries_are_those_of_the_printed_map() {
    let Some(rows) = table("countries.csv") else { return };
    assert_eq!(rows.len(), COUNTRIES.len());
    for (row, facts) in rows.iter().zip(&COUNTRIES) {
        assert_eq!(get(row, "id"), facts.id);
        assert_eq!(get(row, "region"), facts.region.id(), "{}", facts.id);
        assert_eq!(get(row, "stability"), facts.stability.to_string(), "{}", facts.id);
        assert_eq!(get(row, "battleground"), facts.battleground.to_string(), "{}", facts.id);
        assert_eq!(get(row, "us_start"), facts.start_us.to_string(), "{}", facts.id);
        assert_eq!(get(row, "ussr_start"), facts.start_ussr.to_string(), "{}", facts.id);
        assert_eq!(get(row, "adjacent_superpower"), facts.superpower.map_or("", Side::word), "{}", facts.id);
        let (west, east, southeast) = match get(row, "subregion") {
            "western-europe" => (true, false, false),
            "eastern-europe" => (false, true, false),
            "both-europe" => (true, true, false),
            "southeast-asia" => (false, false, true),
            _ => (false, false, false),
        };
        assert_eq!(CountrySet::WESTERN_EUROPE.contains(facts.country), west, "{}", facts.id);
        assert_eq!(CountrySet::EASTERN_EUROPE.contains(facts.country), east, "{}", facts.id);
        assert_eq!(CountrySet::SOUTHEAST_ASIA.contains(facts.country), southeast, "{}", facts.id);
    }
}

#[test]
fn connections_are_those_of_the_printed_map() {
    let Some(rows) = table("adjacency.csv") else { return };
    let expected: BTreeSet<(Country, Country)> = rows
        .iter()
        .flat_map(|row| {
            let (a, b) = (Country::parse(get(row, "a")).unwrap(), Country::parse(get(row, "b")).unwrap());
            [(a, b), (b, a)]
        })
        .collect();
    let ours: BTreeSet<(Country, Country)> =
        Country::ALL.into_iter().flat_map(|a| a.neighbours().iter().map(move |b| (a, b))).collect();
    assert_eq!(ours, expected);
}

#[test]
fn cards_are_those_of_the_printed_deck() {
    let Some(rows) = table("cards.csv") else { return };
    assert_eq!(rows.len(), CardId::COUNT);
    for (row, card) in rows.iter().zip(CardId::all()) {
        let facts = CARDS[card.index() as usize];
        let id = card.id();
        assert_eq!((get(row, "id"), get(row, "number")), (id, facts.number));
        assert_eq!(get(row, "era"), facts.era.word(), "{id}");
        // The promotional cards print no value that any source has; ruling: 2.
        let ops = if get(row, "ops").is_empty() { "2" } else { get(row, "ops") };
        assert_eq!(ops, facts.ops.to_string(), "{id}");
        assert_eq!(get(row, "side"), facts.side.map_or("neutral", Side::word), "{id}");
        assert_eq!(get(row, "scoring"), facts.scoring.to_string(), "{id}");
        assert_eq!(get(row, "starred"), facts.starred.to_string(), "{id}");
        assert_eq!(get(row, "underlined"), facts.underlined.to_string(), "{id}");
        assert_eq!(get(row, "optional"), (facts.deck != Deck::Basic).to_string(), "{id}");
    }
}

#[test]
fn scoring_space_and_turn_tracks_are_the_printed_ones() {
    if let Some(rows) = table("scoring.csv") {
        for row in rows {
            let region = Region::parse(get(&row, "region")).unwrap();
            let (presence, domination, control) = region.points();
            assert_eq!(get(&row, "presence"), presence.to_string());
            assert_eq!(get(&row, "domination"), domination.to_string());
            let won = if region == Region::Europe { "win".to_owned() } else { control.to_string() };
            assert_eq!(get(&row, "control"), won);
        }
    }
    if let Some(rows) = table("space_race.csv") {
        for row in rows {
            let number: usize = get(&row, "box").parse().unwrap();
            let ours = SPACE_TRACK[number - 1];
            let numbers =
                ["min_ops", "max_roll", "vp_first", "vp_second"].map(|column| get(&row, column).to_owned());
            let expected = [ours.min_ops, ours.max_roll, ours.first, ours.second].map(|n| n.to_string());
            assert_eq!(numbers, expected, "box {number}");
        }
    }
    if let Some(rows) = table("turns.csv") {
        for row in rows {
            let turn: u8 = get(&row, "turn").parse().unwrap();
            assert_eq!(get(&row, "action_rounds"), action_rounds(turn).to_string());
            assert_eq!(get(&row, "hand_size"), hand_size(turn).to_string());
        }
    }
}

#[test]
fn the_late_war_scenario_is_that_of_the_table() {
    let Some(rows) = table("late_war_scenario.csv") else { return };
    assert_eq!(rows.len(), LATE_WAR.len());
    for (row, (country, us, ussr)) in rows.iter().zip(LATE_WAR) {
        let ours = (country.id().to_owned(), us.to_string(), ussr.to_string());
        let expected = (get(row, "country_id"), get(row, "us"), get(row, "ussr"));
        assert_eq!((ours.0.as_str(), ours.1.as_str(), ours.2.as_str()), expected);
    }
}
