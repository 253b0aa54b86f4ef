//! Where the program departs from the books: on for import, reported when it made a difference, off otherwise.

use detente_official_log::{Departure, conform};
use detente_struggle::options::{Departures, Options};
use detente_struggle::state::Ending;

use crate::press::print_random_game;

#[test]
fn a_departure_that_decided_a_game_is_named_and_kept_in_the_record() {
    let options = Options::default();
    // The first random game that ends with a coup under the Cuban Missile Crisis.
    let (printed, found) = (1..400)
        .map(|seed| print_random_game(seed, &options, 4_000, true))
        .filter(|printed| printed.state.result.is_some_and(|result| result.ending == Ending::MissileCrisis))
        .map(|printed| (conform(&printed.text).expect("a log"), printed))
        .map(|(found, printed)| (printed, found))
        .next()
        .expect("one of them ends so");
    assert_eq!(found.parting, None, "{}", printed.text);
    let [used] = found.departures[..] else { panic!("{:?}", found.departures) };
    assert_eq!(used.departure, Departure::Crisis);
    // Its place is the coup that loses the game.
    let line = printed.text.lines().nth(used.line - 1).expect("a line of the log");
    let coup = ["Target: ", "SUCCESS: ", "FAILURE: "].iter().any(|start| line.contains(start));
    assert!(coup, "{}: {line}", used.line);
    let remark = format!("departs from the books at line {} of the log: crisis", used.line);
    assert!(found.record.tags.contains(&("remark".to_owned(), remark)));
    assert_eq!(found.record.options.words(), ["departures=crisis"]);
    found.record.check().expect("legal with its departure");
}

#[test]
fn a_departure_that_made_no_difference_is_off() {
    let options = Options::default();
    for seed in 1..=6 {
        let printed = print_random_game(seed, &options, 1_000, true);
        let found = conform(&printed.text).expect("a log");
        if found.departures.is_empty() {
            assert_eq!(found.record.options.departures, Departures::default());
        }
    }
}
