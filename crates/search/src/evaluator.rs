//! The door through which knowledge of a game comes into the search. A hand-written evaluation stands behind it today; a
//! learned one can take its place without a change here.

use detente_game::{Actor, Game, Outcome, Rng, Seat, ToAct};

/// What the search asks about a game.
pub trait Evaluator<G: Game> {
    /// How much each of `actions` deserves to be tried by `seat`: one weight for each, none negative; only their
    /// proportions matter. An action of weight 0 is not tried unless all of them have it.
    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>);

    /// The share of a win that each seat can expect, between 0 and 1, into `out` (one place for each seat). The game is
    /// not over; the evaluator may play on with it.
    fn value(&mut self, game: G, rng: &mut Rng, out: &mut [f32]);

    /// Does the tree end here? What lies beyond is then only ever judged by [`value`](Evaluator::value).
    fn is_horizon(&self, _game: &G) -> bool {
        false
    }

    /// A full game that looks like `view`. Whoever believes more about the hidden cards than that all deals are alike
    /// says so here.
    fn deal(&mut self, view: &G::View, rng: &mut Rng) -> G {
        G::determinize(view, rng)
    }

    /// The actions of `legal` that are worth searching at all; never none.
    fn candidates(&mut self, _view: &G::View, _seat: Seat, legal: &[G::Action]) -> Vec<G::Action> {
        legal.to_vec()
    }
}

/// The share of the win that each seat gets by the rules: winners share, a draw is half a win for everybody.
pub fn shares(outcome: Outcome, out: &mut [f32]) {
    let winners = outcome.winners;
    for (seat, share) in out.iter_mut().enumerate() {
        *share = match winners.len() {
            0 => 0.5,
            _ if winners.contains(Seat(seat as u8)) => 1.0,
            _ => 0.0,
        };
    }
}

/// The evaluator that knows nothing: all actions alike, values by playing on at random. Right in the limit, and good
/// enough for small games.
#[derive(Clone, Debug)]
pub struct Playout {
    /// A playout of more actions than this counts as drawn.
    pub limit: usize,
}

impl Default for Playout {
    fn default() -> Playout {
        Playout { limit: 100_000 }
    }
}

impl<G: Game> Evaluator<G> for Playout {
    fn priors(&mut self, _game: &G, _seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(actions.len(), 1.0);
    }

    fn value(&mut self, mut game: G, rng: &mut Rng, out: &mut [f32]) {
        let mut scratch = Vec::new();
        for _ in 0..self.limit {
            let (by, action) = match game.to_act() {
                ToAct::Over(outcome) => return shares(outcome, out),
                ToAct::Nature => (Actor::Nature, game.sample_chance(rng)),
                ToAct::Seats(awaited) => {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    (Actor::Seat(seat), game.sample_legal(seat, rng, &mut scratch))
                }
            };
            game.apply_unchecked(by, action);
        }
        out.fill(0.5);
    }
}
