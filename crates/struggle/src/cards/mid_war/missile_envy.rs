//! #49 Missile Envy.
//!
//! The player takes the opponent's card of the highest value and gives Missile Envy in exchange. An own or neutral event happens;
//! an opponent's card gives operations without the event. The opponent owes Missile Envy in the next action round of that side.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(MissileEnvy, "49", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[
    Step::Card { who: Who::Opponent, among: |s, event| highest(s, event.opponent()), may: false },
    Do(|t, event| {
        let Some(card) = event.chosen_card() else { return };
        let (by, from) = (event.by, event.opponent());
        t.note(Fact::Gives { side: from, card });
        t.take_from_hand(from, card);
        t.in_play.insert(card);
        // Missile Envy itself goes over, openly.
        if t.in_play.contains(MissileEnvy) {
            t.in_play.remove(MissileEnvy);
            t.hand[from].insert(MissileEnvy);
            t.known[from].insert(MissileEnvy);
            t.begin(Effect::missile_envy_owed_by(from));
        }
        t.push(Frame::Dispose { card });
        if t.card(card).side == Some(from) {
            t.push(Frame::Use { by, card, usage: Usage::OpsOnly });
        } else {
            play::trigger_played(t, card, by, by);
        }
    }),
];

/// The cards of the highest value to their owner (7.4.2); scoring cards are worth 0.
fn highest(s: &State, side: Side) -> CardSet {
    let value = |card: CardId| match s.card(card) {
        facts if facts.scoring || !s.options.rules.envies_effective_value() => facts.ops,
        facts => s.effective_ops(side, facts.ops),
    };
    let most = s.hand[side].iter().map(value).max().unwrap_or(0);
    s.hand[side].iter().filter(|&card| value(card) == most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_owner_chooses_among_the_highest_and_an_own_event_happens() {
        let mut g = board("hand-ussr=duck-and-cover,five-year-plan,fidel");
        g.event(Us, MissileEnvy);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "duck-and-cover five-year-plan"));
        g.answer("duck-and-cover");
        assert_eq!(g.defcon(), 4);
        assert!(g.state.hand.ussr.contains(MissileEnvy) && g.has(Effect::MissileEnvyOwedByUssr));
        assert!(g.is_discarded(DuckAndCover));
    }

    #[test]
    fn an_opponents_card_gives_operations_without_the_event() {
        let mut g = board("hand-ussr=comecon us=panama:1");
        g.event(Us, MissileEnvy).answer("comecon");
        assert_eq!(g.options(), "influence space");
        g.answer("influence panama panama panama");
        assert!(g.is_discarded(Comecon) && g.is_idle());
    }

    #[test]
    fn the_debt_must_be_played_for_operations_next() {
        let mut g = round(
            Ussr,
            "hand-ussr=missile-envy,fidel china=ussr/up hand-us=nato effects=missile-envy-owed-by-ussr",
        );
        assert_eq!(g.options(), "missile-envy");
        g.answer("missile-envy");
        assert!(!g.options().contains("event"));
        g.answer("influence poland poland");
        assert!(!g.has(Effect::MissileEnvyOwedByUssr) && g.is_discarded(MissileEnvy));
    }

    #[test]
    fn an_empty_hand_gives_nothing_and_the_card_is_discarded() {
        let mut g = board("");
        g.event(Us, MissileEnvy).answer("done");
        assert!(g.is_idle() && g.is_discarded(MissileEnvy));
    }

    #[test]
    fn the_effective_value_decides_held_to_4() {
        // 7.4.2: for all purposes. Brezhnev makes a 3 and a 4 of the USSR equal; Red Scare does the same to a 1 and a 2.
        let offered = |text: &str| {
            let mut g = board(text);
            g.event(Us, MissileEnvy);
            g.options()
        };
        let brezhnev = "hand-ussr=marine-barracks-bombing,the-reformer,we-will-bury-you,asia-scoring";
        assert_eq!(
            offered(&alloc::format!("{brezhnev} effects=brezhnev-doctrine")),
            "we-will-bury-you the-reformer"
        );
        assert_eq!(offered(brezhnev), "we-will-bury-you");
        assert_eq!(offered("hand-ussr=fidel,allende effects=red-scare-on-ussr"), "fidel allende");
        assert_eq!(offered("hand-ussr=fidel,allende effects=brezhnev-doctrine"), "fidel");
        // Modifiers of the taker do not count, and scoring cards stay at 0.
        assert_eq!(offered("hand-ussr=fidel,allende effects=red-scare-on-us,containment"), "fidel");
        assert_eq!(offered("hand-ussr=allende,asia-scoring effects=red-scare-on-ussr"), "allende");
        // Version 1 of the rules took the printed value.
        assert_eq!(
            offered(&alloc::format!("rules=1 {brezhnev} effects=brezhnev-doctrine")),
            "we-will-bury-you"
        );
    }

    #[test]
    fn the_china_card_is_no_part_of_the_hand() {
        // 9.8.
        let mut g = board("china=ussr/up");
        g.event(Us, MissileEnvy);
        assert_eq!(g.options(), "done");
    }

    #[test]
    fn the_taker_uses_his_own_modifiers_and_a_starred_card_is_only_discarded() {
        // 7.4.1; Ruling 19.
        let mut g = board("hand-ussr=fidel us=panama:1 effects=brezhnev-doctrine,red-scare-on-us");
        g.event(Us, MissileEnvy).answer("fidel influence panama");
        assert_eq!((g.us(Country::Panama), g.ussr(Country::Cuba)), (2, 0));
        assert!(g.is_discarded(Fidel) && g.is_idle());
    }

    #[test]
    fn an_own_event_must_happen_even_if_it_hurts() {
        // Ruling 19: no operations instead.
        let mut g = board("hand-ussr=duck-and-cover defcon=2");
        g.event(Us, MissileEnvy).answer("duck-and-cover");
        assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn an_event_that_cannot_happen_gives_nothing_at_all() {
        let mut g = board("hand-ussr=nato,fidel us=panama:1");
        g.event(Us, MissileEnvy).answer("nato");
        assert!(g.is_idle() && g.is_discarded(Nato) && !g.has(Effect::Nato));
        assert!(g.has(Effect::MissileEnvyOwedByUssr));
    }

    #[test]
    fn a_hand_of_scoring_cards_gives_one_that_is_scored() {
        // Their value is 0, which is then the highest.
        let mut g = board("hand-ussr=africa-scoring,asia-scoring us=kenya:2");
        g.event(Us, MissileEnvy).answer("africa-scoring");
        assert_eq!(g.vp(), 1);
        assert!(g.state.hand.ussr.contains(MissileEnvy));
    }

    #[test]
    fn only_a_scoring_card_that_could_not_be_played_later_comes_before_the_debt() {
        // Ruling 19.
        let owing = |round: u8| {
            let text = "hand-ussr=missile-envy,asia-scoring,fidel hand-us=nato china=ussr/up
                        effects=missile-envy-owed-by-ussr";
            crate::testkit::round(Ussr, &alloc::format!("{text} round={round}"))
        };
        assert_eq!(owing(6).options(), "missile-envy");
        let mut g = owing(7);
        assert_eq!(g.options(), "asia-scoring");
        g.answer("asia-scoring");
        assert!(g.has(Effect::MissileEnvyOwedByUssr), "still owed next turn");
    }

    #[test]
    fn received_in_the_headline_phase_it_is_owed_in_the_first_action_round() {
        let mut g =
            headline_phase("hand-us=missile-envy,allende hand-ussr=junta,duck-and-cover,nasser us=panama:1");
        g.answer_by(Us, "missile-envy").answer_by(Ussr, "junta");
        // The US goes first on equal values; Junta has left the hand already.
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "duck-and-cover"));
        g.answer("duck-and-cover peru done");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "missile-envy"));
    }

    #[test]
    fn a_debt_carried_into_a_new_turn_cannot_be_headlined_away() {
        // The card must serve as operations in the next action round.
        let mut g = headline_phase(
            "hand-us=nato,allende hand-ussr=missile-envy,fidel,nasser effects=missile-envy-owed-by-ussr",
        );
        assert_eq!(g.options_of(Ussr), "fidel nasser");
        g.answer_by(Us, "allende").answer_by(Ussr, "fidel");
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "missile-envy"));
    }

    #[test]
    fn a_debt_ends_when_the_card_leaves_the_hand_by_force() {
        let mut g = board("hand-ussr=missile-envy effects=missile-envy-owed-by-ussr");
        g.event(Us, FiveYearPlan).answer("missile-envy");
        assert!(!g.has(Effect::MissileEnvyOwedByUssr) && g.is_discarded(MissileEnvy));
    }

    #[test]
    fn a_war_card_taken_by_the_us_counts_for_flower_power() {
        let mut g = board("hand-ussr=korean-war us=panama:1 effects=flower-power");
        g.event(Us, MissileEnvy).answer("korean-war influence panama panama");
        assert_eq!(g.vp(), -2);
        assert!(g.is_discarded(KoreanWar));
    }

    #[test]
    fn wargames_above_defcon_2_gives_nothing() {
        let mut g = board("hand-ussr=wargames,fidel defcon=3 us=panama:1");
        g.event(Us, MissileEnvy).answer("wargames");
        assert!(g.is_idle() && g.is_discarded(Wargames) && g.result().is_none());
    }
}
