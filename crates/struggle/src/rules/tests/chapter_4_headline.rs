//! 4.5 C: the headline phase.

use super::*;

fn headlines(text: &str, us: &str, ussr: &str) -> TestGame {
    let mut g =
        headline_phase(&alloc::format!("hand-us={us},blockade hand-ussr={ussr},romanian-abdication {text}"));
    g.answer_by(Ussr, ussr).answer_by(Us, us);
    g
}

#[test]
fn both_choose_in_secret_and_reveal_together() {
    let mut g = headline_phase("hand-us=nato,fidel hand-ussr=nasser,blockade");
    assert_eq!(g.awaited(), None);
    assert_eq!((g.options_of(Us).as_str(), g.options_of(Ussr).as_str()), ("fidel nato", "blockade nasser"));
    g.answer_by(Ussr, "nasser");
    assert!(!g.facts.iter().any(|fact| matches!(fact, Fact::Headline { .. })));
    // The US view is the same whichever card was chosen.
    let mut other = headline_phase("hand-us=nato,fidel hand-ussr=nasser,blockade");
    other.answer_by(Ussr, "blockade");
    assert_eq!(g.state.view(Viewer::Seat(Us.seat())), other.state.view(Viewer::Seat(Us.seat())));
    g.answer_by(Us, "nato");
    assert!(g.facts.contains(&Fact::Headline { side: Ussr, card: Nasser }));
    assert!(g.facts.contains(&Fact::Headline { side: Us, card: Nato }));
}

#[test]
fn the_higher_operations_value_takes_effect_first() {
    assert_eq!(events(&headlines("", "duck-and-cover", "nasser")), [DuckAndCover, Nasser]);
    assert_eq!(events(&headlines("", "captured-nazi-scientist", "fidel")), [Fidel, CapturedNaziScientist]);
}

#[test]
fn on_ties_the_us_goes_first() {
    assert_eq!(events(&headlines("", "independent-reds", "fidel"))[0], IndependentReds);
}

#[test]
fn modifiers_do_not_change_the_order() {
    // Ruling 3: the printed value is the headline value.
    let g = headlines("effects=red-scare-on-us,brezhnev-doctrine", "independent-reds", "fidel");
    assert_eq!(events(&g)[0], IndependentReds);
}

#[test]
fn a_scoring_card_counts_0_and_comes_second() {
    let g = headlines("us=japan:4", "asia-scoring", "nasser");
    assert_eq!(events(&g), [Nasser, AsiaScoring]);
}

#[test]
fn of_two_scoring_cards_that_of_the_us_comes_first() {
    let g = headlines("", "asia-scoring", "africa-scoring");
    assert_eq!(events(&g), [AsiaScoring, AfricaScoring]);
}

#[test]
fn an_opponents_event_is_carried_out_by_the_opponent() {
    // Note to 4.5 C.
    let mut g = headlines("us=west-germany:4", "socialist-governments", "captured-nazi-scientist");
    assert_eq!(g.awaited(), Some(Ussr));
    g.answer("west-germany west-germany");
    assert_eq!(g.us(Country::WestGermany), 2);
}

#[test]
fn who_played_the_headline_answers_for_defcon() {
    // Note to 4.5 C; ruling 2. Duck and Cover is a US event.
    let g = headlines("defcon=2", "independent-reds", "duck-and-cover");
    assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
    let g = headlines("defcon=2", "duck-and-cover", "fidel");
    assert_eq!(g.result(), Some((Some(Ussr), Ending::Defcon)));
}

#[test]
fn the_blame_passes_to_the_other_with_his_headline() {
    // The US headline goes first and is harmless; then the USSR's own brings the end.
    let g = headlines("defcon=2 us=panama:1", "nuclear-test-ban", "duck-and-cover");
    assert_eq!(g.result(), None);
    let g = headlines("defcon=2 us=panama:1", "captured-nazi-scientist", "duck-and-cover");
    assert_eq!(g.result(), Some((Some(Us), Ending::Defcon)));
}

#[test]
fn the_china_card_is_no_headline() {
    // 9.5
    let g = headline_phase("hand-us=nato china=us/up");
    assert_eq!(g.options_of(Us), "nato");
}

#[test]
fn un_intervention_is_no_headline() {
    // Ruling 13.
    let mut g = headline_phase("hand-us=nato,un-intervention hand-ussr=fidel");
    assert_eq!(g.options_of(Us), "nato");
    g = headline_phase("hand-us=nato hand-ussr=un-intervention");
    assert_eq!(g.options_of(Ussr), "done");
}

#[test]
fn the_event_happens_and_gives_no_operations() {
    let g = headlines("us=panama:1", "fidel", "captured-nazi-scientist");
    // Straight to the first action round.
    assert_eq!((g.awaited(), g.state.round), (Some(Ussr), 1));
    assert_eq!((g.ussr(Country::Cuba), g.us(Country::Panama)), (3, 1));
}

#[test]
fn a_starred_headline_is_removed_and_one_that_cannot_happen_discarded() {
    let g = headlines("", "solidarity", "fidel");
    assert!(g.is_removed(Fidel) && g.is_discarded(Solidarity));
}

#[test]
fn both_cards_leave_the_hands_before_either_takes_effect() {
    // Ruling 3: Missile Envy cannot take the other headline.
    let mut g = headlines("", "missile-envy", "captured-nazi-scientist");
    assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "romanian-abdication"));
    g = headlines("", "terrorism", "captured-nazi-scientist");
    assert!(g.awaits_nature());
    g.answer("romanian-abdication");
    assert!(g.state.hand.ussr.is_empty());
}

#[test]
fn a_game_won_by_the_first_headline_ends_before_the_second() {
    // 10.3.1
    let g = headlines("vp=19", "duck-and-cover", "nasser");
    assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
    assert_eq!(events(&g), [DuckAndCover]);
}

#[test]
fn an_empty_hand_has_no_headline() {
    let mut g = headline_phase("hand-us=fidel");
    assert_eq!(g.options_of(Ussr), "done");
    g.answer_by(Ussr, "done").answer_by(Us, "fidel");
    assert_eq!(events(&g), [Fidel]);
}

#[test]
fn operations_of_a_headline_reach_from_what_lay_there_when_it_took_effect() {
    // 6.1.1 speaks of rounds only; open, our choice. The Iron Lady puts a Soviet point into Argentina first.
    let mut g = headlines("", "the-iron-lady", "lone-gunman");
    assert_eq!(events(&g), [TheIronLady, LoneGunman]);
    g.answer("influence");
    assert!(g.offers("argentina") && g.offers("chile") && !g.offers("brazil"));
}
