//! `conform` and `import`: logs of the official digital edition.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{Folder, detente};

/// A log of our own invention: one headline phase and two rounds.
const LOG: &str = "\
SETUP: : USSR player will play as USSR.
US player will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in Yugoslavia [0][2]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: Fidel* & Nasser*: USSR Headlines Fidel*
US Headlines Nasser*
Event: Fidel*
USSR +3 in Cuba [0][3]

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: Blockade*: Coup (1 Ops):
Target: Iran
SUCCESS: 5 [ + 1 - 2x2 = 2 ]
US -2 in Iran [1][0]
USSR Military Ops to 1
DEFCON degrades to 4

Turn 1, US AR1: NATO*: Place Influence (4 Ops):
US +2 in Iran [3][0]
US +2 in France [2][0]
";

const WRONG: (&str, &str) = ("US +2 in France [2][0]", "US +2 in France [3][0]");

#[test]
fn a_log_becomes_a_record_that_passes_the_check() {
    let folder = Folder::new("import");
    let log = folder.file("game.txt", LOG);
    let record = format!("{}/game.record", folder.path());
    let line = detente(&["import", &log, "-o", &record]).ok();
    assert!(line.starts_with(&record) && line.lines().count() == 1, "{line}");
    assert_eq!(detente(&["check", &record, "--json"]).json()["ok"], true);
    let printed = detente(&["import", &log]).ok();
    assert_eq!(printed, fs::read_to_string(&record).expect("written"));
    assert!(
        printed.contains("options us-handicap=2") && printed.contains("ussr: blockade coup iran"),
        "{printed}"
    );
    assert!(detente(&["replay", &record, "--actions"]).ok().contains("nato influence"));
}

#[test]
fn a_folder_of_logs_is_counted_and_compared() {
    let folder = Folder::new("conform");
    folder.file("one.txt", LOG);
    folder.file("two.log", LOG);
    folder.file("INDEX.csv", "game,turns\n");
    let value = detente(&["conform", &folder.path(), "--json"]).json();
    assert_eq!((&value["games"], &value["ok"], &value["plays"]), (&2.into(), &2.into(), &8.into()));
    assert!(value["checks"].as_u64().is_some_and(|checks| checks > 60), "{value}");
    assert_eq!(value["mismatches"], Value::Array(Vec::new()));
    let text = detente(&["conform", &folder.path()]).ok();
    assert!(text.starts_with("2 games, 2 agree with the rules; 8 cards played"), "{text}");
}

#[test]
fn a_difference_is_named_with_its_line_and_both_values_and_the_exit_code_is_1() {
    let folder = Folder::new("differs");
    let log = folder.file("odd.txt", &LOG.replace(WRONG.0, WRONG.1));
    let ran = detente(&["conform", &log, "--json"]);
    assert_eq!(ran.code, 1);
    let value: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((&value["games"], &value["ok"]), (&1.into(), &0.into()));
    let mismatch = &value["mismatches"][0];
    assert_eq!((&mismatch["game"], &mismatch["line"]), (&"odd".into(), &30.into()));
    assert_eq!((&mismatch["expected"], &mismatch["got"]), (&WRONG.1.into(), &WRONG.0.into()));
    let line = detente(&["conform", &log]).complaint(1);
    assert_eq!(line, "1 of 1 log does not agree with the rules");
    // What fits is kept.
    let record = format!("{}/odd.record", folder.path());
    let line = detente(&["import", &log, "-o", &record]).complaint(1);
    assert!(line.contains("line 30: the log says “US +2 in France [3][0]”"), "{line}");
    assert_eq!(detente(&["check", &record, "--json"]).json()["ok"], true);
}

#[test]
fn what_is_no_log_is_said_in_one_line() {
    let folder = Folder::new("no-log");
    let log = folder.file("odd.txt", &LOG.replace("Target: Iran", "Target: Atlantis"));
    assert!(
        detente(&["import", &log])
            .complaint(2)
            .contains("line 22: no line of a log reads “Target: Atlantis”")
    );
    let ran = detente(&["conform", &log, "--json"]);
    let value: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((ran.code, &value["mismatches"][0]["got"]), (1, &"unknown-line".into()));
    detente(&["conform", "/nowhere/at/all"]).complaint(1);
    detente(&["conform"]).complaint(2);
    let empty = Folder::new("empty");
    assert!(detente(&["conform", &empty.path()]).complaint(1).contains("no logs"));
    for lang in ["es", "pt", "it"] {
        detente(&["import", &log, "--lang", lang]).complaint(2);
        detente(&["conform", &log, "--lang", lang]).complaint(1);
    }
}

#[test]
fn every_game_of_people_at_hand_conforms() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/logs/dev");
    if !Path::new(folder).is_dir() {
        println!("skipped: there are no logs at {folder}");
        return;
    }
    let value = detente(&["conform", folder, "--json"]).json();
    assert_eq!(value["games"], value["ok"]);
}
