//! #43 SALT Negotiations.
//!
//! DEFCON improves by 2; for the rest of the turn every coup die loses 1; the player may take a card other than a scoring
//! card from the discards, openly.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SaltNegotiations, "43", Era::Mid, 3, None, EVENT).starred();

const EVENT: &[Step] = &[
    Do(|t, _| {
        t.improve_defcon(2);
        t.begin(Effect::Salt);
    }),
    Step::Card { who: Who::By, among: |s, _| s.discard - crate::cards::SCORING, may: true },
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        let by = event.by;
        t.discard.remove(card);
        t.hand[by].insert(card);
        t.known[by].insert(card);
        t.note(Fact::Retrieves { side: by, card });
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defcon_improves_by_2_to_5_at_most() {
        for (before, after) in [(2, 4), (4, 5), (5, 5)] {
            let mut g = board(&alloc::format!("defcon={before}"));
            g.event(Us, SaltNegotiations).answer("done");
            assert_eq!(g.defcon(), after);
            assert!(g.is_idle() && g.is_removed(SaltNegotiations));
        }
    }

    #[test]
    fn the_player_may_take_a_card_that_is_not_a_scoring_card_and_shows_it() {
        // Ruling 23: not itself, not Shuttle Diplomacy on the table.
        let mut g = board(
            "discard=fidel,nato,asia-scoring,southeast-asia-scoring table=shuttle-diplomacy
             removed=containment effects=shuttle-diplomacy",
        );
        g.event(Ussr, SaltNegotiations);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "fidel nato done"));
        g.answer("nato");
        assert!(g.state.hand.ussr.contains(Nato) && g.state.known.ussr.contains(Nato));
        assert!(!g.is_discarded(Nato) && g.is_idle());
        assert!(g.facts.contains(&Fact::Retrieves { side: Ussr, card: Nato }));
    }

    #[test]
    fn the_card_taken_may_be_played_in_the_same_turn() {
        let mut g = round(
            Ussr,
            "hand-ussr=salt-negotiations,nasser hand-us=allende,containment discard=duck-and-cover us=panama:1",
        );
        g.answer("salt-negotiations event duck-and-cover allende influence panama");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "duck-and-cover nasser"));
    }

    #[test]
    fn every_coup_die_of_both_sides_loses_1() {
        // Ruling 23: the die alone, not the operations that count as military.
        let mut g = board("us=haiti:3 ussr=honduras:3 effects=salt");
        g.plays(Ussr, Fidel, "coup").answer("haiti 3");
        assert_eq!((g.us(Country::Haiti), g.state.military_ops.ussr), (1, 2));
        g.plays(Us, DuckAndCover, "coup").answer("honduras 3");
        assert_eq!((g.ussr(Country::Honduras), g.state.military_ops.us), (2, 3));
    }

    #[test]
    fn not_the_dice_of_wars_and_realignments() {
        // Ruling 23.
        let mut g = board("us=algeria:2 ussr=haiti:1 effects=salt");
        g.event(Ussr, BrushWar).answer("algeria 3");
        assert_eq!(g.ussr(Country::Algeria), 2);
        g.plays(Us, Allende, "realign").answer("haiti 3-1");
        assert_eq!(g.ussr(Country::Haiti), 0, "3 against 1 + 1");
    }

    #[test]
    fn it_adds_up_with_the_death_squads() {
        let g = board("effects=salt,death-squads-for-us");
        assert_eq!(g.state.coup_modifiers(Us, Country::Haiti).sum(), 0);
        assert_eq!(g.state.coup_modifiers(Ussr, Country::Haiti).sum(), -2);
        assert_eq!(g.state.coup_modifiers(Ussr, Country::Libya).sum(), -1);
    }

    #[test]
    fn it_ends_with_the_turn() {
        let g = end_of_turn("turn=5 effects=salt deck=fidel,nasser,nato");
        assert!(!g.has(Effect::Salt));
    }
}
