//! #42 Quagmire.
//!
//! From its next action round on the US spends its rounds discarding cards worth 2 or more until a die shows 1 to 4.
//! Ends NORAD. How a trap works is told in `rules/trap.rs`.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(Quagmire, "42", Era::Mid, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.begin(Effect::Quagmire);
    t.end(Effect::Norad);
})];

#[cfg(test)]
mod tests {
    use super::*;

    /// The US, trapped, at the start of an action round.
    fn trapped(text: &str) -> TestGame {
        round(Us, &alloc::format!("effects=quagmire hand-ussr=nasser {text}"))
    }

    #[test]
    fn it_traps_the_us_and_ends_norad() {
        let mut g = board("effects=norad");
        g.event(Ussr, Quagmire);
        assert!(g.has(Effect::Quagmire) && !g.has(Effect::Norad) && g.is_removed(Quagmire));
    }

    #[test]
    fn played_by_the_us_the_round_is_still_its_own() {
        // Ruling 16: from the next action round.
        let mut g = board("us=panama:1");
        g.event(Us, Quagmire).answer("influence panama panama panama");
        assert!(g.is_idle() && g.has(Effect::Quagmire));
    }

    #[test]
    fn a_discard_and_1_to_4_free_the_us_but_the_round_is_spent() {
        // Ruling 16.
        for die in 1..=6 {
            let mut g = trapped("hand-us=nato,allende,duck-and-cover");
            assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "duck-and-cover nato"));
            g.answer("nato");
            assert!(g.awaits_nature());
            g.answer(&alloc::format!("{die}"));
            assert_eq!(g.has(Effect::Quagmire), die > 4, "{die}");
            // No event, and a starred card is only discarded.
            assert!(g.is_discarded(Nato) && !g.has(Effect::Nato));
            assert_eq!((g.awaited(), g.state.round), (Some(Ussr), 2));
        }
    }

    #[test]
    fn the_next_round_goes_on_with_what_is_left() {
        let mut g = trapped("hand-us=nato,allende,duck-and-cover ussr=poland:1");
        g.answer("nato 5 nasser event");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "duck-and-cover"));
        g.answer("duck-and-cover 6");
        assert_eq!((g.awaited(), g.options().as_str(), g.state.round), (Some(Us), "done", 3));
    }

    #[test]
    fn the_effective_value_counts() {
        // Ruling 16, 7.4.2.
        assert_eq!(trapped("hand-us=allende,fidel effects=containment").options(), "fidel allende");
        assert_eq!(trapped("hand-us=allende,fidel,nato effects=red-scare-on-us").options(), "nato");
    }

    #[test]
    fn without_a_card_that_qualifies_the_round_is_lost() {
        let mut g = trapped("hand-us=allende,summit");
        assert_eq!(g.options(), "done");
        g.answer("done");
        assert!(g.has(Effect::Quagmire));
        assert_eq!((g.awaited(), g.state.hand.us.len()), (Some(Ussr), 2));
    }

    #[test]
    fn the_china_card_is_no_discard_and_no_play() {
        // Ruling 16, 9.5.
        assert_eq!(trapped("hand-us=allende china=us/up").options(), "done");
        // An empty hand is a lost round, China or not.
        let g = trapped("china=us/up");
        assert_eq!(g.awaited(), Some(Ussr));
    }

    #[test]
    fn with_nothing_to_discard_scoring_cards_may_be_played() {
        // Ruling 17.
        let mut g = trapped("hand-us=allende,africa-scoring us=kenya:2");
        assert_eq!(g.options(), "africa-scoring done");
        g.answer("africa-scoring");
        assert_eq!((g.vp(), g.awaited()), (1, Some(Ussr)));
        assert!(g.has(Effect::Quagmire), "no roll is made");
    }

    #[test]
    fn with_a_discard_at_hand_a_scoring_card_waits_while_it_can() {
        // Ruling 17.
        let g = trapped("round=6 hand-us=nato,africa-scoring");
        assert_eq!(g.options(), "nato");
        let g = trapped("round=6 hand-us=nato,africa-scoring,asia-scoring");
        assert_eq!(g.options(), "asia-scoring africa-scoring");
    }

    #[test]
    fn a_scoring_card_that_could_not_be_played_later_is_played_instead_of_a_discard() {
        // Ruling 17, 10.1.5.
        let mut g = trapped("round=7 hand-us=nato,africa-scoring us=kenya:2");
        assert_eq!(g.options(), "africa-scoring");
        g.answer("africa-scoring");
        assert_eq!(g.vp(), 1);
        assert!(g.has(Effect::Quagmire) && g.state.hand.us.contains(Nato));
    }

    #[test]
    fn missile_envy_owed_is_discarded_first_and_that_pays_the_debt() {
        // Ruling 18.
        let mut g = trapped("hand-us=nato,missile-envy effects=missile-envy-owed-by-us");
        assert_eq!(g.options(), "missile-envy");
        g.answer("missile-envy 6");
        assert!(
            !g.has(Effect::MissileEnvyOwedByUs) && g.is_discarded(MissileEnvy) && g.has(Effect::Quagmire)
        );
    }

    #[test]
    fn missile_envy_worth_1_is_no_discard_and_is_owed_until_the_us_is_free() {
        // Ruling 18.
        let mut g = trapped(
            "hand-us=nato,missile-envy,duck-and-cover effects=missile-envy-owed-by-us,red-scare-on-us",
        );
        assert_eq!(g.options(), "duck-and-cover nato");
        g.answer("nato 1 nasser event");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "missile-envy"));
    }

    #[test]
    fn a_scoring_card_that_must_be_played_comes_before_missile_envy() {
        // Rulings 17 and 18.
        let g = trapped("round=7 hand-us=missile-envy,africa-scoring effects=missile-envy-owed-by-us");
        assert_eq!(g.options(), "africa-scoring");
    }

    #[test]
    fn headlines_are_not_affected() {
        // Ruling 16.
        let mut g = headline_phase("effects=quagmire hand-us=nuclear-subs,nato hand-ussr=fidel,nasser");
        assert_eq!(g.options_of(Us), "nato nuclear-subs");
        g.answer_by(Us, "nuclear-subs").answer_by(Ussr, "fidel");
        assert!(g.has(Effect::NuclearSubs));
        g.answer("nasser event");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Us), "nato"), "the first action round is");
    }

    #[test]
    fn it_lasts_over_the_end_of_the_turn() {
        // Ruling 16.
        let g = end_of_turn("turn=5 effects=quagmire,salt deck=fidel,nasser,nato");
        assert_eq!(g.state.turn, 6);
        assert!(g.has(Effect::Quagmire) && !g.has(Effect::Salt));
    }
}
