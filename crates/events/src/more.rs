//! More time for a match, asked for by one of its players: the opponent agrees, within bounds and where nobody else waits, or an organiser
//! decides. All of it stands in the log.

use detente_protocol::{EventRight, EventStatus, MoreTime, RoundsOpen};

use crate::acts::{Entry, Refused};
use crate::event::{Event, Game, Match};

/// Two who agree give themselves no more than this, in milliseconds, beyond the time that the event or an organiser gave them.
const AGREED: i64 = 7 * 24 * 3600 * 1000;

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub player: usize,
    pub until: i64,
}

impl Event {
    /// A match that is played on and has an end.
    fn open_until(&self, pairing: u32) -> Result<(&Match, i64), Refused> {
        if self.status != EventStatus::Running {
            return Err(Refused::NotNow);
        }
        let one = self.matches.get(pairing as usize).ok_or(Refused::NotThere)?;
        // What an organiser has had judged is not played on.
        let stopped = |game: &Game| game.stopped && game.result.is_none();
        match one.deadline {
            Some(until) if !one.is_done() && !one.games.iter().any(stopped) => Ok((one, until)),
            _ => Err(Refused::NotNow),
        }
    }

    /// The player of a match that somebody is.
    fn player_in(&self, one: &Match, user: &str) -> Option<usize> {
        self.player_of(user).filter(|own| one.players.contains(own) && !self.players[*own].withdrawn)
    }

    pub(crate) fn may_ask_more(&self, by: &str, pairing: u32, until: i64) -> Result<(), Refused> {
        let (one, deadline) = self.open_until(pairing)?;
        self.player_in(one, by).ok_or(Refused::NoRight)?;
        if until > deadline { Ok(()) } else { Err(Refused::Earlier) }
    }

    /// What was asked for a match and still waits for an answer: the match is open, and was not given as much since.
    pub fn asked_for(&self, pairing: u32) -> Option<&Asked> {
        let (_, deadline) = self.open_until(pairing).ok()?;
        self.asked.get(&pairing).filter(|asked| asked.until > deadline)
    }

    /// Does it need nobody but the opponent? Only between two, for a week, and where nobody waits for the match: the next round begins by date, or
    /// there is none.
    pub fn is_for_the_opponent(&self, pairing: u32) -> bool {
        let (Some(asked), Ok((one, deadline))) = (self.asked_for(pairing), self.open_until(pairing)) else {
            return false;
        };
        let by_date = matches!(self.terms.rounds, RoundsOpen::ByDate { .. });
        let waits = self.is_elimination() || !by_date && !self.is_last_round();
        let given = self.given.get(&pairing).copied().unwrap_or(deadline);
        one.players.len() == 2 && !waits && asked.until <= given + AGREED
    }

    /// `until` is what the answer is to: what was asked may have changed since it was read.
    pub(crate) fn may_answer(
        &self,
        entry: &Entry,
        pairing: u32,
        agree: bool,
        until: i64,
    ) -> Result<(), Refused> {
        let (one, _) = self.open_until(pairing)?;
        let asked = self.asked_for(pairing).filter(|asked| asked.until == until).ok_or(Refused::NotNow)?;
        if agree && until <= entry.at {
            return Err(Refused::NotNow);
        }
        match self.player_in(one, &entry.by) {
            // Whoever has asked may take it back.
            Some(own) if agree && (own == asked.player || !self.is_for_the_opponent(pairing)) => {
                Err(Refused::OwnMatch)
            }
            Some(_) => Ok(()),
            None if self.has_right(&entry.by, EventRight::Extend) => Ok(()),
            None => Err(Refused::NoRight),
        }
    }

    pub(crate) fn answer(&mut self, entry: &Entry, pairing: u32, agree: bool, until: i64) {
        self.asked.remove(&pairing);
        if !agree {
            return;
        }
        let one = &self.matches[pairing as usize];
        if self.player_in(one, &entry.by).is_some() {
            // Agreed again, it is counted from the same day.
            let deadline = one.deadline.unwrap_or(until);
            self.given.entry(pairing).or_insert(deadline);
        } else {
            self.given.remove(&pairing);
        }
        self.matches[pairing as usize].deadline = Some(until);
    }

    /// May somebody ask for more time for a match?
    pub(crate) fn may_want_more(&self, pairing: u32, user: Option<&str>) -> bool {
        let Ok((one, _)) = self.open_until(pairing) else { return false };
        user.is_some_and(|user| self.player_in(one, user).is_some())
    }

    /// What was asked, with what the reader may answer.
    pub(crate) fn more_time(&self, pairing: u32, user: Option<&str>, now: i64) -> Option<MoreTime> {
        let asked = self.asked_for(pairing)?;
        let may = |agree: bool| {
            let of = |user| {
                Entry::new(now, user, "", crate::Act::AnswerMore { pairing, agree, until: asked.until })
            };
            user.is_some_and(|user| self.may_answer(&of(user), pairing, agree, asked.until).is_ok())
        };
        let alone = self.is_for_the_opponent(pairing);
        Some(MoreTime {
            player: asked.player as u32,
            until: asked.until,
            organisers: !alone,
            may_agree: may(true),
            may_refuse: may(false),
        })
    }

    /// Who is told that more time was asked for: the opponent who may agree, or else the organisers who may.
    pub fn who_answers(&self, pairing: u32) -> Vec<String> {
        let Some(asked) = self.asked_for(pairing) else { return Vec::new() };
        let one = &self.matches[pairing as usize];
        let others = one.players.iter().filter(|&&player| player != asked.player);
        let players = others.map(|&player| self.players[player].user.clone());
        if self.is_for_the_opponent(pairing) {
            return players.collect();
        }
        let organisers = std::iter::once(&self.founder).chain(self.staff.keys());
        let may =
            |user: &&String| self.has_right(user, EventRight::Extend) && self.player_in(one, user).is_none();
        organisers.filter(may).cloned().collect()
    }
}
