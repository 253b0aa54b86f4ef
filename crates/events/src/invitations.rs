//! Who plays at another's wish: an organiser invites, the one who is meant accepts or declines, and only then something follows. Who
//! goes: `leaving.rs`.

use detente_protocol::EventStatus;

use crate::acts::{Act, Entry, Refused};
use crate::event::{Event, Place};

/// So many may be asked at a time, beside as many as there are places.
const ASKED: usize = 20;

/// What somebody was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The name of the one who is asked, and who asks.
    pub name: String,
    pub by: String,
    pub by_name: String,
    pub division: Option<u32>,
    pub rank: Option<u32>,
    /// In whose place.
    pub place: Option<u32>,
    pub reason: String,
}

impl Event {
    /// Could this user play, or take over this place?
    fn may_come(&self, by: &str, user: &str, place: Option<u32>) -> Result<(), Refused> {
        let Some(place) = place else { return self.may_enter(user, None, false) };
        if self.status != EventStatus::Running {
            return Err(Refused::NotNow);
        }
        if place as usize >= self.players.len() {
            return Err(Refused::NotThere);
        }
        if self.player_of(user).is_some() {
            return Err(Refused::Already);
        }
        self.must_not_meet(by, place as usize)
    }

    pub(crate) fn may_invite(&self, by: &str, user: &str, place: Option<u32>) -> Result<(), Refused> {
        if self.invited.len() >= self.terms.most as usize + ASKED && !self.invited.contains_key(user) {
            return Err(Refused::TooMany);
        }
        self.may_come(by, user, place)
    }

    /// What was asked may have become impossible meanwhile.
    pub(crate) fn may_accept(&self, user: &str) -> Result<(), Refused> {
        let asked = self.invited.get(user).ok_or(Refused::NotThere)?;
        self.may_come(&asked.by, user, asked.place)
    }

    /// Somebody is asked, or answers.
    pub(crate) fn invite(&mut self, entry: &Entry) -> Result<(), Refused> {
        match &entry.act {
            Act::Invite { user, player, division, rank, place, reason } => {
                let asked = Invitation {
                    name: player.clone(),
                    by: entry.by.clone(),
                    by_name: entry.name.clone(),
                    division: *division,
                    rank: *rank,
                    place: *place,
                    reason: reason.clone(),
                };
                self.invited.insert(user.clone(), asked);
            }
            Act::Accept { rating } => {
                let asked = self.invited.remove(&entry.by).ok_or(Refused::NotThere)?;
                if let Some(place) = asked.place {
                    let who = (entry.by.as_str(), entry.name.as_str());
                    self.substitute(place, who, *rating, (&entry.begun, entry.at))?;
                } else {
                    let earned = (asked.division, asked.rank);
                    self.players.push(Place::new(&entry.by, &entry.name, *rating, earned));
                }
            }
            _ => {
                self.invited.remove(&entry.by).ok_or(Refused::NotThere)?;
            }
        }
        Ok(())
    }
}
