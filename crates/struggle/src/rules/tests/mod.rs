//! The sentences of the rulebook as tests, one file for each chapter. Every example printed in sections 2 to 10 is here.

use alloc::string::String;
use alloc::vec::Vec;

use detente_game::{Game, Viewer};

use crate::cards::CardId::*;
use crate::cards::{Barred, CARDS, CardId, CardSet, Era, SCORING};
use crate::decision::{Frame, Zone};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::{Country, CountrySet, Region};
use crate::options::Options;
use crate::rules::scoring::{Amendments, Level};
use crate::rules::war::Harder;
use crate::side::{Side, Us, Ussr};
use crate::state::{China, Ending, State};
use crate::testkit::*;

mod chapter_10_1_scoring;
mod chapter_10_3_victory;
mod chapter_2_map;
mod chapter_3_setup;
mod chapter_4_headline;
mod chapter_4_turn;
mod chapter_5_playing_cards;
mod chapter_6_1_influence;
mod chapter_6_2_realignment;
mod chapter_6_3_coups;
mod chapter_6_4_space_race;
mod chapter_7_events;
mod chapter_8_1_defcon;
mod chapter_8_2_military_ops;
mod chapter_9_china;
mod traps;

/// The start of an action round of `side`, where the other side has a card to go on with, so that the game waits for it.
fn round(side: Side, text: &str) -> TestGame {
    let other = alloc::format!("hand-{}=", side.opponent().word());
    let filler =
        if text.contains(&other) { String::new() } else { alloc::format!("{other}romanian-abdication") };
    crate::testkit::round(side, &alloc::format!("{filler} {text}"))
}

/// Cards as a list for a position.
fn list(cards: CardSet) -> String {
    cards.iter().map(CardId::id).collect::<Vec<_>>().join(",")
}

/// The first `n` cards of an era that are in every game, without scoring cards.
fn some_cards(era: Era, n: usize) -> CardSet {
    (Options::default().cards_of(era) - SCORING).iter().take(n).collect()
}

/// Nature deals until somebody else is to act; always the first card of the draw pile.
fn deal(g: &mut TestGame) {
    while matches!(g.state.stack.last(), Some(Frame::Draw { .. })) {
        let card = g.state.deck.iter().next().expect("a card to deal");
        g.answer(card.id());
    }
}

/// The headlines or events that happened, in order.
fn events(g: &TestGame) -> Vec<CardId> {
    let of = |fact: &Fact| match *fact {
        Fact::Event { card, .. } => Some(card),
        _ => None,
    };
    g.facts.iter().filter_map(of).collect()
}
