//! Logs of events that are kept in files: what was drawn stays drawn, whatever the way of pairing is today.

mod kept;

use detente_events::{Entry, Event};
use detente_protocol::{Division, EventFormat, EventStatus, EventTerms};
use kept::{Kept, terms};

fn read(text: &str) -> Vec<Entry> {
    text.lines().map(|line| serde_json::from_str(line).expect("an act")).collect()
}

fn without_draws(log: &[Entry]) -> Vec<Entry> {
    log.iter().map(|entry| Entry { drawn: None, ..entry.clone() }).collect()
}

#[test]
fn a_log_is_replayed_as_it_was_drawn() {
    let log = read(include_str!("logs/swiss.jsonl"));
    let event = Event::replay(&log).expect("a log that fits");
    assert_eq!(event.status, EventStatus::Over);
    let met: Vec<(u32, &[usize], &[usize])> = event
        .matches
        .iter()
        .map(|one| {
            let winners = one.games[0].result.as_ref().expect("played").winners.as_slice();
            (one.round, one.players.as_slice(), winners)
        })
        .collect();
    // The neighbours meet first: nothing that this program would draw.
    let as_kept: [(u32, &[usize], &[usize]); 4] =
        [(1, &[1, 0], &[1]), (1, &[2, 3], &[]), (2, &[0, 3], &[0]), (2, &[1, 2], &[2])];
    assert_eq!(met, as_kept);
    let table: Vec<(&str, u32)> =
        event.standings(0).iter().map(|row| (event.players[row.player].name.as_str(), row.points)).collect();
    assert_eq!(table, [("Cay", 3), ("Bob", 2), ("Ann", 2), ("Dee", 1)]);
    let today = Event::replay(&without_draws(&log[..7]));
    let today = today.expect("it can be drawn").matches[0].players.clone();
    assert!(today != [1, 0] && today != [0, 1], "the way of pairing of today draws it otherwise: {today:?}");
    let again: Vec<String> = log.iter().map(|entry| serde_json::to_string(entry).expect("plain")).collect();
    let lines: Vec<&str> = include_str!("logs/swiss.jsonl").lines().collect();
    assert_eq!(again, lines, "it is written as it was read");
}

#[test]
fn a_log_from_before_draws_were_kept_is_drawn_again() {
    let division = |size| Division { name: String::new(), size, beside: false };
    let league = EventFormat::League { divisions: vec![division(4), division(5)], up: 1, down: 1 };
    let formats = [
        EventFormat::Swiss { rounds: 4 },
        EventFormat::RoundRobin { cycles: 2 },
        EventFormat::Knockout,
        EventFormat::DoubleElimination,
        EventFormat::Fours { rounds: 3 },
        league,
    ];
    for format in formats {
        let mut kept = Kept::with_players(EventTerms { least: 4, most: 9, ..terms(format) }, 9);
        kept.play(3);
        assert!(kept.log.iter().any(|entry| entry.drawn.is_some()));
        assert_eq!(Event::replay(&without_draws(&kept.log)).expect("a log that fits"), kept.event);
    }
}

#[test]
fn a_log_that_names_players_who_are_not_there_does_not_fit() {
    let mut log = read(include_str!("logs/swiss.jsonl"));
    let begins = log.iter().position(|entry| entry.drawn.is_some()).expect("it begins");
    log[begins].drawn.as_mut().expect("drawn").matches[0].players[0] = 99;
    assert_eq!(Event::replay(&log).map_err(|(number, _)| number), Err(begins));
}
