//! #11 Korean War.
//!
//! War by the USSR on South Korea: 2 points, 2 military operations, success on 4 to 6.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(KoreanWar, "11", Era::Early, 2, Some(Ussr), EVENT)
    .starred()
    .war(War::new(4, 2, 2).harder(Harder::WhileCivilWarIsOpen));

const EVENT: &[Step] = &[
    Die,
    Do(|t, event| {
        war::resolve(t, Ussr, KoreanWar, Country::SouthKorea, event.die());
        if t.options.is_first_edition() {
            // The first edition's card lowers DEFCON.
            t.degrade_defcon();
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn success_replaces_us_influence() {
        let mut g = board("us=south-korea:3");
        g.event(Ussr, KoreanWar).answer("4");
        assert_eq!((g.us(Country::SouthKorea), g.ussr(Country::SouthKorea)), (0, 3));
        assert_eq!((g.vp(), g.state.military_ops.ussr, g.defcon()), (-2, 2, 5));
        assert!(g.is_removed(KoreanWar));
    }

    #[test]
    fn us_controlled_neighbours_make_it_harder() {
        // Ruling 54.
        let mut g = board("us=south-korea:3,japan:4,taiwan:3");
        g.event(Ussr, KoreanWar).answer("5");
        assert_eq!(g.us(Country::SouthKorea), 3);
        assert_eq!((g.vp(), g.state.military_ops.ussr), (0, 2));
    }

    #[test]
    fn it_needs_no_influence_and_leaves_defcon_alone() {
        // Ruling 54, 7.6.
        let mut g = board("defcon=2");
        g.plays(Us, KoreanWar, "event-first").answer("4");
        assert_eq!((g.vp(), g.state.military_ops.ussr, g.defcon()), (-2, 2, 2));
        assert_eq!(g.ussr(Country::SouthKorea), 0);
    }

    #[test]
    fn the_chinese_civil_war_makes_it_harder() {
        // 12.4.2
        let mut g = board("us=south-korea:3");
        g.state.options.chinese_civil_war = true;
        g.event(Ussr, KoreanWar).answer("4");
        assert_eq!((g.us(Country::SouthKorea), g.vp()), (3, 0));
    }
}
