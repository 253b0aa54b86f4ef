//! What the search asks about Twilight Struggle, answered by the hand-written evaluation.
//!
//! Priors are the greedy level's scores, turned into weights. The tree holds the play that is being decided and ends with
//! it: from there both sides play on for a little as the greedy level would, and the evaluation of where that leads,
//! turned into a chance of winning, is the value. A tree that held the answers as well would average over bad ones.

use detente_game::{Actor, Game, Rng, Seat, Viewer};
use detente_search::Evaluator;
use detente_search::evaluator::shares;
use detente_struggle::Struggle;
use detente_struggle::decision::choices::Waits;
use detente_struggle::decision::{Action, Asked, Usage};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;
use detente_struggle::view::View;

use crate::choice::events::Events;
use crate::choice::mind::{Mind, sign};
use crate::choice::safety;
use crate::players::greedy;
use crate::position::belief;
use crate::position::eval::Eval;
use crate::position::scorings::Hidden;
use crate::position::weights::{WEIGHTS, Weights, parts};

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
    /// The distance in points at which two scores differ in weight by a factor of e.
    pub temperature: f32,
    /// So many plays are played on before a position is judged, after the one that is going on.
    pub plays: u8,
    /// What a card that is drawn is worth on average.
    pub usual_card: f32,
}

/// How many deals the first decision is judged on.
const DEALS: usize = 3;

/// Some plays are not longer than this.
const STEPS: usize = 400;

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
            temperature: 0.25,
            plays: 8,
            usual_card: 1.6,
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

    /// Plays on for some plays as the greedy level would, both sides. A turn that ends is the end of it: what is dealt next
    /// says nothing about the choices that are compared.
    fn play_on(&mut self, s: &mut State, rng: &mut Rng) {
        let mut plays = self.plays;
        let mut mind = self.mind(s);
        for _ in 0..STEPS {
            match s.waits() {
                Waits::Nature(_) if is_new_turn(s) => break,
                Waits::Nature(_) => {
                    let action = s.sample_chance(rng);
                    s.apply_unchecked(Actor::Nature, action);
                }
                Waits::No => break,
                Waits::Sides(awaited) => {
                    if begins_play(s) {
                        if plays == 0 {
                            break;
                        }
                        plays -= 1;
                        // What is due may have changed.
                        self.put_back(mind);
                        mind = self.mind(s);
                    }
                    let side = if awaited[Us] { Us } else { Side::Ussr };
                    let action = policy(&mut mind, s, side);
                    s.apply_unchecked(Actor::Seat(side.seat()), action);
                }
            }
        }
        self.put_back(mind);
    }

    /// What a position between two plays is worth to the US, in points.
    fn judge(&self, s: &State) -> f32 {
        let eval = Eval::new(s, self.hidden, self.weights);
        let hands = parts(s.turn).hands;
        let value = match s.asked() {
            Some(Asked::ActionRound { by } | Asked::Trap { by }) => eval.outcome(s, Some(by)),
            // A card that was kept takes the place of one that is drawn.
            Some(Asked::Deal { .. }) => {
                let more = s.hand.us.len() as f32 - s.hand.ussr.len() as f32;
                eval.outcome(s, None) - hands * self.usual_card * more
            }
            _ => eval.outcome(s, None),
        };
        value - hands * self.luck
    }
}

/// Does the next card come from a hand?
fn begins_play(s: &State) -> bool {
    matches!(s.asked(), Some(Asked::ActionRound { .. } | Asked::Trap { .. } | Asked::Headline(_)))
}

/// Are the hands of a new turn being dealt?
fn is_new_turn(s: &State) -> bool {
    matches!(s.asked(), Some(Asked::Deal { new_turn: true, .. }))
}

/// What the greedy level would choose, knowing what events are worth.
pub(crate) fn policy(mind: &mut Mind, s: &State, side: Side) -> Action {
    let weighty = matches!(
        s.asked(),
        Some(
            Asked::ActionRound { .. }
                | Asked::Trap { .. }
                | Asked::Headline(_)
                | Asked::Use { .. }
                | Asked::Operations(_)
                | Asked::Coup(_)
        )
    );
    if !weighty {
        return mind.quick(s, side);
    }
    // Whoever chose the card knew what for.
    if let Some(Asked::Use { card, usage: Usage::Full, .. }) = s.asked()
        && let Some(word) = mind.intent(card)
        && s.legal_uses(side, card, Usage::Full).contains(word)
        && safety::is_harmless(s, side, Action::Word(word))
    {
        return Action::Word(word);
    }
    let mut actions = Vec::with_capacity(16);
    s.choices(side).list(&mut actions);
    if let [only] = actions[..] {
        return only;
    }
    let mut scores = Vec::with_capacity(actions.len());
    mind.scores(s, side, &actions, &mut scores);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
    let ranked: Vec<Action> = order.into_iter().map(|i| actions[i]).collect();
    let deals = std::slice::from_ref(s);
    let admitted = if mind.in_haste {
        safety::first_admitted_within(safety::FEW_NODES, deals, side, &ranked)
    } else {
        safety::first_admitted(deals, side, &ranked)
    };
    admitted.unwrap_or(ranked[0])
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
        let mut first = false;
        match self.root.take() {
            Some((known, scores)) if known == actions => {
                first = true;
                out.extend(scores);
            }
            _ => {
                let mut mind = self.mind(s);
                mind.scores(s, side, actions, out);
                self.put_back(mind);
            }
        }
        let best = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for score in out.iter_mut() {
            let apart = (*score - best) / self.temperature;
            // At first a floor, so that nothing is beyond discovery; later what is plainly worse is left out.
            *score = match apart {
                _ if first => exp(apart.max(-8.0)) + 0.002,
                ..-5.0 => 0.0,
                _ => exp(apart),
            };
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
        self.play_on(&mut s, rng);
        if let detente_game::ToAct::Over(outcome) = s.to_act() {
            return shares(outcome, out);
        }
        out[0] = chance(self.judge(&s), s.turn);
        out[1] = 1.0 - out[0];
    }

    fn is_horizon(&self, s: &State) -> bool {
        begins_play(s) || is_new_turn(s)
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

#[cfg(test)]
mod tests {
    use detente_game::ToAct;

    use super::*;
    use crate::testkit::random_game;

    #[test]
    fn the_luck_of_a_deal_is_taken_off_what_is_found() {
        let mut found = None;
        random_game(6, |s| {
            let ToAct::Seats(seats) = s.to_act() else { return };
            let seat = seats.iter().next().expect("somebody is awaited");
            let view = s.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            s.legal(seat, &mut legal);
            let hidden = view.unknown_in_hand(Side::of_seat(seat).opponent());
            if s.turn == 2 && hidden > 3 && legal.len() > 1 {
                found.get_or_insert((view, seat, legal));
            }
        });
        let (view, seat, legal) = found.expect("a game comes to its second turn");
        let mut rng = Rng::new(6);
        let mut hand = Hand::new(1);
        assert!(hand.candidates(&view, seat, &legal).len() > 1);
        let (mut lucks, mut judged) = (Vec::new(), Vec::new());
        for _ in 0..40 {
            let deal = hand.deal(&view, &mut rng);
            lucks.push(hand.luck);
            let with = hand.judge(&deal);
            hand.luck = 0.0;
            judged.push(hand.judge(&deal) - with);
        }
        assert!(lucks.iter().any(|&luck| luck > 0.3) && lucks.iter().any(|&luck| luck < -0.3), "{lucks:?}");
        for (luck, taken) in lucks.iter().zip(&judged) {
            assert!(luck * taken > 0.0 || luck.abs() < 1e-3, "{luck}, {taken}");
        }
    }
}
