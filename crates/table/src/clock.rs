//! The clocks of a table: time as the shell tells it, counted only while a seat has something to decide.
//!
//! Nothing here asks what time it is; the table says. An increment is paid when a seat that has acted is no longer awaited,
//! so that ten points of influence are one decision. What others have played may be watched first: a seat that has something
//! to watch is charged only from some seconds later on, which are among the terms of every table.

use detente_protocol::{Clock, ClockRest, SHOWING_SECONDS, TimeOut};

/// The time of all seats.
#[derive(Clone, Debug)]
pub struct Clocks {
    setting: Clock,
    left: Vec<i64>,
    /// What each seat has been charged in all.
    used: Vec<i64>,
    running: Vec<bool>,
    /// Seats whose time stands still although they are awaited: their bots cannot think yet.
    held: Vec<bool>,
    /// Until when each seat watches what others have played, and is not charged.
    watching: Vec<i64>,
    /// When `left` was last right, in milliseconds.
    since: i64,
    /// Do the clocks stand still on Saturdays and Sundays?
    weekends: bool,
    /// Until when each seat's player is on vacation.
    away: Vec<i64>,
    /// All of them stand still by agreement.
    paused: bool,
}

const DAY: i64 = 24 * 3600 * 1000;
const WEEK: i64 = 7 * DAY;

/// How far a time is in its week, which begins on Monday (UTC). 1970 began on a Thursday.
fn in_week(at: i64) -> i64 {
    (at + 3 * DAY).rem_euclid(WEEK)
}

/// How much of all time before then was Saturday or Sunday.
fn weekend_before(at: i64) -> i64 {
    (at + 3 * DAY).div_euclid(WEEK) * 2 * DAY + (in_week(at) - 5 * DAY).max(0)
}

/// The end of the weekend, if it is one.
fn monday(at: i64) -> Option<i64> {
    (in_week(at) >= 5 * DAY).then(|| at + WEEK - in_week(at))
}

/// The most seconds that may be asked for: a year.
pub const MOST: u32 = 366 * 24 * 3600;

/// What one play of another gives for watching, and the most that several of them give, in milliseconds.
const SHOWING: i64 = SHOWING_SECONDS as i64 * 1000;
const MOST_SHOWING: i64 = 2 * SHOWING;

/// Where a pause ends at somebody's wish, or by a play, the others are charged from so long after, in milliseconds: they may be anywhere.
const BACK: i64 = 5 * 60 * 1000;

/// Full clocks.
pub fn full(setting: &Clock, seats: usize) -> Vec<i64> {
    let seconds = match setting {
        Clock::None => return Vec::new(),
        Clock::Total { seconds, .. } | Clock::Bank { seconds, .. } => *seconds,
    };
    vec![i64::from(seconds) * 1000; seats]
}

impl Clocks {
    /// Clocks that stand still with so much left.
    pub fn new(setting: Clock, left: Vec<i64>) -> Clocks {
        let running = vec![false; left.len()];
        let held = running.clone();
        let watching = vec![i64::MIN; left.len()];
        let away = watching.clone();
        let used = vec![0; left.len()];
        Clocks {
            setting,
            left,
            used,
            running,
            held,
            watching,
            since: 0,
            weekends: false,
            away,
            paused: false,
        }
    }

    /// The same after so much has been charged.
    pub fn having_used(mut self, used: &[i64]) -> Clocks {
        for (own, &kept) in self.used.iter_mut().zip(used) {
            *own = kept;
        }
        self
    }

    /// What each seat has been charged until the clocks were last settled.
    pub fn used(&self) -> &[i64] {
        &self.used
    }

    /// The same with what makes them stand still.
    pub fn resting(mut self, weekends: bool, away: &[i64], paused: bool) -> Clocks {
        (self.weekends, self.paused) = (weekends, paused);
        for (until, &kept) in self.away.iter_mut().zip(away) {
            *until = kept;
        }
        self
    }

    /// All of them stand still from now on, or go on.
    pub fn pause(&mut self, now: i64, on: bool) {
        self.settle(now);
        self.paused = on;
    }

    /// A seat's player is on vacation until then.
    pub fn away(&mut self, now: i64, seat: usize, until: i64) {
        self.settle(now);
        if let Some(away) = self.away.get_mut(seat) {
            *away = until;
        }
    }

    /// Until when each seat's player is on vacation; empty if nobody is.
    pub fn all_away(&self, now: i64) -> Vec<i64> {
        if self.away.iter().any(|&until| until > now) {
            self.away.iter().map(|&until| if until > now { until } else { 0 }).collect()
        } else {
            Vec::new()
        }
    }

    /// What a seat is charged for a time that has gone by.
    fn charged(&self, seat: usize, from: i64, to: i64) -> i64 {
        let from = from.max(self.watching[seat]).max(self.away[seat]);
        if from >= to {
            return 0;
        }
        let rest = if self.weekends { weekend_before(to) - weekend_before(from) } else { 0 };
        to - from - rest
    }

    /// When a seat that runs from now on will have used up so much.
    fn used_up(&self, now: i64, seat: usize, mut left: i64) -> i64 {
        let mut at = now.max(self.watching[seat]).max(self.away[seat]);
        if !self.weekends {
            return at + left;
        }
        loop {
            at = monday(at).unwrap_or(at);
            let working = 5 * DAY - in_week(at);
            if left <= working {
                return at + left;
            }
            left -= working;
            at += working;
        }
    }

    /// What makes a seat's clock stand still, whether it would run or not.
    pub fn rest_at(&self, now: i64, seat: usize) -> Option<ClockRest> {
        let away = *self.away.get(seat)?;
        if self.paused {
            Some(ClockRest::Paused)
        } else if away > now {
            Some(ClockRest::Vacation { ms: away - now })
        } else {
            monday(now).filter(|_| self.weekends).map(|until| ClockRest::Weekend { ms: until - now })
        }
    }

    /// When a vacation or a weekend next begins or ends at a clock: whoever sees it must be told.
    pub fn rest_changes(&self, now: i64) -> Option<i64> {
        if self.paused || self.left.is_empty() {
            return None;
        }
        let away = self.away.iter().copied().filter(|&until| until > now).min();
        let weekend = monday(now).unwrap_or(now + 5 * DAY - in_week(now));
        away.into_iter().chain(self.weekends.then_some(weekend)).min()
    }

    /// The same with so much still to watch for each seat, from now on.
    pub fn watched(mut self, now: i64, still: &[i64]) -> Clocks {
        for (until, still) in self.watching.iter_mut().zip(still) {
            *until = now + still.clamp(&0, &BACK);
        }
        self
    }

    /// What is left when the clocks were last settled.
    pub fn left(&self) -> &[i64] {
        &self.left
    }

    /// What is left now.
    pub fn left_at(&self, now: i64) -> Vec<i64> {
        let gone = |seat: usize| self.charged(seat, self.since, now);
        let run = self.left.iter().enumerate();
        run.map(|(seat, &left)| if self.is_running(seat) { left - gone(seat) } else { left }).collect()
    }

    /// How long a seat's time still stands: its player watches something or is on vacation, or it is a weekend.
    pub fn still_at(&self, now: i64, seat: usize) -> i64 {
        if seat >= self.left.len() {
            return 0;
        }
        let until = now.max(self.watching[seat]).max(self.away[seat]);
        let until = if self.weekends { monday(until).unwrap_or(until) } else { until };
        until - now
    }

    /// How long a seat still watches what others have played.
    fn watches_at(&self, now: i64, seat: usize) -> i64 {
        self.watching.get(seat).map_or(0, |&until| until.saturating_sub(now).max(0))
    }

    /// The same for all seats, as it is kept; empty if nobody watches anything.
    pub fn all_still_at(&self, now: i64) -> Vec<i64> {
        let still: Vec<i64> = (0..self.watching.len()).map(|seat| self.watches_at(now, seat)).collect();
        if still.iter().all(|&ms| ms == 0) { Vec::new() } else { still }
    }

    /// Somebody else's play was told, and a seat's player may watch it. Plays that come quickly one after the other add up, to a
    /// bound.
    pub fn show(&mut self, now: i64, seat: usize) {
        self.settle(now);
        if let Some(until) = self.watching.get_mut(seat) {
            *until = (now.max(*until) + SHOWING).min(now + MOST_SHOWING).max(*until);
        }
    }

    /// A pause has ended without this seat's player, who is told and has time to come back.
    pub fn call_back(&mut self, now: i64, seat: usize) {
        self.settle(now);
        if let Some(until) = self.watching.get_mut(seat) {
            *until = (*until).max(now + BACK);
        }
    }

    /// A seat's player is here, and has as much to watch as anybody.
    pub fn is_back(&mut self, now: i64, seat: usize) {
        self.settle(now);
        if let Some(until) = self.watching.get_mut(seat) {
            *until = (*until).min(now + MOST_SHOWING);
        }
    }

    pub fn is_running(&self, seat: usize) -> bool {
        self.running.get(seat).is_some_and(|&running| running && !self.held[seat] && !self.paused)
    }

    /// A seat's time stands still from now on, or goes on.
    pub fn hold(&mut self, now: i64, seat: usize, on: bool) {
        if seat < self.held.len() && self.held[seat] != on {
            self.settle(now);
            self.held[seat] = on;
        }
    }

    /// Takes off what has run until now.
    pub fn settle(&mut self, now: i64) {
        let left = self.left_at(now);
        for (used, (had, has)) in self.used.iter_mut().zip(self.left.iter().zip(&left)) {
            *used += had - has;
        }
        self.left = left;
        self.since = now;
    }

    /// After a change: `awaited` seats run from now on; those of `actors` are paid who have finished.
    pub fn turn(&mut self, now: i64, actors: &[usize], awaited: &[usize]) {
        self.settle(now);
        if let Clock::Bank { increment, cap, .. } = &self.setting {
            for &actor in actors.iter().filter(|actor| !awaited.contains(actor)) {
                let Some(left) = self.left.get_mut(actor).filter(|left| **left > 0) else { continue };
                // A cap below what is left takes nothing away.
                let cap = (i64::from(*cap) * 1000).max(*left);
                *left = (*left + i64::from(*increment) * 1000).min(cap);
            }
        }
        for (seat, running) in self.running.iter_mut().enumerate() {
            *running = awaited.contains(&seat);
        }
    }

    pub fn stop(&mut self, now: i64) {
        self.turn(now, &[], &[]);
    }

    /// Two players change chairs and take their time with them.
    pub fn swap(&mut self) {
        if self.left.len() >= 2 {
            self.left.swap(0, 1);
            self.used.swap(0, 1);
            self.watching.swap(0, 1);
            self.away.swap(0, 1);
        }
    }

    /// The running seats whose time is over.
    pub fn out(&self, now: i64) -> Vec<usize> {
        let left = self.left_at(now);
        (0..left.len()).filter(|&seat| self.is_running(seat) && left[seat] <= 0).collect()
    }

    /// When the next running clock will be over, if it is not already.
    pub fn deadline(&self, now: i64) -> Option<i64> {
        let left = self.left_at(now);
        (0..left.len())
            .filter(|&seat| self.is_running(seat) && left[seat] > 0)
            .map(|seat| self.used_up(now, seat, left[seat]))
            .min()
    }

    /// Does the game end by itself when time is over?
    pub fn ends(&self) -> bool {
        match self.setting {
            Clock::None => false,
            Clock::Total { time_out, .. } | Clock::Bank { time_out, .. } => time_out == TimeOut::Ends,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bank(seconds: u32, increment: u32, cap: u32) -> Clocks {
        let setting = Clock::Bank { seconds, increment, cap, time_out: TimeOut::Ends };
        let left = full(&setting, 2);
        Clocks::new(setting, left)
    }

    #[test]
    fn only_the_awaited_run() {
        let mut clocks = bank(10, 0, 10);
        clocks.turn(1_000, &[], &[1]);
        assert_eq!(clocks.left_at(4_000), [10_000, 7_000]);
        clocks.turn(4_000, &[1], &[0, 1]);
        assert_eq!(clocks.left_at(5_000), [9_000, 6_000]);
        clocks.stop(5_000);
        assert_eq!(clocks.left_at(99_000), [9_000, 6_000]);
    }

    #[test]
    fn a_seat_that_is_held_loses_no_time_and_does_not_fall() {
        let mut clocks = bank(10, 0, 10);
        clocks.turn(0, &[], &[0, 1]);
        clocks.hold(1_000, 1, true);
        assert_eq!(clocks.left_at(20_000), [-10_000, 9_000]);
        assert_eq!((clocks.out(20_000), clocks.deadline(2_000)), (vec![0], Some(10_000)));
        assert!(!clocks.is_running(1));
        clocks.hold(4_000, 1, false);
        assert_eq!(clocks.left_at(5_000), [5_000, 8_000]);
    }

    #[test]
    fn an_increment_is_paid_once_for_a_finished_decision_up_to_the_cap() {
        let mut clocks = bank(10, 5, 12);
        clocks.turn(0, &[], &[0]);
        clocks.turn(1_000, &[0], &[0]);
        assert_eq!(clocks.left(), [9_000, 10_000], "the player is still deciding");
        clocks.turn(2_000, &[0], &[1]);
        assert_eq!(clocks.left(), [12_000, 10_000], "8 and 5, at most 12");
    }

    #[test]
    fn the_deadline_is_that_of_the_next_to_fall_and_who_is_out_is_named() {
        let mut clocks = bank(3, 0, 3);
        clocks.turn(0, &[], &[0, 1]);
        assert_eq!(clocks.deadline(1_000), Some(3_000));
        assert!(clocks.out(2_999).is_empty());
        assert_eq!(clocks.out(3_000), [0, 1]);
        assert_eq!(clocks.deadline(3_000), None);
        assert!(clocks.ends());
    }

    #[test]
    fn what_others_played_is_watched_on_nobodys_time_up_to_a_bound() {
        let mut clocks = bank(10, 0, 10);
        clocks.turn(0, &[], &[1]);
        clocks.show(1_000, 0);
        clocks.turn(1_000, &[1], &[0]);
        assert_eq!((clocks.left_at(6_000), clocks.still_at(4_000, 0)), (vec![10_000, 9_000], 2_000));
        assert_eq!(clocks.deadline(2_000), Some(16_000));
        assert_eq!(clocks.left_at(8_000), [8_000, 9_000], "charged from then on, also across a settling");
        clocks.settle(3_000);
        assert_eq!(clocks.left_at(8_000), [8_000, 9_000]);
        for _ in 0..5 {
            clocks.show(3_000, 0);
        }
        assert_eq!(
            clocks.still_at(3_000, 0),
            10_000,
            "five plays at once are watched for no longer than two"
        );
        let again = Clocks::new(clocks.setting.clone(), clocks.left().to_vec())
            .watched(50_000, &clocks.all_still_at(9_000));
        assert_eq!(again.still_at(50_000, 0), 4_000, "what is kept goes on after a restart");
        assert!(again.all_still_at(60_000).is_empty());
    }

    #[test]
    fn on_weekends_a_clock_of_days_rests_and_shows_that_it_does() {
        // Friday, 20 November 2026, 18:00.
        let friday = 1_795_197_600_000;
        let hour = 3_600_000;
        let mut clocks = bank(36 * 3600, 0, 0).resting(true, &[], false);
        clocks.turn(friday, &[], &[0]);
        assert_eq!(
            clocks.deadline(friday),
            Some(friday + 84 * hour),
            "six hours on Friday, thirty from Monday on"
        );
        assert_eq!((clocks.rest_at(friday, 0), clocks.rest_changes(friday)), (None, Some(friday + 6 * hour)));
        let sunday = friday + 40 * hour;
        assert_eq!(clocks.left_at(sunday), [30 * hour, 36 * hour]);
        assert_eq!(clocks.still_at(sunday, 0), 14 * hour);
        assert_eq!(clocks.rest_at(sunday, 1), Some(ClockRest::Weekend { ms: 14 * hour }), "both say so");
        assert_eq!(clocks.rest_changes(sunday), Some(sunday + 14 * hour), "its end is told as well");
        let monday = friday + 60 * hour;
        assert_eq!((clocks.left_at(monday), clocks.still_at(monday, 0)), (vec![24 * hour, 36 * hour], 0));
        clocks.settle(sunday);
        assert_eq!(clocks.left_at(monday), [24 * hour, 36 * hour], "settling in between changes nothing");
        assert_eq!((clocks.out(friday + 84 * hour), clocks.out(friday + 84 * hour - 1)), (vec![0], vec![]));
        let mut long = bank(20 * 24 * 3600, 0, 0).resting(true, &[], false);
        long.turn(friday, &[], &[0]);
        let deadline = long.deadline(friday).expect("it runs");
        assert_eq!((long.left_at(deadline)[0], long.left_at(deadline - 1)[0]), (0, 1));
    }

    #[test]
    fn a_pause_and_a_vacation_stop_the_clock() {
        let mut clocks = bank(10, 0, 10);
        clocks.turn(0, &[], &[0, 1]);
        clocks.pause(1_000, true);
        assert_eq!((clocks.left_at(60_000), clocks.deadline(60_000)), (vec![9_000, 9_000], None));
        assert!(!clocks.is_running(0));
        assert_eq!(
            (clocks.rest_at(60_000, 1), clocks.rest_changes(60_000)),
            (Some(ClockRest::Paused), None),
            "a pause has no end of its own"
        );
        clocks.pause(60_000, false);
        clocks.away(60_000, 0, 100_000);
        assert_eq!(clocks.rest_at(62_000, 0), Some(ClockRest::Vacation { ms: 38_000 }));
        assert_eq!((clocks.rest_at(62_000, 1), clocks.rest_changes(62_000)), (None, Some(100_000)));
        assert_eq!(clocks.left_at(62_000), [9_000, 7_000]);
        assert_eq!((clocks.still_at(62_000, 0), clocks.all_away(62_000)), (38_000, vec![100_000, 0]));
        assert_eq!(clocks.left_at(101_000)[0], 8_000);
        let again =
            Clocks::new(clocks.setting.clone(), vec![9_000, 9_000]).resting(false, &[100_000, 0], true);
        assert_eq!(again.still_at(62_000, 0), 38_000, "it is kept");
        assert!(clocks.all_away(100_001).is_empty());
        assert_eq!((clocks.rest_at(100_000, 0), clocks.rest_changes(100_000)), (None, None));
    }

    #[test]
    fn a_pause_that_somebody_ends_alone_is_over_for_the_others_some_minutes_later() {
        let mut clocks = bank(600, 0, 600);
        clocks.turn(0, &[], &[0]);
        clocks.pause(1_000, true);
        clocks.pause(50_000, false);
        clocks.call_back(50_000, 0);
        assert_eq!(clocks.left_at(50_000 + BACK), [599_000, 600_000], "told, and on the way");
        assert_eq!(clocks.left_at(50_000 + BACK + 9_000)[0], 590_000);
        assert_eq!(clocks.deadline(50_000), Some(50_000 + BACK + 599_000));
        clocks.show(60_000, 0);
        assert_eq!(clocks.still_at(60_000, 0), BACK - 10_000, "a play meanwhile takes nothing of it away");
        let again = Clocks::new(clocks.setting.clone(), clocks.left().to_vec())
            .watched(70_000, &clocks.all_still_at(70_000));
        assert_eq!(again.still_at(70_000, 0), BACK - 20_000, "nor does a restart");
        clocks.is_back(80_000, 0);
        assert_eq!(clocks.still_at(80_000, 0), MOST_SHOWING, "whoever acts is here");
    }

    #[test]
    fn without_a_clock_nothing_falls() {
        let mut clocks = Clocks::new(Clock::None, full(&Clock::None, 2));
        clocks.turn(0, &[], &[0]);
        assert_eq!((clocks.deadline(1), clocks.out(1 << 40)), (None, vec![]));
    }
}
