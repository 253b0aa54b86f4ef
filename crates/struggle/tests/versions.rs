//! Games of older versions of the rules replay as they were played, though new games are played otherwise.
//!
//! The records under `games/version-N` were written by programs whose newest version was N. Each passes through a rule that
//! has been corrected since; its name says which.

use std::fs;
use std::path::{Path, PathBuf};

use detente_game::Game;
use detente_game::record::Record;
use detente_struggle::Struggle;
use detente_struggle::options::Options;

fn records(version: u32) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/games/version-{version}"));
    let files = fs::read_dir(&folder).expect("the folder of that version");
    let mut records: Vec<_> = files
        .map(|file| file.expect("a file").path())
        .map(|path| (path.clone(), fs::read_to_string(path).expect("a text")))
        .collect();
    records.sort();
    records
}

#[test]
fn games_of_version_1_replay_under_their_own_rules() {
    let records = records(1);
    assert!(!records.is_empty());
    for (path, text) in records {
        let record = Record::<Struggle>::parse(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(record.rules(), 1, "{path:?}");
        let end = record.check().unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(Struggle::rules_of(&end.options()), 1, "{path:?}: the game knows its version");
        assert_eq!(record.to_text(), text, "{path:?}: written as it was read");
        // Under the newest rules it is another game.
        let mut newer = record.clone();
        newer.options = Struggle::under_rules(&record.options, Struggle::RULES_VERSION).expect("the newest");
        let same = newer.replay(|_, _| ()).is_ok_and(|mut other| {
            other.options = end.options;
            other == end
        });
        assert!(!same, "{path:?} does not meet a rule that has changed");
    }
}

#[test]
fn new_games_have_the_newest_version_and_unknown_ones_are_refused() {
    assert_eq!(Struggle::rules_of(&Options::default()), Struggle::RULES_VERSION);
    assert_eq!(Struggle::under_rules(&Options::default(), Struggle::RULES_VERSION + 1), None);
    assert_eq!(Struggle::under_rules(&Options::default(), 0), None);
    let newer = format!("detente-record 1\ngame twilight\nrules {}\n", Struggle::RULES_VERSION + 1);
    let error = Record::<Struggle>::parse(&newer).expect_err("a version of the future");
    assert_eq!((error.place.line, error.fault.id()), (3, "unknown-rules"));
}
