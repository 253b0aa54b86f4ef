//! What holds for all cards together.

use super::*;
use alloc::vec::Vec;

#[test]
fn every_card_stands_at_its_index() {
    for card in CardId::all() {
        assert_eq!(CARDS[card.index() as usize].id, card);
    }
}

#[test]
fn scoring_cards_have_no_operations_and_others_have() {
    for card in CardId::all() {
        let facts = CARDS[card.index() as usize];
        assert_eq!(facts.scoring, facts.ops == 0, "{card:?}");
    }
    assert_eq!(SCORING.len(), 7);
}

#[test]
fn eras_hold_the_printed_numbers_of_cards() {
    let count =
        |era| CARDS[1..].iter().filter(|card| card.era == era && card.deck != Deck::Promotional).count();
    let counts: Vec<usize> = [Era::Early, Era::Mid, Era::Late].into_iter().map(count).collect();
    assert_eq!(counts.iter().sum::<usize>(), 110);
}
