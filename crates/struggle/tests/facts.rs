//! The printed facts in this crate against the project's tables of facts, and the web's drawing against both.

use std::collections::BTreeSet;
use std::path::Path;

use detente_struggle::cards::{CARDS, Card, CardId, Deck};
use detente_struggle::map::{COUNTRIES, Country, CountrySet, Region};
use detente_struggle::rules::first_edition;
use detente_struggle::rules::late_war::LATE_WAR;
use detente_struggle::rules::space_race::{Ability, SPACE_TRACK};
use detente_struggle::rules::turn::{action_rounds, hand_size};
use detente_struggle::side::Side;
use detente_struggle::typescript;
use serde_json::Value;

/// The rows of a table as lists of column and value.
fn table(name: &str) -> Vec<Vec<(String, String)>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/facts").join(name);
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut lines = text.lines();
    let head: Vec<String> = lines.next().expect("a head").split(',').map(str::to_owned).collect();
    lines.map(|line| head.iter().cloned().zip(line.split(',').map(str::to_owned)).collect()).collect()
}

fn get<'a>(row: &'a [(String, String)], column: &str) -> &'a str {
    &row.iter().find(|(name, _)| name == column).unwrap_or_else(|| panic!("no column {column}")).1
}

#[test]
fn countries_are_those_of_the_printed_map() {
    let rows = table("countries.csv");
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
    let rows = table("adjacency.csv");
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
    let rows = table("cards.csv");
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
    for row in table("scoring.csv") {
        let region = Region::parse(get(&row, "region")).unwrap();
        let (presence, domination, control) = region.points();
        assert_eq!(get(&row, "presence"), presence.to_string());
        assert_eq!(get(&row, "domination"), domination.to_string());
        let won = if region == Region::Europe { "win".to_owned() } else { control.to_string() };
        assert_eq!(get(&row, "control"), won);
    }
    for row in table("space_race.csv") {
        let number: usize = get(&row, "box").parse().unwrap();
        let ours = SPACE_TRACK[number - 1];
        let numbers =
            ["min_ops", "max_roll", "vp_first", "vp_second"].map(|column| get(&row, column).to_owned());
        let expected = [ours.min_ops, ours.max_roll, ours.first, ours.second].map(|n| n.to_string());
        assert_eq!(numbers, expected, "box {number}");
        // 6.4.4: what being alone past the box allows.
        let ability = match get(&row, "ability") {
            "two-attempts" => Some(Ability::TwoAttempts),
            "sees-headline" => Some(Ability::SeesHeadline),
            "discards-held" => Some(Ability::DiscardsHeld),
            "eight-rounds" => Some(Ability::EightRounds),
            _ => None,
        };
        let abilities =
            [Ability::TwoAttempts, Ability::SeesHeadline, Ability::DiscardsHeld, Ability::EightRounds];
        assert_eq!(ability, abilities.into_iter().find(|&each| each as usize == number), "box {number}");
    }
    for row in table("turns.csv") {
        let turn: u8 = get(&row, "turn").parse().unwrap();
        assert_eq!(get(&row, "action_rounds"), action_rounds(turn).to_string());
        assert_eq!(get(&row, "hand_size"), hand_size(turn).to_string());
    }
}

#[test]
fn the_late_war_scenario_is_that_of_the_table() {
    let rows = table("late_war_scenario.csv");
    assert_eq!(rows.len(), LATE_WAR.len());
    for (row, (country, us, ussr)) in rows.iter().zip(LATE_WAR) {
        let ours = (country.id().to_owned(), us.to_string(), ussr.to_string());
        let expected = (get(row, "country_id"), get(row, "us"), get(row, "ussr"));
        assert_eq!((ours.0.as_str(), ours.1.as_str(), ours.2.as_str()), expected);
    }
}

#[test]
fn the_first_edition_prints_what_the_table_of_its_differences_says() {
    for row in table("first_edition_overrides.csv") {
        let card = CardId::parse(get(&row, "card_id")).expect("a card");
        let field = get(&row, "field");
        let value = |facts: &Card| match field {
            "ops" => facts.ops.to_string(),
            "starred" => facts.starred.to_string(),
            "underlined" => facts.underlined.to_string(),
            // Cards keep their Deluxe numbers in every game.
            "number" => facts.number.to_owned(),
            _ => panic!("a field that this test does not know: {field}"),
        };
        assert_eq!(value(CARDS[card.index() as usize]), get(&row, "deluxe"), "{card:?}");
        if field != "number" {
            assert_eq!(value(first_edition::card(card)), get(&row, "by_errata"), "{card:?}");
        }
    }
}

fn web(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_committed_facts_of_the_web_are_those_of_the_rules() {
    assert!(
        web("facts.ts") == typescript::file(),
        "web/src/lib/facts.ts is out of date: cargo run -p detente-struggle --example web_facts"
    );
}

/// The ids of a list of things that are drawn.
fn drawn(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list");
    list.iter().map(|each| each["id"].as_str().expect("an id")).collect()
}

#[test]
fn the_web_draws_every_country_region_and_connection_and_nothing_else() {
    let countries: Value = serde_json::from_str(&web("board/countries.json")).expect("JSON");
    assert_eq!(drawn(&countries), COUNTRIES.map(|facts| facts.id));
    let regions: Value = serde_json::from_str(&web("board/regions.json")).expect("JSON");
    let ids: BTreeSet<&str> = drawn(&regions["regions"]).into_iter().collect();
    assert_eq!(ids, Region::ALL.map(Region::id).into());
    let lines: Value = serde_json::from_str(&web("board/links.json")).expect("JSON");
    // A link may be drawn in two pieces, at both edges of the map.
    let joined: BTreeSet<[&str; 2]> = lines
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| {
            let mut ends = ["a", "b"].map(|end| line[end].as_str().expect("an id"));
            ends.sort_unstable();
            ends
        })
        .collect();
    let mut expected: BTreeSet<[&str; 2]> = BTreeSet::new();
    for facts in &COUNTRIES {
        let neighbours = facts.neighbours.iter().map(|country| country.id());
        for other in neighbours.chain(facts.superpower.map(Side::word)) {
            let mut ends = [facts.id, other];
            ends.sort_unstable();
            expected.insert(ends);
        }
    }
    assert_eq!(joined, expected);
}
