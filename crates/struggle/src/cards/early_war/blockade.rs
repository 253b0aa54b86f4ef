//! #10 Blockade.
//!
//! The US discards a card worth 3 or more, or loses all its influence in West Germany.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Blockade, "10", Era::Early, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[
    // 7.4.2: the effective value counts.
    Step::Card { who: Who::Us, among: |s, _| s.worth_at_least(Us, 3), may: true },
    Do(|t, event| match event.chosen_card() {
        Some(card) => t.discard_from_hand(Us, card),
        None => drop(t.remove_all(Us, Country::WestGermany)),
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_us_may_discard_a_card_worth_3() {
        let mut g = board("us=west-germany:4 hand-us=fidel,nato,comecon");
        g.event(Ussr, Blockade);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "comecon nato done"));
        g.answer("nato");
        assert_eq!(g.us(Country::WestGermany), 4);
        assert!(g.is_discarded(Nato) && g.is_removed(Blockade));
    }

    #[test]
    fn declining_costs_west_germany() {
        // Ruling 53.
        let mut g = board("us=west-germany:4 hand-us=nato");
        g.event(Ussr, Blockade).answer("done");
        assert_eq!(g.us(Country::WestGermany), 0);
    }

    #[test]
    fn the_effective_value_counts() {
        // Rulings 8 and 53, 7.4.2.
        let g = |effects: &str| {
            let mut g =
                board(&alloc::format!("us=west-germany:4 hand-us=olympic-games,comecon effects={effects}"));
            g.event(Ussr, Blockade);
            g.options()
        };
        assert_eq!(g("containment"), "comecon olympic-games done");
        assert_eq!(g("red-scare-on-us"), "done");
    }

    #[test]
    fn the_event_of_the_discarded_card_does_not_happen() {
        // Ruling 53, 5.4: Suez Crisis would hurt the US further.
        let mut g = board("us=west-germany:4,france:2 hand-us=suez-crisis");
        g.event(Ussr, Blockade).answer("suez-crisis");
        assert_eq!((g.us(Country::WestGermany), g.us(Country::France)), (4, 2));
        assert!(g.is_discarded(SuezCrisis) && g.is_idle());
    }

    #[test]
    fn the_us_is_asked_whatever_it_holds() {
        // Nothing about its hand can be read from the asking.
        let mut g = board("us=west-germany:4 hand-us=fidel,asia-scoring");
        g.event(Ussr, Blockade);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "done"));
    }
}
