//! #75 Liberation Theology.
//!
//! The USSR adds 3 influence in Central America, at most 2 in a country.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LiberationTheology, "75", Era::Mid, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[must(3, 2, |_, _| CountrySet::CENTRAL_AMERICA, add_own)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_points_at_most_two_in_a_country() {
        let mut g = board("us=panama:3");
        g.event(Ussr, LiberationTheology).answer("panama panama");
        assert_eq!(g.options().split(' ').count(), 9);
        assert!(!g.offers("panama") && !g.offers("done"));
        g.answer("mexico");
        assert_eq!((g.ussr(Country::Panama), g.ussr(Country::Mexico)), (2, 1));
        assert!(g.is_discarded(LiberationTheology) && g.is_idle());
    }

    #[test]
    fn only_in_central_america_and_by_the_ussr_when_the_us_plays_it() {
        let mut g = board("us=panama:3 ussr=colombia:1");
        g.event(Us, LiberationTheology);
        assert_eq!(g.awaited(), Some(Ussr));
        assert!(!g.offers("colombia"));
        g.answer("haiti cuba cuba");
        assert_eq!(g.awaited(), Some(Us));
    }
}
