//! #14 COMECON.
//!
//! 1 USSR influence in each of four countries of Eastern Europe that the US does not control.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Comecon, "14", Era::Early, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[must(4, 1, |s, _| CountrySet::EASTERN_EUROPE - s.controlled.us, add_own)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_in_each_of_four_countries() {
        let mut g = board("us=poland:3");
        g.event(Ussr, Comecon);
        assert_eq!(
            g.options(),
            "finland austria east-germany czechoslovakia hungary yugoslavia romania bulgaria"
        );
        g.answer("finland austria");
        assert!(!g.offers("finland") && !g.offers("done"));
        g.answer("romania bulgaria");
        assert_eq!((g.ussr(Country::Austria), g.ussr(Country::Romania), g.ussr(Country::Poland)), (1, 1, 0));
        assert!(g.is_idle() && g.is_removed(Comecon));
    }

    #[test]
    fn in_fewer_only_if_fewer_qualify() {
        // Ruling 7.
        let mut g = board(
            "us=poland:3,finland:4,austria:4,east-germany:3,czechoslovakia:3,hungary:3,yugoslavia:3,romania:2",
        );
        g.plays(Us, Comecon, "event-first");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "romania bulgaria"));
        g.answer("bulgaria romania");
        assert_eq!(g.awaited(), Some(Us), "the operations of the US follow");
    }

    #[test]
    fn without_any_country_it_happens_without_effect_and_is_removed() {
        // Ruling 6.
        let mut g = board(
            "us=poland:3,finland:4,austria:4,east-germany:3,czechoslovakia:3,hungary:3,yugoslavia:3,romania:3,bulgaria:3",
        );
        g.event(Ussr, Comecon);
        assert!(g.is_idle() && g.is_removed(Comecon));
    }
}
