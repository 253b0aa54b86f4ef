//! #72 Sadat Expels Soviets.
//!
//! All USSR influence leaves Egypt, and 1 US influence is added there.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SadatExpelsSoviets, "72", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove_all(Ussr, Country::Egypt);
    t.add(Us, Country::Egypt, 1);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_soviet_leaves_egypt_and_one_us_point_comes() {
        let mut g = board("ussr=egypt:5,libya:2 us=egypt:1");
        g.event(Us, SadatExpelsSoviets);
        assert_eq!((g.ussr(Country::Egypt), g.us(Country::Egypt)), (0, 2));
        assert_eq!(g.ussr(Country::Libya), 2);
        assert!(g.is_removed(SadatExpelsSoviets) && g.is_idle());
    }

    #[test]
    fn an_egypt_without_soviets_still_takes_the_us_point() {
        let mut g = board("ussr=cuba:3");
        g.plays(Ussr, SadatExpelsSoviets, "influence").answer("cuba");
        assert_eq!(g.us(Country::Egypt), 1);
    }
}
