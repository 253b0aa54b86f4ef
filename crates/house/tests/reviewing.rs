//! Which games may be reviewed.

use detente_games::GameName;
use detente_house::reading::{Brought, Limits, Shelved, bring};
use detente_house::reviewing::{Terms, cut};
use detente_words::Lang;

const LIMITS: Limits = Limits { actions: 20_000, lines: 4000 };

/// A log of our own invention that breaks off in the first action round.
const BROKEN_OFF: &str = "\
SETUP: : USSR player will play as USSR.
US player will play as USA.
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in Yugoslavia [0][2]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]

Turn 1, Headline Phase: Fidel* & Nasser*: USSR Headlines Fidel*
US Headlines Nasser*
Event: Fidel*
USSR +3 in Cuba [0][3]

Event: Nasser*
USSR +2 in Egypt [0][2]

";

fn may_be_reviewed(brought: &Brought) -> bool {
    let of = Shelved { game: GameName::Twilight, id: "x", title: "", record: &brought.record };
    cut(of, Terms { lines: 4, seed: 1 }, LIMITS).is_ok()
}

#[test]
fn a_log_that_breaks_off_is_reviewed_and_a_record_that_only_says_so_is_not() {
    let read = |text: &str| bring(text.to_owned(), "a game", LIMITS, Lang::En).expect("it is read");
    let log = read(BROKEN_OFF);
    assert!(log.record.contains("result unfinished") && log.actions > 10, "{}", log.record);
    assert!(may_be_reviewed(&log));
    // The same as a record: that it comes from a log is written in its head, where anybody can write it.
    let record = read(&log.record);
    assert_eq!(record.actions, log.actions);
    assert!(!may_be_reviewed(&record), "{}", record.record);
}
