//! The network as the search sees it: priors from the policy, values from the expected result, deals from the belief.

use std::sync::Arc;

use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
use detente_net::{Heads, Network};
use detente_search::Evaluator;
use detente_search::evaluator::shares as shares_of;
use detente_struggle::Struggle;
use detente_struggle::decision::{Action, Choices};
use detente_struggle::side::Side;
use detente_struggle::view::View;

use crate::guard;
use crate::mind::{Beliefs, Mind, choices, draw, shares};

/// How much of chance there is in playing on: little, but enough that the same line is not always judged by the same mistake.
const COOL: f32 = 0.5;

/// The evaluator.
#[derive(Clone, Debug)]
pub struct Insight {
    mind: Mind,
    /// The view that deals were last asked for, with what its player believes.
    believed: Option<(View, Beliefs)>,
    /// Only for the deals that the guard looks at.
    rng: Rng,
    plays_on: u32,
}

impl Insight {
    /// Before the network says what a position is worth, both sides take so many decisions more as it would take them:
    /// what is about to happen is then on the board and need not be foreseen.
    pub fn new(network: Arc<Network>, plays_on: u32, seed: u64) -> Insight {
        Insight { mind: Mind::new(network), believed: None, rng: Rng::new(seed), plays_on }
    }

    /// What the network would do, more or less.
    fn play(&mut self, game: &Struggle, seat: Seat, choices: &Choices, rng: &mut Rng) -> Action {
        let mut legal = Vec::new();
        choices.list(&mut legal);
        let policy = &self.mind.ask(&game.view(Viewer::Seat(seat)), choices, Heads::POLICY).policy;
        legal[draw(&shares(policy, &legal, COOL), rng)]
    }
}

impl Evaluator<Struggle> for Insight {
    fn priors(&mut self, game: &Struggle, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let policy = &self.mind.ask_in(game, Side::of_seat(seat), Heads::POLICY).policy;
        out.clear();
        out.extend(shares(policy, actions, 1.0));
    }

    /// The network is asked where it was trained: at a decision with more than one option.
    fn value(&mut self, mut game: Struggle, rng: &mut Rng, out: &mut [f32]) {
        let mut left = self.plays_on;
        loop {
            let (by, action) = match game.to_act() {
                ToAct::Over(outcome) => return shares_of(outcome, out),
                ToAct::Nature => (Actor::Nature, game.sample_chance(rng)),
                ToAct::Seats(awaited) => {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    let choices = game.choices(Side::of_seat(seat));
                    let action = if choices.len() == 1 {
                        choices.pick(rng)
                    } else if left > 0 {
                        left -= 1;
                        self.play(&game, seat, &choices, rng)
                    } else {
                        let view = game.view(Viewer::Seat(seat));
                        let chance = f32::midpoint(1.0, self.mind.ask(&view, &choices, Heads::VALUE).result);
                        out.fill(1.0 - chance);
                        out[seat.0 as usize] = chance;
                        return;
                    };
                    (Actor::Seat(seat), action)
                }
            };
            game.apply_unchecked(by, action);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::tests::midgame;
    use crate::weights::tests::small;

    fn value(plays_on: u32, game: &Struggle, seed: u64) -> [f32; 2] {
        let mut out = [0.0; 2];
        Insight::new(small(), plays_on, 1).value(game.clone(), &mut Rng::new(seed), &mut out);
        out
    }

    #[test]
    fn a_value_is_divided_between_the_sides() {
        for seed in 0..20 {
            let (game, _) = midgame(seed, 7 * seed as usize);
            for plays_on in [0, 3, 12] {
                let [us, ussr] = value(plays_on, &game, 1);
                assert!((us + ussr - 1.0).abs() < 1e-6 && us >= 0.0 && ussr >= 0.0, "{us}, {ussr}");
            }
        }
    }

    #[test]
    fn without_playing_on_the_network_is_asked_about_the_position_itself() {
        let (game, side) = midgame(4, 24);
        let chance =
            f32::midpoint(1.0, Mind::new(small()).ask_in(&game, side, Heads::VALUE).result).to_bits();
        assert_eq!(value(0, &game, 1)[side.seat().0 as usize].to_bits(), chance);
        assert_ne!(value(6, &game, 1)[side.seat().0 as usize].to_bits(), chance);
    }

    #[test]
    fn whoever_plays_on_to_the_end_knows_the_result() {
        for seed in 0..12 {
            let (game, _) = midgame(seed, 20);
            let [us, ussr] = value(u32::MAX, &game, seed);
            assert!([[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]].contains(&[us, ussr]), "{us}, {ussr}");
        }
    }
}
