//! #30 Decolonization.
//!
//! 1 USSR influence in each of four countries of Africa or Southeast Asia.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Decolonization, "30", Era::Early, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[must(4, 1, |_, _| CountrySet::AFRICA_AND_SOUTHEAST_ASIA, add_own)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_in_each_of_four_countries_even_under_us_control() {
        let mut g = board("us=south-africa:3,thailand:2");
        g.event(Ussr, Decolonization);
        let options = g.options();
        assert_eq!(options.split(' ').count(), 18 + 7);
        assert!(!options.contains("australia") && !options.contains("india"));
        g.answer("south-africa thailand angola");
        // Ruling 7: neither twice nor fewer than four.
        assert!(!g.offers("angola") && !g.offers("done"));
        g.answer("algeria");
        assert_eq!((g.ussr(Country::SouthAfrica), g.ussr(Country::Thailand)), (1, 1));
        assert!(g.is_idle() && g.is_discarded(Decolonization));
    }

    #[test]
    fn the_ussr_chooses_if_the_us_plays_it() {
        let mut g = board("us=zaire:1");
        g.plays(Us, Decolonization, "influence").answer("zaire angola");
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("zaire angola cameroon vietnam");
        assert_eq!((g.us(Country::Zaire), g.ussr(Country::Zaire), g.ussr(Country::Vietnam)), (2, 1, 1));
        assert!(g.is_idle());
    }
}
