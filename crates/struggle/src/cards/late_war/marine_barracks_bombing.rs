//! #88 Marine Barracks Bombing.
//!
//! The US loses all its influence in Lebanon and 2 more anywhere in the Middle East, as the USSR chooses.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(MarineBarracksBombing, "88", Era::Late, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, _| {
        t.remove_all(Us, Country::Lebanon);
    }),
    must(2, 2, |s, _| CountrySet::MIDDLE_EAST & s.present.us, remove_enemy),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lebanon_is_cleared_and_two_more_go_from_one_country_or_two() {
        let mut g = board("us=lebanon:3,iran:2,israel:4,italy:3");
        g.event(Ussr, MarineBarracksBombing);
        assert_eq!((g.us(Country::Lebanon), g.options().as_str()), (0, "israel iran"));
        g.answer("israel israel");
        assert_eq!((g.us(Country::Israel), g.us(Country::Iran)), (2, 2));
        assert!(g.is_removed(MarineBarracksBombing) && g.is_idle());
        let mut g = board("us=lebanon:3,iran:2,israel:4");
        g.event(Ussr, MarineBarracksBombing).answer("israel iran");
        assert_eq!((g.us(Country::Israel), g.us(Country::Iran)), (3, 1));
    }

    #[test]
    fn as_many_as_there_are() {
        let mut g = board("us=jordan:1");
        g.event(Ussr, MarineBarracksBombing).answer("jordan");
        assert!(g.is_idle());
        let mut g = board("us=lebanon:1");
        g.event(Ussr, MarineBarracksBombing);
        assert_eq!(g.us(Country::Lebanon), 0);
        assert!(g.is_idle());
    }

    #[test]
    fn the_ussr_chooses_when_the_us_plays_it() {
        let mut g = board("us=iran:2,israel:4");
        g.event(Us, MarineBarracksBombing);
        assert_eq!(g.awaited(), Some(Ussr));
    }
}
