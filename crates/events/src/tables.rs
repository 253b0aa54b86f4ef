//! What becomes of a table when the event changes around it. It follows from the event as it stands, so that whoever looks later comes to
//! the same: a table that nobody closed in time is found by it.

use detente_protocol::{EventStatus, Settled};

use crate::event::Event;

/// What is to be done about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFate {
    /// It is played on.
    Stays,
    /// It ends without a result.
    Ends,
    /// It is played on if somebody has done anything there.
    EndsUnbegun,
    /// These users have given it up; it ends without a result if nobody has done anything there.
    GivenUp(Vec<String>),
}

impl Event {
    /// Is this a table of this event, now or before somebody's place was taken over? Only then its result counts for ratings.
    pub fn knows(&self, pairing: u32, game: u32, table: &str) -> bool {
        let slot = self.game(pairing, game);
        slot.is_some_and(|slot| slot.table.as_deref() == Some(table)) || self.former.contains(table)
    }

    /// What becomes of a table of this match and game, at which these users sit.
    pub fn fate_of(&self, pairing: u32, game: u32, table: &str, seated: &[String]) -> TableFate {
        let Some(slot) = self.game(pairing, game) else { return TableFate::Ends };
        let one = &self.matches[pairing as usize];
        let given_up = |users: Vec<String>| {
            // Where all of them have gone nobody has won.
            if users.is_empty() || users.len() >= seated.len() {
                TableFate::Ends
            } else {
                TableFate::GivenUp(users)
            }
        };
        // Where somebody's place was taken over, an organiser has decided so.
        if slot.table.as_deref() != Some(table) || slot.stopped {
            return TableFate::Ends;
        }
        let users = |gone: &dyn Fn(usize) -> bool| {
            let gone = one.players.iter().filter(|&&player| gone(player));
            gone.map(|&player| self.user_at(slot, player).to_owned()).collect::<Vec<_>>()
        };
        match &slot.result {
            // What an organiser decides costs nobody rating.
            Some(result) if result.settled == Settled::Forfeited && result.alone => {
                given_up(users(&|player| !result.winners.contains(&player)))
            }
            Some(result) if result.settled != Settled::Played => TableFate::Ends,
            Some(_) => TableFate::Stays,
            // Whoever had the place before plays on for the rating alone.
            None if one.void && !slot.stayed.is_empty() => TableFate::EndsUnbegun,
            None if one.void && one.players.iter().any(|&player| self.players[player].taken_out) => {
                TableFate::Ends
            }
            None if one.void => given_up(users(&|player| self.players[player].withdrawn)),
            None if self.status == EventStatus::Running => TableFate::Stays,
            None => TableFate::EndsUnbegun,
        }
    }
}
