//! The network as the search sees it: priors from the policy, values from the expected result, deals from the belief. The
//! hand-written evaluation can be given a share in both, and was while the network was weaker (docs/training.md).

use std::sync::Arc;

use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
use detente_net::{Heads, Network};
use detente_search::Evaluator;
use detente_search::evaluator::shares as shares_of;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::evaluator::Hand;

use crate::guard;
use crate::mind::{Beliefs, Mind, choices, shares};

/// The evaluator.
#[derive(Clone, Debug)]
pub struct Insight {
    mind: Mind,
    /// The view that deals were last asked for, with what its player believes.
    believed: Option<(View, Beliefs)>,
    /// Only for the deals that the guard looks at.
    rng: Rng,
    hand: Hand,
    shares: Shares,
    scores: Vec<f32>,
}

/// How much the hand-written evaluation has to say beside the network, between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    pub priors: f32,
    pub values: f32,
}

impl Shares {
    /// The network alone.
    pub const NONE: Shares = Shares { priors: 0.0, values: 0.0 };
    pub const USUAL: Shares = Shares::NONE;
}

impl Insight {
    pub fn new(network: Arc<Network>, shares: Shares, seed: u64) -> Insight {
        Insight {
            mind: Mind::new(network),
            believed: None,
            rng: Rng::new(seed),
            hand: Hand::new(seed),
            shares,
            scores: Vec::new(),
        }
    }
}

impl Evaluator<Struggle> for Insight {
    fn priors(&mut self, game: &Struggle, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let policy = &self.mind.ask_in(game, Side::of_seat(seat), Heads::POLICY).policy;
        out.clear();
        out.extend(shares(policy, actions, 1.0));
        if self.shares.priors > 0.0 {
            self.scores.clear();
            self.hand.priors(game, seat, actions, &mut self.scores);
            let sum: f32 = self.scores.iter().sum();
            let part = self.shares.priors / sum.max(f32::MIN_POSITIVE);
            for (prior, score) in out.iter_mut().zip(&self.scores) {
                // What it gives no weight to is unsafe, or plainly worse.
                *prior = if *score > 0.0 { (1.0 - self.shares.priors) * *prior + part * score } else { 0.0 };
            }
        }
    }

    /// The network is asked where it was trained: at a decision with more than one option.
    fn value(&mut self, mut game: Struggle, rng: &mut Rng, out: &mut [f32]) {
        loop {
            match game.to_act() {
                ToAct::Over(outcome) => return shares_of(outcome, out),
                ToAct::Nature => {
                    let action = game.sample_chance(rng);
                    game.apply_unchecked(Actor::Nature, action);
                }
                ToAct::Seats(awaited) => {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    let side = Side::of_seat(seat);
                    let choices = game.choices(side);
                    if choices.len() == 1 {
                        game.apply_unchecked(Actor::Seat(seat), choices.pick(rng));
                        continue;
                    }
                    let result = self.mind.ask(&game.view(Viewer::Seat(seat)), &choices, Heads::VALUE).result;
                    let mut chance = f32::midpoint(1.0, result);
                    if self.shares.values > 0.0 {
                        self.hand.value(game, rng, out);
                        chance += self.shares.values * (out[seat.0 as usize] - chance);
                    }
                    out[seat.0 as usize] = chance;
                    out[side.opponent().seat().0 as usize] = 1.0 - chance;
                    return;
                }
            }
        }
    }

    /// The tree ends with the play that is being decided, unless the network judges alone.
    fn is_horizon(&self, game: &Struggle) -> bool {
        self.shares != Shares::NONE && self.hand.is_horizon(game)
    }

    fn deal(&mut self, view: &View, rng: &mut Rng) -> Struggle {
        let Viewer::Seat(seat) = view.viewer() else { return view.deal(rng) };
        if !self.believed.as_ref().is_some_and(|(known, _)| known == view) {
            // What the viewer may choose does not depend on what is hidden: any deal tells.
            let choices = view.deal(rng).choices(Side::of_seat(seat));
            self.believed = Some((view.clone(), self.mind.beliefs(view, &choices)));
        }
        let (_, beliefs) = self.believed.as_ref().expect("just made");
        let game = self.mind.deal(view, beliefs, rng);
        self.hand.note_deal(view, &game);
        game
    }

    fn candidates(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
        if legal.len() < 2 || choices(legal).is_empty() {
            return legal.to_vec();
        }
        let admitted = guard::admit(&mut self.mind, view, Side::of_seat(seat), legal, &mut self.rng);
        if self.shares != Shares::NONE && admitted.len() > 1 {
            // It takes the view in, and has no other say here.
            self.hand.candidates(view, seat, &admitted);
        }
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::tests::midgame;
    use crate::weights::tests::small;

    #[test]
    fn the_luck_of_a_deal_is_taken_off_what_the_hand_written_evaluation_finds() {
        let mut rng = Rng::new(6);
        let (game, side) = midgame(4, 24);
        let view = game.view(Viewer::Seat(side.seat()));
        assert!(view.unknown_in_hand(side.opponent()) > 0);
        let mut legal = Vec::new();
        game.legal(side.seat(), &mut legal);
        let mut insight = Insight::new(small(), Shares { priors: 0.5, values: 0.5 }, 1);
        assert!(insight.candidates(&view, side.seat(), &legal).len() > 1);
        let lucks: Vec<f32> = (0..40)
            .map(|_| {
                insight.deal(&view, &mut rng);
                insight.hand.luck()
            })
            .collect();
        assert!(lucks.iter().any(|&luck| luck > 0.3) && lucks.iter().any(|&luck| luck < -0.3), "{lucks:?}");
    }
}
