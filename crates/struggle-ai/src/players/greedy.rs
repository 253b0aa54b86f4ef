//! Level `greedy`: the best play now by the hand-written evaluation, within what is safe.

use detente_game::bot::{Thoughts, Watch};
use detente_game::{Bot, Rng, Seat};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::choice::mind::{self, Mind};
use crate::choice::reasons;
use crate::choice::safety;
use crate::players::evaluator;
use crate::position::belief;
use crate::position::eval::Eval;
use crate::position::scorings::Hidden;
use crate::position::weights::{WEIGHTS, Weights};

/// The bot. Its seed only decides how it imagines hidden cards.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
    weights: &'static Weights,
}

/// How many deals a dangerous choice is judged on.
const DEALS: usize = 3;

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy::with_weights(seed, &WEIGHTS)
    }

    /// With other numbers than usual, to find out which are better.
    pub fn with_weights(seed: u64, weights: &'static Weights) -> Greedy {
        Greedy { rng: Rng::new(seed), weights }
    }

    /// The admitted actions with their scores.
    pub fn judge(&mut self, side: Side, view: &View, legal: &[Action]) -> Vec<(Action, f32)> {
        let s = belief::deal(view, &mut self.rng);
        let admitted = admit(view, &s, side, legal, &mut self.rng);
        let mut mind = Mind::new(&s, Hidden::of(view), self.weights, self.rng.next_u64());
        let mut scores = Vec::with_capacity(admitted.len());
        if admitted.len() > 1 {
            mind.scores(&s, side, &admitted, &mut scores);
        } else {
            scores.push(0.0);
        }
        admitted.into_iter().zip(scores).collect()
    }
}

/// What safety leaves of `legal`; `s` is one deal of `view`.
pub fn admit(view: &View, s: &State, side: Side, legal: &[Action], rng: &mut Rng) -> Vec<Action> {
    let mut deals = vec![s.clone()];
    if safety::is_near(s, side) && s.defcon <= 2 {
        deals.extend((1..DEALS).map(|_| belief::deal(view, rng)));
    }
    safety::admit(&deals, side, legal)
}

impl Bot<Struggle> for Greedy {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let judged = self.judge(Side::of_seat(seat), view, legal);
        let scores: Vec<f32> = judged.iter().map(|&(_, score)| score).collect();
        judged[mind::best(&scores)].0
    }

    fn think(&mut self, seat: Seat, view: &View, legal: &[Action], watch: &mut Watch<'_, Action>) -> Action {
        let action = self.choose(seat, view, legal);
        let mut thoughts = thoughts(view, seat, action);
        thoughts.nodes = legal.len() as u64;
        // The choice is made; there is nothing to break off.
        let _ = watch(&thoughts);
        action
    }
}

/// What can be said about a choice without searching.
pub fn thoughts(view: &View, seat: Seat, action: Action) -> Thoughts<Action> {
    let side = Side::of_seat(seat);
    let open = view.open();
    let eval = Eval::new(open, Hidden::of(view), &WEIGHTS);
    let points = eval.table(open);
    let lead = if side == Side::Us { points } else { -points };
    let chance = evaluator::chance(points, open.turn);
    Thoughts {
        win: Some(if side == Side::Us { chance } else { 1.0 - chance }),
        points: Some(lead),
        line: vec![(seat, action)],
        reason: reasons::reason(open, side, action),
        ..Thoughts::default()
    }
}
