//! #70 OAS Founded.
//!
//! The US adds 2 influence in Central and South America, in one country or two.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(OasFounded, "70", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[must(2, 2, |_, _| CountrySet::LATIN_AMERICA, add_own)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_in_one_country() {
        let mut g = board("");
        g.event(Us, OasFounded).answer("panama panama");
        assert_eq!(g.us(Country::Panama), 2);
        assert!(g.is_removed(OasFounded) && g.is_idle());
    }

    #[test]
    fn or_split_over_both_regions() {
        let mut g = board("ussr=chile:3");
        g.event(Us, OasFounded).answer("chile");
        assert!(!g.offers("done"));
        g.answer("haiti");
        assert_eq!((g.us(Country::Chile), g.us(Country::Haiti)), (1, 1));
    }

    #[test]
    fn the_us_chooses_when_the_ussr_plays_it_and_nowhere_else() {
        let mut g = board("us=canada:2");
        g.event(Ussr, OasFounded);
        assert_eq!(g.awaited(), Some(Us));
        assert_eq!(g.options().split(' ').count(), 20);
        assert!(!g.offers("canada"));
    }
}
