//! What the search asks about Twilight Struggle, answered by the hand-written evaluation.
//!
//! Priors are the greedy level's scores, turned into weights; the value of a position is its evaluation with the best
//! next play of whoever is to choose added, turned into a chance of winning.

use detente_game::{Actor, Game, Rng, Seat};
use detente_search::Evaluator;
use detente_search::evaluator::shares;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::decision::choices::Waits;
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::mind::Mind;
use crate::outlook::Hidden;
use crate::weights::{WEIGHTS, Weights};
use crate::{belief, greedy, safety};

/// The evaluator. It remembers what the searcher cannot see, from one deal to the next.
#[derive(Clone, Debug)]
pub struct Hand {
    weights: &'static Weights,
    hidden: Hidden,
    rng: Rng,
    scores: Vec<f32>,
    actions: Vec<Action>,
    /// Scores that lie so many points apart differ in weight by a factor of e.
    pub temperature: f32,
}

impl Hand {
    pub fn new(seed: u64) -> Hand {
        Hand::with_weights(seed, &WEIGHTS)
    }

    pub fn with_weights(seed: u64, weights: &'static Weights) -> Hand {
        Hand {
            weights,
            hidden: Hidden::default(),
            rng: Rng::new(seed),
            scores: Vec::new(),
            actions: Vec::new(),
            temperature: 1.0,
        }
    }

    fn mind(&mut self, s: &State) -> Mind {
        let mut mind = Mind::new(s, self.hidden, self.weights, self.rng.next_u64());
        mind.thorough = false;
        mind
    }
}

/// The chance that the US wins a game that is worth `value` points to it. Later in the game less can change.
pub fn chance(value: f32, turn: u8) -> f32 {
    let scale = 15.0 - 0.8 * f32::from(turn);
    let x = value / scale;
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
        let mut mind = self.mind(s);
        mind.scores(s, side, actions, out);
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
        if let Waits::Sides(awaited) = s.waits() {
            for side in Side::BOTH.into_iter().filter(|&side| awaited[side]) {
                self.actions.clear();
                s.choices(side).list(&mut self.actions);
                if self.actions.len() > 1 {
                    mind.scores(&s, side, &self.actions, &mut self.scores);
                    let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                    value += if side == Us { best } else { -best };
                }
            }
        }
        out[0] = chance(value, s.turn);
        out[1] = 1.0 - out[0];
    }

    fn deal(&mut self, view: &View, rng: &mut Rng) -> State {
        belief::deal(view, rng)
    }

    fn candidates(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
        self.hidden = Hidden::of(view);
        let s = belief::deal(view, &mut self.rng);
        greedy::admit(view, &s, Side::of_seat(seat), legal, &mut self.rng)
    }
}
