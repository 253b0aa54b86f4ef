//! Levels `recruit`, `corporal`, `sergeant`, `captain` and `learned`: what the network chooses at first sight, the lower ones with
//! chance in it.

use std::sync::Arc;

use detente_game::bot::{Thoughts, Watch};
use detente_game::{Bot, Rng, Seat};
use detente_net::{Heads, Network};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::reasons;

use crate::guard;
use crate::last_play;
use crate::mind::{Mind, choices, ranked};

/// How the network is listened to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// 0 always takes the likeliest action, 1 takes each as often as the network says, more makes mistakes.
    pub temperature: f32,
    /// Are choices that lose the game at once left out? Only measurements do without.
    pub guarded: bool,
    /// Positions in which the last play of a game is counted out, a few thousandths of a second; 0 to play it at sight, too.
    pub room: u32,
}

impl Manner {
    /// As strong as it gets without search.
    pub const BEST: Manner = Manner { temperature: 0.0, guarded: true, room: 4000 };
    /// The same, as the yardsticks play that stay as they were.
    pub const AT_SIGHT: Manner = Manner { room: 0, ..Manner::BEST };
    /// For beginners: weak in plan, but not reckless.
    pub const RECRUIT: Manner = Manner { temperature: 2.9, ..Manner::AT_SIGHT };
    /// For whoever has played some games.
    pub const CORPORAL: Manner = Manner { temperature: 2.5, ..Manner::AT_SIGHT };
    /// Weaker than `greedy`, stronger than whoever is new to the game.
    pub const SERGEANT: Manner = Manner { temperature: 2.1, ..Manner::AT_SIGHT };
    /// A step below the network's best.
    pub const CAPTAIN: Manner = Manner { temperature: 1.7, ..Manner::AT_SIGHT };
}

/// The network counts points in twenties, in its own player's favour.
const POINTS: f32 = 20.0;

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

    /// The actions with their shares of the policy, the likeliest first.
    pub fn ranking(&mut self, view: &View, legal: &[Action]) -> Vec<(Action, f32)> {
        ranked(&self.mind.ask(view, &choices(legal), Heads::ALL).policy, legal)
    }

    fn decide(&mut self, side: Side, view: &View, legal: &[Action]) -> Action {
        let ranking = self.ranking(view, legal);
        let mut wishes = self.wishes(&ranking);
        let counted = last_play::count(&mut self.mind, view, side, &wishes, self.manner.room, &mut self.rng);
        if let Some(counted) = counted
            && (counted.is_decided || !counted.order.contains(&wishes[0]))
        {
            let best = counted.order[0];
            wishes.retain(|&action| action != best);
            wishes.insert(0, best);
        }
        if self.manner.guarded {
            guard::first(&mut self.mind, view, side, &wishes, &mut self.rng)
        } else {
            wishes[0]
        }
    }

    /// The actions in the order in which they are tried.
    fn wishes(&mut self, ranking: &[(Action, f32)]) -> Vec<Action> {
        let mut left = ranking.to_vec();
        if self.manner.temperature > 0.0 {
            // Drawing one after the other, each by its weight, is sorting by times to wait for them.
            for (_, share) in &mut left {
                let weight = libm::powf(*share, 1.0 / self.manner.temperature);
                *share = weight / -libm::logf(1.0 - self.rng.unit_f32()).min(-f32::MIN_POSITIVE);
            }
            left.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
        left.into_iter().map(|(action, _)| action).collect()
    }
}

impl Bot<Struggle> for Learned {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        match legal {
            [only] => *only,
            _ => self.decide(Side::of_seat(seat), view, legal),
        }
    }

    fn think(&mut self, seat: Seat, view: &View, legal: &[Action], watch: &mut Watch<'_, Action>) -> Action {
        let action = self.choose(seat, view, legal);
        let answer = self.mind.ask(view, &choices(legal), Heads::VALUE);
        let told = Thoughts {
            nodes: 1,
            win: Some(f32::midpoint(1.0, answer.result)),
            points: Some(POINTS * answer.points),
            line: vec![(seat, action)],
            reason: reasons::reason(view.open(), Side::of_seat(seat), action),
        };
        // The choice is made; there is nothing to break off.
        let _ = watch(&told);
        action
    }
}

#[cfg(test)]
mod tests {
    use detente_game::bot::Bots;
    use detente_game::driver::play;
    use detente_game::{Game, ToAct};
    use detente_struggle::options::Options;

    use super::*;
    use crate::weights::tests::small;

    /// Plays, and sees to it that what the guard forbids is never done.
    struct Watched {
        player: Learned,
        refused: u32,
    }

    impl Bot<Struggle> for Watched {
        fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
            let ranking = self.player.ranking(view, legal);
            let order: Vec<Action> = ranking.into_iter().map(|(action, _)| action).collect();
            let mut rng = self.player.rng.clone();
            let action = self.player.choose(seat, view, legal);
            if legal.len() > 1 && self.player.manner.guarded {
                // The same chance deals the same hidden cards.
                let (mind, side) = (&mut self.player.mind, Side::of_seat(seat));
                let (left, certain) = guard::admit(mind, view, side, &order, &mut rng);
                let likeliest = order.iter().copied().find(|action| left.contains(action));
                assert_eq!(Some(action), certain.or(likeliest));
            }
            self.refused += u32::from(action != order[0]);
            action
        }
    }

    fn game(seed: u64, manner: Manner) -> (Struggle, u32) {
        let mut players =
            [1, 2].map(|n| Watched { player: Learned::new(small(), manner, seed + n), refused: 0 });
        let mut game = <Struggle as Game>::new(&Options::default());
        let mut nature = Rng::new(seed);
        loop {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => return (game, players.iter().map(|player| player.refused).sum()),
                ToAct::Nature => (detente_game::Actor::Nature, game.sample_chance(&mut nature)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    let view = game.view(detente_game::Viewer::Seat(seat));
                    let action = players[seat.0 as usize].choose(seat, &view, &legal);
                    (detente_game::Actor::Seat(seat), action)
                }
            };
            game.apply(by, action).expect("legal");
        }
    }

    #[test]
    fn what_may_lose_the_game_at_once_is_refused_and_all_else_follows_the_network() {
        let refused: u32 = (0..16).map(|seed| game(seed, Manner::AT_SIGHT).1).sum();
        assert!(refused > 0, "a network of random weights is reckless");
        let unguarded = Manner { guarded: false, ..Manner::AT_SIGHT };
        assert_eq!(game(1, unguarded).1, 0, "without the guard nothing is refused");
    }

    #[test]
    fn the_same_seed_gives_the_same_game_at_any_temperature() {
        let play = |seed: u64| {
            let player = |n| Box::new(Learned::new(small(), Manner::RECRUIT, seed + n));
            let mut bots: Bots<Struggle> = vec![player(1), player(2)];
            play(<Struggle as Game>::new(&Options::default()), &mut bots, &mut Rng::new(1), 5000).actions
        };
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }
}
