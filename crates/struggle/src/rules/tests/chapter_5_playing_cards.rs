//! 5: playing the cards.

use super::*;

#[test]
fn nobody_passes_while_he_has_a_card() {
    // 5.1
    let g = round(Ussr, "hand-ussr=nato,asia-scoring");
    assert_eq!(g.options(), "asia-scoring nato");
}

#[test]
fn a_card_is_played_as_event_or_for_operations() {
    // 5.1, 7.1
    let mut g = round(Ussr, "hand-ussr=nasser us=egypt:2");
    g.answer("nasser");
    assert_eq!(g.options(), "event influence realign coup");
}

#[test]
fn the_opponents_event_happens_too_before_or_after_the_operations() {
    // 5.2, first bullet: as the active player decides.
    let mut g = round(Us, "hand-us=fidel us=cuba:2 ussr=cuba:1");
    g.answer("fidel");
    assert_eq!(g.options(), "event-first influence realign coup space");
    let mut first = g.clone();
    first.answer("event-first");
    assert_eq!((first.us(Country::Cuba), first.ussr(Country::Cuba)), (0, 3));
    first.answer("influence mexico mexico");
    assert!(first.is_removed(Fidel));
    g.answer("influence cuba cuba");
    // All of it is lost again, and the USSR adds what control still needs.
    assert_eq!((g.us(Country::Cuba), g.ussr(Country::Cuba)), (0, 3));
    assert!(g.is_removed(Fidel));
}

#[test]
fn nato_played_by_the_ussr_before_its_time_is_discarded() {
    // 5.2, example 1.
    let mut g = round(Ussr, "hand-ussr=nato ussr=poland:1");
    g.answer("nato event-first influence poland poland poland poland");
    assert!(g.is_discarded(Nato) && !g.has(Effect::Nato));
    assert_eq!(g.ussr(Country::Poland), 5);
    assert!(g.facts.contains(&Fact::NoEvent { card: Nato, why: Barred::NeedsMarshallOrWarsaw }));
    // After Warsaw Pact Formed it would happen and be gone.
    let mut g = round(Ussr, "hand-ussr=nato ussr=poland:1 effects=warsaw-pact");
    g.answer("nato event-first influence poland poland poland poland");
    assert!(g.is_removed(Nato) && g.has(Effect::Nato));
}

#[test]
fn arab_israeli_war_after_camp_david_is_worth_its_operations_only() {
    // 5.2, example 2.
    let mut g = round(Us, "hand-us=arab-israeli-war us=israel:1 effects=camp-david");
    g.answer("arab-israeli-war event-first influence israel israel");
    assert!(g.is_discarded(ArabIsraeliWar));
    assert_eq!((g.us(Country::Israel), g.state.military_ops.ussr), (3, 0));
    assert!(g.facts.contains(&Fact::NoEvent { card: ArabIsraeliWar, why: Barred::By(CampDavidAccords) }));
}

#[test]
fn alliance_for_progress_without_a_battleground_happened_and_is_removed() {
    // 5.2, example 3.
    let mut g = round(Ussr, "hand-ussr=alliance-for-progress ussr=poland:1");
    g.answer("alliance-for-progress event-first influence poland poland poland");
    assert!(g.is_removed(AllianceForProgress));
    assert_eq!(g.vp(), 0);
}

#[test]
fn star_wars_while_the_us_is_behind_in_space_goes_to_the_discards() {
    // 5.2, example 4.
    let mut g = round(Ussr, "hand-ussr=star-wars ussr=poland:1 discard=duck-and-cover space=1/2");
    g.answer("star-wars event-first influence poland poland");
    assert!(g.is_discarded(StarWars) && g.is_discarded(DuckAndCover));
    assert_eq!(g.defcon(), 5);
}

#[test]
fn a_condition_is_looked_at_when_the_event_is_due() {
    // 5.2: operations first may spoil it. Our Man in Tehran needs a US-controlled country in the Middle East.
    let text = "hand-ussr=our-man-in-tehran us=lebanon:1 ussr=syria:1 deck=nasser";
    let mut g = round(Ussr, text);
    g.answer("our-man-in-tehran influence lebanon");
    assert!(g.is_discarded(OurManInTehran) && !events(&g).contains(&OurManInTehran));
    let mut g = round(Ussr, text);
    g.answer("our-man-in-tehran event-first");
    assert!(events(&g).contains(&OurManInTehran) && g.is_removed(OurManInTehran));
}

#[test]
fn ones_own_event_that_cannot_happen_leaves_the_operations() {
    // 7.5
    let mut g = round(Us, "hand-us=solidarity us=panama:1");
    g.answer("solidarity");
    assert_eq!(g.options(), "influence space");
}

#[test]
fn a_card_worth_3_satisfies_the_2_of_quagmire() {
    // 5.3, example.
    let mut g = round(Us, "hand-us=comecon,nasser effects=quagmire");
    assert_eq!(g.options(), "comecon");
    g.answer("comecon 4");
    assert!(g.is_discarded(Comecon) && !g.has(Effect::Quagmire));
    // The discarded event does not happen (5.4).
    assert!(!events(&g).contains(&Comecon));
}

#[test]
fn the_event_of_a_forced_discard_does_not_happen_scoring_cards_included() {
    // 5.4
    let mut g = round(Us, "hand-us=five-year-plan us=panama:1,japan:4 hand-ussr=asia-scoring,fidel");
    g.answer("five-year-plan event asia-scoring");
    assert!(g.is_discarded(AsiaScoring));
    assert_eq!(g.vp(), 0);
}

#[test]
fn a_spaced_card_of_the_opponent_triggers_nothing() {
    // 6.4.5; ruling 5.
    let mut g = round(Us, "hand-us=fidel");
    g.answer("fidel space 6");
    assert_eq!(g.ussr(Country::Cuba), 0);
    assert!(g.is_discarded(Fidel));
}

#[test]
fn an_own_card_played_for_operations_is_discarded_even_if_starred() {
    // 2.2.4
    let mut g = round(Ussr, "hand-ussr=fidel ussr=poland:1");
    g.answer("fidel influence poland poland");
    assert!(g.is_discarded(Fidel));
    let mut g = round(Ussr, "hand-ussr=fidel");
    g.answer("fidel event");
    assert!(g.is_removed(Fidel));
}

#[test]
fn operations_first_that_end_the_world_come_before_the_opponents_event() {
    // Ruling 1.
    let mut g = round(Us, "hand-us=fidel ussr=cuba:1 defcon=2");
    g.answer("fidel coup cuba 6");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
    assert!(!events(&g).contains(&Fidel));
}
