//! The network as the search sees it: priors from the policy, values from the expected result, deals from the belief.

use std::sync::Arc;

use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
use detente_net::Network;
use detente_search::Evaluator;
use detente_search::evaluator::shares as shares_of;
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;

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
}

impl Insight {
    pub fn new(network: Arc<Network>, seed: u64) -> Insight {
        Insight { mind: Mind::new(network), believed: None, rng: Rng::new(seed) }
    }
}

impl Evaluator<Struggle> for Insight {
    fn priors(&mut self, game: &Struggle, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let policy = &self.mind.ask_in(game, Side::of_seat(seat)).policy;
        out.clear();
        out.extend(shares(policy, actions, 1.0));
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
                    let result = self.mind.ask(&game.view(Viewer::Seat(seat)), &choices).result;
                    out[seat.0 as usize] = f32::midpoint(1.0, result);
                    out[side.opponent().seat().0 as usize] = f32::midpoint(1.0, -result);
                    return;
                }
            }
        }
    }

    fn deal(&mut self, view: &View, rng: &mut Rng) -> Struggle {
        let Viewer::Seat(seat) = view.viewer() else { return view.deal(rng) };
        if !self.believed.as_ref().is_some_and(|(known, _)| known == view) {
            // What the viewer may choose does not depend on what is hidden: any deal tells.
            let choices = view.deal(rng).choices(Side::of_seat(seat));
            self.believed = Some((view.clone(), self.mind.beliefs(view, &choices)));
        }
        let (_, beliefs) = self.believed.as_ref().expect("just made");
        self.mind.deal(view, beliefs, rng)
    }

    fn candidates(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
        if legal.len() < 2 || choices(legal).is_empty() {
            return legal.to_vec();
        }
        guard::admit(&mut self.mind, view, Side::of_seat(seat), legal, &mut self.rng)
    }
}
