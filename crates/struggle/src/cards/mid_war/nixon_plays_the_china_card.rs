//! #71 Nixon Plays The China Card.
//!
//! The US gains 2 points if it holds The China Card; otherwise it receives the card, face down.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NixonPlaysTheChinaCard, "71", Era::Mid, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[Do(|t, _| {
    if t.us_counts_as_holding_china() {
        t.gain(Us, 2);
    } else if t.china.holder == Some(Ussr) {
        // 9.4 of the first edition: what an event hands over may be used at once.
        let face_up = t.options.is_first_edition();
        t.pass_china(Us, face_up);
    }
})];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::China;

    #[test]
    fn two_points_if_the_us_holds_the_card_either_way_up() {
        for face in ["up", "down"] {
            let mut g = board(&alloc::format!("china=us/{face}"));
            g.event(Us, NixonPlaysTheChinaCard);
            assert_eq!(g.vp(), 2);
            assert_eq!(g.state.china, China { holder: Some(Us), face_up: face == "up" });
            assert!(g.is_removed(NixonPlaysTheChinaCard) && g.is_idle());
        }
    }

    #[test]
    fn else_the_us_receives_it_face_down_and_cannot_use_it_this_turn() {
        for face in ["up", "down"] {
            let mut g = board(&alloc::format!("china=ussr/{face} ussr=poland:1"));
            g.event(Ussr, NixonPlaysTheChinaCard);
            assert_eq!(g.vp(), 0);
            assert_eq!(g.state.china, China { holder: Some(Us), face_up: false });
            assert!(!g.state.may_play_china(Us));
        }
    }

    #[test]
    fn while_the_chinese_civil_war_goes_on_the_us_counts_as_holder() {
        // 12.4.1
        let mut g = board("civil-war=2");
        g.state.options.chinese_civil_war = true;
        g.event(Us, NixonPlaysTheChinaCard);
        assert_eq!((g.vp(), g.state.china.holder), (2, None));
    }

    #[test]
    fn once_the_ussr_has_won_the_chinese_civil_war_the_card_changes_hands_as_usual() {
        // 12.3
        let mut g = board("civil-war=3 china=ussr/up");
        g.state.options.chinese_civil_war = true;
        g.event(Us, NixonPlaysTheChinaCard);
        assert_eq!((g.vp(), g.state.china.holder), (0, Some(Us)));
    }

    #[test]
    fn in_a_game_without_the_china_card_nothing_happens() {
        let mut g = board("");
        g.event(Us, NixonPlaysTheChinaCard);
        assert_eq!((g.vp(), g.state.china.holder), (0, None));
        assert!(g.is_removed(NixonPlaysTheChinaCard));
    }
}
