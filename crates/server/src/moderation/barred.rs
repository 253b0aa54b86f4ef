//! Where somebody was banned: for a while no new guests and no new names come from there, for a guest who is banned would be back as
//! another at once. Whoever has a name already signs in as ever. Addresses are kept in memory alone, and only those out in the world:
//! behind a proxy that is not named in the settings everybody has the same one.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::hub::locked;
use crate::notify::outside::is_public;

/// Until when nobody new comes from which place.
#[derive(Debug, Default)]
pub struct Barred(Mutex<HashMap<String, Instant>>);

impl Barred {
    pub fn add(&self, places: impl IntoIterator<Item = String>, lasts: Duration) {
        let until = Instant::now() + lasts;
        let named = |place: &String| {
            place.split('/').next().and_then(|ip| ip.parse::<IpAddr>().ok()).is_some_and(is_public)
        };
        locked(&self.0).extend(places.into_iter().filter(named).map(|place| (place, until)));
    }

    pub fn holds(&self, place: &str) -> bool {
        let now = Instant::now();
        let mut all = locked(&self.0);
        all.retain(|_, until| *until > now);
        all.contains_key(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_barred_for_its_time_and_only_if_it_tells_people_apart() {
        let barred = Barred::default();
        let places = ["9.9.9.9", "2620:fe::/64", "127.0.0.1", "10.0.0.7", "hidden"].map(str::to_owned);
        barred.add(places.clone(), Duration::from_secs(3600));
        assert_eq!(places.map(|place| barred.holds(&place)), [true, true, false, false, false]);
        barred.add(["9.9.9.9".to_owned()], Duration::ZERO);
        assert!(!barred.holds("9.9.9.9"), "its time is over");
    }
}
