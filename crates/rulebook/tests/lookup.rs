//! Asking for a section by its number.

use detente_rulebook::{BlockKind, Lang, Rules, section, sections};

fn numbers(asked: &str) -> Vec<&'static str> {
    let found = section(Rules::Twilight, Lang::En, asked).expect("the section exists");
    found.iter().map(|section| section.number).collect()
}

#[test]
fn a_section_comes_with_its_sub_sections() {
    assert_eq!(numbers("6.3"), ["6.3", "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5"]);
    assert_eq!(numbers("6.3.2"), ["6.3.2"]);
    assert_eq!(numbers("4.3"), ["4.3", "4.3.1"]);
    assert_eq!(numbers("11.1.4"), ["11.1.4", "11.1.4.1"]);
    assert_eq!(numbers("19.1"), ["19.1"]);
    assert!(!numbers("1").contains(&"10"), "chapter 10 is no part of chapter 1");
}

#[test]
fn a_whole_chapter_is_found_under_either_way_of_writing_it() {
    assert_eq!(numbers("6.0"), numbers("6"));
    assert_eq!(numbers("6").len(), 1 + 7 + 4 + 6 + 7);
}

#[test]
fn the_phases_of_a_turn_have_letters() {
    assert_eq!(numbers("4.5").len(), 10);
    for written in ["4.5.C", "4.5C", "4.5 c"] {
        assert_eq!(numbers(written), ["4.5.C"]);
    }
}

#[test]
fn every_listed_section_can_be_asked_for_in_every_language() {
    for rules in Rules::ALL {
        for lang in Lang::ALL {
            for listed in sections(rules, lang) {
                let found = section(rules, lang, listed.number).expect("a listed section");
                assert_eq!(&found[0], listed);
            }
        }
    }
}

#[test]
fn an_unknown_sub_section_names_what_its_section_has() {
    let error = section(Rules::Twilight, Lang::En, "6.9").expect_err("there is no 6.9");
    assert_eq!(error.above, Some("6"));
    assert_eq!(error.existing, ["6.1", "6.2", "6.3", "6.4"]);
    assert_eq!(
        error.to_string(),
        "no section “6.9” in the rules of Twilight Struggle; under 6 there are 6.1, 6.2, 6.3, 6.4"
    );
}

#[test]
fn below_a_section_without_parts_the_next_section_above_answers() {
    let error = section(Rules::Twilight, Lang::It, "6.3.2.1").expect_err("6.3.2 has no parts");
    assert_eq!(error.above, Some("6.3"));
    assert_eq!(error.existing, ["6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5"]);
}

#[test]
fn an_unknown_chapter_names_the_chapters() {
    for asked in ["20", "coups", "", "5.5.5.5.5x", "9.9"] {
        let error = section(Rules::GuerraFria, Lang::Es, asked).expect_err("no such chapter");
        assert_eq!(error.above, None);
        assert_eq!(error.existing, ["1", "2", "3", "4"]);
        assert_eq!(error.to_string().lines().count(), 1);
    }
}

#[test]
fn a_section_knows_its_depth_and_its_blocks() {
    let coup = &section(Rules::Twilight, Lang::En, "6.3.3").expect("it exists")[0];
    assert_eq!(coup.depth(), 3);
    let kinds: Vec<BlockKind> = coup.blocks().map(|block| block.kind).collect();
    assert_eq!(kinds, [BlockKind::Paragraph, BlockKind::Example]);
}

#[test]
fn a_game_is_known_by_its_name_on_the_command_line() {
    for rules in Rules::ALL {
        assert_eq!(Rules::from_key(rules.key()), Some(rules));
    }
    assert_eq!(Rules::from_key("chess"), None);
}
