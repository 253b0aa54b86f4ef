//! #58 Cultural Revolution.
//!
//! If the US holds The China Card, the USSR may take it, face up; if the USSR holds it, the USSR gains 1 point.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(CulturalRevolution, "58", Era::Mid, 3, Some(Ussr), EVENT).starred().unless(|s, _| {
        // 12.4.
        s.is_civil_war_open().then_some(Barred::ChineseCivilWar)
    });

const EVENT: &[Step] = &[
    Do(|t, event| {
        if t.china.holder != Some(Us) {
            if t.china.holder == Some(Ussr) {
                t.gain(Ussr, 1);
            }
            event.end();
        }
    }),
    Step::Word { who: Who::Ussr, among: |_, _| WordSet::of(&[Word::Done, Word::Take]) },
    Do(|t, event| match event.word() {
        Some(Word::Take) => t.pass_china(Ussr, true),
        _ => t.note(Fact::Chooses { side: Ussr, word: Word::Done }),
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ussr_may_take_the_china_card_face_up_though_it_lay_face_down() {
        for face in ["up", "down"] {
            let mut g = board(&alloc::format!("china=us/{face}"));
            g.event(Ussr, CulturalRevolution);
            assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "done take"));
            g.answer("take");
            assert_eq!((g.state.china.holder, g.state.china.face_up, g.vp()), (Some(Ussr), true, 0));
            assert!(g.is_idle() && g.is_removed(CulturalRevolution));
        }
    }

    #[test]
    fn it_may_play_it_in_the_same_turn() {
        // 9.4: on the terms of the event.
        let mut g = round(
            Ussr,
            "china=us/down hand-ussr=cultural-revolution,fidel hand-us=allende,nasser us=panama:1",
        );
        g.answer("cultural-revolution event take allende influence panama");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "the-china-card fidel"));
    }

    #[test]
    fn it_may_leave_it() {
        let mut g = board("china=us/down");
        g.event(Ussr, CulturalRevolution).answer("done");
        assert_eq!((g.state.china.holder, g.state.china.face_up, g.vp()), (Some(Us), false, 0));
        assert!(g.is_removed(CulturalRevolution));
    }

    #[test]
    fn holding_it_already_is_worth_a_point() {
        for face in ["up", "down"] {
            let mut g = board(&alloc::format!("china=ussr/{face}"));
            g.event(Ussr, CulturalRevolution);
            assert_eq!((g.vp(), g.state.china.face_up), (-1, face == "up"));
            assert!(g.is_idle());
        }
    }

    #[test]
    fn the_ussr_decides_also_when_the_us_plays_it() {
        let mut g = board("china=us/up us=panama:1");
        g.event(Us, CulturalRevolution);
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("take influence panama panama panama");
        assert_eq!(g.state.china.holder, Some(Ussr));
    }

    #[test]
    fn it_is_barred_until_the_chinese_civil_war_is_won() {
        // 12.4; and nobody holds the card then.
        let mut g = board("");
        g.state.options.chinese_civil_war = true;
        assert_eq!(g.state.event_barred(CulturalRevolution, Ussr), Some(Barred::ChineseCivilWar));
        g.state.chinese_civil_war = 3;
        g.state.china.holder = Some(Ussr);
        assert_eq!(g.state.event_barred(CulturalRevolution, Ussr), None);
    }

    #[test]
    fn without_the_china_card_in_the_game_it_happens_without_effect() {
        let mut g = board("");
        g.event(Ussr, CulturalRevolution);
        assert!(g.is_idle() && g.is_removed(CulturalRevolution));
        assert_eq!(g.vp(), 0);
    }

    #[test]
    fn it_takes_back_in_the_same_turn_what_nixon_gave() {
        let mut g = board("china=ussr/up");
        g.event(Us, NixonPlaysTheChinaCard);
        assert_eq!(g.state.china, crate::state::China { holder: Some(Us), face_up: false });
        g.event(Ussr, CulturalRevolution).answer("take");
        assert_eq!(g.state.china, crate::state::China { holder: Some(Ussr), face_up: true });
    }
}
