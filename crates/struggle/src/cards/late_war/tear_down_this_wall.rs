//! #96 Tear Down This Wall.
//!
//! Willy Brandt ends and cannot happen any more. The US adds 3 influence in East Germany and may make a free coup or
//! realignments in Europe with this card's value.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TearDownThisWall, "96", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[
    Do(|t, _| {
        t.begin(Effect::TearDownThisWall);
        t.end(Effect::WillyBrandt);
        t.add(Us, Country::EastGermany, 3);
    }),
    Step::Operations { ops: 3, kinds: Kinds::COUP_OR_REALIGN, zone: Zone::Europe, free: true },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_points_in_east_germany_then_a_free_coup_anywhere_in_europe() {
        // Rulings 46 and 50: no DEFCON limit by region, no military operations, DEFCON falls in a battleground.
        let mut g = board("ussr=east-germany:3,poland:1,iraq:1 defcon=3");
        g.event(Us, TearDownThisWall);
        assert_eq!((g.us(Country::EastGermany), g.options().as_str()), (3, "done realign coup"));
        g.answer("coup");
        assert_eq!(g.options(), "east-germany poland");
        g.answer("poland 6");
        assert_eq!((g.us(Country::Poland), g.ussr(Country::Poland)), (2, 0));
        assert_eq!((g.state.military_ops.us, g.defcon()), (0, 2));
        assert!(g.is_removed(TearDownThisWall) && g.is_idle());
    }

    #[test]
    fn or_as_many_realignments_as_its_value_whatever_the_defcon() {
        let mut g = board("ussr=france:3,italy:2 defcon=2");
        g.event(Us, TearDownThisWall).answer("realign france 1-1 france 1-1 italy 1-1");
        assert!(g.is_idle());
    }

    #[test]
    fn it_may_be_declined_and_realignments_may_stop() {
        // Ruling 46.
        let mut g = board("ussr=france:3 defcon=2");
        g.event(Us, TearDownThisWall).answer("done");
        assert!(g.is_idle());
        let mut g = board("ussr=france:3 defcon=2");
        g.event(Us, TearDownThisWall).answer("realign france 1-1 done");
        assert!(g.is_idle());
    }

    #[test]
    fn willy_brandt_ends_and_west_germany_is_back_in_nato() {
        // Ruling 50.
        let mut g = board("us=west-germany:4 effects=nato,willy-brandt");
        assert!(g.state.coup_targets(Ussr, Zone::Anywhere, false).contains(Country::WestGermany));
        g.event(Us, TearDownThisWall);
        assert!(!g.has(Effect::WillyBrandt) && g.has(Effect::TearDownThisWall));
        assert!(!g.state.coup_targets(Ussr, Zone::Anywhere, false).contains(Country::WestGermany));
    }

    #[test]
    fn the_cuban_missile_crisis_binds_it() {
        // Ruling 46.
        let mut g = board("ussr=france:1 effects=missile-crisis-on-us");
        g.event(Us, TearDownThisWall).answer("coup france");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::MissileCrisis)));
    }

    #[test]
    fn a_soviet_play_gives_the_us_the_coup_at_the_ussr_s_risk() {
        let mut g = board("ussr=france:1 defcon=2");
        g.event(Ussr, TearDownThisWall);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("coup france 1");
        assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    }
}
