//! What the search asks about Twilight Struggle, answered by the hand-written evaluation.
//!
//! Priors are the greedy level's scores, turned into weights; the value of a position is its evaluation with the best
//! next play of whoever is to choose added, turned into a chance of winning.

use detente_game::{Actor, Game, Rng, Seat, Viewer};
use detente_search::Evaluator;
use detente_search::evaluator::shares;
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::choices::Waits;
use detente_struggle::decision::{Action, Frame};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::eval::Eval;
use crate::events::Events;
use crate::mind::{Mind, sign};
use crate::outlook::Hidden;
use crate::weights::{WEIGHTS, Weights};
use crate::{belief, greedy, safety};

/// The evaluator. It remembers what the searcher cannot see and what events are worth, from one deal to the next.
#[derive(Clone, Debug)]
pub struct Hand {
    weights: &'static Weights,
    hidden: Hidden,
    rng: Rng,
    events: Option<Box<Events>>,
    /// The luck of the present deal, for the US: what the hidden hand is worth above the mean. It says nothing about the
    /// choices that are compared, and is taken off their results.
    luck: f32,
    usual: f32,
    /// The scores of the first decision, judged with more care than those that follow.
    root: Option<(Vec<Action>, Vec<f32>)>,
    scores: Vec<f32>,
    actions: Vec<Action>,
    /// Scores that lie so many points apart differ in weight by a factor of e.
    pub temperature: f32,
    /// What it is worth to be the next to play a card.
    pub tempo: f32,
}

/// How many deals the first decision is judged on.
const DEALS: usize = 3;

impl Hand {
    pub fn new(seed: u64) -> Hand {
        Hand::with_weights(seed, &WEIGHTS)
    }

    pub fn with_weights(seed: u64, weights: &'static Weights) -> Hand {
        Hand {
            weights,
            hidden: Hidden::default(),
            rng: Rng::new(seed),
            events: None,
            luck: 0.0,
            usual: 0.0,
            root: None,
            scores: Vec::new(),
            actions: Vec::new(),
            temperature: 1.0,
            tempo: 0.8,
        }
    }

    /// A mind that takes the worth of events as known. Give it back with [`Hand::put_back`].
    fn mind(&mut self, s: &State) -> Mind {
        let mut mind = Mind::new(s, self.hidden, self.weights, self.rng.next_u64());
        mind.events = self.events.take();
        mind
    }

    fn put_back(&mut self, mind: Mind) {
        self.events = mind.events;
    }

    /// The first decision, with every event played out.
    fn judge_root(&mut self, view: &View, side: Side, actions: &[Action]) {
        let mut sum = vec![0.0; actions.len()];
        self.usual = 0.0;
        for i in 0..DEALS {
            let s = belief::deal(view, &mut self.rng);
            let mut mind = Mind::new(&s, self.hidden, self.weights, self.rng.next_u64());
            mind.scores(&s, side, actions, &mut self.scores);
            self.usual += hidden_hand(&mind.eval, view, &s) / DEALS as f32;
            for (sum, score) in sum.iter_mut().zip(&self.scores) {
                *sum += score / DEALS as f32;
            }
            if i == 0 {
                self.events = Some(Box::new(Events::new(&s, mind)));
            }
        }
        self.root = Some((actions.to_vec(), sum));
    }
}

/// What the hand that the viewer cannot see is worth to the US.
fn hidden_hand(eval: &Eval, view: &View, s: &State) -> f32 {
    match view.viewer() {
        Viewer::Seat(seat) => {
            let holder = Side::of_seat(seat).opponent();
            sign(holder) * eval.hand(s, holder)
        }
        Viewer::Observer => 0.0,
    }
}

/// How many points make a win likely, by turn: later in the game less can change. Found by comparing evaluations with the
/// results of games between greedy players.
const SCALE: [f32; 11] = [27.0, 27.0, 25.0, 25.0, 23.0, 22.0, 21.0, 18.0, 14.0, 11.0, 7.0];

/// The chance that the US wins a game that is worth `value` points to it.
pub fn chance(value: f32, turn: u8) -> f32 {
    let x = value / SCALE[usize::from(turn).min(10)];
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// e to the power of `x`, for `x` not above 0, by multiplication alone: the same on every machine.
fn exp(x: f32) -> f32 {
    let mut y = (1.0 + x / 1024.0).max(0.0);
    for _ in 0..10 {
        y *= y;
    }
    y
}

impl Evaluator<Struggle> for Hand {
    fn priors(&mut self, s: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let side = Side::of_seat(seat);
        match self.root.take() {
            Some((known, scores)) if known == actions => out.extend(scores),
            _ => {
                let mut mind = self.mind(s);
                mind.scores(s, side, actions, out);
                self.put_back(mind);
            }
        }
        let best = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for score in out.iter_mut() {
            // A floor, so that nothing is beyond discovery.
            *score = exp(((*score - best) / self.temperature).max(-8.0)) + 0.002;
        }
        if safety::is_near(s, side) {
            let safe = safety::admit(std::slice::from_ref(s), side, actions);
            for (action, weight) in actions.iter().zip(out.iter_mut()) {
                if !safe.contains(action) {
                    *weight = 0.0;
                }
            }
        }
    }

    fn value(&mut self, mut s: State, rng: &mut Rng, out: &mut [f32]) {
        for _ in 0..40 {
            if !matches!(s.waits(), Waits::Nature(_)) {
                break;
            }
            let action = s.sample_chance(rng);
            s.apply_unchecked(Actor::Nature, action);
        }
        if let detente_game::ToAct::Over(outcome) = s.to_act() {
            return shares(outcome, out);
        }
        let mut mind = self.mind(&s);
        let mut value = mind.eval.of(&s);
        for frame in &s.stack {
            // What is still to come of the play.
            match (frame, &mut mind.events) {
                (&Frame::Trigger { card, by }, Some(events)) => value += sign(by) * events.worth(card, by),
                (Frame::Dispose { card: CardId::TheChinaCard }, _) => {
                    if let Some(holder) = s.china.holder {
                        value -= sign(holder) * mind.eval.china_play(s.turn);
                    }
                }
                (Frame::PayFlowerPower {}, _) => value -= 2.0,
                _ => {}
            }
        }
        match (s.stack.last(), s.waits()) {
            (Some(Frame::ActionRound { by } | Frame::Trap { by }), _) => value += sign(*by) * self.tempo,
            (Some(Frame::Headline { .. }), _) => {}
            // In the middle of a play: what its best end adds.
            (_, Waits::Sides(awaited)) => {
                let side = if awaited[Us] { Us } else { Side::Ussr };
                self.actions.clear();
                s.choices(side).list(&mut self.actions);
                if self.actions.len() > 1 {
                    mind.scores(&s, side, &self.actions, &mut self.scores);
                    let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                    value += sign(side) * best;
                }
                value += sign(s.phasing.opponent()) * self.tempo;
            }
            _ => {}
        }
        self.put_back(mind);
        out[0] = chance(value - self.luck, s.turn);
        out[1] = 1.0 - out[0];
    }

    fn deal(&mut self, view: &View, rng: &mut Rng) -> State {
        let s = belief::deal(view, rng);
        if let Some(events) = &self.events {
            self.luck = hidden_hand(events.eval(), view, &s) - self.usual;
        }
        s
    }

    fn candidates(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
        self.hidden = Hidden::of(view);
        let side = Side::of_seat(seat);
        let s = belief::deal(view, &mut self.rng);
        let actions = greedy::admit(view, &s, side, legal, &mut self.rng);
        if actions.len() > 1 {
            self.judge_root(view, side, &actions);
        }
        actions
    }
}
