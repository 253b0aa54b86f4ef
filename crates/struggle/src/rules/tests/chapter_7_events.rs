//! 7: events, and what they change in the value of operations.

use super::*;

#[test]
fn ones_own_event_may_be_played_instead_of_operations() {
    // 7.1
    let mut g = round(Us, "hand-us=duck-and-cover");
    g.answer("duck-and-cover event");
    assert_eq!((g.defcon(), g.vp()), (4, 1));
}

#[test]
fn southeast_asia_scoring_is_the_only_scoring_card_to_be_removed() {
    // 7.2
    for card in SCORING.iter() {
        let mut g = board("");
        g.event(Us, card);
        assert_eq!(g.is_removed(card), card == SoutheastAsiaScoring, "{card:?}");
    }
}

#[test]
fn red_scare_vietnam_revolts_and_the_china_card_make_5() {
    // 7.4, example, from the headlines on.
    let mut g = headline_phase(
        "turn=2 hand-us=red-scare-purge,nato hand-ussr=vietnam-revolts,fidel china=ussr/up ussr=vietnam:1",
    );
    g.answer_by(Ussr, "vietnam-revolts").answer_by(Us, "red-scare-purge");
    assert!(g.has(Effect::RedScareOnUssr) && g.has(Effect::VietnamRevolts));
    let before = g.ussr(Country::Vietnam);
    g.answer("the-china-card influence vietnam vietnam vietnam vietnam vietnam");
    assert_eq!(g.ussr(Country::Vietnam), before + 5);
    assert_eq!(g.awaited(), Some(Us));
}

#[test]
fn the_us_gains_nothing_from_brezhnev_with_a_card_of_grain_sales() {
    // 7.4.1, example.
    let mut g =
        round(Us, "hand-us=grain-sales-to-soviets hand-ussr=nasser us=panama:1 effects=brezhnev-doctrine");
    g.answer("grain-sales-to-soviets event nasser play influence panama");
    // One point only, then the USSR's event and its own round.
    assert_eq!((g.us(Country::Panama), g.ussr(Country::Egypt)), (2, 2));
}

#[test]
fn red_scare_makes_a_us_coup_with_2_worth_1() {
    // 7.4.2, example 1.
    let mut g = board("ussr=kenya:5 effects=red-scare-on-us");
    g.plays(Us, IndependentReds, "coup").answer("kenya 6");
    assert_eq!((g.ussr(Country::Kenya), g.state.military_ops.us), (2, 1));
}

#[test]
fn under_brezhnev_a_card_of_1_satisfies_bear_trap() {
    // 7.4.2, example 2.
    let mut g = round(Ussr, "hand-ussr=nasser effects=bear-trap,brezhnev-doctrine");
    assert_eq!(g.options(), "nasser");
    g.answer("nasser 3");
    assert!(g.is_discarded(Nasser) && !g.has(Effect::BearTrap));
    let g = round(Ussr, "hand-ussr=nasser effects=bear-trap");
    assert_eq!(g.options(), "done");
}

#[test]
fn under_containment_cia_created_is_worth_2() {
    // 7.4.2, example 3.
    let mut g = round(Us, "hand-us=cia-created us=panama:1 effects=containment hand-ussr=fidel");
    g.answer("cia-created event influence panama panama");
    assert_eq!((g.us(Country::Panama), g.awaited()), (3, Some(Ussr)));
}

#[test]
fn modifiers_are_added_up_before_the_limits_of_1_and_4() {
    // 7.4; rulings 8 and 9.
    let ops = |effects: &str, printed| {
        let g = board(&alloc::format!("effects={effects}"));
        g.state.effective_ops(Us, printed)
    };
    assert_eq!(ops("containment,red-scare-on-us", 4), 4);
    assert_eq!(ops("containment", 4), 4);
    assert_eq!(ops("red-scare-on-us", 1), 1);
    assert_eq!(ops("containment", 1), 2);
    assert_eq!(ops("brezhnev-doctrine,red-scare-on-ussr", 3), 3);
}

#[test]
fn granted_operations_obey_modifiers_and_bans() {
    // 7.4.3: as if a card had been played. DEFCON 3 closes Asia, the value is modified.
    let mut g = board("us=south-korea:3 ussr=north-korea:3,iraq:2 defcon=4 effects=red-scare-on-us");
    g.event(Us, SovietsShootDownKal007).answer("realign iraq 1-1 iraq 1-1 iraq 1-1");
    assert!(g.is_idle());
}

#[test]
fn an_event_that_another_bars_leaves_the_operations() {
    // 7.5
    let mut g = round(Ussr, "hand-ussr=socialist-governments ussr=poland:1 effects=iron-lady");
    g.answer("socialist-governments");
    assert_eq!(g.options(), "influence space");
    g.answer("influence poland poland poland");
    assert!(g.is_discarded(SocialistGovernments));
}

#[test]
fn there_are_five_war_events() {
    // 7.6
    let wars = [KoreanWar, ArabIsraeliWar, IndoPakistaniWar, BrushWar, IranIraqWar];
    let with_terms = CardId::all().filter(|card| CARDS[card.index() as usize].war.is_some());
    assert_eq!(with_terms.collect::<CardSet>(), CardSet::of(&wars));
}

#[test]
fn a_war_needs_no_influence_anywhere_to_be_fought_and_won() {
    // 7.6
    let mut g = board("");
    g.event(Ussr, KoreanWar).answer("4");
    assert_eq!((g.vp(), g.state.military_ops.ussr), (-2, 2));
    assert_eq!((g.us(Country::SouthKorea), g.ussr(Country::SouthKorea)), (0, 0));
    let mut g = board("");
    g.event(Ussr, KoreanWar).answer("3");
    assert_eq!((g.vp(), g.state.military_ops.ussr), (0, 2));
}
