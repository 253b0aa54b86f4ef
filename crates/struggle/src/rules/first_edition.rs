//! What the first edition does differently, where it is more than a word in another chapter.
//!
//! The table of differences is in `docs/rulings.md`, with what is known and what we had to assume.

use crate::cards::{Barred, CARDS, Card, CardId, CardSet};
use crate::decision::Tabletop;
use crate::side::{Side, Us, Ussr};
use crate::state::State;

/// Facts of a card as the first edition prints them: Red Scare/Purge is worth 2.
pub fn card(card: CardId) -> &'static Card {
    const RED_SCARE: Card = Card { ops: 2, ..*CARDS[CardId::RedScarePurge as usize] };
    if card == CardId::RedScarePurge { &RED_SCARE } else { CARDS[card.index() as usize] }
}

/// 5.2 of the first edition knows prerequisite cards and prohibitions only: an event whose stated condition is not met
/// counts as played without effect, and a starred card is removed. (Wargames above DEFCON 2 stays by the FAQ.)
pub fn counts_as_played(s: &State, why: Barred) -> bool {
    s.options.is_first_edition()
        && matches!(
            why,
            Barred::FewerBattlegrounds
                | Barred::NoMiddleEastCountry
                | Barred::SpaceRacePosition
                | Barred::NoCountry
        )
}

/// Aldrich Ames of the first edition: the card that the US must play next. We assume that The China Card, which is no part
/// of the hand, may still be played.
pub fn ordered_card(s: &State, side: Side) -> Option<CardId> {
    first_of(s, side, s.hand.us)
}

/// The cards of a hand of the US that come first in the order of Aldrich Ames: one of `cards`, or all of them if the order
/// names none.
pub fn first_in_order(s: &State, side: Side, cards: CardSet) -> CardSet {
    let first = if s.options.rules.order_yields() { first_of(s, side, cards) } else { None };
    first.map_or(cards, CardSet::one)
}

fn first_of(s: &State, side: Side, cards: CardSet) -> Option<CardId> {
    if side == Ussr {
        return None;
    }
    s.ordered.iter().copied().find(|&card| cards.contains(card))
}

/// Aldrich Ames, FAQ: UN Intervention in the order is played for operations, since it would take another card with it.
pub fn binds_un_intervention(s: &State, side: Side, card: CardId) -> bool {
    card == CardId::UnIntervention
        && s.options.rules.order_yields()
        && first_of(s, side, CardSet::one(card)).is_some()
}

/// 8.2.3 of the first edition: a war event counts the card's operations value, modified like any other.
pub fn war_military_ops(s: &State, by: Side, printed: u8) -> u8 {
    if s.options.is_first_edition() { s.effective_ops(by, printed) } else { printed }
}

/// 8.2.1 of the first edition: each shortfall gives the other side its points, without netting. We assume that the USSR
/// is paid first, as it acts first in everything else, and that 20 points win at once.
pub fn military_ops_penalties(t: &mut Tabletop<'_>, us_shortfall: u8, ussr_shortfall: u8) {
    t.gain(Ussr, us_shortfall);
    t.gain(Us, ussr_shortfall);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardId::*;
    use crate::decision::Frame;
    use crate::effects::Effect;
    use crate::map::Country;
    use crate::options::Options;
    use crate::rules::war::Harder;
    use crate::state::Ending;
    use crate::testkit::{board, end_of_turn, headline_phase, round};

    const FIRST: &str = "options=edition=first";

    fn first(text: &str) -> alloc::string::String {
        alloc::format!("{FIRST} {text}")
    }

    #[test]
    fn set_up_has_23_us_points_and_none_in_canada_3_3() {
        let state = State::new(Options::preset("first-edition").unwrap());
        let fixed: u8 = Country::ALL.iter().map(|&country| state.influence(Us, country)).sum();
        assert_eq!((fixed, state.influence(Us, Country::Canada)), (16, 0));
        assert!(state.stack.contains(&Frame::Setup { by: Us, left: 7, extra: false }));
    }

    #[test]
    fn wars_do_not_fear_the_superpower_next_door_2_1_5() {
        let deluxe = board("").state.war_modifiers(Ussr, Country::Mexico, Harder::Never).sum();
        let first = board(FIRST).state.war_modifiers(Ussr, Country::Mexico, Harder::Never).sum();
        assert_eq!((deluxe, first), (-1, 0));
    }

    #[test]
    fn arab_israeli_war_does_not_count_israel_itself() {
        let text = "us=israel:4";
        assert_eq!(
            board(text).state.war_modifiers(Ussr, Country::Israel, Harder::IfTargetIsControlled).sum(),
            -1
        );
        assert_eq!(
            board(&first(text))
                .state
                .war_modifiers(Ussr, Country::Israel, Harder::IfTargetIsControlled)
                .sum(),
            0
        );
    }

    #[test]
    fn the_owner_of_a_headline_event_answers_for_defcon_4_5_c() {
        // The USSR headlines Duck and Cover, a US event, at DEFCON 2.
        let play = |options: &str| {
            let mut g =
                headline_phase(&alloc::format!("{options} defcon=2 hand-us=fidel hand-ussr=duck-and-cover"));
            g.answer_by(Us, "fidel").answer_by(Ussr, "duck-and-cover");
            g.result()
        };
        assert_eq!(play(""), Some((Some(Us), Ending::Defcon)));
        assert_eq!(play(FIRST), Some((Some(Ussr), Ending::Defcon)));
    }

    #[test]
    fn held_cards_are_shown_whole_11_1() {
        let show = |options: &str| {
            let mut g = end_of_turn(&alloc::format!("{options} turn=5 hand-us=nato deck=fidel,blockade"));
            g.answer("fidel");
            g.state.known.us.contains(Nato)
        };
        assert!(show("options=edition=first;show-held=on"));
        assert!(!show("options=show-held=on"));
        assert!(!show(FIRST));
    }

    #[test]
    fn an_unmet_condition_is_an_event_without_effect_and_a_starred_card_is_removed_5_2() {
        let mut g = board(&first("space=1/1 us=panama:1"));
        g.plays(Us, StarWars, "event");
        assert!(g.is_removed(StarWars) && g.is_idle());
        let mut g = board("space=1/1 ussr=poland:1");
        g.plays(Ussr, StarWars, "event-first");
        assert!(!g.is_removed(StarWars));
        // A missing prerequisite card still bars the event.
        let mut g = board(&first("ussr=poland:1"));
        g.plays(Ussr, Nato, "event-first").answer("influence poland poland poland poland");
        assert!(g.is_discarded(Nato));
    }

    #[test]
    fn realignment_may_aim_anywhere_6_2_1() {
        let mut g = board(&first("us=panama:1"));
        g.plays(Us, Nato, "realign");
        assert!(g.options().split(' ').any(|word| word == "panama"));
        g.answer("panama 1-6");
        assert_eq!(g.us(Country::Panama), 0);
    }

    #[test]
    fn free_coups_obey_defcon_6_3_5() {
        let targets = |options: &str| {
            let mut g = board(&alloc::format!("{options} defcon=3 ussr=poland:3,east-germany:1"));
            g.event(Us, TearDownThisWall);
            g.options()
        };
        assert!(targets("").contains("coup"));
        assert!(!targets(FIRST).contains("coup"));
    }

    #[test]
    fn granted_operations_are_not_modified_7_4_3() {
        let mut g = board(&first("us=panama:1 effects=containment"));
        g.event(Us, CiaCreated).answer("influence panama");
        assert!(g.is_idle());
    }

    #[test]
    fn what_granted_operations_cannot_pay_is_not_offered_7_4_3() {
        // All that the US can reach is controlled by the USSR and costs 2; Containment does not raise the 1 that the card
        // grants.
        let text = "ussr=canada:4,mexico:2,cuba:3,japan:4 effects=containment";
        let offered = |options: &str| {
            let mut g = board(&alloc::format!("{options} {text}"));
            g.event(Us, CiaCreated);
            g.options().split(' ').any(|word| word == "influence")
        };
        assert!(offered(""));
        assert!(!offered(FIRST));
    }

    #[test]
    fn shortfalls_are_not_netted_8_2_1() {
        // Both short by 3 at 18 points: the USSR is paid first and wins at once; netted, nothing would happen.
        let g = end_of_turn(&first("defcon=3 vp=-18 deck=fidel,nasser"));
        assert_eq!(g.result(), Some((Some(Ussr), Ending::VictoryPoints)));
        let g = end_of_turn("defcon=3 vp=-18 deck=fidel,nasser");
        assert_eq!(g.result(), None);
    }

    #[test]
    fn twenty_points_come_before_the_held_cards_10_3_1() {
        let text = "defcon=3 vp=18 military-ops=3/0 hand-us=asia-scoring";
        assert_eq!(end_of_turn(&first(text)).result(), Some((Some(Us), Ending::VictoryPoints)));
        assert_eq!(end_of_turn(text).result(), Some((Some(Ussr), Ending::HeldScoringCard)));
    }

    #[test]
    fn a_war_counts_the_modified_value_of_the_card_8_2_3() {
        let mut g = board(&first("effects=red-scare-on-ussr"));
        g.event(Ussr, KoreanWar).answer("1");
        assert_eq!(g.state.military_ops.ussr, 1);
    }

    #[test]
    fn korean_war_lowers_defcon() {
        let mut g = board(&first(""));
        g.event(Ussr, KoreanWar).answer("1");
        assert_eq!(g.defcon(), 4);
    }

    #[test]
    fn red_scare_is_worth_2() {
        assert_eq!(board(FIRST).state.card(RedScarePurge).ops, 2);
        assert_eq!(board("").state.card(RedScarePurge).ops, 4);
    }

    #[test]
    fn un_intervention_may_be_a_headline() {
        let g = headline_phase(&first("hand-us=un-intervention,fidel hand-ussr=nato"));
        assert_eq!(g.options_of(Us), "fidel un-intervention");
        let g = headline_phase("hand-us=un-intervention,fidel hand-ussr=nato");
        assert_eq!(g.options_of(Us), "fidel");
    }

    #[test]
    fn nato_does_not_stop_brush_war() {
        let text = "effects=nato us=greece:2";
        let targets = |options: &str| {
            let mut g = board(&alloc::format!("{options} {text}"));
            g.event(Ussr, BrushWar);
            g.options().split(' ').any(|word| word == "greece")
        };
        assert!(!targets(""));
        assert!(targets(FIRST));
    }

    #[test]
    fn china_changes_hands_face_up_by_events_9_4() {
        let mut g = board(&first("china=ussr/up"));
        g.event(Us, NixonPlaysTheChinaCard);
        assert_eq!(g.state.china, crate::state::China { holder: Some(Us), face_up: true });
    }

    #[test]
    fn free_realignments_obey_defcon_8_1_5() {
        let targets = |options: &str| {
            let mut g = board(&alloc::format!("{options} defcon=4 ussr=poland:3"));
            g.event(Us, TearDownThisWall);
            g.options()
        };
        assert_eq!(targets(""), "done realign coup");
        assert!(!targets(FIRST).contains("realign"));
        assert!(targets("rules=1 options=edition=first").contains("realign"));
    }

    #[test]
    fn the_order_of_aldrich_ames_makes_nobody_hold_a_scoring_card() {
        // FAQ; 10.1.5.
        let offered = |text: &str| {
            let hand = "hand-us=nato,asia-scoring,africa-scoring,fidel us=panama:1 hand-ussr=nasser";
            let order = "ordered=nato,fidel,africa-scoring,asia-scoring";
            round(Us, &first(&alloc::format!("{hand} {order} {text}"))).options()
        };
        assert_eq!(offered("round=5"), "nato");
        // Two rounds are left for two scoring cards; of these the order still holds.
        assert_eq!(offered("round=6"), "africa-scoring");
        assert_eq!(offered("round=6 effects=quagmire"), "africa-scoring");
        assert_eq!(offered("round=6 rules=1"), "nato");
        // The order is not the USSR's.
        let hand = "hand-us=nato,fidel hand-ussr=nasser,asia-scoring ordered=nato,fidel";
        assert_eq!(round(Ussr, &first(&alloc::format!("{hand} round=7"))).options(), "asia-scoring nasser");
    }

    #[test]
    fn un_intervention_in_the_order_is_played_for_operations() {
        // FAQ.
        let uses = |text: &str| {
            let hand = "hand-us=un-intervention,fidel us=panama:1 hand-ussr=nasser";
            let mut g = round(Us, &first(&alloc::format!("{hand} {text}")));
            g.answer("un-intervention").options()
        };
        assert_eq!(uses("ordered=un-intervention,fidel"), "influence realign");
        assert_eq!(uses(""), "event influence realign");
        assert_eq!(uses("rules=1 ordered=un-intervention,fidel"), "event influence realign");
    }

    #[test]
    fn a_trap_takes_the_first_card_of_the_order_that_is_worth_2() {
        // FAQ.
        let discards = |text: &str| {
            let hand = "hand-us=nato,blockade,fidel,asia-scoring hand-ussr=nasser effects=quagmire";
            round(Us, &first(&alloc::format!("{hand} {text}"))).options()
        };
        assert_eq!(discards("ordered=blockade,asia-scoring,fidel,nato"), "fidel");
        assert_eq!(discards(""), "fidel nato");
        assert_eq!(discards("rules=1 ordered=blockade,asia-scoring,fidel,nato"), "fidel nato");
    }

    #[test]
    fn a_card_that_comes_back_stands_outside_the_order_of_aldrich_ames() {
        // The USSR ordered the hand as it was; the US takes a card back with SALT Negotiations that it has played since.
        let playable = |text: &str| {
            let hand = "hand-us=duck-and-cover,salt-negotiations,nato hand-ussr=nasser us=panama:1";
            let mut g = round(
                Us,
                &first(&alloc::format!("{hand} {text} ordered=duck-and-cover,salt-negotiations,nato")),
            );
            g.answer("duck-and-cover influence panama panama panama");
            g.event(Us, SaltNegotiations).answer("duck-and-cover");
            g.state.playable_cards(Us).iter().map(CardId::id).collect::<alloc::vec::Vec<_>>()
        };
        assert_eq!(playable(""), ["nato"]);
        assert_eq!(playable("rules=1"), ["duck-and-cover"]);
    }

    #[test]
    fn aldrich_ames_lets_the_ussr_order_the_us_hand() {
        let mut g = board(&first("hand-us=nato,fidel,blockade"));
        g.event(Ussr, AldrichAmesRemix).answer("fidel nato blockade");
        assert!(g.is_idle());
        let mut g = round(Us, &first("hand-us=nato,fidel,blockade us=panama:1 ordered=fidel,nato,blockade"));
        assert_eq!(g.options(), "fidel");
        g.answer("fidel influence panama panama");
        assert_eq!(g.state.playable_cards(Us), crate::cards::CardSet::one(Nato));
        assert!(!g.has(Effect::AldrichAmes) || g.state.ordered.len() == 3);
    }
}
