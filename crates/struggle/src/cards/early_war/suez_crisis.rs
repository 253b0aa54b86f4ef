//! #28 Suez Crisis.
//!
//! The USSR removes 4 US influence from France, the United Kingdom and Israel, at most 2 from each.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SuezCrisis, "28", Era::Early, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[must(4, 2, |s, _| THREE & s.present.us, remove_enemy)];

const THREE: CountrySet = CountrySet::of(&[Country::France, Country::UnitedKingdom, Country::Israel]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_points_at_most_two_from_each() {
        let mut g = board("us=france:3,united-kingdom:5,israel:1,italy:2");
        g.event(Ussr, SuezCrisis);
        assert_eq!(g.options(), "united-kingdom france israel");
        g.answer("united-kingdom united-kingdom");
        assert_eq!(g.options(), "france israel");
        g.answer("israel");
        assert_eq!(g.options(), "france");
        g.answer("france");
        assert_eq!((g.us(Country::France), g.us(Country::UnitedKingdom), g.us(Country::Israel)), (2, 3, 0));
        assert!(g.is_idle() && g.is_removed(SuezCrisis));
    }

    #[test]
    fn as_many_as_the_board_allows() {
        // Ruling 7: the United Kingdom gives no more than 2.
        let mut g = board("us=united-kingdom:5");
        g.plays(Us, SuezCrisis, "event-first");
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("united-kingdom united-kingdom");
        assert_eq!((g.us(Country::UnitedKingdom), g.awaited()), (3, Some(Us)));
    }
}
