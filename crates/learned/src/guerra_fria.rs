//! The levels of Guerra Fría that a trained network plays, at first sight.
//!
//! The network sees the table from its own seat and has no memory. It enters its play step by step, each step drawn from what
//! the network says; the weaker levels give more room to chance.

use std::sync::Arc;

use detente_encode::guerra_fria::{FEATURES, action_index, encode};
use detente_game::{Bot, Rng, Seat};
use detente_guerra_fria::{Action, Forces, GuerraFria, Pair, Player, View};
use detente_net::{Answer, Heads, Network, Scratch};

use crate::weights;

/// The levels, weakest first; none if the program was built without the weights of Guerra Fría.
pub const LEVELS: &[&str] =
    if weights::GUERRA_FRIA_PRESENT { &["recruit", "sergeant", "learned"] } else { &[] };

/// A player of the level, if there is one of that name. `colonel` is another name of `learned`, by its rank.
pub fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<GuerraFria> + Send>> {
    let manner = match level {
        "recruit" => Manner::RECRUIT,
        "sergeant" => Manner::SERGEANT,
        "learned" | "colonel" => Manner::BEST,
        _ => return None,
    };
    Some(Box::new(Learned::new(weights::guerra_fria()?, manner, seed)))
}

/// How much chance there is in a choice: 1 takes each step as often as the network says, less keeps to the likelier ones, more
/// makes mistakes. The temperatures of the levels were chosen so that each is about 150 Elo above the last (docs/opponents.md).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    pub temperature: f32,
}

impl Manner {
    /// As strong as it gets: the likeliest step, and chance only among equals.
    pub const BEST: Manner = Manner { temperature: 0.05 };
    /// For whoever has played some games.
    pub const SERGEANT: Manner = Manner { temperature: 2.5 };
    /// For somebody's first game: weak in plan, but it never attacks from behind.
    pub const RECRUIT: Manner = Manner { temperature: 3.6 };
}

/// The network with its workspace.
#[derive(Clone, Debug)]
pub struct Mind {
    network: Arc<Network>,
    observation: Vec<u8>,
    scratch: Scratch,
    answer: Answer,
}

impl Mind {
    pub fn new(network: Arc<Network>) -> Mind {
        Mind {
            network,
            observation: vec![0; FEATURES],
            scratch: Scratch::default(),
            answer: Answer::default(),
        }
    }

    fn ask(&mut self, view: &View, heads: Heads) -> &Answer {
        encode(view, &mut self.observation);
        self.network.answer(&self.observation, heads, &mut self.scratch, &mut self.answer);
        &self.answer
    }

    /// The result that the player of this view can expect: 1 won, −1 lost.
    pub fn result(&mut self, view: &View) -> f32 {
        self.ask(view, Heads::VALUE).result
    }

    /// The steps with their shares of the policy, the likeliest first; a high temperature evens them out.
    pub fn ranked(
        &mut self,
        by: Player,
        view: &View,
        steps: &[Action],
        temperature: f32,
    ) -> Vec<(Action, f32)> {
        let policy = &self.ask(view, Heads::POLICY).policy;
        let logit = |step: &Action| {
            action_index(by, *step).map_or(f32::NEG_INFINITY, |index| policy[index] / temperature)
        };
        let logits: Vec<f32> = steps.iter().map(logit).collect();
        let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f32> = logits.iter().map(|logit| libm::expf(logit - most)).collect();
        let sum: f32 = weights.iter().sum();
        let mut ranked: Vec<(Action, f32)> =
            steps.iter().copied().zip(weights.into_iter().map(|weight| weight / sum)).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }
}

/// The bot.
#[derive(Clone, Debug)]
pub struct Learned {
    mind: Mind,
    manner: Manner,
    rng: Rng,
}

impl Learned {
    pub fn new(network: Arc<Network>, manner: Manner, seed: u64) -> Learned {
        Learned { mind: Mind::new(network), manner, rng: Rng::new(seed) }
    }

    /// One of the steps, drawn by the network's weights.
    fn draw(&mut self, by: Player, view: &View, steps: &[Action]) -> Action {
        let policy = &self.mind.ask(view, Heads::POLICY).policy;
        let logit = |step: &Action| action_index(by, *step).map_or(f32::NEG_INFINITY, |index| policy[index]);
        // The first to come of several that are waited for, each the sooner the likelier it is.
        let mut first: Option<(f32, Action)> = None;
        for step in steps {
            let wait = -libm::logf(1.0 - self.rng.unit_f32()).min(-f32::MIN_POSITIVE);
            let haste = logit(step) / self.manner.temperature - libm::logf(wait);
            if first.is_none_or(|(best, _)| haste > best) {
                first = Some((haste, *step));
            }
        }
        first.map_or(steps[0], |(_, step)| step)
    }
}

/// The steps worth thinking about. Free placement can do nothing more than the guided plays, and whoever attacks moves
/// nothing: without a lead only a blunder of the other two could help.
pub fn sensible(by: Player, view: &View, legal: &[Action]) -> Vec<Action> {
    let is_sensible = |step: &Action| match *step {
        Action::Free | Action::Back => false,
        Action::Ally(ally) => Forces::of(Pair::of(by, ally), &view.arsenals).victorious(),
        _ => true,
    };
    legal.iter().copied().filter(is_sensible).collect()
}

impl Bot<GuerraFria> for Learned {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        let by = Player::at(seat);
        // What somebody else began in another way is taken back first.
        if view.own.steps().first() == Some(&Action::Free) {
            return Action::Back;
        }
        match sensible(by, view, legal)[..] {
            [] => legal[0],
            [only] => only,
            ref steps => self.draw(by, view, steps),
        }
    }
}

#[cfg(test)]
mod tests {
    use detente_encode::guerra_fria::ACTIONS;
    use detente_game::bot::Bots;
    use detente_game::driver::play;
    use detente_game::{Actor, Game, Notation, Viewer};
    use detente_guerra_fria::Options;
    use detente_net::{Shape, testkit};

    use super::*;

    /// A small network that plays by chance, but always the same.
    fn small() -> Arc<Network> {
        let shape = Shape { features: FEATURES, actions: ACTIONS, width: 16, blocks: 1 };
        let bytes = testkit::file_of(detente_encode::guerra_fria::VERSION, shape, 0, 1);
        Arc::new(weights::load_guerra_fria(&bytes).expect("it fits"))
    }

    #[test]
    fn the_same_seed_gives_the_same_game_and_the_game_ends() {
        let play = |seed: u64| {
            let player = |n| Box::new(Learned::new(small(), Manner::RECRUIT, seed + n));
            let mut bots: Bots<GuerraFria> = vec![player(1), player(2), player(3), player(4)];
            let start = <GuerraFria as Game>::new(&Options::drawn_after(12));
            let played = play(start, &mut bots, &mut Rng::new(1), 5000);
            assert!(played.outcome.is_some());
            played.actions
        };
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }

    #[test]
    fn it_never_attacks_from_behind_and_takes_back_what_is_not_its_own() {
        let game = GuerraFria::parse_position(
            "round=9 south=2/3/3+0 west=9/9/9+4 north=9/9/9+4 east=9/9/9+4 west:free,salida",
        );
        let mut game = game.expect("a position");
        let mut bot = Learned::new(small(), Manner { temperature: 9.0 }, 1);
        let mut legal = Vec::new();
        for seed in 0..200 {
            bot.rng = Rng::new(seed);
            legal.clear();
            game.legal(Player::South.seat(), &mut legal);
            let step =
                bot.choose(Player::South.seat(), &game.view(Viewer::Seat(Player::South.seat())), &legal);
            assert!(matches!(step, Action::Build | Action::Regroup), "{step:?}");
        }
        for left in [1, 0] {
            legal.clear();
            game.legal(Player::West.seat(), &mut legal);
            let step = bot.choose(Player::West.seat(), &game.view(Viewer::Seat(Player::West.seat())), &legal);
            assert_eq!(step, Action::Back);
            game.apply(Actor::Seat(Player::West.seat()), step).expect("legal");
            assert_eq!(game.entry(Player::West).steps().len(), left);
        }
    }

    #[test]
    fn every_listed_level_is_there() {
        for level in LEVELS {
            assert!(bot(level, 1).is_some(), "{level}");
        }
        assert_eq!(bot("colonel", 1).is_some(), weights::GUERRA_FRIA_PRESENT);
        assert!(bot("marshal", 1).is_none());
    }
}
