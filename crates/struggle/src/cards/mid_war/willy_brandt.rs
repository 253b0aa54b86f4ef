//! #55 Willy Brandt.
//!
//! 1 point for the USSR and 1 USSR influence in West Germany, which leaves NATO. Barred and ended by Tear Down This Wall.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(WillyBrandt, "55", Era::Mid, 2, Some(Ussr), EVENT)
    .starred()
    .underlined()
    .unless(|s, _| s.has(Effect::TearDownThisWall).then_some(Barred::By(TearDownThisWall)));

const EVENT: &[Step] = &[Do(|t, _| {
    t.gain(Ussr, 1);
    if !t.is_over() {
        t.add(Ussr, Country::WestGermany, 1);
        t.begin(Effect::WillyBrandt);
    }
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_influence_and_west_germany_outside_nato() {
        let mut g = board("us=west-germany:5,italy:3 effects=nato");
        assert!(g.state.nato_countries().contains(Country::WestGermany));
        g.event(Ussr, WillyBrandt);
        assert_eq!((g.vp(), g.ussr(Country::WestGermany)), (-1, 1));
        assert_eq!(g.state.nato_countries(), CountrySet::one(Country::Italy));
        g.plays(Ussr, Fidel, "coup");
        assert_eq!(g.options(), "west-germany");
        assert!(g.is_removed(WillyBrandt));
    }

    #[test]
    fn before_nato_it_counts_as_well() {
        let mut g = board("us=west-germany:5 effects=marshall-plan");
        g.event(Ussr, WillyBrandt);
        g.with(|t| t.begin(Effect::Nato));
        assert!(g.state.nato_countries().is_empty());
    }

    #[test]
    fn tear_down_this_wall_bars_it() {
        // Ruling 50.
        let mut g = board("us=west-germany:5 effects=nato,tear-down-this-wall");
        assert_eq!(g.state.event_barred(WillyBrandt, Ussr), Some(Barred::By(TearDownThisWall)));
        g.event(Us, WillyBrandt).answer("influence west-germany west-germany");
        assert_eq!((g.vp(), g.ussr(Country::WestGermany)), (0, 0));
        assert!(g.is_discarded(WillyBrandt) && !g.has(Effect::WillyBrandt));
    }

    #[test]
    fn the_twentieth_point_ends_the_game() {
        let mut g = board("vp=-19");
        g.event(Ussr, WillyBrandt);
        assert_eq!(g.result(), Some((Some(Ussr), Ending::VictoryPoints)));
    }
}
