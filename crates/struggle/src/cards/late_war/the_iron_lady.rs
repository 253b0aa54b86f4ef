//! #83 The Iron Lady.
//!
//! 1 point for the US; the USSR adds 1 influence in Argentina and loses all of it in the United Kingdom. Socialist
//! Governments cannot happen any more.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TheIronLady, "83", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.begin(Effect::IronLady);
    t.add(Ussr, Country::Argentina, 1);
    t.remove_all(Ussr, Country::UnitedKingdom);
    t.gain(Us, 1);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ussr_gains_a_point_in_argentina_and_leaves_the_united_kingdom() {
        let mut g = board("us=argentina:1 ussr=united-kingdom:3");
        g.event(Us, TheIronLady);
        assert_eq!((g.us(Country::Argentina), g.ussr(Country::Argentina)), (1, 1));
        assert_eq!((g.ussr(Country::UnitedKingdom), g.vp()), (0, 1));
        assert!(g.is_removed(TheIronLady) && g.is_idle());
    }

    #[test]
    fn socialist_governments_cannot_happen_afterwards() {
        let mut g = board("us=italy:3");
        g.event(Us, TheIronLady);
        assert_eq!(g.state.event_barred(SocialistGovernments, Ussr), Some(Barred::By(TheIronLady)));
        g.plays(Us, SocialistGovernments, "event-first").answer("influence italy italy italy");
        assert_eq!(g.us(Country::Italy), 6);
        assert!(g.is_discarded(SocialistGovernments) && g.is_idle());
    }

    #[test]
    fn played_by_the_ussr_the_point_is_still_the_us_one() {
        let mut g = board("vp=19 ussr=argentina:1");
        g.event(Ussr, TheIronLady);
        assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
    }
}
