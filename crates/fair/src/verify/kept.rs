//! What a player has kept, held against what a file says: the host's commitment, the own contribution, how the others took
//! part, the actions.

use detente_game::record::Record;
use detente_game::{Notation, Seat};

use super::bound::{Promised, promised};
use super::{Finding, Report};
use crate::bound::seat_commitment;
use crate::history::Chain;
use crate::seed::Seed;
use crate::seen::{HIDDEN, Seen};
use crate::tags;

type Tags = [(String, String)];

/// The lines that a player's own program has added to a file.
pub fn check<G: Notation>(head: &Tags, report: &mut Report) {
    for kept in tags::all(head, tags::KEPT_HOST) {
        let stated = tags::one(head, tags::HOST).or_else(|| tags::one(head, tags::COMMITMENT));
        report.push(if stated == Some(kept) {
            Finding::holds("kept-host")
        } else {
            Finding::broken("kept-host-other").instead(kept, stated.unwrap_or_default())
        });
    }
    for seat in G::SEATS {
        if let Some(words) = tags::of_seat(head, tags::KEPT_PART, seat) {
            report.push(own_part(head, seat, &words));
        }
        // A seat that was still free when it was seen says nothing.
        if let Some(kept) = promised(head, tags::KEPT_SEAT, seat)
            && !matches!(kept, Promised::None)
            && commitment(Some(&kept)) != commitment(promised(head, tags::SEAT, seat).as_ref())
        {
            report.push(Finding::broken("kept-seat-other").of(seat));
        }
    }
    let unknown = |line: &&str| {
        let seat = line.split_whitespace().next().unwrap_or_default();
        Seat::parse::<G>(seat).is_none()
    };
    if tags::all(head, tags::KEPT_PART).chain(tags::all(head, tags::KEPT_SEAT)).any(|line| unknown(&line)) {
        report.push(Finding::broken("head-damaged"));
    }
}

/// What a seat is bound to: its commitment, or the word of its sitter.
fn commitment<'a>(promised: Option<&Promised<'a>>) -> Option<&'a str> {
    promised.map(|promised| match promised {
        Promised::Opened(commitment) | Promised::Committed(commitment) | Promised::Absent(commitment) => {
            *commitment
        }
        Promised::Bot => "bot",
        Promised::None => "none",
    })
}

/// Is the own contribution in the seed?
fn own_part(head: &Tags, seat: &str, words: &[&str]) -> Finding {
    let [value] = words else { return Finding::broken("head-damaged") };
    let table = tags::one(head, tags::TABLE).unwrap_or_default();
    let Some(value) = Seed::parse(value) else { return Finding::broken("head-damaged") };
    let own = seat_commitment(table, seat, &value);
    let finding = match promised(head, tags::SEAT, seat) {
        Some(Promised::Opened(commitment)) if commitment == own => Finding::holds("kept-part"),
        Some(Promised::Committed(commitment)) if commitment == own => Finding::open("part-later"),
        Some(Promised::Absent(_) | Promised::None) => Finding::broken("kept-part-unused"),
        _ => Finding::broken("kept-part-other"),
    };
    finding.of(seat)
}

/// Holds a record against what a player had seen of the game before: the promises and the actions must be the same.
pub fn compare<G: Notation>(record: &Record<G>, seen: &Seen<G>, report: &mut Report) {
    let promises = |head: &Tags| -> Vec<(String, String)> {
        let keys = [tags::SCHEME, tags::TABLE, tags::HOST, tags::SEAT, tags::COMMITMENT];
        let known = |(key, _): &&(String, String)| keys.contains(&key.as_str());
        head.iter().filter(known).cloned().collect()
    };
    let same = Chain::begin::<G>(&record.options) == Chain::begin::<G>(&seen.options);
    if !same || promises(&record.tags) != promises(&seen.tags) {
        report.push(Finding::broken("seen-head-other"));
    }
    for (i, &(by, action)) in seen.actions.iter().enumerate() {
        let stands = record.actions.get(i);
        let fits =
            stands.is_some_and(|&(actor, stands)| actor == by && action.is_none_or(|seen| seen == stands));
        if !fits {
            let word = |action: Option<G::Action>| action.map_or_else(|| HIDDEN.to_owned(), G::action_word);
            let got = stands.map_or_else(String::new, |&(_, action)| G::action_word(action));
            report.push(Finding::broken("seen-differs").at(i + 1).instead(word(action), got));
            return;
        }
    }
    report.push(Finding::holds("seen-actions").count(seen.actions.len()));
    // What the player's own program kept then counts for the record as well.
    let own = seen.tags.iter().filter(|(key, _)| key.starts_with("kept-"));
    let head: Vec<(String, String)> =
        record.tags.iter().filter(|(key, _)| !key.starts_with("kept-")).chain(own).cloned().collect();
    check::<G>(&head, report);
}
