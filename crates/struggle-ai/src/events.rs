//! What the events of the cards are worth on one board, found once and remembered while a search thinks about it.

use detente_struggle::cards::CardId;
use detente_struggle::decision::{Frame, Table, run};
use detente_struggle::side::Side;
use detente_struggle::state::State;

use crate::eval::Eval;
use crate::mind::{Mind, sign};

/// The worth of each event to the side that carries it out, on the board the search began with.
#[derive(Clone, Debug)]
pub struct Events {
    /// The board, with nothing going on.
    board: State,
    mind: Mind,
    /// The value of the board as it is, for the US.
    value: f32,
    known: [[Option<f32>; CardId::COUNT + 1]; 2],
}

/// No event is taken to be worth more: what ends the game is a matter of safety, not of worth.
const MOST: f32 = 12.0;

impl Events {
    pub fn new(s: &State, mind: Mind) -> Events {
        let mut board = s.clone();
        let turn = s.stack.first().copied();
        board.stack.clear();
        board.stack.extend(turn);
        // A play is over where the next card is chosen.
        board.stack.push(Frame::ActionRound { by: s.phasing });
        let value = mind.eval.of(&board);
        Events { board, mind, value, known: [[None; CardId::COUNT + 1]; 2] }
    }

    /// The measure that is used.
    pub fn eval(&self) -> &Eval {
        &self.mind.eval
    }

    /// What the event of `card` gains `by`, who carries it out.
    pub fn worth(&mut self, card: CardId, by: Side) -> f32 {
        if let Some(worth) = self.known[by as usize][card.index() as usize] {
            return worth;
        }
        let worth = self.play(card, by);
        self.known[by as usize][card.index() as usize] = Some(worth);
        worth
    }

    fn play(&mut self, card: CardId, by: Side) -> f32 {
        let mut s = self.board.clone();
        let before = if s.hand.us.contains(card) || s.hand.ussr.contains(card) {
            for side in Side::BOTH {
                s.hand[side].remove(card);
            }
            self.mind.eval.of(&s)
        } else {
            self.value
        };
        for place in [&mut s.deck, &mut s.discard, &mut s.removed] {
            place.remove(card);
        }
        s.in_play.insert(card);
        let mut table = Table::new(&mut s, None);
        table.push(Frame::Trigger { card, by });
        run::run(&mut table);
        let (value, bonus) = self.mind.play_on(s);
        (sign(by) * (value + bonus - before)).clamp(-MOST, MOST)
    }
}
