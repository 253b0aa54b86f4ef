//! #6 The China Card.
//!
//! 4 operations and no event; +1 if all is spent in Asia (9.6). It is no part of the hand and goes to the opponent face down (9.3).

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TheChinaCard, "6", Era::Early, 4, None, EVENT).unless(|_, _| Some(Barred::NoEvent));

const EVENT: &[Step] = &[];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_points_if_all_are_spent_in_asia() {
        let mut g = board("ussr=afghanistan:1 china=ussr/up");
        g.plays(Ussr, TheChinaCard, "influence").answer("afghanistan afghanistan pakistan pakistan pakistan");
        assert!(g.is_idle());
        assert_eq!(g.ussr(Country::Pakistan), 3);
        assert_eq!(g.state.china, crate::state::China { holder: Some(Us), face_up: false });
    }

    #[test]
    fn four_points_as_soon_as_one_goes_elsewhere() {
        let mut g = board("ussr=afghanistan:1 china=ussr/up");
        g.plays(Ussr, TheChinaCard, "influence").answer("finland pakistan pakistan pakistan");
        assert!(g.is_idle());
    }

    #[test]
    fn red_scare_vietnam_revolts_and_china_in_southeast_asia_make_5() {
        // Ruling 9: the example of 7.4.
        let mut g = board("ussr=vietnam:1 china=ussr/up effects=red-scare-on-ussr,vietnam-revolts");
        g.plays(Ussr, TheChinaCard, "influence").answer("vietnam vietnam vietnam vietnam vietnam");
        assert!(g.is_idle());
        assert_eq!(g.ussr(Country::Vietnam), 6);
    }

    #[test]
    fn the_bonus_point_may_be_left_unused() {
        let mut g = board("ussr=vietnam:1 china=ussr/up");
        g.plays(Ussr, TheChinaCard, "influence").answer("vietnam vietnam vietnam vietnam");
        assert!(g.options().ends_with("done"));
        g.answer("done");
        assert!(g.is_idle());
    }

    #[test]
    fn a_coup_in_asia_counts_five_for_military_operations_too() {
        let mut g = board("us=pakistan:1 china=ussr/up");
        g.plays(Ussr, TheChinaCard, "coup").answer("pakistan 1");
        assert_eq!((g.ussr(Country::Pakistan), g.state.military_ops.ussr), (1, 5));
    }

    #[test]
    fn a_us_play_ends_the_formosan_resolution_even_on_the_space_race() {
        let mut g = board("china=us/up effects=formosan-resolution");
        g.plays(Us, TheChinaCard, "space");
        assert!(!g.has(Effect::FormosanResolution));
    }

    #[test]
    fn not_when_a_scoring_card_would_be_stranded() {
        // Ruling 12, 9.5: two scoring cards and two rounds left.
        let g = board("turn=5 round=6 hand-us=asia-scoring,africa-scoring china=us/up");
        assert!(!g.offers("the-china-card"));
        let g = board("turn=5 round=5 hand-us=asia-scoring,africa-scoring china=us/up");
        assert!(g.offers("the-china-card"));
    }

    #[test]
    fn on_the_space_race_it_is_worth_four_and_no_more() {
        // Ruling 12: box 8 asks for 4 points, which Red Scare takes away.
        let uses = |effects: &str| {
            let g = board(&alloc::format!("china=us/up space=7/0 {effects}"));
            g.state.legal_uses(Us, TheChinaCard, Usage::Full)
        };
        assert!(uses("").contains(Word::Space) && !uses("effects=red-scare-on-us").contains(Word::Space));
    }

    #[test]
    fn it_is_no_headline_and_nothing_to_discard() {
        // Ruling 12, 9.5.
        let mut g = headline_phase("china=us/up hand-us=fidel hand-ussr=nato");
        assert_eq!(g.options_of(Us), "fidel");
        g.answer_by(Ussr, "nato").answer_by(Us, "fidel");
        let mut g = board("china=us/up us=west-germany:4");
        g.event(Ussr, Blockade);
        assert_eq!(g.options(), "done");
    }

    #[test]
    fn an_empty_hand_does_not_force_it() {
        // Ruling 12, 9.8.
        let mut g = round(Us, "china=us/up hand-ussr=nato");
        assert_eq!(g.options(), "the-china-card done");
        g.answer("done");
        assert_eq!((g.awaited(), g.state.china.holder), (Some(Ussr), Some(Us)));
    }

    #[test]
    fn face_down_it_waits_for_the_next_turn() {
        // Ruling 12, 9.3.
        let g = board("china=us/down hand-us=fidel");
        assert_eq!(g.options(), "fidel");
        let g = end_of_turn("china=us/down deck=nato");
        assert!(g.state.china.face_up && g.state.turn == 6);
    }

    #[test]
    fn its_holder_gains_a_point_at_the_end_of_turn_10() {
        // Ruling 12.
        assert_eq!(end_of_turn("turn=10 china=ussr/down").vp(), -1);
        assert_eq!(end_of_turn("turn=10 china=us/up").vp(), 1);
    }

    #[test]
    fn in_games_of_the_digital_edition_it_may_strand_a_scoring_card() {
        // 9.5 forbids it.
        let text = "round=7 china=us/up hand-us=asia-scoring,fidel hand-ussr=nasser us=panama:1";
        assert_eq!(round(Us, text).options(), "asia-scoring fidel");
        let digital = alloc::format!("options=departures=china {text}");
        assert_eq!(round(Us, &digital).options(), "asia-scoring the-china-card fidel");
    }
}
