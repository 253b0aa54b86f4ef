//! `rules`: the rulebooks by section number.

use crate::common::detente;

#[test]
fn without_a_number_the_table_of_contents_is_shown() {
    let out = detente(&["rules"]).ok();
    assert!(out.starts_with("Twilight Struggle\n"), "{out}");
    assert!(out.lines().any(|line| line.starts_with("6  ")), "{out}");
    assert!(out.lines().any(|line| line.starts_with("    6.1.1  ")), "{out}");
    assert!(detente(&["rules", "--game", "guerra-fria"]).ok().starts_with("Guerra Fría\n"));
}

#[test]
fn a_section_comes_with_all_that_is_under_it() {
    let out = detente(&["rules", "6.1"]).ok();
    assert!(out.starts_with("6.1  ") && out.contains("\n6.1.2  ") && !out.contains("\n6.2  "), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    let value = detente(&["rules", "6.1", "--json"]).json();
    assert_eq!((&value["game"], &value["sections"][0]["number"]), (&"twilight".into(), &"6.1".into()));
    assert!(value["sections"][0]["body"].as_str().is_some_and(|body| !body.is_empty()));
}

#[test]
fn json_without_a_number_is_the_whole_rulebook() {
    let value = detente(&["rules", "--game", "guerra-fria", "--json"]).json();
    assert!(value["sections"].as_array().is_some_and(|sections| sections.len() > 10));
}

#[test]
fn a_section_that_is_not_there_is_answered_with_those_that_are() {
    let line = detente(&["rules", "6.9"]).complaint(2);
    assert!(line.contains("6.9") && line.contains("6.1, 6.2"), "{line}");
    let line = detente(&["rules", "--lang", "es", "coup"]).complaint(2);
    assert!(line.contains("coup") && line.contains("capítulos"), "{line}");
    assert!(detente(&["rules", "--game", "chess"]).complaint(2).contains("twilight, guerra-fria"));
}
