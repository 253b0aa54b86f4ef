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
        // The example of 7.4.
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
        // 9.5: two scoring cards and two rounds left.
        let g = board("turn=5 round=6 hand-us=asia-scoring,africa-scoring china=us/up");
        assert!(!g.offers("the-china-card"));
        let g = board("turn=5 round=5 hand-us=asia-scoring,africa-scoring china=us/up");
        assert!(g.offers("the-china-card"));
    }
}
