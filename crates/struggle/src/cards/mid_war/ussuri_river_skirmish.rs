//! #76 Ussuri River Skirmish.
//!
//! If the USSR holds The China Card, the US may take it, face up. If the US holds it, the US adds 4 influence in Asia, at
//! most 2 in a country.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(UssuriRiverSkirmish, "76", Era::Mid, 3, Some(Us), EVENT).starred();

/// The step that adds influence.
const ADD: u8 = 3;

const EVENT: &[Step] = &[
    Do(|t, event| {
        if t.us_counts_as_holding_china() {
            event.go_to(ADD);
        }
    }),
    Step::Word {
        who: Who::Us,
        among: |s, _| match s.china.holder {
            Some(Ussr) => WordSet::of(&[Word::Take, Word::Done]),
            _ => WordSet::EMPTY,
        },
    },
    Do(|t, event| {
        if event.word() == Some(Word::Take) {
            t.pass_china(Us, true);
        } else if t.china.holder == Some(Ussr) {
            t.note(Fact::Chooses { side: Us, word: Word::Done });
        }
        event.end();
    }),
    must(4, 2, |_, _| CountrySet::ASIA, add_own),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::China;

    #[test]
    fn the_us_takes_the_card_face_up_and_may_use_it_this_turn() {
        for face in ["up", "down"] {
            let mut g = board(&alloc::format!("china=ussr/{face}"));
            g.event(Us, UssuriRiverSkirmish);
            assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "done take"));
            g.answer("take");
            assert_eq!(g.state.china, China { holder: Some(Us), face_up: true });
            assert!(g.state.may_play_china(Us));
            assert!(g.is_idle() && g.is_removed(UssuriRiverSkirmish));
        }
    }

    #[test]
    fn declining_the_card_gives_nothing_instead() {
        let mut g = board("china=ussr/up");
        g.event(Us, UssuriRiverSkirmish).answer("done");
        assert_eq!(g.state.china, China { holder: Some(Ussr), face_up: true });
        assert!(g.is_idle() && g.is_removed(UssuriRiverSkirmish) && g.state.present.us.is_empty());
    }

    #[test]
    fn if_the_us_holds_it_four_points_in_asia_at_most_two_in_a_country() {
        let mut g = board("china=us/down ussr=thailand:2");
        g.event(Us, UssuriRiverSkirmish).answer("thailand thailand");
        assert!(!g.offers("thailand") && !g.offers("done"));
        assert_eq!(g.options().split(' ').count(), 14);
        g.answer("india japan");
        assert_eq!((g.us(Country::Thailand), g.us(Country::India), g.us(Country::Japan)), (2, 1, 1));
        assert_eq!(g.state.china, China { holder: Some(Us), face_up: false });
        assert!(g.is_idle());
    }

    #[test]
    fn the_us_chooses_when_the_ussr_plays_it() {
        let mut g = board("china=ussr/up ussr=poland:1");
        g.event(Ussr, UssuriRiverSkirmish);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("take");
        assert_eq!(g.awaited(), Some(Ussr));
    }

    #[test]
    fn while_the_chinese_civil_war_goes_on_the_us_counts_as_holder() {
        // 12.4.1
        let mut g = board("civil-war=2");
        g.state.options.chinese_civil_war = true;
        g.event(Us, UssuriRiverSkirmish).answer("india india pakistan pakistan");
        assert_eq!(g.us(Country::India), 2);
        assert!(g.is_idle() && g.state.china.holder.is_none());
    }

    #[test]
    fn in_a_game_without_the_china_card_nothing_happens() {
        let mut g = board("");
        g.event(Us, UssuriRiverSkirmish);
        assert!(g.is_idle() && g.state.present.us.is_empty());
    }
}
