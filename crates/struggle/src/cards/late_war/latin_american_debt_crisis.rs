//! #95 Latin American Debt Crisis.
//!
//! The US discards a card worth 3 or more, or the USSR doubles its influence in two countries of South America.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LatinAmericanDebtCrisis, "95", Era::Late, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[
    // 7.4.2: the effective value counts.
    Step::Card { who: Who::Us, among: |s, _| s.worth_at_least(Us, 3), may: true },
    Do(|t, event| {
        if let Some(card) = event.chosen_card() {
            t.discard_from_hand(Us, card);
            event.end();
        }
    }),
    must(
        2,
        1,
        |s, _| CountrySet::SOUTH_AMERICA & s.present.ussr,
        |t, _, country| {
            let there = t.influence(Ussr, country);
            t.add(Ussr, country, there);
        },
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_worth_3_averts_it_without_its_event() {
        // Ruling 53.
        let mut g = board("ussr=chile:2 hand-us=fidel,duck-and-cover,comecon china=us/up");
        g.event(Ussr, LatinAmericanDebtCrisis);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "duck-and-cover comecon done"));
        g.answer("duck-and-cover");
        assert_eq!((g.ussr(Country::Chile), g.defcon()), (2, 5));
        assert!(g.is_discarded(DuckAndCover) && g.is_discarded(LatinAmericanDebtCrisis) && g.is_idle());
    }

    #[test]
    fn else_two_countries_are_doubled() {
        // Ruling 53: the US may decline.
        let mut g = board("ussr=chile:2,brazil:1,peru:3,cuba:2 hand-us=comecon");
        g.event(Ussr, LatinAmericanDebtCrisis).answer("done");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "peru chile brazil"));
        g.answer("peru");
        assert_eq!(g.options(), "chile brazil");
        g.answer("chile");
        assert_eq!((g.ussr(Country::Peru), g.ussr(Country::Chile), g.ussr(Country::Brazil)), (6, 4, 1));
        assert!(g.state.hand.us.contains(Comecon) && g.is_idle());
    }

    #[test]
    fn the_effective_value_counts() {
        // Ruling 53.
        let asked = |effects: &str| {
            let mut g = board(&alloc::format!("hand-us=olympic-games,comecon effects={effects}"));
            g.event(Ussr, LatinAmericanDebtCrisis);
            g.options()
        };
        assert_eq!(asked("containment"), "comecon olympic-games done");
        assert_eq!(asked("red-scare-on-us"), "done");
    }

    #[test]
    fn one_country_if_only_one_has_influence() {
        let mut g = board("ussr=chile:2");
        g.event(Ussr, LatinAmericanDebtCrisis).answer("done chile");
        assert_eq!(g.ussr(Country::Chile), 4);
        assert!(g.is_idle());
    }
}
