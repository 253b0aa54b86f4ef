//! Who may do what, and when.

use detente_protocol::{EventFormat, EventRight, EventStatus, EventTerms, RoundsOpen};

use crate::acts::{Act, Entry, Refused};
use crate::event::{Event, Game, Match};
use crate::view::RIGHTS;

/// The longest title, text and reason, in bytes.
const TITLE: usize = 100;
const ABOUT: usize = 4000;
const REASON: usize = 500;
/// The most players, rounds, days and divisions.
const PLAYERS: u32 = 1000;
const ROUNDS: u32 = 30;
const DAYS: u32 = 400;
const DIVISIONS: usize = 40;
const ROBIN: u32 = 64;

pub(crate) fn check_terms(terms: &EventTerms) -> Result<(), Refused> {
    let bad = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(Refused::Terms(what)) };
    if terms.title.len() > TITLE || terms.about.len() > ABOUT {
        return Err(Refused::TooLong);
    }
    bad(!terms.title.trim().is_empty(), "event-terms-title")?;
    bad((1..=2).contains(&terms.games), "event-terms-games")?;
    bad(terms.least >= 2 && terms.least <= terms.most, "event-terms-least")?;
    bad(terms.most <= PLAYERS, "event-terms-most")?;
    bad(terms.days.is_none_or(|days| (1..=DAYS).contains(&days)), "event-terms-days")?;
    bad(terms.tie_breaks.len() <= 6, "event-terms-ties")?;
    if let RoundsOpen::ByDate { days, .. } = terms.rounds {
        bad((1..=DAYS).contains(&days), "event-terms-apart")?;
    }
    match &terms.format {
        EventFormat::Swiss { rounds } | EventFormat::Fours { rounds } => {
            bad((1..=ROUNDS).contains(rounds), "event-terms-rounds")?;
        }
        EventFormat::RoundRobin { cycles } => {
            bad((1..=2).contains(cycles), "event-terms-cycles")?;
            bad(terms.most <= ROBIN, "event-terms-robin")?;
        }
        EventFormat::League { divisions, up, down } => {
            bad((1..=DIVISIONS).contains(&divisions.len()), "event-terms-divisions")?;
            bad(
                divisions
                    .iter()
                    .all(|division| (2..=ROBIN).contains(&division.size) && division.name.len() <= TITLE),
                "event-terms-division",
            )?;
            bad(!divisions[0].beside, "event-terms-beside")?;
            let least = divisions.iter().map(|division| division.size).min().unwrap_or(0);
            bad(up.saturating_add(*down) <= least, "event-terms-moves")?;
            let room: u32 = divisions.iter().map(|division| division.size).sum();
            bad(terms.most <= room, "event-terms-room")?;
        }
        EventFormat::Knockout | EventFormat::DoubleElimination => {}
    }
    if matches!(terms.format, EventFormat::Fours { .. }) {
        bad(terms.games == 1, "event-terms-fours-games")?;
        bad(terms.least >= 4, "event-terms-fours")?;
    }
    Ok(())
}

impl Event {
    pub fn has_right(&self, user: &str, right: EventRight) -> bool {
        user == self.founder || self.staff.get(user).is_some_and(|(_, rights)| rights.contains(&right))
    }

    /// Whoever founded the event, or has all rights where the founder's account has ended.
    pub fn is_head(&self, user: &str) -> bool {
        let all = |(_, rights): &(String, Vec<EventRight>)| RIGHTS.iter().all(|right| rights.contains(right));
        if self.orphaned { self.staff.get(user).is_some_and(all) } else { user == self.founder }
    }

    fn must_have(&self, entry: &Entry, right: EventRight) -> Result<(), Refused> {
        // The event itself may do whatever follows from its terms.
        if entry.by.is_empty() || self.has_right(&entry.by, right) { Ok(()) } else { Err(Refused::NoRight) }
    }

    /// Nobody decides on a match of their own.
    fn must_be_another(&self, entry: &Entry, pairing: usize) -> Result<(), Refused> {
        let one = self.matches.get(pairing).ok_or(Refused::NotThere)?;
        let own = |&player: &usize| !entry.by.is_empty() && self.players[player].user == entry.by;
        if one.players.iter().any(own) { Err(Refused::OwnMatch) } else { Ok(()) }
    }

    /// Nor does anybody take out or replace whom they are still to play, themselves included: the match would be won without playing,
    /// or begin anew. Nor whose matches with them were struck: they would count again.
    pub(crate) fn must_not_meet(&self, by: &str, player: usize) -> Result<(), Refused> {
        let Some(own) = self.player_of(by) else { return Ok(()) };
        let meet = |one: &Match| {
            (one.void || !one.is_done()) && one.players.contains(&own) && one.players.contains(&player)
        };
        if self.matches.iter().any(meet) { Err(Refused::OwnMatch) } else { Ok(()) }
    }

    fn must_be(&self, status: EventStatus) -> Result<(), Refused> {
        if self.status == status { Ok(()) } else { Err(Refused::NotNow) }
    }

    /// A match that is not decided yet.
    fn must_be_undecided(&self, pairing: usize) -> Result<(), Refused> {
        let one = self.matches.get(pairing).ok_or(Refused::NotThere)?;
        if one.is_done() { Err(Refused::NotNow) } else { Ok(()) }
    }

    pub(crate) fn may(&self, entry: &Entry) -> Result<(), Refused> {
        if matches!(self.status, EventStatus::Over | EventStatus::CalledOff)
            && !matches!(entry.act, Act::Announce { .. } | Act::Followed { .. })
        {
            return Err(Refused::NotNow);
        }
        if entry.act.reason().len() > REASON {
            return Err(Refused::TooLong);
        }
        // What the event does by itself needs no reason: it stands in its terms.
        let alone = entry.by.is_empty();
        let reasoned =
            |reason: &str| if !alone && reason.trim().is_empty() { Err(Refused::NoReason) } else { Ok(()) };
        match &entry.act {
            Act::Found { .. } => Err(Refused::NotNow),
            Act::Enter { user, rating, .. } => {
                if *user != entry.by {
                    self.must_have(entry, EventRight::Register)?;
                }
                self.may_enter(user, *rating, *user == entry.by)
            }
            Act::Invite { user, place, reason, .. } => {
                let right = if place.is_some() { EventRight::Substitute } else { EventRight::Register };
                self.must_have(entry, right)?;
                self.may_invite(&entry.by, user, *place)?;
                if place.is_some() { reasoned(reason) } else { Ok(()) }
            }
            Act::Accept { .. } => self.may_accept(&entry.by),
            Act::Decline => {
                if self.invited.contains_key(&entry.by) {
                    Ok(())
                } else {
                    Err(Refused::NotThere)
                }
            }
            Act::Part { .. } | Act::HandOver { .. } | Act::Warned { .. } | Act::Followed { .. } => {
                if alone {
                    Ok(())
                } else {
                    Err(Refused::NoRight)
                }
            }
            Act::Leave { player, reason } => {
                let place = self.players.get(*player as usize).ok_or(Refused::NotThere)?;
                if place.withdrawn {
                    return Err(Refused::NotNow);
                }
                if place.user == entry.by {
                    return Ok(());
                }
                self.must_have(entry, EventRight::Register)?;
                self.must_not_meet(&entry.by, *player as usize)?;
                reasoned(reason)
            }
            Act::Begin { .. } => {
                self.must_have(entry, EventRight::Pair)?;
                self.must_be(EventStatus::Open)?;
                let enough = self.players.len() >= self.terms.least.max(2) as usize;
                if enough { Ok(()) } else { Err(Refused::TooFew) }
            }
            Act::Pair { round, .. } => {
                self.must_have(entry, EventRight::Pair)?;
                self.must_be(EventStatus::Running)?;
                if round.is_some_and(|round| round != self.round + 1) {
                    return Err(Refused::NotNow);
                }
                let by_date = matches!(self.terms.rounds, RoundsOpen::ByDate { .. });
                match (self.is_last_round(), self.is_round_done()) {
                    (true, _) => Err(Refused::NotNow),
                    (_, false) if !by_date || self.is_elimination() => Err(Refused::NotDone),
                    _ => Ok(()),
                }
            }
            Act::Made { .. } | Act::Played { .. } | Act::Annulled { .. } => self.may_report(entry),
            Act::Extend { pairing, round, reason, .. } => {
                self.must_have(entry, EventRight::Extend)?;
                self.must_be(EventStatus::Running)?;
                if let Some(pairing) = pairing {
                    self.must_be_another(entry, *pairing as usize)?;
                    // What an organiser has had judged is not played on.
                    let stopped = |game: &Game| game.stopped && game.result.is_none();
                    if self.matches[*pairing as usize].games.iter().any(stopped) {
                        return Err(Refused::NotNow);
                    }
                } else if *round > 0 && !self.matches.iter().any(|one| one.round == *round) {
                    return Err(Refused::NotThere);
                }
                reasoned(reason)
            }
            Act::AskMore { pairing, until } => self.may_ask_more(&entry.by, *pairing, *until),
            Act::AnswerMore { pairing, agree, until } => self.may_answer(entry, *pairing, *agree, *until),
            Act::Forfeit { pairing, players, reason } => {
                self.must_have(entry, EventRight::Forfeit)?;
                self.must_be_undecided(*pairing as usize)?;
                self.must_be_another(entry, *pairing as usize)?;
                let there = &self.matches[*pairing as usize].players;
                let all = players.iter().all(|player| there.contains(&(*player as usize)));
                if players.is_empty() || !all { Err(Refused::NotThere) } else { reasoned(reason) }
            }
            Act::Adjudicate { pairing, game, winners, reason } => {
                self.must_have(entry, EventRight::Adjudicate)?;
                self.must_be_another(entry, *pairing as usize)?;
                let one = &self.matches[*pairing as usize];
                let slot = one.games.get(*game as usize).ok_or(Refused::NotThere)?;
                let there = winners.iter().all(|winner| one.players.contains(&(*winner as usize)));
                match (slot.result.is_some() || one.void, there && winners.len() < one.players.len()) {
                    (true, _) => Err(Refused::NotNow),
                    (_, false) => Err(Refused::NotThere),
                    _ => reasoned(reason),
                }
            }
            Act::Substitute { player, user, reason, .. } => {
                self.must_have(entry, EventRight::Substitute)?;
                self.must_be(EventStatus::Running)?;
                if *player as usize >= self.players.len() {
                    return Err(Refused::NotThere);
                }
                if self.player_of(user).is_some() {
                    return Err(Refused::Already);
                }
                self.must_not_meet(&entry.by, *player as usize)?;
                reasoned(reason)
            }
            // Only who founded the event says who helps; whoever may do everything else does so when the founder has gone.
            Act::Staff { .. } => {
                if self.is_head(&entry.by) {
                    Ok(())
                } else {
                    Err(Refused::NoRight)
                }
            }
            Act::Announce { .. } => self.must_have(entry, EventRight::Announce),
            Act::Advised { pairing, game } => self.may_be_advised(entry, *pairing, *game),
            Act::CallOff { reason } => {
                if !alone && !self.is_head(&entry.by) {
                    return Err(Refused::NoRight);
                }
                reasoned(reason)
            }
        }
    }

    /// May somebody register? An organiser lets in whomever the bounds of rating would keep out.
    pub fn may_enter(&self, user: &str, rating: Option<i32>, alone: bool) -> Result<(), Refused> {
        if self.status != EventStatus::Open {
            return Err(Refused::NotOpen);
        }
        if self.player_of(user).is_some() {
            return Err(Refused::Already);
        }
        if self.players.len() >= self.terms.most as usize {
            return Err(Refused::Full);
        }
        let fits = |bound: Option<i32>, holds: fn(i32, i32) -> bool| match (bound, rating) {
            (None, _) => true,
            (Some(bound), Some(rating)) => holds(rating, bound),
            // Whose strength is not known fits no bound.
            (Some(_), None) => false,
        };
        let within = fits(self.terms.least_rating, |own, least| own >= least)
            && fits(self.terms.most_rating, |own, most| own <= most);
        if alone && !within { Err(Refused::Rating) } else { Ok(()) }
    }

    /// What a game is worth is told to nobody who plays in the event, and only when the time of its match is over.
    fn may_be_advised(&self, entry: &Entry, pairing: u32, game: u32) -> Result<(), Refused> {
        self.must_have(entry, EventRight::Adjudicate)?;
        self.must_be(EventStatus::Running)?;
        if entry.by.is_empty() || self.player_of(&entry.by).is_some() {
            return Err(Refused::OwnMatch);
        }
        let one = self.matches.get(pairing as usize).ok_or(Refused::NotThere)?;
        let slot =
            one.games.get(game as usize).filter(|slot| slot.table.is_some()).ok_or(Refused::NotThere)?;
        let over = one.deadline.is_some_and(|at| at <= entry.at);
        if over && slot.result.is_none() && !one.void { Ok(()) } else { Err(Refused::NotNow) }
    }

    /// Tables report for themselves.
    fn may_report(&self, entry: &Entry) -> Result<(), Refused> {
        if !entry.by.is_empty() {
            return Err(Refused::NoRight);
        }
        self.must_be(EventStatus::Running)?;
        let (pairing, game) = match &entry.act {
            Act::Made { pairing, game, .. }
            | Act::Played { pairing, game, .. }
            | Act::Annulled { pairing, game } => (*pairing, *game),
            _ => return Err(Refused::NotNow),
        };
        let slot = self.game(pairing, game).ok_or(Refused::NotThere)?;
        let second = matches!(entry.act, Act::Made { .. }) && slot.table.is_some();
        let stopped = matches!(entry.act, Act::Annulled { .. }) && slot.stopped;
        if second || stopped || slot.result.is_some() || self.matches[pairing as usize].void {
            return Err(Refused::NotNow);
        }
        if let Act::Played { winners, seats, .. } = &entry.act {
            let there = &self.matches[pairing as usize].players;
            let known = |player: &u32| there.contains(&(*player as usize));
            if !winners.iter().all(known) || !seats.iter().all(known) {
                return Err(Refused::NotThere);
            }
        }
        Ok(())
    }
}
