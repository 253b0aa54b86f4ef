//! How much there may be of what people do to an event, and how far away a time may lie. Held when something is done and not when a log is
//! read: what was kept under wider bounds is still read.

use std::collections::BTreeSet;

use detente_protocol::{EventTerms, RoundsOpen};

use crate::acts::{Act, Entry, Refused};
use crate::event::Event;
use crate::time::LATE;

const DAY: i64 = 24 * 3600 * 1000;
/// A time that is named lies no further away.
const AWAY: i64 = 5 * 366 * DAY;
/// Helpers, announcements, and acts: of an organiser, and of anybody else (who registers and withdraws).
const STAFF: usize = 30;
const ANNOUNCED: u32 = 300;
const BY_STAFF: u32 = 10_000;
const BY_OTHERS: u32 = 60;
/// How often a player asks for more time for one match: each time others are told.
const ASKS: u32 = 8;
/// The id of another event is no longer.
const ID: usize = 64;

fn holds(holds: bool, what: &'static str) -> Result<(), Refused> {
    if holds { Ok(()) } else { Err(Refused::Terms(what)) }
}

fn is_near(at: i64, now: i64) -> bool {
    (now - DAY..=now + AWAY).contains(&at)
}

/// Terms of a new event, beside what every event holds.
fn check_new(terms: &EventTerms, now: i64) -> Result<(), Refused> {
    let first = match terms.rounds {
        RoundsOpen::ByDate { first, .. } => Some(first),
        _ => None,
    };
    let near = [terms.closes, first].into_iter().flatten().all(|at| is_near(at, now));
    // Nobody could register, and the event would be called off at once.
    let is_open = terms.closes.is_none_or(|closes| closes > now);
    holds(near && is_open, "event-terms-times")?;
    let bounds = terms.least_rating.zip(terms.most_rating);
    holds(bounds.is_none_or(|(least, most)| least <= most), "event-terms-ratings")?;
    let kinds: BTreeSet<String> = terms.tie_breaks.iter().map(|kind| format!("{kind:?}")).collect();
    holds(kinds.len() == terms.tie_breaks.len(), "event-terms-ties")?;
    holds(terms.follows.as_ref().is_none_or(|id| id.len() <= ID), "event-terms-follows")
}

impl Event {
    /// A new event: [`Event::found`] within the bounds of today.
    pub fn found_now(entry: &Entry) -> Result<Event, Refused> {
        if let Act::Found { terms } = &entry.act {
            check_new(terms, entry.at)?;
        }
        Event::found(entry)
    }

    /// Nobody who organises makes room for themselves.
    fn must_have_gone(&self, player: u32) -> Result<(), Refused> {
        let place = self.players.get(player as usize).ok_or(Refused::NotThere)?;
        if place.withdrawn { Ok(()) } else { Err(Refused::NotWithdrawn) }
    }

    /// More time is more time: no match ends sooner than it would, and none that had no end is cut off at once. Nobody gives it to
    /// themselves, by way of the whole round neither.
    fn must_be_longer(
        &self,
        entry: &Entry,
        round: u32,
        pairing: Option<u32>,
        until: i64,
    ) -> Result<(), Refused> {
        let own = self.player_of(&entry.by).filter(|_| !entry.by.is_empty());
        for number in self.meant(round, pairing) {
            let one = &self.matches[number];
            if one.is_done() {
                continue;
            }
            if own.is_some_and(|own| one.players.contains(&own)) {
                return Err(Refused::OwnMatch);
            }
            if one.deadline.unwrap_or(entry.at + LATE) > until {
                return Err(Refused::Earlier);
            }
        }
        Ok(())
    }

    /// Whoever wants to go may always go: they have come often enough to be here, and no oftener.
    fn is_own_leave(&self, entry: &Entry) -> bool {
        let Act::Leave { player, .. } = &entry.act else { return false };
        self.players.get(*player as usize).is_some_and(|place| place.user == entry.by)
    }

    pub(crate) fn must_be_within_bounds(&self, entry: &Entry) -> Result<(), Refused> {
        let helps = entry.by == self.founder || self.staff.contains_key(&entry.by);
        let most = if helps { BY_STAFF } else { BY_OTHERS };
        let done = self.deeds.get(&entry.by).is_some_and(|&done| done >= most);
        if !entry.by.is_empty() && done && !self.is_own_leave(entry) {
            return Err(Refused::TooMany);
        }
        match &entry.act {
            Act::Enter { user, .. } if *user == entry.by && self.is_closed(entry.at) => Err(Refused::NotOpen),
            Act::Substitute { player, user, .. } if *user == entry.by => self.must_have_gone(*player),
            Act::Accept { .. } if helps => {
                let place = self.invited.get(&entry.by).and_then(|asked| asked.place);
                place.map_or(Ok(()), |place| self.must_have_gone(place))
            }
            Act::Extend { round, pairing, until, .. } => {
                holds(is_near(*until, entry.at) && *until > entry.at, "event-terms-times")?;
                self.must_be_longer(entry, *round, *pairing, *until)
            }
            Act::AskMore { pairing, until } => {
                holds(is_near(*until, entry.at) && *until > entry.at, "event-terms-times")?;
                let asks = |own| self.asks.get(&(*pairing, own)).copied().unwrap_or(0);
                if self.player_of(&entry.by).is_some_and(|own| asks(own) >= ASKS) {
                    return Err(Refused::TooMany);
                }
                Ok(())
            }
            Act::Staff { user, rights, .. } => {
                let kinds: BTreeSet<String> = rights.iter().map(|right| format!("{right:?}")).collect();
                holds(kinds.len() == rights.len(), "event-terms-rights")?;
                let more = !rights.is_empty() && !self.staff.contains_key(user);
                if more && self.staff.len() >= STAFF { Err(Refused::TooMany) } else { Ok(()) }
            }
            Act::Announce { .. } if self.announced >= ANNOUNCED => Err(Refused::TooMany),
            _ => Ok(()),
        }
    }
}
