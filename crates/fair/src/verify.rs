//! Checking a game: which of the promises hold, one finding for each, and which do not.
//!
//! What a finding says in words is in the texts (`verify-WHAT`), for the program and the page alike.

mod bound;
mod kept;
mod numbered;
mod walk;

use detente_game::Notation;
use detente_game::record::{Ending, Record};

use crate::seen::Seen;
use crate::tags;
use walk::Walk;

pub use kept::compare;

/// Does something hold?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Holds,
    /// It does not: the game or the file was tampered with, or damaged.
    Broken,
    /// It cannot be known, or not yet.
    Open,
    /// It holds, and proves less than it could.
    Weak,
}

impl Standing {
    pub fn word(self) -> &'static str {
        match self {
            Standing::Holds => "holds",
            Standing::Broken => "broken",
            Standing::Open => "open",
            Standing::Weak => "weak",
        }
    }

    /// A mark before the sentence.
    pub fn mark(self) -> &'static str {
        match self {
            Standing::Holds => "✓",
            Standing::Broken => "✗",
            Standing::Open => "?",
            Standing::Weak => "–",
        }
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Which text says it: `verify-WHAT`.
    pub what: &'static str,
    pub standing: Standing,
    /// The seat that it is about.
    pub seat: Option<String>,
    /// The action that it is about, counted from 1.
    pub action: Option<usize>,
    /// What should stand there, and what does.
    pub expected: Option<String>,
    pub got: Option<String>,
    pub count: Option<usize>,
}

impl Finding {
    fn new(what: &'static str, standing: Standing) -> Finding {
        Finding { what, standing, seat: None, action: None, expected: None, got: None, count: None }
    }

    fn holds(what: &'static str) -> Finding {
        Finding::new(what, Standing::Holds)
    }

    fn broken(what: &'static str) -> Finding {
        Finding::new(what, Standing::Broken)
    }

    fn open(what: &'static str) -> Finding {
        Finding::new(what, Standing::Open)
    }

    fn weak(what: &'static str) -> Finding {
        Finding::new(what, Standing::Weak)
    }

    fn of(self, seat: &str) -> Finding {
        Finding { seat: Some(seat.to_owned()), ..self }
    }

    fn at(self, action: usize) -> Finding {
        Finding { action: Some(action), ..self }
    }

    fn instead(self, expected: impl Into<String>, got: impl Into<String>) -> Finding {
        Finding { expected: Some(expected.into()), got: Some(got.into()), ..self }
    }

    fn count(self, count: usize) -> Finding {
        Finding { count: Some(count), ..self }
    }
}

/// Everything that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The scheme of the dice, if the file names one that is known.
    pub scheme: Option<u32>,
    /// How many answers of Nature were proved.
    pub answers: Option<usize>,
    pub findings: Vec<Finding>,
}

impl Report {
    fn push(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Something does not hold.
    pub fn is_broken(&self) -> bool {
        self.findings.iter().any(|finding| finding.standing == Standing::Broken)
    }

    /// Every answer of Nature was proved, and nothing speaks against the game.
    pub fn is_fair(&self) -> bool {
        self.answers.is_some() && !self.is_broken()
    }

    /// Is there a finding of this kind?
    pub fn has(&self, what: &str) -> bool {
        self.findings.iter().any(|finding| finding.what == what)
    }

    /// The first thing that does not hold.
    pub fn first_broken(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| finding.standing == Standing::Broken)
    }
}

/// What the head of a file says about the scheme.
fn scheme(head: &[(String, String)], report: &mut Report) {
    let has = |keys: &[&str]| head.iter().any(|(key, _)| keys.contains(&key.as_str()));
    let first = has(&[tags::COMMITMENT, tags::DRAWS]);
    let second = has(&[tags::TABLE, tags::HOST, tags::SEAT, tags::SECRET, tags::OPENED]);
    let named = tags::all(head, tags::SCHEME).collect::<Vec<_>>();
    // A record that was turned into one of the weaker scheme by hand still has lines of the stronger one.
    let mixed = match named.as_slice() {
        [] | ["1"] => second,
        ["2"] => first,
        _ => false,
    };
    report.scheme = match named.as_slice() {
        [] | ["1"] if first => Some(1),
        [] if !second => None,
        [] | ["1" | "2"] => Some(2),
        _ => None,
    };
    if mixed {
        report.push(Finding::broken("scheme-mixed"));
    }
    match (report.scheme, named.as_slice()) {
        (Some(1), _) => report.push(Finding::weak("scheme-1")),
        (Some(_), _) => report.push(Finding::holds("scheme-2")),
        (None, []) => report.push(Finding::open("scheme-none")),
        (None, _) => report.push(Finding::broken("scheme-unknown")),
    }
}

/// Checks the rules, every die and every deal of a record, and what a player has kept of it.
pub fn verify<G: Notation>(record: &Record<G>) -> Report {
    let mut report = Report::default();
    scheme(&record.tags, &mut report);
    match report.scheme {
        Some(1) => numbered::check(record, &mut report),
        Some(_) => bound::check(record, &mut report),
        None => {
            Walk::through(record, |_, _, _| None).tell(record, false, &mut report);
        }
    }
    kept::check::<G>(&record.tags, &mut report);
    report
}

/// Checks what can be known of a game by one of its players while it is played.
pub fn verify_seen<G: Notation>(seen: &Seen<G>) -> Report {
    let mut report = Report::default();
    scheme(&seen.tags, &mut report);
    if report.scheme == Some(2) {
        bound::check_promise::<G>(&seen.tags, &mut report);
    }
    // What lies before the first hidden action can be played.
    let known = seen.actions.iter().map_while(|&(by, action)| Some((by, action?))).collect::<Vec<_>>();
    let count = seen.actions.iter().filter(|(_, action)| action.is_some()).count();
    let record = Record::<G>::new(seen.options.clone(), known, None);
    let walked = Walk::through(&record, |_, _, _| None);
    match walked.stopped {
        Some(finding) => report.push(finding),
        None => report.push(Finding::open("seen-so-far").count(count)),
    }
    kept::check::<G>(&seen.tags, &mut report);
    report
}

/// Has the game of this record ended?
fn is_over<G: Notation>(record: &Record<G>) -> bool {
    record.ending != Ending::Unfinished
}

#[cfg(test)]
mod tests;
