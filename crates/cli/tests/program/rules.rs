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
    let line = detente(&["rules", "--lang", "es", "zxqw"]).complaint(2);
    assert!(line.contains("zxqw") && line.contains("capítulos"), "{line}");
    assert!(detente(&["rules", "--game", "chess"]).complaint(2).contains("twilight, guerra-fria"));
}

#[test]
fn everyday_words_find_what_answers_them_in_every_language() {
    for (lang, question, section) in [
        ("en", "how do I lose by nukes", "8.1.3"),
        ("es", "cómo pierdo por una bomba nuclear", "8.1.3"),
        ("pt", "como eu perco com a bomba atômica", "8.1.3"),
        ("it", "come perdo con la bomba atomica", "8.1.3"),
    ] {
        let mut args = vec!["rules", "--lang", lang];
        args.extend(question.split(' '));
        let out = detente(&args).ok();
        assert!(out.starts_with(&format!("{section}  ")), "{lang}: {out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{lang}: {out}");
    }
    let found = detente(&["rules", "--json", "nuclear", "war"]).json();
    assert_eq!(found["sections"][0]["number"], "8.1.3");
}

#[test]
fn the_first_turn_shows_the_board_and_says_where_it_is_taught_and_played() {
    let out = detente(&["rules", "1.1.4", "--lang", "en"]).ok();
    assert!(out.contains("    * Iran         2   0   [2]\n"), "{out}");
    assert!(out.contains("\nLesson: detente learn twilight coups\n"), "{out}");
    assert!(out.contains("\nIn the tournament game: detente view tournament --at 1-ussr-1\n"), "{out}");
    let out = detente(&["rules", "20", "--lang", "it"]).ok();
    assert!(out.contains("    * Cuba 3: "), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    assert!(out.lines().filter(|line| line.starts_with("    *") || line.starts_with("      ")).count() >= 84);
}
