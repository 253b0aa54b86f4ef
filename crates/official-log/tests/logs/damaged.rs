//! Damaged logs: one clear answer, and never a panic.

use detente_official_log::conform;
use detente_struggle::options::Options;

use crate::press::print_random_game;

fn log() -> Vec<String> {
    let options = Options::preset("league").expect("a preset");
    print_random_game(11, &options, 900, true).text.lines().map(str::to_owned).collect()
}

/// Another die of the same outcome is the only thing that a log does not contradict itself by.
fn is_a_die(line: &str) -> bool {
    ["Die roll: ", "VICTORY: ", "DEFEAT: ", "Trap Roll: "].iter().any(|start| line.contains(start))
        || line.contains(" rolls ")
}

#[test]
fn a_changed_number_is_found_unless_it_is_another_die_of_the_same_outcome() {
    let lines = log();
    let mut changed = 0;
    for (i, line) in lines.iter().enumerate().skip(6).step_by(11) {
        for (at, digit) in line.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
            let other = char::from(b'0' + (digit as u8 - b'0' + 1) % 10);
            let mut text = lines.clone();
            text[i].replace_range(at..=at, &other.to_string());
            changed += 1;
            match conform(&text.join("\n")) {
                Err(error) => assert_eq!(error.line, i + 1),
                Ok(found) => {
                    assert!(found.parting.is_some() || is_a_die(line), "{}: {line} → {}", i + 1, text[i]);
                }
            }
        }
    }
    assert!(changed > 60, "{changed}");
}

#[test]
fn lines_that_are_missing_doubled_or_exchanged_never_make_it_panic() {
    let lines = log();
    for i in (0..lines.len()).step_by(11) {
        let without: Vec<String> =
            lines.iter().enumerate().filter(|(k, _)| *k != i).map(|(_, l)| l.clone()).collect();
        let _ = conform(&without.join("\n"));
        let mut doubled = lines.clone();
        doubled.insert(i, lines[i].clone());
        let _ = conform(&doubled.join("\n"));
        let mut exchanged = lines.clone();
        exchanged.swap(i, (i * 7 + 3) % lines.len());
        let _ = conform(&exchanged.join("\n"));
    }
}

#[test]
fn an_unknown_line_is_reported_with_its_number_and_never_skipped() {
    let mut lines = log();
    lines.insert(20, "Somebody spills coffee".to_owned());
    let error = conform(&lines.join("\n")).expect_err("unknown");
    assert_eq!((error.line, error.why.id()), (21, "unknown-line"));
    assert_eq!(error.to_string(), "line 21: no line of a log reads “Somebody spills coffee”");
}
