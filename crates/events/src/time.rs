//! What time does to an event. Which time it is comes from outside.

use std::collections::BTreeSet;

use detente_protocol::{EventFormat, EventStatus, RoundsOpen};

use crate::event::{Event, Match};

const DAY: i64 = 24 * 3600 * 1000;
/// An event that nobody begins, or that nobody goes on with, ends after so long.
const OPEN: i64 = 365 * DAY;
/// A match whose time is over is settled by itself after so long, unless an organiser has done something about it.
pub(crate) const LATE: i64 = 3 * DAY;

/// What time itself would do to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Begin,
    Pair,
    /// Registration is over and there are too few players.
    CallOff,
    /// Nobody has begun it for a year, or gone on with it, and nothing has an end.
    Forgotten,
}

impl Event {
    /// When the event begins by itself, if that is known: on its date, and not before registration is over.
    pub fn begins_at(&self) -> Option<i64> {
        match self.terms.rounds {
            RoundsOpen::ByDate { first, .. } => {
                Some(self.terms.closes.map_or(first, |closes| closes.max(first)))
            }
            _ => self.terms.closes,
        }
    }

    /// Is it too late to register?
    pub fn is_closed(&self, now: i64) -> bool {
        self.status != EventStatus::Open || self.terms.closes.is_some_and(|closes| closes <= now)
    }

    /// When the next round begins by itself, if that is known: on its date, but where the round before has begun late half of its days are
    /// left to it.
    pub fn next_opens(&self) -> Option<i64> {
        match self.terms.rounds {
            RoundsOpen::ByDate { first, days }
                if self.status == EventStatus::Running && !self.is_last_round() =>
            {
                let apart = i64::from(days) * DAY;
                Some((first + i64::from(self.round) * apart).max(self.opened + apart / 2))
            }
            _ => None,
        }
    }

    /// When rounds that have not begun do so by date, with their numbers, as far as that is known: how many there are, or whether one that comes
    /// before takes longer, is not always.
    pub fn planned(&self) -> Vec<(u32, i64)> {
        let (mut round, first) = match self.status {
            EventStatus::Open => (1, self.begins_at()),
            EventStatus::Running => (self.round + 1, self.next_opens()),
            EventStatus::Over | EventStatus::CalledOff => return Vec::new(),
        };
        let Some(mut at) = first else { return Vec::new() };
        let mut found = vec![(round, at)];
        if let RoundsOpen::ByDate { first, days } = self.terms.rounds {
            let apart = i64::from(days) * DAY;
            let last = match self.terms.format {
                EventFormat::Swiss { rounds } | EventFormat::Fours { rounds } => rounds,
                EventFormat::League { .. } => 1,
                _ if self.status == EventStatus::Running => self.rounds().unwrap_or(round),
                _ => round,
            };
            while round < last {
                at = (first + i64::from(round) * apart).max(at + apart / 2);
                round += 1;
                found.push((round, at));
            }
        }
        found
    }

    /// What time would do now.
    pub fn due(&self, now: i64) -> Option<Due> {
        match self.status {
            EventStatus::Open => {
                let Some(at) = self.begins_at() else {
                    return (now >= self.created + OPEN).then_some(Due::Forgotten);
                };
                let enough = self.players.len() >= self.terms.least.max(2) as usize;
                (now >= at).then_some(if enough { Due::Begin } else { Due::CallOff })
            }
            EventStatus::Running if self.is_forgotten(now) => Some(Due::Forgotten),
            EventStatus::Running if !self.is_last_round() => match self.terms.rounds {
                RoundsOpen::WhenDone => self.is_round_done().then_some(Due::Pair),
                RoundsOpen::ByHand => None,
                // A knock-out cannot go on without its winners.
                RoundsOpen::ByDate { .. } => {
                    let ready = !self.is_elimination() || self.is_round_done();
                    (ready && self.next_opens().is_some_and(|at| now >= at)).then_some(Due::Pair)
                }
            },
            _ => None,
        }
    }

    /// Has nobody gone on with it for a year, and does it end in no other way? A match with a deadline is settled in the end, and a date
    /// comes.
    fn is_forgotten(&self, now: i64) -> bool {
        let ends = self.matches.iter().any(|one| !one.is_done() && one.deadline.is_some());
        let goes_on = match self.terms.rounds {
            RoundsOpen::WhenDone => self.may_pair(),
            RoundsOpen::ByDate { .. } => {
                self.next_opens().is_some() && (!self.is_elimination() || self.is_round_done())
            }
            RoundsOpen::ByHand => false,
        };
        !ends && !goes_on && now >= self.active + OPEN
    }

    /// Matches whose time has been over for so long that they are settled by themselves.
    pub fn late(&self, now: i64) -> Vec<u32> {
        let is_late = |one: &Match| !one.is_done() && one.deadline.is_some_and(|at| at + LATE <= now);
        let running = self.status == EventStatus::Running;
        let numbers = self.matches.iter().enumerate().filter(|(_, one)| running && is_late(one));
        numbers.map(|(number, _)| number as u32).collect()
    }

    /// A deadline that comes before then, and the players who have not been told of it: of several matches that end together the first is
    /// told.
    pub fn unwarned(&self, before: i64) -> Option<(i64, Vec<u32>)> {
        let running = self.status == EventStatus::Running;
        let soon = |one: &&Match| running && !one.is_done() && one.deadline.is_some_and(|at| at <= before);
        let mut all: BTreeSet<(i64, u32)> = BTreeSet::new();
        for one in self.matches.iter().filter(soon) {
            let at = one.deadline.unwrap_or_default();
            all.extend(one.players.iter().map(|&player| (at, player as u32)));
        }
        let mut left = all.difference(&self.warned).copied();
        let (first, player) = left.next()?;
        let others = left.take_while(|&(at, _)| at == first).map(|(_, player)| player);
        Some((first, std::iter::once(player).chain(others).collect()))
    }

    /// When the event is to be looked at next: now if something is to be done, else when time does something. Players are told of a deadline
    /// so long before it.
    pub fn wake(&self, now: i64, warning: i64) -> Option<i64> {
        if !matches!(self.status, EventStatus::Open | EventStatus::Running) {
            return None;
        }
        let is_due = self.due(now).is_some_and(|due| due != Due::Forgotten)
            || !self.wanted().is_empty()
            || !self.late(now).is_empty()
            || self.unwarned(now + warning).is_some();
        if is_due {
            return Some(now);
        }
        let open = self.status == EventStatus::Open;
        let forgotten = if open { self.created } else { self.active } + OPEN;
        let begins = self.begins_at().filter(|_| open);
        let deadlines = self.matches.iter().filter(|one| !one.is_done()).filter_map(|one| one.deadline);
        let deadlines = deadlines.flat_map(|at| [at - warning, at + LATE]);
        let times = deadlines.chain(begins).chain(self.next_opens()).chain([forgotten]);
        times.filter(|&at| at > now).min()
    }

    /// The deadline of a round or a season that begins then.
    pub(crate) fn deadline_from(&self, at: i64) -> Option<i64> {
        let days = match (self.terms.days, &self.terms.rounds) {
            (Some(days), _) => days,
            (None, RoundsOpen::ByDate { days, .. }) => *days,
            _ => return None,
        };
        Some(at + i64::from(days) * DAY)
    }
}
