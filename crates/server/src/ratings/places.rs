//! From where players came last, so that nobody plays rated games against themselves: kept in memory for a week, as a fingerprint that
//! leads back to no address and means nothing to another start of the server.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Mutex;

use crate::hub::locked;

/// How long it is known, in milliseconds; of how many places of a player, and of how many players.
const KEPT: i64 = 7 * 24 * 3600 * 1000;
const PLACES: usize = 4;
const PLAYERS: usize = 50_000;

/// Of each player the fingerprints of places, and when the player was last there.
#[derive(Debug, Default)]
pub struct Seen {
    secret: RandomState,
    known: Mutex<HashMap<String, Vec<(u64, i64)>>>,
}

impl Seen {
    fn mark(&self, place: &str) -> u64 {
        self.secret.hash_one(place)
    }

    /// A player has just come from there.
    pub fn note(&self, user: &str, place: &str, now: i64) {
        let mark = self.mark(place);
        let mut known = locked(&self.known);
        if known.len() >= PLAYERS && !known.contains_key(user) {
            make_room(&mut known, now);
        }
        let own = known.entry(user.to_owned()).or_default();
        own.retain(|&(other, at)| other != mark && now - at < KEPT);
        if own.len() >= PLACES {
            own.remove(0);
        }
        own.push((mark, now));
    }

    /// Where a player was within a week, and `here`, where the player is now.
    pub fn marks(&self, user: &str, here: &[String], now: i64) -> Vec<u64> {
        let known = locked(&self.known);
        let own = known.get(user).into_iter().flatten();
        let lately = own.filter(|(_, at)| now - at < KEPT).map(|&(mark, _)| mark);
        lately.chain(here.iter().map(|place| self.mark(place))).collect()
    }

    pub fn forget(&self, user: &str) {
        locked(&self.known).remove(user);
    }
}

/// Those go who have not come for the longest time.
fn make_room(known: &mut HashMap<String, Vec<(u64, i64)>>, now: i64) {
    let last = |own: &[(u64, i64)]| own.last().map_or(0, |&(_, at)| at);
    known.retain(|_, own| now - last(own) < KEPT);
    if known.len() >= PLAYERS {
        let mut times: Vec<i64> = known.values().map(|own| last(own)).collect();
        let middle = times.len() / 2;
        let (_, &mut middle, _) = times.select_nth_unstable(middle);
        known.retain(|_, own| last(own) > middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_known_for_a_week_and_there_are_bounds() {
        let seen = Seen::default();
        for n in 0..10 {
            seen.note("ann", &format!("10.0.0.{n}"), n);
        }
        assert_eq!(seen.marks("ann", &[], 10).len(), PLACES, "the oldest go");
        seen.note("bob", "10.0.0.9", 10);
        assert!(seen.marks("ann", &[], 10).contains(&seen.marks("bob", &[], 10)[0]));
        assert_eq!(seen.marks("bob", &[], 11 + KEPT), [] as [u64; 0]);
        assert_eq!(seen.marks("bob", &["10.0.0.9".to_owned()], 11 + KEPT).len(), 1, "where bob is now");
        for n in 0..PLAYERS as i64 + 10 {
            seen.note(&format!("user {n}"), "somewhere", n);
        }
        assert!(locked(&seen.known).len() <= PLAYERS);
        assert!(
            !seen.marks(&format!("user {}", PLAYERS + 9), &[], PLAYERS as i64).is_empty(),
            "the newest stay"
        );
        seen.forget("bob");
        assert!(seen.marks("bob", &[], 10).is_empty());
    }
}
