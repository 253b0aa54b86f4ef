//! #63 Colonial Rear Guards.
//!
//! The US adds 1 influence in each of four countries of Africa or Southeast Asia.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ColonialRearGuards, "63", Era::Mid, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[must(4, 1, |_, _| CountrySet::AFRICA_AND_SOUTHEAST_ASIA, add_own)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_different_countries_of_africa_or_southeast_asia() {
        let mut g = board("");
        g.event(Us, ColonialRearGuards).answer("angola");
        assert!(!g.offers("angola") && !g.offers("done"));
        g.answer("thailand kenya burma");
        for country in [Country::Angola, Country::Thailand, Country::Kenya, Country::Burma] {
            assert_eq!(g.us(country), 1);
        }
        assert!(g.is_discarded(ColonialRearGuards) && g.is_idle());
    }

    #[test]
    fn nowhere_else() {
        let mut g = board("us=egypt:1,japan:4");
        g.event(Us, ColonialRearGuards);
        for place in ["egypt", "japan", "france", "australia"] {
            assert!(!g.offers(place), "{place}");
        }
    }

    #[test]
    fn ussr_control_is_no_bar_and_the_us_chooses_when_the_ussr_plays_it() {
        let mut g = board("ussr=angola:3");
        g.event(Ussr, ColonialRearGuards);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("angola zaire nigeria kenya");
        assert_eq!(g.us(Country::Angola), 1);
        assert_eq!(g.awaited(), Some(Ussr));
    }
}
