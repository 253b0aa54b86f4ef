//! #50 “We Will Bury You”.
//!
//! DEFCON falls by 1. In the next US action round the USSR gains 3 points, before anything the US gains, unless the US
//! plays UN Intervention as an event in it. The payment is in `rules/play.rs`.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(WeWillBuryYou, "50", Era::Mid, 4, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    t.degrade_defcon();
    if !t.is_over() {
        t.begin(Effect::WeWillBuryYou);
    }
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defcon_falls_at_once_and_the_points_come_later() {
        let mut g = board("defcon=4");
        g.event(Ussr, WeWillBuryYou);
        assert_eq!((g.defcon(), g.vp()), (3, 0));
        assert!(g.has(Effect::WeWillBuryYou) && g.is_removed(WeWillBuryYou));
    }

    #[test]
    fn at_defcon_2_it_beats_who_plays_it() {
        for (by, winner) in [(Us, Ussr), (Ussr, Us)] {
            let mut g = board("defcon=2");
            g.event(by, WeWillBuryYou);
            assert_eq!(g.result(), Some((Some(winner), Ending::Defcon)));
        }
    }

    #[test]
    fn three_points_in_the_next_us_action_round_before_any_of_the_us() {
        // Ruling 15: 19 - 3 + 2, not 21.
        let mut g = round(
            Us,
            "vp=19 us=panama:2 hand-us=kitchen-debates,nato hand-ussr=fidel effects=we-will-bury-you",
        );
        assert_eq!(g.vp(), 19);
        g.answer("kitchen-debates event");
        assert_eq!((g.vp(), g.result()), (18, None));
        assert!(!g.has(Effect::WeWillBuryYou));
    }

    #[test]
    fn they_can_win_the_game_before_the_us_card_counts() {
        let mut g =
            round(Us, "vp=-17 us=panama:2 hand-us=kitchen-debates hand-ussr=fidel effects=we-will-bury-you");
        g.answer("kitchen-debates event");
        assert_eq!((g.vp(), g.result()), (-20, Some((Some(Ussr), Ending::VictoryPoints))));
    }

    #[test]
    fn un_intervention_as_the_event_of_that_round_saves_them() {
        let mut g =
            round(Us, "us=panama:1 hand-us=un-intervention,fidel hand-ussr=nasser effects=we-will-bury-you");
        g.answer("un-intervention event fidel influence panama panama");
        assert_eq!(g.vp(), 0);
        assert!(!g.has(Effect::WeWillBuryYou), "it does not wait for another round");
    }

    #[test]
    fn un_intervention_for_operations_does_not() {
        let mut g =
            round(Us, "us=panama:1 hand-us=un-intervention,fidel hand-ussr=nasser effects=we-will-bury-you");
        g.answer("un-intervention influence panama");
        assert_eq!(g.vp(), -3);
    }

    #[test]
    fn nor_does_un_intervention_drawn_by_grain_sales() {
        // Open: the play of the round is Grain Sales, and the points fall due with it.
        let mut g = round(
            Us,
            "us=panama:1 hand-us=grain-sales-to-soviets,fidel hand-ussr=un-intervention effects=we-will-bury-you",
        );
        g.answer("grain-sales-to-soviets event");
        assert_eq!(g.vp(), -3);
        g.answer("un-intervention play event fidel influence panama panama");
        assert_eq!(g.vp(), -3);
    }

    #[test]
    fn a_ussr_play_of_un_intervention_changes_nothing() {
        let mut g = round(
            Ussr,
            "ussr=cuba:1 hand-ussr=un-intervention,nato,fidel hand-us=allende,nasser effects=we-will-bury-you
             us=panama:1",
        );
        g.answer("un-intervention event nato influence cuba cuba cuba cuba");
        assert!(g.has(Effect::WeWillBuryYou));
        g.answer("allende influence panama");
        assert_eq!(g.vp(), -3);
    }

    #[test]
    fn as_a_headline_it_looks_at_the_first_us_action_round() {
        // Ruling 15. The US headline is no action round.
        let mut g = headline_phase(
            "us=panama:2 hand-us=kitchen-debates,allende hand-ussr=we-will-bury-you,fidel defcon=4",
        );
        g.answer_by(Us, "kitchen-debates").answer_by(Ussr, "we-will-bury-you");
        assert_eq!(g.vp(), 2);
        g.answer("fidel event");
        assert_eq!((g.vp(), g.awaited()), (2, Some(Us)));
        g.answer("allende influence panama");
        assert_eq!(g.vp(), -1);
    }

    #[test]
    fn played_by_the_us_it_looks_at_its_next_round_not_this_one() {
        let mut g = round(Us, "us=panama:1 hand-us=we-will-bury-you,allende hand-ussr=fidel,nasser");
        g.answer("we-will-bury-you event-first influence panama panama panama panama");
        assert_eq!((g.vp(), g.awaited()), (0, Some(Ussr)));
        g.answer("fidel event allende influence panama");
        assert_eq!(g.vp(), -3);
    }

    #[test]
    fn it_waits_over_the_end_of_the_turn() {
        let g = end_of_turn("turn=5 effects=we-will-bury-you military-ops=5/5 deck=fidel,nasser,nato");
        assert_eq!(g.vp(), 0);
        assert!(g.has(Effect::WeWillBuryYou));
    }

    #[test]
    fn without_another_us_action_round_nothing_is_paid() {
        // Ruling 15: played by the US in the last round of the game.
        let g = end_of_turn("turn=10 effects=we-will-bury-you military-ops=5/5");
        assert_eq!((g.vp(), g.result()), (0, Some((None, Ending::FinalScoring))));
    }

    #[test]
    fn a_round_without_a_card_is_a_round() {
        // Open: passing and a trap's discard are what the US does with its round.
        let g = round(Us, "hand-ussr=fidel effects=we-will-bury-you");
        assert_eq!((g.awaited(), g.vp()), (Some(Ussr), -3));
        let mut g =
            round(Us, "hand-us=nato,un-intervention hand-ussr=fidel effects=we-will-bury-you,quagmire");
        g.answer("nato");
        assert_eq!(g.vp(), -3);
        assert!(g.awaits_nature());
    }
}
