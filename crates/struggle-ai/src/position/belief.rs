//! What the other hand may hold: a deal in keeping with the view, not every card alike.
//!
//! Cards that their holder would rather not play stay in hand: late in a turn, and from turn to turn, it holds more
//! events of the viewer's side than chance alone would put there. A hidden headline is more likely a good one.

use detente_game::{Rng, Viewer};
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Asked, HeadlineChoice};
use detente_struggle::side::{BySide, Side};
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::position::card_notes;

/// A full game that looks like `view`.
pub fn deal(view: &View, rng: &mut Rng) -> State {
    let me = match view.viewer() {
        Viewer::Seat(seat) => Side::of_seat(seat),
        Viewer::Observer => return view.deal(rng),
    };
    let holder = me.opponent();
    let open = view.open();
    // How far the choice of what to keep has gone.
    let late = f32::from(open.round) / 7.0;
    let mut state =
        view.deal_by(rng, |unseen, rng| weighted(unseen, rng, |card| keeping(open, card, holder, late)));
    deal_headline(view, &mut state, holder, rng);
    state
}

/// How much more readily than any other this card is still in the hand.
fn keeping(s: &State, card: CardId, holder: Side, late: f32) -> f32 {
    let facts = s.card(card);
    match facts.side {
        // A scoring card cannot be kept for ever.
        _ if facts.scoring => 1.0 - 0.5 * late,
        Some(side) if side != holder => 1.0 + 0.5 * late,
        _ => 1.0 - 0.2 * late,
    }
}

/// Draws a card by weight, at most 2 each: a card is drawn evenly and kept with that chance.
fn weighted(cards: CardSet, rng: &mut Rng, weight: impl Fn(CardId) -> f32) -> Option<CardId> {
    for _ in 0..8 {
        let card = cards.nth(rng.below(cards.len().max(1)))?;
        if rng.unit_f32() * 2.0 < weight(card) {
            return Some(card);
        }
    }
    cards.nth(rng.below(cards.len().max(1)))
}

fn deal_headline(view: &View, state: &mut State, holder: Side, rng: &mut Rng) {
    let hidden = |chosen: BySide<HeadlineChoice>| chosen[holder] == HeadlineChoice::Hidden;
    if !matches!(view.asked(), Some(Asked::Headline(chosen)) if hidden(chosen)) {
        return;
    }
    let cards = state.legal_headlines(holder);
    let worth = |card: CardId| {
        let facts = state.card(card);
        match facts.side {
            _ if facts.scoring => 0.5,
            Some(side) if side != holder => 0.15,
            _ => (0.4 * card_notes::event(card)).min(2.0),
        }
    };
    let Some(card) = weighted(cards, rng, worth) else { return };
    state.suppose_headline(holder, HeadlineChoice::Card(card));
}
