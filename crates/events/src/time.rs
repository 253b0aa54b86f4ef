//! What time does to an event. Which time it is comes from outside.

use detente_protocol::{EventStatus, RoundsOpen};

use crate::event::{Event, Match};

const DAY: i64 = 24 * 3600 * 1000;
/// An event that nobody begins ends after so long.
const OPEN: i64 = 365 * DAY;
/// A match whose time is over is settled by itself after so long, unless an organiser has done something about it.
const LATE: i64 = 3 * DAY;

/// What time itself would do to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Begin,
    Pair,
    /// Registration is over and there are too few players.
    CallOff,
    /// Nobody has begun it for a year.
    Forgotten,
}

impl Event {
    /// When the next round begins by itself, if that is known.
    pub fn next_opens(&self) -> Option<i64> {
        match self.terms.rounds {
            RoundsOpen::ByDate { first, days }
                if self.status == EventStatus::Running && !self.is_last_round() =>
            {
                Some(first + i64::from(self.round) * i64::from(days) * DAY)
            }
            _ => None,
        }
    }

    /// What time would do now.
    pub fn due(&self, now: i64) -> Option<Due> {
        match self.status {
            EventStatus::Open => {
                let first = match self.terms.rounds {
                    RoundsOpen::ByDate { first, .. } => Some(first),
                    _ => None,
                };
                let Some(at) = self.terms.closes.or(first) else {
                    return (now >= self.created + OPEN).then_some(Due::Forgotten);
                };
                let enough = self.players.len() >= self.terms.least.max(2) as usize;
                (now >= at).then_some(if enough { Due::Begin } else { Due::CallOff })
            }
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

    /// Matches whose time has been over for so long that they are settled by themselves: whoever is awaited there has lost them.
    pub fn late(&self, now: i64) -> Vec<u32> {
        let is_late = |one: &Match| !one.is_done() && one.deadline.is_some_and(|at| at + LATE <= now);
        let running = self.status == EventStatus::Running;
        let numbers = self.matches.iter().enumerate().filter(|(_, one)| running && is_late(one));
        numbers.map(|(number, _)| number as u32).collect()
    }

    /// When time next matters: registration ends, a round begins, a match is out of time.
    pub fn wake(&self, now: i64) -> Option<i64> {
        let closes = if self.status == EventStatus::Open { self.terms.closes } else { None };
        let deadlines = self.matches.iter().filter(|one| !one.is_done()).filter_map(|one| one.deadline);
        deadlines.chain(closes).chain(self.next_opens()).filter(|&at| at > now).min()
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
