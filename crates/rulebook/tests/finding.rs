//! Finding a section by everyday words, and from a section to its lesson and its place in the tournament game.

use detente_rulebook::places::all;
use detente_rulebook::search::listed;
use detente_rulebook::{Lang, Rules, places, search, section, sections};

const EXAMPLES: &str = include_str!("../search/examples.txt");

#[test]
fn what_people_ask_finds_the_section_that_answers() {
    let mut tried = 0;
    for line in EXAMPLES.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next().expect("game, language, section, question");
        let rules = Rules::from_key(word()).expect("a game");
        let lang = Lang::from_locale(word()).expect("a language");
        let (wanted, question) = (word(), word());
        let found: Vec<&str> = search(rules, lang, question).iter().map(|section| section.number).collect();
        assert_eq!(found.first(), Some(&wanted), "{line}: {found:?}");
        tried += 1;
    }
    assert!(tried > 20);
}

#[test]
fn everyday_words_are_listed_for_sections_that_there_are_and_the_same_in_every_language() {
    for rules in Rules::ALL {
        let of = |lang| listed(rules, lang).collect::<Vec<&str>>();
        for lang in Lang::ALL {
            for number in of(lang) {
                assert!(section(rules, lang, number).is_ok(), "{lang:?} {number}");
            }
            assert_eq!(of(lang), of(Lang::En), "{lang:?}");
        }
    }
}

#[test]
fn every_section_leads_to_a_lesson_and_those_of_the_basic_game_to_the_tournament_game() {
    for rules in Rules::ALL {
        for section in sections(rules, Lang::En) {
            assert!(places(rules, section.number).lesson.is_some(), "{}", section.number);
        }
        for (number, _) in all(rules) {
            assert!(section(rules, Lang::En, number).is_ok(), "{number}");
        }
    }
    // Nobody realigns and nobody plays The China Card in the tournament game; 12 to 18 are options that it does not use.
    let without: Vec<&str> = sections(Rules::Twilight, Lang::En)
        .iter()
        .filter(|section| {
            section.depth() == 1 && places(Rules::Twilight, section.number).tournament.is_none()
        })
        .map(|section| section.number)
        .collect();
    assert_eq!(without, ["9", "12", "13", "14", "15", "17", "18"]);
    assert_eq!(places(Rules::Twilight, "6.3.2").lesson, Some("coups"));
    assert_eq!(places(Rules::Twilight, "4.5.C").tournament, Some("1-headline"));
}

#[test]
fn the_guide_of_the_tournament_game_speaks_of_every_place_in_every_language() {
    for (_, found) in all(Rules::Twilight) {
        if let Some(place) = found.tournament {
            for lang in Lang::ALL {
                assert!(detente_words::WORDS.has(lang, &format!("tournament-{place}")), "{lang} {place}");
            }
        }
    }
}
