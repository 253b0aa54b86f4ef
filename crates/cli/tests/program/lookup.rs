//! `card` and `map`: the printed facts in the promised JSON, compared with the tables of facts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::detente;

/// The rows of a table of facts.
fn facts(name: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../struggle/tests/facts").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().skip(1).map(fields).collect()
}

/// The fields of a line; a comma between quotation marks belongs to its field, and two marks there are one.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.next_if_eq(&'"').is_some() => {
                fields.last_mut().expect("there is a first field").push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            c => fields.last_mut().expect("there is a first field").push(c),
        }
    }
    fields
}

fn list(args: &[&str], key: &str) -> Vec<Value> {
    detente(args).json()[key].as_array().expect("a list").clone()
}

#[test]
fn all_cards_have_the_promised_fields() {
    let cards = list(&["card", "--all", "--json"], "cards");
    assert_eq!(cards.len(), 114);
    for card in &cards {
        for text in ["name", "summary"] {
            for lang in ["en", "es", "pt", "it"] {
                let text = card[text][lang].as_str().expect("a text");
                assert!(!text.is_empty() && !text.contains('{'), "{card}");
            }
        }
        assert!(["early", "mid", "late"].contains(&card["era"].as_str().expect("a word")), "{card}");
        assert!(["us", "ussr", "neutral"].contains(&card["side"].as_str().expect("a word")), "{card}");
        for mark in ["scoring", "starred", "underlined", "optional"] {
            assert!(card[mark].is_boolean(), "{card}");
        }
        assert!(card["ops"].as_u64().is_some_and(|ops| ops <= 4), "{card}");
    }
    let ids: BTreeSet<&str> = cards.iter().filter_map(|card| card["id"].as_str()).collect();
    assert_eq!(ids.len(), 114);
}

#[test]
fn cards_agree_with_the_table_of_facts() {
    let rows = facts("cards.csv");
    let cards = list(&["card", "--all", "--json"], "cards");
    assert_eq!(cards.len(), rows.len());
    for (card, row) in cards.iter().zip(&rows) {
        let [number, id, en, es, pt, it, era, ops, side, scoring, starred, underlined, optional, _] =
            row.as_slice()
        else {
            panic!("{row:?}");
        };
        let text = |key: &str| match &card[key] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        for (key, wanted) in [
            ("number", number),
            ("id", id),
            ("era", era),
            ("side", side),
            ("scoring", scoring),
            ("starred", starred),
            ("underlined", underlined),
            ("optional", optional),
        ] {
            assert_eq!(&text(key), wanted, "{key} of {id}");
        }
        for (lang, wanted) in [("en", en), ("es", es), ("pt", pt), ("it", it)] {
            assert_eq!(card["name"][lang], wanted.as_str(), "name of {id} in {lang}");
        }
        // The promotional cards have no printed value; docs/rulings.md gives them 2.
        assert_eq!(text("ops"), if ops.is_empty() { "2" } else { ops }, "operations of {id}");
    }
}

#[test]
fn the_map_has_the_promised_fields_and_its_links_go_both_ways() {
    let countries = list(&["map", "--json"], "countries");
    assert_eq!(countries.len(), 84);
    let mut links = BTreeSet::new();
    for country in &countries {
        let id = country["id"].as_str().expect("an id");
        assert!(country["name"]["pt"].as_str().is_some_and(|name| !name.contains('{')), "{country}");
        assert!(country["stability"].as_u64().is_some_and(|n| (1..=5).contains(&n)), "{country}");
        assert!(country["battleground"].is_boolean() && country["start"]["ussr"].is_u64(), "{country}");
        for link in country["links"].as_array().expect("a list") {
            links.insert((id.to_owned(), link.as_str().expect("an id").to_owned()));
        }
    }
    assert!(links.iter().all(|(a, b)| links.contains(&(b.clone(), a.clone()))));
    let wanted: BTreeSet<(String, String)> = facts("adjacency.csv")
        .into_iter()
        .flat_map(|row| [(row[0].clone(), row[1].clone()), (row[1].clone(), row[0].clone())])
        .filter(|(a, b)| ![a, b].into_iter().any(|end| end == "usa" || end == "ussr" || end == "us"))
        .collect();
    assert_eq!(links, wanted);
}

#[test]
fn countries_agree_with_the_table_of_facts() {
    let rows = facts("countries.csv");
    let countries = list(&["map", "--json"], "countries");
    assert_eq!(countries.len(), rows.len());
    for (country, row) in countries.iter().zip(&rows) {
        let [id, en, es, pt, it, region, subregion, stability, battleground, us, ussr, superpower] =
            row.as_slice()
        else {
            panic!("{row:?}");
        };
        let text = |path: &str| match country.pointer(path) {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Null) | None => String::new(),
            Some(other) => other.to_string(),
        };
        for (path, wanted) in [
            ("/id", id),
            ("/name/en", en),
            ("/name/es", es),
            ("/name/pt", pt),
            ("/name/it", it),
            ("/region", region),
            ("/subregion", subregion),
            ("/stability", stability),
            ("/battleground", battleground),
            ("/start/us", us),
            ("/start/ussr", ussr),
            ("/superpower", superpower),
        ] {
            assert_eq!(&text(path), wanted, "{path} of {id}");
        }
    }
}

#[test]
fn one_card_is_shown_in_the_wished_language() {
    let out = detente(&["card", "fidel", "--lang", "es"]).ok();
    assert!(out.starts_with("8  Fidel\nGuerra inicial · URSS · 2 "), "{out}");
    assert_eq!(detente(&["card", "duck", "and", "cover", "--json"]).json()["number"], 4);
    assert!(detente(&["card", "--all"]).ok().lines().count() == 114);
    for (lang, word) in [("en", "South Korea"), ("es", "Corea del Sur"), ("it", "Corea del Sud")] {
        assert!(detente(&["map", "--lang", lang]).ok().contains(word), "{lang}");
    }
}

#[test]
fn a_card_that_is_not_there_is_bad_input() {
    assert!(detente(&["card", "Waterloo"]).complaint(2).contains("Waterloo"));
    assert!(detente(&["card", "scoring"]).complaint(2).contains("asia-scoring"));
    detente(&["card"]).complaint(2);
    detente(&["card", "fidel", "--all"]).complaint(2);
}
