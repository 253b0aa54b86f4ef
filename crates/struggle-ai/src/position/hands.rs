//! How far a turn has come, and whether a hand lasts to its end.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Asked, Usage};
use detente_struggle::side::Side;
use detente_struggle::state::State;

/// Who is choosing the card of a round, or what to do with it.
fn choosing(s: &State) -> Option<Side> {
    match s.asked() {
        Some(Asked::ActionRound { by } | Asked::Trap { by } | Asked::Use { by, usage: Usage::Full, .. }) => {
            Some(by)
        }
        _ => None,
    }
}

/// Whose action round comes next, if one does this turn; a round counts until its card has left the hand.
pub fn next_to_move(s: &State) -> Option<Side> {
    choosing(s).or_else(|| s.next_round())
}

/// Rounds that `side` still has this turn after what is going on now.
pub fn rounds_to_come(s: &State, side: Side) -> u8 {
    (s.rounds_of(side) + u8::from(choosing(s) == Some(side))).saturating_sub(s.rounds_begun(side))
}

/// A hand and the rounds it must last for.
#[derive(Clone, Copy, Debug)]
pub struct Stock {
    pub cards: CardSet,
    /// Those that must not be played at DEFCON 2.
    pub deadly: CardSet,
    pub rounds: u8,
    /// Space Race attempts made.
    pub attempts: u8,
    /// Does the side move next?
    pub on_move: bool,
}

impl Stock {
    /// Is there enough to play without the deadly cards? What a lost game costs, times how likely it is.
    pub fn danger(&self, s: &State, side: Side) -> f32 {
        let Stock { cards, rounds, attempts, on_move, .. } = *self;
        let mut deadly = self.deadly & cards;
        // Five Year Plan is deadly only by bringing up another card.
        if deadly == CardSet::one(CardId::FiveYearPlan) {
            deadly = CardSet::EMPTY;
        }
        if deadly.is_empty() {
            return 0.0;
        }
        let china = u32::from(s.china.holder == Some(side) && s.china.face_up);
        let spaces = attempts == 0 && deadly.iter().any(|card| s.is_enough_for_space(side, s.card(card).ops));
        // UN Intervention takes one with it.
        let ways_out = u32::from(spaces) + u32::from(cards.contains(CardId::UnIntervention));
        let safe = (cards.len() - deadly.len() + china + ways_out) as i32;
        // What cannot go to the Space Race must be held, turn after turn, until DEFCON is high on one's own move.
        let held = 2.0 * deadly.iter().filter(|&card| s.card(card).ops < 2).count() as f32;
        let cost = match safe - i32::from(rounds) {
            short @ ..=-1 => 20.0 - 4.0 * (short + 1) as f32,
            // Terrorism, Grain Sales and their like take cards away.
            0 => 8.0,
            1 => 2.5,
            _ => 0.3,
        };
        // DEFCON falls to 2 sooner or later in most turns; while it is high, one's own next move is the way out.
        let sure = match (s.defcon, on_move) {
            (..=2, _) => 1.0,
            (3, true) => 0.6,
            (_, true) => 0.4,
            (3, false) => 0.9,
            _ => 0.6,
        };
        held + if rounds == 0 { 0.3 } else { sure * cost }
    }
}
