//! What the events of the cards are worth on one board, found once and remembered while a search thinks about it.

use detente_struggle::cards::CardId;
use detente_struggle::side::Side;
use detente_struggle::state::State;

use crate::choice::mind::{Mind, sign};
use crate::position::card_notes;
use crate::position::eval::Eval;
use crate::position::scorings::Hidden;

/// The worth of each event to the side that carries it out, on the board the search began with.
#[derive(Clone, Debug)]
pub struct Events {
    /// The board, with nothing going on.
    board: State,
    mind: Mind,
    /// The value of the board as it is, for the US.
    value: f32,
    known: [[Option<f32>; CardId::COUNT + 1]; 2],
    /// What they were worth when last found out or are as a rule: taken for what is not known, if there is a hurry.
    guesses: Option<Box<[[f32; CardId::COUNT + 1]; 2]>>,
}

/// No event is taken to be worth more: what ends the game is a matter of safety, not of worth.
const MOST: f32 = 12.0;

impl Events {
    pub fn new(s: &State, mind: Mind) -> Events {
        let board = quiet(s);
        let value = mind.eval.of(&board);
        Events { board, mind, value, known: [[None; CardId::COUNT + 1]; 2], guesses: None }
    }

    /// For a hurry: what was not found out is guessed, until it is [settled](Events::settle).
    pub fn guessing(s: &State, mind: Mind) -> Events {
        let mut rule = [0.0; CardId::COUNT + 1];
        for card in CardId::all() {
            rule[card.index() as usize] = card_notes::event(card);
        }
        Events { guesses: Some(Box::new([rule; 2])), ..Events::new(s, mind) }
    }

    /// Another board: what was known is a guess now.
    pub fn begin_anew(&mut self, s: &State, eval: &Eval, hidden: Hidden) {
        self.board = quiet(s);
        self.mind.eval.clone_from(eval);
        self.mind.hidden = hidden;
        self.value = eval.of(&self.board);
        let guesses = self.guesses.iter_mut().flat_map(|both| both.as_flattened_mut());
        for (known, guess) in self.known.as_flattened_mut().iter_mut().zip(guesses) {
            *guess = known.take().unwrap_or(*guess);
        }
    }

    /// Finds out what was only guessed; was it?
    pub fn settle(&mut self, card: CardId, by: Side) -> bool {
        let guessed = self.guesses.is_some() && self.known[by as usize][card.index() as usize].is_none();
        if guessed {
            let worth = self.play(card, by);
            self.known[by as usize][card.index() as usize] = Some(worth);
        }
        guessed
    }

    /// The measure that is used.
    pub fn eval(&self) -> &Eval {
        &self.mind.eval
    }

    /// How much better than guessed the event of `card` may turn out for whoever thinks about it: what seems best is looked
    /// at, and nothing that may well be best goes unseen.
    pub fn hope(&self, card: CardId, by: Side) -> f32 {
        let guessed = self.guesses.is_some() && self.known[by as usize][card.index() as usize].is_none();
        match card {
            _ if !guessed => 0.0,
            // It can win the game.
            CardId::Wargames => 8.0,
            _ => 1.5,
        }
    }

    /// What the event of `card` gains `by`, who carries it out.
    pub fn worth(&mut self, card: CardId, by: Side) -> f32 {
        if let Some(worth) = self.known[by as usize][card.index() as usize] {
            return worth;
        }
        if let Some(guesses) = &self.guesses {
            return guesses[by as usize][card.index() as usize];
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
        s.suppose_event(card, by);
        let (value, bonus) = self.mind.play_on(s);
        (sign(by) * (value + bonus - before)).clamp(-MOST, MOST)
    }
}

/// The board with nothing going on: a play is over where the next card is chosen.
fn quiet(s: &State) -> State {
    let mut board = s.clone();
    board.suppose_nothing_is_going_on();
    board
}
