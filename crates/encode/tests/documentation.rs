//! `docs/encoding.md` says what the code does: its tables are generated, and compared here.
//!
//! A failing test prints the table as it should be.

use std::fmt::Write;

use detente_encode::guerra_fria;
use detente_encode::observation::{QUESTIONS, SCALAR_NAMES, SCALARS_START, SECTIONS};
use detente_encode::{ACTIONS, FEATURES, ONE, VERSION, action_of};
use detente_game::{Game, Notation};
use detente_guerra_fria::{GuerraFria, Player};
use detente_struggle::Struggle;

const PAGE: &str = include_str!("../../../docs/encoding.md");

/// What stands between `<!-- NAME -->` and `<!-- end -->`.
fn block(name: &str) -> &'static str {
    let (_, rest) =
        PAGE.split_once(&format!("<!-- {name} -->\n")).unwrap_or_else(|| panic!("no block {name}"));
    rest.split_once("<!-- end -->").expect("a block has an end").0
}

fn expect(name: &str, wanted: &str) {
    assert!(block(name) == wanted, "docs/encoding.md, block “{name}”, should be\n{wanted}");
}

fn word(number: usize) -> String {
    Struggle::action_word(action_of(number).expect("a number below ACTIONS"))
}

#[test]
fn the_figures_are_those_of_the_code() {
    expect(
        "figures",
        &format!(
            "Encoding {VERSION}, rules {}: {FEATURES} bytes an observation, {ACTIONS} actions, a flag is {ONE}.\n",
            Struggle::RULES_VERSION
        ),
    );
}

#[test]
fn the_sections_are_those_of_the_code_and_fill_the_observation() {
    let mut table =
        "| section | first byte | bytes | what they hold |\n| --- | --- | --- | --- |\n".to_owned();
    let mut end = 0;
    for section in SECTIONS {
        assert_eq!(section.start, end, "{} does not begin where the last one ended", section.name);
        end += section.size;
        let (name, start, size, holds) = (section.name, section.start, section.size, section.holds);
        let _ = writeln!(table, "| `{name}` | {start} | {size} | {holds} |");
    }
    assert_eq!(end, SCALARS_START);
    let _ = writeln!(table, "| numbers | {end} | {} | one number each, see below |", FEATURES - end);
    expect("sections", &table);
}

#[test]
fn the_numbers_are_those_of_the_code() {
    let mut table = "| byte | number |\n| --- | --- |\n".to_owned();
    for (i, name) in SCALAR_NAMES.into_iter().enumerate() {
        let _ = writeln!(table, "| {} | {name} |", SCALARS_START + i);
    }
    expect("numbers", &table);
}

#[test]
fn the_questions_are_those_of_the_code() {
    let start = SECTIONS.iter().find(|section| section.name == "question").expect("a section").start;
    let mut table = "| byte | question |\n| --- | --- |\n".to_owned();
    for (i, name) in QUESTIONS.into_iter().enumerate() {
        let _ = writeln!(table, "| {} | {name} |", start + i);
    }
    expect("questions", &table);
}

#[test]
fn the_numbers_of_the_actions_are_those_of_the_code() {
    let mut table = "| numbers | actions |\n| --- | --- |\n".to_owned();
    for (first, last, what) in
        [(0, 113, "cards"), (114, 197, "countries"), (198, 241, "words"), (242, 244, "lifts")]
    {
        let _ = writeln!(table, "| {first} to {last} | {what}, `{}` to `{}` |", word(first), word(last));
    }
    expect("actions", &table);
    assert_eq!(ACTIONS, 245);
    let words: Vec<String> = (198..242).map(|number| format!("{number} `{}`", word(number))).collect();
    expect("words", &(words.join(", ") + "\n"));
}

#[test]
fn guerra_fria_is_as_in_the_code() {
    let (version, rules) = (guerra_fria::VERSION, GuerraFria::RULES_VERSION);
    let (features, actions) = (guerra_fria::FEATURES, guerra_fria::ACTIONS);
    expect(
        "guerra-fria-figures",
        &format!(
            "Encoding {version}, rules {rules}: {features} bytes an observation, {actions} actions, a flag is {ONE}.\n"
        ),
    );
    let mut table =
        "| section | first byte | bytes | what they hold |\n| --- | --- | --- | --- |\n".to_owned();
    let mut end = 0;
    for section in guerra_fria::SECTIONS {
        assert_eq!(section.start, end, "{} does not begin where the last one ended", section.name);
        end += section.size;
        let (name, start, size, holds) = (section.name, section.start, section.size, section.holds);
        let _ = writeln!(table, "| `{name}` | {start} | {size} | {holds} |");
    }
    assert_eq!(end, features);
    expect("guerra-fria-sections", &table);
    let mut table = "| numbers | actions |\n| --- | --- |\n".to_owned();
    let word = |number| guerra_fria::action_of(Player::South, number).map(GuerraFria::action_word);
    for number in 0..4 {
        let _ = writeln!(table, "| {number} | `{}` |", word(number).expect("a number"));
    }
    for (first, last) in [(4, 6), (7, 18), (19, 30), (31, 42), (43, 55), (56, 68), (69, 81), (82, 97)] {
        let (from, to) = (word(first).expect("a number"), word(last).expect("a number"));
        let _ = writeln!(table, "| {first} to {last} | `{from}` to `{to}` |");
    }
    assert_eq!(actions, 98);
    expect("guerra-fria-actions", &table);
}
