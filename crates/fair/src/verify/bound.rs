//! A record of scheme 2: the host's commitment, the contributions of the seats, the seed of both, the answers.

use detente_game::Notation;
use detente_game::record::Record;

use super::walk::Walk;
use super::{Finding, Report, is_over};
use crate::bound::{Part, host_commitment, joint_seed, seat_commitment};
use crate::seed::{Seed, is_digest};
use crate::tags;

type Tags = [(String, String)];

/// What the head promises of one seat. The value of a contribution that was opened is not known here.
pub(super) enum Promised<'a> {
    Opened(&'a str),
    Committed(&'a str),
    Absent(&'a str),
    Bot,
    None,
}

/// How a seat takes part, by its line in the head; nothing if there is none, or more than one, or one that cannot be read.
pub(super) fn promised<'a>(head: &'a Tags, key: &'a str, seat: &str) -> Option<Promised<'a>> {
    let words = tags::of_seat(head, key, seat)?;
    match words.as_slice() {
        ["bot"] => Some(Promised::Bot),
        ["none" | "promised"] => Some(Promised::None),
        ["opened", commitment] if is_digest(commitment) => Some(Promised::Opened(commitment)),
        ["committed", commitment] if is_digest(commitment) => Some(Promised::Committed(commitment)),
        ["absent", commitment] if is_digest(commitment) => Some(Promised::Absent(commitment)),
        _ => None,
    }
}

/// What is promised and not yet to be opened: in a game that is being played.
pub(super) fn check_promise<G: Notation>(head: &Tags, report: &mut Report) {
    let named = tags::one(head, tags::TABLE).is_some() && tags::one(head, tags::HOST).is_some_and(is_digest);
    report.push(if named { Finding::open("host-later") } else { Finding::broken("head-damaged") });
    for seat in G::SEATS {
        let finding = match promised(head, tags::SEAT, seat) {
            Some(Promised::Opened(_) | Promised::Committed(_)) => Finding::open("part-later"),
            Some(Promised::Absent(_)) => Finding::weak("part-absent"),
            Some(Promised::Bot) => Finding::holds("part-bot"),
            Some(Promised::None) => Finding::weak("part-none"),
            None => Finding::broken("part-damaged"),
        };
        report.push(finding.of(seat));
    }
}

pub(super) fn check<G: Notation>(record: &Record<G>, report: &mut Report) {
    let head = &record.tags;
    let secret = tags::one(head, tags::SECRET);
    let (Some(table), Some(host), Some(secret)) =
        (tags::one(head, tags::TABLE), tags::one(head, tags::HOST), secret)
    else {
        if is_over(record) {
            report.push(Finding::broken(if secret.is_none() { "secret-missing" } else { "head-damaged" }));
        } else {
            check_promise::<G>(head, report);
        }
        Walk::through(record, |_, _, _| None).tell(record, false, report);
        return;
    };
    let secret = Seed::parse(secret);
    let fits = secret.as_ref().is_some_and(|secret| host_commitment(table, secret) == host);
    report.push(if fits { Finding::holds("host") } else { Finding::broken("host-other") });
    let parts: Vec<Option<Part>> = G::SEATS.iter().map(|seat| part(head, table, seat, report)).collect();
    let people = parts.iter().filter(|part| matches!(part, Some(Part::Opened { .. }))).count();
    let parts: Option<Vec<Part>> = parts.into_iter().collect();
    let made = secret.zip(parts).map(|(secret, parts)| joint_seed(table, &secret, G::SEATS, &parts));
    let stated = tags::one(head, tags::SEED).and_then(Seed::parse);
    // The answers are held against the seed that the record states, so that a wrong part is not told as wrong dice.
    let seed = match (made, stated) {
        (Some(made), Some(stated)) if made == stated => {
            report.push(Finding::holds("seed"));
            Some(stated)
        }
        (_, Some(stated)) => {
            report.push(Finding::broken("seed-other"));
            Some(stated)
        }
        (made, None) => {
            report.push(Finding::broken("seed-missing"));
            made
        }
    };
    report.push(match people {
        0 => Finding::weak("host-alone"),
        people => Finding::holds("together").count(people),
    });
    let walk = Walk::through(record, |history, game, _| Some(seed.as_ref()?.answer(history, game)));
    walk.tell(record, seed.is_some(), report);
}

/// What a seat brings to the seed; nothing where the head does not say so.
fn part(head: &Tags, table: &str, seat: &str, report: &mut Report) -> Option<Part> {
    let value = tags::of_seat(head, tags::OPENED, seat);
    let (finding, part) = match (promised(head, tags::SEAT, seat), value) {
        (Some(Promised::Opened(commitment)), Some(words)) => {
            let value = words.first().filter(|_| words.len() == 1).and_then(|word| Seed::parse(word));
            match value {
                Some(value) if seat_commitment(table, seat, &value) == commitment => {
                    let commitment = commitment.to_owned();
                    (Finding::holds("part"), Some(Part::Opened { commitment, value }))
                }
                Some(value) => {
                    let commitment = commitment.to_owned();
                    (Finding::broken("part-other"), Some(Part::Opened { commitment, value }))
                }
                None => (Finding::broken("part-damaged"), None),
            }
        }
        (Some(Promised::Opened(_)), None) => (Finding::broken("part-missing"), None),
        (Some(Promised::Absent(commitment)), None) => {
            (Finding::weak("part-absent"), Some(Part::Absent { commitment: commitment.to_owned() }))
        }
        (Some(Promised::Bot), None) => (Finding::holds("part-bot"), Some(Part::Bot)),
        (Some(Promised::None), None) => (Finding::weak("part-none"), Some(Part::None)),
        _ => (Finding::broken("part-damaged"), None),
    };
    report.push(finding.of(seat));
    part
}
