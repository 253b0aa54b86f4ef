//! #31 Red Scare/Purge.
//!
//! The opponent's operations are worth 1 less this turn, at least 1.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(RedScarePurge, "31", Era::Early, 4, None, EVENT).unless(|s, by| {
    // 12.4: not by the USSR while the Chinese Civil War goes on.
    (by == Ussr && s.is_civil_war_open()).then_some(Barred::ChineseCivilWar)
});

const EVENT: &[Step] = &[Do(|t, event| t.begin(Effect::red_scare_on(event.opponent())))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opponents_operations_are_worth_one_less_at_least_1() {
        let mut g = board("");
        g.event(Us, RedScarePurge);
        let worth =
            |side| (1..=4).map(|ops| g.state.effective_ops(side, ops)).collect::<alloc::vec::Vec<_>>();
        assert_eq!((worth(Ussr), worth(Us)), (alloc::vec![1, 1, 2, 3], alloc::vec![1, 2, 3, 4]));
        assert!(g.is_discarded(RedScarePurge));
    }

    #[test]
    fn it_ends_with_the_turn() {
        let g = end_of_turn("effects=red-scare-on-us,red-scare-on-ussr deck=nato");
        assert!(!g.has(Effect::RedScareOnUs) && !g.has(Effect::RedScareOnUssr));
    }

    #[test]
    fn it_counts_for_every_purpose() {
        // Ruling 8: coup and military operations, the minimum of the Space Race, what a trap accepts.
        let mut g = board("us=nigeria:1 effects=red-scare-on-ussr,red-scare-on-us,quagmire");
        g.plays(Ussr, Comecon, "coup").answer("nigeria 2");
        assert_eq!((g.ussr(Country::Nigeria), g.state.military_ops.ussr), (1, 2));
        assert!(!g.state.may_space(Ussr, 2) && g.state.may_space(Ussr, 3));
        g.with(|t| t.hand.us = CardSet::of(&[Fidel, DuckAndCover]));
        assert_eq!(g.state.trap_choices(Us).discards, CardSet::one(DuckAndCover));
    }

    #[test]
    fn it_follows_the_player_and_not_the_card() {
        // Ruling 8, 7.4.1: the US plays a card of the USSR and has its own value.
        let mut g = board("us=panama:1 effects=red-scare-on-ussr");
        g.plays(Us, Fidel, "influence").answer("panama panama");
        assert_eq!(g.us(Country::Panama), 3);
    }

    #[test]
    fn twice_on_one_side_takes_no_second_point() {
        // Ruling 59.
        let mut g = board("");
        g.event(Us, RedScarePurge).event(Us, RedScarePurge);
        assert_eq!(g.state.effective_ops(Ussr, 4), 3);
        assert!(g.is_discarded(RedScarePurge));
    }

    #[test]
    fn both_sides_may_be_under_it() {
        let mut g = board("");
        g.event(Us, RedScarePurge).event(Ussr, RedScarePurge);
        assert_eq!((g.state.effective_ops(Us, 3), g.state.effective_ops(Ussr, 3)), (2, 2));
    }

    #[test]
    fn the_chinese_civil_war_keeps_the_ussr_from_it() {
        // 12.4.
        let mut g = board("");
        g.state.options.chinese_civil_war = true;
        assert_eq!(g.state.event_barred(RedScarePurge, Ussr), Some(Barred::ChineseCivilWar));
        assert_eq!(g.state.event_barred(RedScarePurge, Us), None);
        g.state.chinese_civil_war = 3;
        assert_eq!(g.state.event_barred(RedScarePurge, Ussr), None);
    }
}
