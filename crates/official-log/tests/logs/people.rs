//! Games that people played.

use std::fs;
use std::path::PathBuf;

use detente_game::record::Record;
use detente_game::{Game, ToAct};
use detente_official_log::{conform, log::Log};
use detente_struggle::state::State;

fn logs() -> Option<Vec<PathBuf>> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/logs/dev"));
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("skipped: there are no logs at {}", folder.display());
        return None;
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    paths.sort();
    Some(paths)
}

#[test]
fn every_line_of_every_game_is_read_and_written_back() {
    for path in logs().unwrap_or_default() {
        let text = fs::read_to_string(&path).expect("a readable file");
        let log = Log::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let lines: Vec<&str> = text.lines().collect();
        for entry in log.blocks.iter().flat_map(|block| &block.entries) {
            let written = entry.line.as_ref().map_or_else(String::new, ToString::to_string);
            let printed = lines[entry.number - 1];
            assert!(printed.ends_with(&written), "{}: {}: {printed}", path.display(), entry.number);
        }
    }
}

#[test]
fn every_game_of_people_conforms_and_becomes_a_record() {
    for path in logs().unwrap_or_default() {
        let text = fs::read_to_string(&path).expect("a readable file");
        let name = path.display();
        let found = conform(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(found.parting, None, "{name}");
        assert!(found.checks > 5 * found.plays, "{name}: {} checks", found.checks);
        // The record stands by itself: written, read and replayed.
        let written = found.record.to_text();
        let read = Record::<State>::parse(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
        let end = read.check().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(matches!(end.to_act(), ToAct::Over(_)), read.ending.to_string() != "unfinished", "{name}");
    }
}
