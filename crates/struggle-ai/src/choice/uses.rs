//! What the uses of a card gain, as far as it can be reckoned: operations of each kind and value, and the loss of the card.

use detente_struggle::cards::CardId;
use detente_struggle::decision::{Usage, Word, Zone};
use detente_struggle::map::CountrySet;
use detente_struggle::side::Side;
use detente_struggle::state::State;

use crate::choice::operations::Board;
use crate::position::card_notes;
use crate::position::eval::Eval;
use crate::position::hands::{Stock, rounds_to_come};

/// What is found out once while the cards of a hand are compared.
#[derive(Debug)]
pub struct Plan<'a> {
    pub s: &'a State,
    pub side: Side,
    eval: &'a Eval,
    now: Option<f32>,
    board: Option<Board<'a>>,
    /// What operations gain, by kind and points; The China Card apart.
    gains: [[Option<f32>; 5]; 4],
    /// The last event of the opponent that was played out.
    pub enemy_event: Option<(CardId, (f32, f32))>,
    /// The hand, and how dangerous it is now.
    stock: Stock,
    danger: f32,
}

impl<'a> Plan<'a> {
    pub fn new(eval: &'a Eval, s: &'a State, side: Side) -> Plan<'a> {
        let deadly = card_notes::deadly_at_two(s, side);
        let stock = Stock {
            cards: s.hand[side],
            deadly,
            rounds: rounds_to_come(s, side),
            attempts: s.space_attempts[side],
            on_move: true,
        };
        Plan {
            s,
            side,
            eval,
            now: None,
            board: None,
            gains: [[None; 5]; 4],
            enemy_event: None,
            stock,
            danger: stock.danger(s, side),
        }
    }

    pub fn now(&mut self) -> f32 {
        *self.now.get_or_insert_with(|| self.eval.for_side(self.s, self.side))
    }

    pub fn operations(&mut self, word: Word, points: u8, china: bool) -> f32 {
        let (s, side, eval) = (self.s, self.side, self.eval);
        let board = self.board.get_or_insert_with(|| Board::new(eval, s, side));
        let kind = match word {
            Word::Influence => 0,
            Word::Coup => 1,
            Word::Realign => 2,
            _ => 3,
        };
        if kind == 2 {
            // One roll is like another, whatever card pays for it.
            let one = *self.gains[kind][1].get_or_insert_with(|| {
                board.best_realign(Zone::Anywhere, false).map_or(0.0, |(_, gain)| gain)
            });
            return realignments(one, points);
        }
        if china {
            return operations(s, side, board, word, points, Zone::Anywhere, false, china);
        }
        *self.gains[kind][points as usize]
            .get_or_insert_with(|| operations(s, side, board, word, points, Zone::Anywhere, false, false))
    }

    pub fn best_operations(&mut self, points: u8) -> f32 {
        let words = [Word::Influence, Word::Coup, Word::Realign];
        words.into_iter().map(|word| self.operations(word, points, false)).fold(0.0, f32::max)
    }

    /// What it costs that the card is gone, and that the round is.
    pub fn leaves(&self, card: CardId, word: Word) -> f32 {
        let (s, side) = (self.s, self.side);
        let mut rest = self.stock;
        rest.cards.remove(card);
        rest.rounds = rest.rounds.saturating_sub(1);
        rest.attempts += u8::from(word == Word::Space);
        rest.on_move = false;
        let danger = self.danger - rest.danger(s, side);
        if card == CardId::TheChinaCard {
            return danger - self.eval.china_play(s.turn);
        }
        if s.hand[side].contains(card) { danger - self.eval.weights.in_hand(card, side) } else { 0.0 }
    }

    /// What the evaluation of a position after the play has taken off for the card already.
    pub fn gone(&self, card: CardId, usage: Usage) -> f32 {
        if usage == Usage::Full && self.s.hand[self.side].contains(card) {
            self.leaves(card, Word::Event)
        } else {
            0.0
        }
    }
}

/// What operations gain, used as `word` says.
#[expect(clippy::too_many_arguments, reason = "the fields of the frame")]
pub fn operations(
    s: &State,
    side: Side,
    board: &Board<'_>,
    word: Word,
    points: u8,
    zone: Zone,
    free: bool,
    china: bool,
) -> f32 {
    match word {
        Word::Influence => {
            let reach = s.within_reach(side);
            let plain = board.influence(reach, points);
            let bonus = s.regional_bonus(side, china, true, true);
            if bonus == 0 {
                return plain;
            }
            let region = if china { CountrySet::ASIA } else { CountrySet::SOUTHEAST_ASIA };
            plain.max(board.influence(reach & region, points + bonus))
        }
        Word::Coup => board.best_coup(points, zone, free, china).map_or(0.0, |(_, gain)| gain),
        Word::Realign => board.best_realign(zone, free).map_or(0.0, |(_, gain)| realignments(gain, points)),
        Word::Space => board.space(),
        _ => 0.0,
    }
}

/// What several realignment rolls gain, if the first gains `one`: further rolls find less.
fn realignments(one: f32, points: u8) -> f32 {
    one * (1.0 + 0.7 * f32::from(points - 1))
}
