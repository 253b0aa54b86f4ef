//! Level `search`: weighs the plays that matter against sampled choices of the other three.
//!
//! All four choose at once, so there is nothing to search move by move. For each candidate the same samples are drawn:
//! how the other three are (from the beliefs about them), what such players place now, and how the game goes on if
//! everybody continues in their own manner. The worse half of the candidates is dropped again and again until one is left
//! (sequential halving). The budget counts playouts, not time, so a seed gives the same game on any machine.

use detente_game::{Bot, Rng, Seat};
use detente_guerra_fria::round::execute_plays;
use detente_guerra_fria::{Action, Arsenal, GuerraFria, Play, Player, View};

use crate::beliefs::{Beliefs, Trace};
use crate::candidates::candidates;
use crate::entering::{Decided, next_step};
use crate::greedy::Temper;
use crate::model::Model;

/// The usual number of playouts for one choice.
pub const BUDGET: u32 = 2000;

/// How many rounds a playout looks ahead.
const HORIZON: u32 = 25;

/// What a game without a victory is worth to a player who could be one of two winners out of four.
const UNDECIDED: f64 = 0.3;

/// What a result is worth a round later: never put off what can be won now.
const PATIENCE: f64 = 0.98;

/// Level `search`.
#[derive(Clone, Debug)]
pub struct Search {
    rng: Rng,
    budget: u32,
    decided: Decided,
    beliefs: [Beliefs; 4],
    /// The round last seen and its table.
    last: Option<(u32, [Arsenal; 4])>,
}

/// A searching player that spends `budget` playouts on each choice.
pub fn search(seed: u64, budget: u32) -> Search {
    Search {
        rng: Rng::new(seed),
        budget,
        decided: Decided::default(),
        beliefs: Default::default(),
        last: None,
    }
}

impl Bot<GuerraFria> for Search {
    fn choose(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Action {
        let by = Player::at(seat);
        self.learn(by, view);
        let Search { rng, budget, decided, beliefs, .. } = self;
        let play = decided.play(view, || decide(by, view, *budget, beliefs, rng));
        next_step(by, play, view)
    }

    fn new_game(&mut self) {
        self.decided.forget();
        self.beliefs = Default::default();
        self.last = None;
    }
}

impl Search {
    /// Looks at what the others did in the round before.
    fn learn(&mut self, by: Player, view: &View) {
        if let Some((round, before)) = self.last
            && view.round == round + 1
        {
            for player in by.rivals() {
                let trace = Trace::between(&before[player as usize], &view.arsenals[player as usize]);
                self.beliefs[player as usize].observe(player, &before, trace, &mut self.rng);
            }
        }
        self.last = Some((view.round, view.arsenals));
    }
}

/// A candidate and what its playouts were worth.
#[derive(Clone, Copy, Debug)]
struct Arm {
    play: Play,
    worth: f64,
}

fn decide(by: Player, view: &View, budget: u32, beliefs: &[Beliefs; 4], rng: &mut Rng) -> Play {
    let seed = rng.next_u64();
    let left = view
        .options
        .max_rounds
        .map_or(HORIZON, |most| (u32::from(most.get()) + 1).saturating_sub(view.round));
    let horizon = left.clamp(1, HORIZON);
    let mut arms: Vec<Arm> =
        candidates(by, &view.arsenals).into_iter().map(|play| Arm { play, worth: 0.0 }).collect();
    let phases = arms.len().ilog2() + 1;
    let mut samples = 0;
    while arms.len() > 1 {
        let each = (budget / phases / arms.len() as u32).max(1);
        for sample in samples..samples + u64::from(each) {
            // The same stream for every candidate: the others choose without knowing ours.
            for arm in &mut arms {
                let mut stream = Rng::derive(seed, sample);
                arm.worth += playout(by, arm.play, &view.arsenals, horizon, beliefs, &mut stream);
            }
        }
        samples += u64::from(each);
        // Whoever is left has had as many samples as any other.
        arms.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        arms.truncate(arms.len().div_ceil(2));
    }
    arms[0].play
}

/// One way the game may go on if `by` plays `play` now.
fn playout(
    by: Player,
    play: Play,
    table: &[Arsenal; 4],
    horizon: u32,
    beliefs: &[Beliefs; 4],
    rng: &mut Rng,
) -> f64 {
    let mut table = *table;
    let models = Player::ALL.map(|player| {
        if player == by { Model::Tempered(Temper::GREEDY) } else { *beliefs[player as usize].sample(rng) }
    });
    let mut certainty = 1.0;
    for round in 0..horizon {
        let mut plays = Player::ALL.map(|player| models[player as usize].play(player, &table, rng));
        if round == 0 {
            plays[by as usize] = Some(play);
        }
        if let Some(winners) = execute_plays(&mut table, plays) {
            let result = f64::from(u8::from(winners.contains(by)));
            return UNDECIDED + (result - UNDECIDED) * certainty;
        }
        certainty *= PATIENCE;
    }
    UNDECIDED
}
