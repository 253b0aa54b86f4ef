//! Cards, countries, regions and seats: all there, under the ids of the rules, with the names of the fact tables.

use std::collections::BTreeSet;

use crate::common::{facts, ids, texts};
use detente_words::{Lang, WORDS, card_name, country_name, region_name, seat_name};

const CARDS: &str = include_str!("ids/cards.txt");
const COUNTRIES: &str = include_str!("ids/countries.txt");

const REGIONS: [&str; 9] = [
    "europe",
    "asia",
    "middle-east",
    "africa",
    "central-america",
    "south-america",
    "western-europe",
    "eastern-europe",
    "southeast-asia",
];

/// The ids of a kind that have a text of their own.
fn named(kind: &str) -> BTreeSet<String> {
    texts(Lang::En)
        .into_keys()
        .filter(|key| !key.contains('.'))
        .filter_map(|key| key.strip_prefix(kind).map(str::to_owned))
        .collect()
}

#[test]
fn the_110_cards_and_the_4_promotional_ones_have_names_and_no_other_card_has() {
    let cards = ids(CARDS);
    assert_eq!(cards.len(), 114);
    assert_eq!(named("card-"), cards.iter().map(|id| (*id).to_owned()).collect());
}

#[test]
fn the_84_countries_have_names_and_no_other_country_has() {
    let countries = ids(COUNTRIES);
    assert_eq!(countries.len(), 84);
    assert_eq!(named("country-"), countries.iter().map(|id| (*id).to_owned()).collect());
}

#[test]
fn the_six_regions_and_three_sub_regions_have_names_and_no_other_region_has() {
    assert_eq!(named("region-"), REGIONS.iter().map(|id| (*id).to_owned()).collect());
}

#[test]
fn the_seats_of_both_games_have_names() {
    let seats = ["us", "ussr", "south", "west", "north", "east"];
    assert_eq!(named("seat-"), seats.iter().map(|id| (*id).to_owned()).collect());
}

#[test]
fn names_are_asked_for_by_the_id_of_the_rules() {
    assert_eq!(Lang::ALL.map(|lang| card_name(lang, "nato")), ["NATO", "OTAN", "OTAN", "NATO"]);
    assert_eq!(country_name(Lang::Pt, "south-korea"), "Coreia do Sul");
    assert_eq!(region_name(Lang::Es, "southeast-asia"), "Sudeste Asiático");
    assert_eq!(Lang::ALL.map(|lang| seat_name(lang, "us")), ["US", "EE. UU.", "EUA", "USA"]);
    assert_eq!(Lang::ALL.map(|lang| seat_name(lang, "east")), ["East", "Este", "Leste", "Est"]);
}

#[test]
fn a_phrase_with_a_preposition_ends_with_the_name() {
    let places = COUNTRIES.lines().map(|id| format!("country-{id}"));
    let places = places.chain(REGIONS.iter().map(|id| format!("region-{id}")));
    for id in places {
        for lang in Lang::ALL {
            let name = WORDS.get(lang, &id);
            for phrase in ["in", "from"] {
                let text = WORDS.get(lang, &format!("{id}.{phrase}"));
                assert!(
                    text.ends_with(&*name) && text.len() > name.len(),
                    "{lang}: {id}.{phrase} is {text:?}"
                );
            }
        }
    }
}

#[test]
fn card_names_are_those_of_the_fact_table() {
    let rows = facts("cards.csv");
    assert_eq!(rows.len(), 114);
    for row in &rows {
        for lang in Lang::ALL {
            assert_eq!(card_name(lang, &row["id"]), row[&format!("name_{lang}")], "{lang}: {}", row["id"]);
        }
    }
    assert_eq!(ids(CARDS), rows.iter().map(|row| row["id"].as_str()).collect());
}

#[test]
fn country_names_are_those_of_the_fact_table() {
    let rows = facts("countries.csv");
    assert_eq!(rows.len(), 84);
    for row in &rows {
        for lang in Lang::ALL {
            assert_eq!(country_name(lang, &row["id"]), row[&format!("name_{lang}")], "{lang}: {}", row["id"]);
        }
        assert!(REGIONS.contains(&row["region"].as_str()), "{row:?}");
    }
    assert_eq!(ids(COUNTRIES), rows.iter().map(|row| row["id"].as_str()).collect());
}

#[test]
fn space_race_boxes_have_the_names_of_the_fact_table() {
    let rows = facts("space_race.csv");
    assert_eq!(rows.len(), 16);
    for row in &rows {
        let name = WORDS.get(Lang::En, &format!("space-{}-{}", row["edition"], row["box"]));
        if row["name"].is_empty() {
            assert_eq!(name, format!("Box {}", row["box"]));
        } else {
            assert_eq!(name, row["name"]);
        }
        let ability = format!("space-ability-{}", row["box"]);
        assert_eq!(WORDS.has(Lang::En, &ability), !row["ability"].is_empty(), "{ability}");
    }
}

#[test]
fn eras_have_names() {
    for era in ["early", "mid", "late"] {
        for lang in Lang::ALL {
            assert!(WORDS.has(lang, &format!("era-{era}")));
        }
    }
}
