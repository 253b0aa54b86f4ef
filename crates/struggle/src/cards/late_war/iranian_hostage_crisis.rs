//! #82 Iranian Hostage Crisis.
//!
//! The US loses all its influence in Iran, the USSR adds 2 there. Terrorism takes two cards from the US from now on.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(IranianHostageCrisis, "82", Era::Late, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove_all(Us, Country::Iran);
    t.add(Ussr, Country::Iran, 2);
    t.begin(Effect::HostageCrisis);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_leaves_iran_and_the_ussr_adds_two() {
        let mut g = board("us=iran:4,iraq:2 ussr=iran:1");
        g.event(Ussr, IranianHostageCrisis);
        assert_eq!((g.us(Country::Iran), g.ussr(Country::Iran), g.us(Country::Iraq)), (0, 3, 2));
        assert!(g.has(Effect::HostageCrisis) && g.is_removed(IranianHostageCrisis) && g.is_idle());
    }

    #[test]
    fn it_happens_as_well_when_the_us_plays_it_for_operations() {
        let mut g = board("us=iran:2");
        g.plays(Us, IranianHostageCrisis, "influence").answer("iran iran iran");
        // After the operations the event takes all of it.
        assert_eq!((g.us(Country::Iran), g.ussr(Country::Iran)), (0, 2));
        assert!(g.has(Effect::HostageCrisis) && g.is_idle());
    }

    #[test]
    fn an_empty_iran_still_gets_two_points() {
        let mut g = board("");
        g.event(Ussr, IranianHostageCrisis);
        assert_eq!(g.ussr(Country::Iran), 2);
    }
}
