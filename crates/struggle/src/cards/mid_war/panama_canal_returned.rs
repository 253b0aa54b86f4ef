//! #64 Panama Canal Returned.
//!
//! The US adds 1 influence each in Panama, Costa Rica and Venezuela.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(PanamaCanalReturned, "64", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    for country in [Country::Panama, Country::CostaRica, Country::Venezuela] {
        t.add(Us, country, 1);
    }
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_in_each_of_the_three() {
        let mut g = board("us=panama:2 ussr=venezuela:3");
        g.event(Us, PanamaCanalReturned);
        assert_eq!((g.us(Country::Panama), g.us(Country::CostaRica), g.us(Country::Venezuela)), (3, 1, 1));
        assert!(g.is_removed(PanamaCanalReturned) && g.is_idle());
    }

    #[test]
    fn the_ussr_playing_it_helps_the_us() {
        let mut g = board("ussr=cuba:3");
        g.plays(Ussr, PanamaCanalReturned, "influence").answer("cuba");
        assert_eq!((g.us(Country::Panama), g.ussr(Country::Panama)), (1, 0));
        assert!(g.is_removed(PanamaCanalReturned) && g.is_idle());
    }
}
