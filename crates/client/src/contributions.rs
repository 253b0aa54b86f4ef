//! One's own part in the dice of a table (`docs/fairness.md`): the contribution is made here, committed to when sitting down,
//! opened when the game begins, and kept with what the host and the others had shown by then. `detente verify` holds a
//! record against it.
//!
//! One small file for each table, readable by nobody else, with the lines that may be added to the head of a record.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use detente_fair::tags::{KEPT_HOST, KEPT_PART, KEPT_SEAT};
use detente_fair::{Seed, seat_commitment};
use detente_protocol::{Fairness, PartKind, TableCommand, TableStatus, TableView};

use crate::private::{plain, write};

/// The folder of what was kept.
#[derive(Clone, Debug)]
pub struct Contributions {
    folder: PathBuf,
}

impl Contributions {
    pub fn new(folder: PathBuf) -> Contributions {
        Contributions { folder }
    }

    /// What was kept of a table; nothing of one that was never seen.
    pub fn of(&self, table: &str) -> Contribution {
        let path = self.folder.join(format!("{}.txt", plain(table)));
        let text = fs::read_to_string(&path).unwrap_or_default();
        let mut kept = Contribution { path, table: table.to_owned(), ..Contribution::default() };
        for line in text.lines() {
            match line.split_whitespace().collect::<Vec<_>>().as_slice() {
                [key, host] if *key == KEPT_HOST => kept.host = Some((*host).to_owned()),
                [key, seat, value] if *key == KEPT_PART => {
                    kept.values.extend(Seed::parse(value).map(|value| ((*seat).to_owned(), value)));
                }
                [key, seat, rest @ ..] if *key == KEPT_SEAT => {
                    kept.seats.insert((*seat).to_owned(), rest.join(" "));
                }
                _ => {}
            }
        }
        kept
    }
}

/// What was kept of one table.
#[derive(Clone, Debug, Default)]
pub struct Contribution {
    path: PathBuf,
    table: String,
    /// The host's commitment as it was first shown.
    host: Option<String>,
    /// One's own contributions by seat.
    values: BTreeMap<String, Seed>,
    /// How the seats took part when the own contribution was opened.
    seats: BTreeMap<String, String>,
}

impl Contribution {
    /// The commitment of a seat, to a contribution that is made and kept now if there is none. Nothing where this machine has no
    /// random bytes to give, or cannot keep them: then one takes part without.
    pub fn commitment(&mut self, seat: &str) -> Option<String> {
        if !self.values.contains_key(seat) {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).ok()?;
            self.values.insert(seat.to_owned(), Seed::of_bytes(&bytes));
            self.keep().ok()?;
        }
        Some(seat_commitment(&self.table, seat, self.values.get(seat)?))
    }

    /// What is to be sent to a table that stands so, in this order: commitments, and what is to be opened.
    pub fn due(&mut self, view: &TableView) -> Vec<TableCommand> {
        let fairness = &view.fairness;
        if fairness.scheme != 2 || view.table.status != TableStatus::Open {
            return Vec::new();
        }
        if self.host.is_none() {
            self.host = Some(fairness.commitment.clone());
            // Whoever cannot keep it plays all the same.
            let _ = self.keep();
        }
        let own: Vec<String> =
            view.table.seats.iter().filter(|seat| seat.mine).map(|seat| seat.seat.clone()).collect();
        let fresh = !fairness.seats.iter().any(|part| part.kind == PartKind::Opened);
        let mut commands = Vec::new();
        for seat in &own {
            let kind = fairness.seats.iter().find(|part| part.seat == *seat).map(|part| part.kind);
            if fresh
                && matches!(kind, Some(PartKind::None | PartKind::Promised))
                && let Some(commitment) = self.commitment(seat)
            {
                commands.push(TableCommand::Commit { seat: seat.clone(), commitment });
            }
        }
        // What is opened too early would let whoever has not committed yet choose with open eyes.
        let announced = |seat: &&str| !own.iter().any(|mine| mine == seat);
        let early = fairness
            .seats
            .iter()
            .filter(|part| part.kind == PartKind::Promised)
            .any(|part| announced(&part.seat.as_str()));
        if fairness.opening && !early {
            self.note_seats(fairness, &own);
            for seat in &own {
                let Some(part) = fairness.seats.iter().find(|part| part.seat == *seat) else { continue };
                // What another program of one's own has sealed is for that one to open.
                let mine = |value: &&Seed| {
                    let sealed = seat_commitment(&self.table, seat, value);
                    part.commitment.as_ref().is_none_or(|commitment| *commitment == sealed)
                };
                let shut = part.kind != PartKind::Opened;
                if let Some(value) = self.values.get(seat).filter(|_| shut).filter(mine) {
                    let value = value.reveal().to_owned();
                    commands.push(TableCommand::Open { seat: seat.clone(), value });
                }
            }
        }
        commands
    }

    /// Keeps how everybody takes part, once: before the own contribution is opened.
    fn note_seats(&mut self, fairness: &Fairness, own: &[String]) {
        if !self.seats.is_empty() {
            return;
        }
        for part in &fairness.seats {
            let kept = match (&part.commitment, part.kind) {
                (Some(commitment), _) => format!("committed {commitment}"),
                (None, PartKind::Bot) => "bot".to_owned(),
                (None, _) => "none".to_owned(),
            };
            let line = match self.values.get(&part.seat) {
                Some(value) if own.contains(&part.seat) => {
                    format!("committed {}", seat_commitment(&self.table, &part.seat, value))
                }
                _ => kept,
            };
            self.seats.insert(part.seat.clone(), line);
        }
        let _ = self.keep();
    }

    /// As lines of a record's head.
    pub fn tags(&self) -> Vec<(String, String)> {
        let mut tags: Vec<(String, String)> =
            self.host.iter().map(|host| (KEPT_HOST.to_owned(), host.clone())).collect();
        let part =
            |(seat, value): (&String, &Seed)| (KEPT_PART.to_owned(), format!("{seat} {}", value.reveal()));
        tags.extend(self.values.iter().map(part));
        tags.extend(self.seats.iter().map(|(seat, line)| (KEPT_SEAT.to_owned(), format!("{seat} {line}"))));
        tags
    }

    fn keep(&self) -> io::Result<()> {
        let lines: Vec<String> = self.tags().iter().map(|(key, value)| format!("{key} {value}\n")).collect();
        write(&self.path, &lines.concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contribution_is_made_once_and_found_again() {
        let folder = std::env::temp_dir().join(format!("detente-fair-{}", std::process::id()));
        let kept = Contributions::new(folder.clone());
        let commitment = kept.of("abc").commitment("us").expect("random bytes and a folder");
        assert_eq!(kept.of("abc").commitment("us"), Some(commitment.clone()));
        assert_ne!(kept.of("abc").commitment("ussr"), Some(commitment.clone()));
        assert_ne!(kept.of("../abc").commitment("us"), Some(commitment), "another table");
        let names: Vec<_> = fs::read_dir(&folder)
            .expect("a folder")
            .map(|entry| entry.expect("a file").file_name())
            .collect();
        assert_eq!(names.len(), 2, "both lie in the folder: {names:?}");
        assert_eq!(kept.of("abc").tags().len(), 2);
        fs::remove_dir_all(&folder).expect("cleared away");
    }
}
