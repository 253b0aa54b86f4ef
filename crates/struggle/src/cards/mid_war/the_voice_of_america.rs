//! #74 The Voice of America.
//!
//! The US removes 4 USSR influence from countries outside Europe, at most 2 from a country.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(TheVoiceOfAmerica, "74", Era::Mid, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[must(4, 2, |s, _| s.present.ussr - CountrySet::EUROPE, remove_enemy)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_points_at_most_two_from_a_country_and_none_from_europe() {
        let mut g = board("ussr=angola:4,cuba:3,poland:4,iraq:1");
        g.event(Us, TheVoiceOfAmerica).answer("angola angola");
        assert_eq!(g.options(), "iraq cuba");
        g.answer("cuba cuba");
        assert_eq!((g.ussr(Country::Angola), g.ussr(Country::Cuba), g.ussr(Country::Poland)), (2, 1, 4));
        assert!(g.is_discarded(TheVoiceOfAmerica) && g.is_idle());
    }

    #[test]
    fn all_four_must_go_if_the_board_allows() {
        // Ruling 7.
        let mut g = board("ussr=angola:1,cuba:3");
        g.event(Us, TheVoiceOfAmerica);
        assert!(!g.offers("done"));
        g.answer("cuba cuba angola");
        assert!(g.is_idle());
    }

    #[test]
    fn nothing_outside_europe_nothing_to_do() {
        let mut g = board("ussr=poland:4,finland:1");
        g.event(Us, TheVoiceOfAmerica);
        assert!(g.is_idle() && g.is_discarded(TheVoiceOfAmerica));
    }

    #[test]
    fn the_us_chooses_when_the_ussr_plays_it() {
        let mut g = board("ussr=cuba:3");
        g.event(Ussr, TheVoiceOfAmerica);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("cuba cuba influence cuba cuba");
        assert_eq!(g.ussr(Country::Cuba), 3);
    }
}
