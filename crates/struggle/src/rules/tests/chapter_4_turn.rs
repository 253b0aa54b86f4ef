//! 4: the sequence of a turn, but for the headline phase.

use super::*;

/// The end of turn `turn` with this draw pile, dealt into the next.
fn next_turn(turn: u8, deck: CardSet, text: &str) -> TestGame {
    end_of_turn(&alloc::format!("turn={turn} deck={} military-ops=5/5 {text}", list(deck)))
}

#[test]
fn hands_are_filled_to_8_in_turns_1_to_3_and_to_9_later() {
    // 4.1, 4.5 B
    for (turn, size) in [(1, 8), (2, 8), (3, 9), (4, 9), (9, 9)] {
        let mut g = next_turn(turn, some_cards(Era::Mid, 30), "hand-us=nato hand-ussr=fidel,nasser");
        deal(&mut g);
        assert_eq!(g.state.turn, turn + 1);
        assert_eq!((g.state.hand.us.len(), g.state.hand.ussr.len()), (size, size), "turn {}", turn + 1);
        assert!(g.state.hand.us.contains(Nato) && g.state.hand.ussr.contains(Nasser));
    }
}

#[test]
fn the_china_card_does_not_count_in_the_hand() {
    // 4.5 B, 9.1
    let mut g = next_turn(5, some_cards(Era::Mid, 30), "china=us/up");
    deal(&mut g);
    assert_eq!((g.state.hand.us.len(), g.state.hand.ussr.len()), (9, 9));
}

#[test]
fn a_side_that_holds_more_than_its_hand_is_dealt_nothing() {
    // 4.5 B: cards are dealt up to the number, none is taken away.
    let held = some_cards(Era::Early, 10);
    let mut g = next_turn(5, some_cards(Era::Mid, 30), &alloc::format!("hand-us={}", list(held)));
    deal(&mut g);
    assert_eq!(g.state.hand.us, held);
    assert_eq!(g.state.hand.ussr.len(), 9);
}

#[test]
fn cards_are_dealt_one_by_one_the_ussr_first() {
    // 11.1.3
    let mut g = next_turn(5, some_cards(Era::Mid, 30), "hand-us=nato,fidel hand-ussr=nasser");
    deal(&mut g);
    let dealt = |fact: &Fact| match fact {
        Fact::Dealt { side, .. } => Some(if *side == Us { 'A' } else { 'S' }),
        _ => None,
    };
    // Who needs more cards receives the last ones in a row.
    assert_eq!(g.facts.iter().filter_map(dealt).collect::<String>(), "SASASASASASASAS");
}

#[test]
fn six_action_rounds_in_turns_1_to_3_and_seven_later() {
    // 4.5 D
    for (turn, rounds) in [(1, 6), (3, 6), (4, 7), (10, 7)] {
        let hands = "hand-us=nasser,fidel hand-ussr=nato,containment us=panama:1 ussr=poland:1";
        let mut g = round(Ussr, &alloc::format!("turn={turn} round={rounds} {hands}"));
        g.answer("nato influence poland poland poland poland nasser influence panama");
        let over = g.state.result.is_some() || g.state.turn == turn + 1;
        assert!(over, "turn {turn} has more than {rounds} rounds");
        let mut g = round(Ussr, &alloc::format!("turn={turn} round={} {hands}", rounds - 1));
        g.answer("nato influence poland poland poland poland nasser influence panama");
        assert_eq!((g.awaited(), g.state.turn, g.state.round), (Some(Ussr), turn, rounds));
    }
}

#[test]
fn the_ussr_plays_first_in_every_round() {
    // 4.5 D
    let mut g = round(Ussr, "hand-us=fidel,nasser hand-ussr=nato,containment us=panama:1 ussr=poland:1");
    assert_eq!((g.awaited(), g.state.phasing), (Some(Ussr), Ussr));
    g.answer("nato influence poland poland poland poland");
    assert_eq!((g.awaited(), g.state.phasing, g.state.round), (Some(Us), Us, 1));
    g.answer("nasser influence panama");
    assert_eq!((g.awaited(), g.state.phasing, g.state.round), (Some(Ussr), Ussr, 2));
}

#[test]
fn a_side_without_cards_sits_out_while_the_other_completes_the_turn() {
    // 4.5 D
    let mut g = crate::testkit::round(Ussr, "round=5 hand-ussr=nato,containment,nasser ussr=poland:1");
    g.answer("nato influence poland poland poland poland");
    assert_eq!((g.awaited(), g.state.round), (Some(Ussr), 6));
    g.answer("nasser event");
    assert_eq!((g.awaited(), g.state.round), (Some(Ussr), 7));
    assert_eq!(g.facts.iter().filter(|fact| **fact == Fact::Passes { side: Us }).count(), 2);
}

#[test]
fn a_held_card_stays_for_later_rounds() {
    // 4.5 D
    let mut g = next_turn(5, some_cards(Era::Mid, 30), "hand-us=nato hand-ussr=fidel");
    deal(&mut g);
    assert!(g.options_of(Us).contains("nato") && g.options_of(Ussr).contains("fidel"));
}

#[test]
fn each_turn_begins_with_a_better_defcon_but_never_above_5() {
    // 4.5 A, 8.1.2, 8.1.6
    for (before, after) in [(2, 3), (3, 4), (4, 5), (5, 5)] {
        let g = next_turn(5, some_cards(Era::Mid, 30), &alloc::format!("defcon={before}"));
        assert_eq!((g.state.turn, g.defcon()), (6, after));
    }
}

#[test]
fn the_markers_of_military_operations_return_to_zero() {
    // 4.5 E
    let g = next_turn(5, some_cards(Era::Mid, 30), "");
    assert_eq!((g.state.military_ops.us, g.state.military_ops.ussr), (0, 0));
}

#[test]
fn held_cards_are_shown_only_in_tournaments() {
    // 4.5 F, 11.1.1
    let shown = |rule: &str| {
        let g = next_turn(5, some_cards(Era::Mid, 30), &alloc::format!("{rule} hand-us=nato"));
        (g.facts.contains(&Fact::ShowsHeld { side: Us, cards: 1 }), g.state.known.us)
    };
    assert_eq!(shown(""), (false, CardSet::EMPTY));
    // Only the edge, so the card stays unknown.
    assert_eq!(shown("options=show-held=on"), (true, CardSet::EMPTY));
}

#[test]
fn the_china_card_is_turned_face_up_at_the_end_of_the_turn() {
    // 4.5 G, 9.3
    let g = next_turn(5, some_cards(Era::Mid, 30), "china=us/down");
    assert_eq!(g.state.china, China { holder: Some(Us), face_up: true });
}

#[test]
fn effects_of_the_turn_end_with_it_and_lasting_ones_stay() {
    // 7.3
    let g = next_turn(5, some_cards(Era::Mid, 30), "effects=containment,salt,nato,quagmire");
    assert!(!g.has(Effect::Containment) && !g.has(Effect::Salt));
    assert!(g.has(Effect::Nato) && g.has(Effect::Quagmire));
}

#[test]
fn an_empty_draw_pile_is_made_anew_from_the_discards() {
    // 4.3, 4.3.1: what is left is dealt first.
    let discard = some_cards(Era::Early, 30);
    let text = alloc::format!("discard={} removed=fidel", list(discard - CardSet::one(Fidel)));
    let mut g = next_turn(5, some_cards(Era::Mid, 3), &text);
    let first = g.state.deck;
    assert_eq!(first.len(), 3);
    for card in first.iter() {
        assert!(!g.facts.contains(&Fact::Reshuffle));
        g.answer(card.id());
    }
    assert!(g.facts.contains(&Fact::Reshuffle) && g.state.discard.is_empty());
    deal(&mut g);
    assert_eq!((g.state.hand.us.len(), g.state.hand.ussr.len()), (9, 9));
    // What was removed from the game does not come back.
    assert!(g.is_removed(Fidel));
    assert!(!(g.state.hand.us | g.state.hand.ussr | g.state.deck).contains(Fidel));
}

#[test]
fn a_deal_that_takes_the_last_card_is_followed_by_a_shuffle() {
    // 4.3: when no card is left, not when the next one is wanted; so the discards are there when the Late War joins.
    let dealt = |rules: &str| {
        let mut g = next_turn(6, some_cards(Era::Mid, 18), &alloc::format!("{rules} discard=fidel,nasser"));
        deal(&mut g);
        assert_eq!((g.state.hand.us.len(), g.state.hand.ussr.len()), (9, 9));
        (g.state.deck, g.state.discard, g.facts.contains(&Fact::Reshuffle))
    };
    let discards = CardSet::of(&[Fidel, Nasser]);
    assert_eq!(dealt(""), (discards, CardSet::EMPTY, true));
    // Version 1 of the rules waited for the next draw.
    assert_eq!(dealt("rules=1"), (CardSet::EMPTY, discards, false));
    // With nothing to shuffle the pile stays empty until there is.
    let mut g = next_turn(6, some_cards(Era::Mid, 18), "");
    deal(&mut g);
    assert!(g.state.deck.is_empty() && !g.facts.contains(&Fact::Reshuffle));
}

#[test]
fn a_new_era_joins_the_draw_pile_and_the_discards_stay() {
    // 4.4: in turns 4 and 8.
    for (turn, era) in [(3, Era::Mid), (7, Era::Late)] {
        let g = next_turn(turn, CardSet::of(&[Nato]), "discard=fidel,nasser");
        assert_eq!(g.state.deck, Options::default().cards_of(era) | CardSet::one(Nato));
        assert_eq!(g.state.discard, CardSet::of(&[Fidel, Nasser]));
        assert!(!g.facts.contains(&Fact::Reshuffle));
    }
    // In no other turn.
    let g = next_turn(4, CardSet::of(&[Nato]), "discard=fidel,nasser");
    assert_eq!(g.state.deck, CardSet::one(Nato));
}

#[test]
fn the_discards_left_aside_join_the_next_shuffle() {
    // 4.4
    let mut g = next_turn(4, some_cards(Era::Mid, 2), "discard=fidel,nasser,blockade");
    for card in some_cards(Era::Mid, 2).iter() {
        g.answer(card.id());
    }
    assert_eq!(g.state.deck, CardSet::of(&[Fidel, Nasser, Blockade]));
}

#[test]
fn the_game_has_ten_turns() {
    // 4.1, 4.5 I
    let g = next_turn(9, some_cards(Era::Mid, 30), "");
    assert_eq!((g.state.turn, g.result()), (10, None));
    let g = next_turn(10, some_cards(Era::Mid, 30), "vp=3");
    assert_eq!(g.result(), Some((Some(Us), Ending::FinalScoring)));
}
