//! Levels `general` and `marshal`: the network's best ideas tried against each other before one is chosen.
//!
//! The network's first choice stands unless another one leads it by more than luck (see [`trials`](crate::trials)). What is
//! clear is decided after a few lines; what that saves is there for what is not.

use std::mem;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::time::Duration;

use detente_game::bot::{self, Thoughts};
use detente_game::{Bot, Rng, Seat};
use detente_net::{Heads, Network};
use detente_search::bot::{Watch, thoughts};
use detente_search::moment::Moment;
use detente_search::{Budget, Finding, Findings};
use detente_struggle::Struggle;
use detente_struggle::decision::Action;
use detente_struggle::side::Side;
use detente_struggle::view::View;
use detente_struggle_ai::reasons;

use crate::guard;
use crate::last_play;
use crate::line::{Course, Wins};
use crate::mind::{Mind, choices, ranked};
use crate::savings::Savings;
use crate::trials::{Candidate, Scene, Trials, WORLDS};

/// How hard the search works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// For a choice in the mean: what clear choices save, open ones may spend. Nodes are lines of play.
    pub budget: Budget,
    /// Cores that play lines side by side.
    pub cores: usize,
}

impl Strength {
    /// One core, and the same on every machine: in the mean less than a fifth of a second on an ordinary one.
    pub const USUAL: Strength = Strength { budget: Budget::nodes(200), cores: 1 };

    /// A short look: a step above the network alone.
    pub const GENERAL: Strength = Strength { budget: Budget::nodes(32), cores: 1 };
}

/// What is tried, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// So many of the network's best ideas.
    pub candidates: usize,
    /// Ideas of which the network thinks less than this are none.
    pub share: f32,
    pub course: Course,
    /// In one world of so many a hand-written player plays for the other side; 0 in none.
    pub strangers: usize,
    /// Standard errors by which another choice must lead the network's own.
    pub errors: f64,
    /// Positions in which the last play of a game is counted out; 0 to count nothing.
    pub room: u32,
}

impl Method {
    pub const USUAL: Method = Method {
        candidates: 4,
        share: 0.002,
        course: Course { ends: 4, temperature: 0.5, guarded: true, wins: Wins::Taken, stranger: None },
        strangers: 4,
        errors: 2.0,
        room: 150_000,
    };

    /// Lines are played to the end of the game where that is near, and short lines leave room for more candidates.
    #[must_use]
    pub fn at(mut self, open: &Struggle) -> Method {
        let left = u32::from(open.rounds_left(Side::Us) + open.rounds_left(Side::Ussr));
        if open.turn == LAST_TURN && open.round > 0 {
            if left <= self.course.ends + 2 {
                self.course.ends = u32::MAX;
            }
            if left <= 2 {
                self.candidates *= 3;
            }
        }
        self
    }
}

/// The last turn (4.1).
const LAST_TURN: u8 = 10;

/// How often a watcher is shown the findings.
const PAUSE: Duration = Duration::from_millis(250);

/// The bot.
#[derive(Debug)]
pub struct Marshal {
    /// One for each core.
    minds: Vec<Mind>,
    budget: Budget,
    method: Method,
    rng: Rng,
    savings: Savings,
    /// Is the budget the most that the next choice may take, and no mean?
    held: bool,
    found: Option<Findings<Action>>,
    /// The chance to win that the network gave itself at the last choice; nothing if there was no choice.
    chance: Option<f32>,
}

impl Marshal {
    pub fn new(network: &Arc<Network>, strength: Strength, seed: u64) -> Marshal {
        Marshal::with_method(network, strength, Method::USUAL, seed)
    }

    /// With another method than the usual one, to find out which is better.
    pub fn with_method(network: &Arc<Network>, strength: Strength, method: Method, seed: u64) -> Marshal {
        let minds = (0..strength.cores.max(1)).map(|_| Mind::new(network.clone())).collect();
        let (budget, rng) = (strength.budget, Rng::new(seed));
        let savings = Savings::default();
        Marshal { minds, budget, method, rng, savings, held: false, found: None, chance: None }
    }

    /// What the last choice was found by; nothing if there was nothing to try.
    pub fn findings(&self) -> Option<&Findings<Action>> {
        self.found.as_ref()
    }

    /// Chooses, showing `watch` what is found every now and then.
    pub fn think(&mut self, seat: Seat, view: &View, legal: &[Action], watch: &mut Watch<Action>) -> Action {
        let mut trying = match self.begin(seat, view, legal) {
            Begun::Decided(action) => return action,
            Begun::Trying(trying) => trying,
        };
        let mut shown = Moment::now();
        loop {
            trying.play(&mut self.minds);
            if trying.is_over() {
                break;
            }
            if shown.elapsed() >= PAUSE {
                shown = Moment::now();
                if watch(&trying.findings()).is_break() {
                    break;
                }
            }
        }
        self.finish(&trying)
    }

    /// Begins to choose: what is clear is decided, anything else is to be tried, round by round. Whoever has no threads plays
    /// the worlds of a round wherever there is room, and ends with [`finish`](Marshal::finish).
    pub fn begin(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Begun {
        let (start, held) = (Moment::now(), mem::take(&mut self.held));
        (self.found, self.chance) = (None, None);
        let &[first, _, ..] = legal else { return Begun::Decided(legal[0]) };
        if choices(legal).is_empty() {
            return Begun::Decided(first);
        }
        let (side, method) = (Side::of_seat(seat), self.method.at(view.open()));
        let mind = &mut self.minds[0];
        let answer = mind.ask(view, &choices(legal), Heads::ALL);
        let ranking = ranked(&answer.policy, legal);
        self.chance = Some(f32::midpoint(1.0, answer.result));
        let order: Vec<Action> = ranking.iter().map(|&(action, _)| action).collect();
        let (admitted, certain) = guard::admit(mind, view, side, &order, &mut self.rng);
        if let Some(action) = certain {
            self.chance = Some(1.0);
            return Begun::Decided(action);
        }
        let mut candidates: Vec<Candidate> = ranking
            .iter()
            .filter(|(action, _)| admitted.contains(action))
            .map(|&(action, share)| Candidate::new(action, share))
            .collect();
        let actions: Vec<Action> = candidates.iter().map(|candidate| candidate.action).collect();
        if let Some(counted) = last_play::count(mind, view, side, &actions, method.room, &mut self.rng) {
            if counted.is_decided {
                self.chance = Some(counted.share);
                self.account(held, 0, start);
                return Begun::Decided(counted.order[0]);
            }
            let place =
                |candidate: &Candidate| counted.order.iter().position(|&action| action == candidate.action);
            candidates.retain(|candidate| place(candidate).is_some());
            candidates.sort_by_key(place);
        }
        candidates.truncate(method.candidates);
        let chosen = candidates[0].action;
        candidates.retain(|candidate| candidate.share >= method.share || candidate.action == chosen);
        let mut worlds = WORLDS.max(self.minds.len());
        let mut limit = self.savings.limit(self.budget);
        if held {
            limit = self.budget;
            // A judgement rests on WORLDS worlds at least: rather fewer ideas than fewer of those.
            let lines = usize::try_from(limit.nodes).unwrap_or(usize::MAX);
            candidates.truncate((lines / WORLDS).max(1));
            worlds = worlds.min((lines / candidates.len()).max(WORLDS));
        }
        if candidates.len() == 1 {
            self.account(held, 0, start);
            return Begun::Decided(chosen);
        }
        let scene = scene(&mut self.minds[0], method, seat, view, legal, self.rng.next_u64());
        let trials = Trials::new(scene, method.errors, candidates);
        Begun::Trying(Box::new(Trying { trials, worlds, limit, held, start }))
    }

    /// What a choice has left is saved, but for one that was held to a limit of its own.
    fn account(&mut self, held: bool, lines: u64, start: Moment) {
        if !held {
            self.savings.spend(self.budget, lines, start.elapsed());
        }
    }

    /// Chooses by what was tried.
    pub fn finish(&mut self, trying: &Trying) -> Action {
        self.account(trying.held, trying.trials.lines(), trying.start);
        self.found = Some(trying.findings());
        trying.trials.choice().action
    }
}

/// What a world of a choice is played from, by the usual method: anybody who knows the view, the options and the seed can.
pub fn usual_scene(mind: &mut Mind, seat: Seat, view: &View, legal: &[Action], seed: u64) -> Scene {
    scene(mind, Method::USUAL.at(view.open()), seat, view, legal, seed)
}

fn scene(mind: &mut Mind, method: Method, seat: Seat, view: &View, legal: &[Action], seed: u64) -> Scene {
    let beliefs = mind.beliefs(view, &choices(legal));
    Scene { view: view.clone(), seat, beliefs, course: method.course, strangers: method.strangers, seed }
}

/// How a choice begins.
#[derive(Debug)]
pub enum Begun {
    Decided(Action),
    Trying(Box<Trying>),
}

/// A choice under trial, between two rounds.
#[derive(Debug)]
pub struct Trying {
    trials: Trials,
    /// Worlds of a round.
    worlds: usize,
    limit: Budget,
    held: bool,
    start: Moment,
}

impl Trying {
    pub fn trials(&self) -> &Trials {
        &self.trials
    }

    /// Plays a round, or as much of it as there is time for.
    fn play(&mut self, minds: &mut [Mind]) {
        let Trying { limit, start, .. } = *self;
        self.trials.play(minds, self.worlds, &|| is_late(limit, start));
        self.trials.sift();
    }

    /// The worlds that come next.
    pub fn round(&self) -> Range<usize> {
        self.trials.next_world()..self.trials.next_world() + self.worlds
    }

    /// Takes over what came of a round; a round in which worlds or values are missing is refused, and nothing has changed.
    pub fn add(&mut self, worlds: Vec<Vec<f32>>) -> bool {
        let playing = self.trials.playing().len();
        if worlds.len() != self.worlds || worlds.iter().any(|values| values.len() != playing) {
            return false;
        }
        self.trials.add(worlds.into_iter());
        self.trials.sift();
        true
    }

    /// Is there nothing left to find out, or nothing left to spend?
    pub fn is_over(&self) -> bool {
        self.trials.is_settled()
            || self.trials.lines() + self.trials.price(self.worlds) > self.limit.nodes
            || is_late(self.limit, self.start)
    }

    /// The most lines that may be played.
    pub fn limit(&self) -> u64 {
        self.limit.nodes
    }

    /// What was found so far, the chosen action in the line.
    pub fn findings(&self) -> Findings<Action> {
        findings(&self.trials, self.trials.scene().seat)
    }
}

fn is_late(limit: Budget, start: Moment) -> bool {
    limit.time.is_some_and(|time| start.elapsed() >= time)
}

/// What was found, the chosen action in the line.
fn findings(trials: &Trials, seat: Seat) -> Findings<Action> {
    let finding = |candidate: &Candidate| Finding {
        action: candidate.action,
        visits: candidate.lines() as u64,
        mean: candidate.mean(),
        prior: candidate.share,
    };
    let mut actions: Vec<Finding<Action>> = trials.candidates().iter().map(finding).collect();
    actions.sort_by_key(|finding| finding.action);
    Findings { actions, nodes: trials.lines(), line: vec![(seat, trials.choice().action)] }
}

/// What the choice of the findings is worth.
fn mean_of(found: &Findings<Action>) -> Option<(Action, f64)> {
    let &(_, action) = found.line.first()?;
    found.actions.iter().find(|finding| finding.action == action).map(|finding| (action, finding.mean))
}

/// The findings as any bot tells them, with what the board says about the best of them.
fn tell(found: &Findings<Action>, view: &View, seat: Seat) -> Thoughts<Action> {
    let mut told = thoughts(found);
    if let Some((action, mean)) = mean_of(found) {
        told.win = Some(mean as f32);
        told.reason = reasons::reason(view.open(), Side::of_seat(seat), action);
    }
    told
}

impl Bot<Struggle> for Marshal {
    fn think(
        &mut self,
        seat: Seat,
        view: &View,
        legal: &[Action],
        watch: &mut bot::Watch<'_, Action>,
    ) -> Action {
        let action = Marshal::think(self, seat, view, legal, &mut |found| watch(&tell(found, view, seat)));
        let told = match (&self.found, self.chance) {
            (Some(found), _) if found.nodes > 0 => tell(found, view, seat),
            (_, Some(chance)) => Thoughts {
                nodes: 1,
                win: Some(chance),
                line: vec![(seat, action)],
                reason: reasons::reason(view.open(), Side::of_seat(seat), action),
                ..Thoughts::default()
            },
            (_, None) => Thoughts { line: vec![(seat, action)], ..Thoughts::default() },
        };
        // The choice is made; there is nothing to break off.
        let _ = watch(&told);
        action
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        Marshal::think(self, seat, view, legal, &mut |_| ControlFlow::Continue(()))
    }

    fn new_game(&mut self) {
        (self.savings, self.found, self.chance) = (Savings::default(), None, None);
    }

    fn hold_to_effort(&mut self) {
        self.held = true;
    }
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, ToAct, Viewer};
    use detente_struggle::options::Options;

    use super::*;
    use crate::weights::tests::small;

    /// The first choices of a game between two of the kind.
    fn opening(seed: u64, cores: usize, choices: usize) -> Vec<(Action, Option<Findings<Action>>)> {
        let strength = Strength { budget: Budget::nodes(24), cores };
        let mut players = [1, 2].map(|n| Marshal::new(&small(), strength, seed + n));
        let mut nature = Rng::new(5);
        let mut game = <Struggle as Game>::new(&Options::default());
        let mut chosen = Vec::new();
        while chosen.len() < choices {
            let (by, action) = match game.to_act() {
                ToAct::Over(_) => break,
                ToAct::Nature => (Actor::Nature, game.sample_chance(&mut nature)),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    let player = &mut players[seat.0 as usize];
                    let action = player.choose(seat, &game.view(Viewer::Seat(seat)), &legal);
                    assert!(legal.contains(&action));
                    chosen.push((action, player.findings().cloned()));
                    (Actor::Seat(seat), action)
                }
            };
            game.apply_unchecked(by, action);
        }
        chosen
    }

    #[test]
    fn the_same_seed_and_nodes_give_the_same_choices() {
        assert_eq!(opening(1, 1, 24), opening(1, 1, 24));
        assert_eq!(opening(1, 2, 24), opening(1, 1, 24), "however many cores there are");
        assert_ne!(opening(1, 1, 60), opening(9, 1, 60));
    }

    /// What choices in the middle of some games told at their end.
    fn told(budget: Budget, cores: usize, held: bool) -> Vec<Thoughts<Action>> {
        let mut player = Marshal::new(&small(), Strength { budget, cores }, 5);
        let one = |seed: u64| {
            let (game, side) = crate::mind::tests::midgame(seed, 12 + 5 * seed as usize);
            let mut legal = Vec::new();
            game.choices(side).list(&mut legal);
            let view = game.view(Viewer::Seat(side.seat()));
            player.rng = Rng::new(seed);
            if held {
                player.hold_to_effort();
            }
            let mut last = Thoughts::default();
            let action = Bot::think(&mut player, side.seat(), &view, &legal, &mut |told| {
                last = told.clone();
                ControlFlow::Continue(())
            });
            assert!(legal.contains(&action) && last.line[0] == (side.seat(), action));
            last
        };
        (0..16).map(one).collect()
    }

    #[test]
    fn a_choice_tells_what_it_rests_on() {
        let told = told(Budget::nodes(40), 1, false);
        assert!(told.iter().filter(|told| told.nodes > 1).count() > 8, "{told:?}");
        for told in &told {
            assert!(told.win.is_none_or(|win| (0.0..=1.0).contains(&win)), "{told:?}");
        }
    }

    #[test]
    fn a_choice_that_is_held_to_its_effort_plays_no_more_lines_than_that() {
        for (limit, cores) in [(5, 1), (16, 1), (20, 1), (40, 1), (100, 1), (40, 24)] {
            let most = |held| told(Budget::nodes(limit), cores, held).iter().map(|told| told.nodes).max();
            let held = most(true).expect("there were choices");
            assert!(held <= limit, "{held} of {limit} lines, {cores} cores");
            assert_eq!(held > 1, limit >= 16, "two ideas can be tried with two rounds of eight worlds");
            assert!(most(false) > Some(limit), "otherwise the budget is a mean");
        }
    }

    #[test]
    fn without_time_for_a_single_world_the_networks_own_choice_stands() {
        let at_once = Budget::time(Duration::ZERO);
        for (told, sure) in told(at_once, 1, true).iter().zip(told(Budget::nodes(1), 1, true)) {
            assert!(told.nodes <= 1, "{told:?}");
            assert_eq!((&told.line, told.win), (&sure.line, sure.win));
        }
    }

    #[test]
    fn what_is_held_to_its_effort_neither_takes_nor_leaves_savings() {
        let budget = Budget::nodes(40);
        let (game, side) = crate::mind::tests::midgame(3, 27);
        let mut legal = Vec::new();
        game.choices(side).list(&mut legal);
        let view = game.view(Viewer::Seat(side.seat()));
        let mut player = Marshal::new(&small(), Strength { budget, cores: 1 }, 5);
        player.savings.nodes = 77;
        player.hold_to_effort();
        player.choose(side.seat(), &view, &legal);
        assert_eq!(player.savings.nodes, 77);
        player.choose(side.seat(), &view, &legal);
        assert_ne!(player.savings.nodes, 77, "it holds for one choice");
    }

    #[test]
    fn rounds_that_are_played_elsewhere_come_to_the_same() {
        let strength = Strength { budget: Budget::nodes(48), cores: 1 };
        let mut tried = 0;
        for seed in 0..6 {
            let (game, side) = crate::mind::tests::midgame(seed, 20 + 10 * seed as usize);
            let view = game.view(Viewer::Seat(side.seat()));
            let mut legal = Vec::new();
            game.choices(side).list(&mut legal);
            let mut whole = Marshal::new(&small(), strength, 7);
            let expected = whole.choose(side.seat(), &view, &legal);
            let mut parted = Marshal::new(&small(), strength, 7);
            let mut trying = match parted.begin(side.seat(), &view, &legal) {
                Begun::Decided(action) => {
                    assert_eq!(action, expected);
                    continue;
                }
                Begun::Trying(trying) => trying,
            };
            assert!(!trying.add(vec![vec![0.5]; 3]), "half a round is none");
            loop {
                // Each world in a mind that knows nothing but what it is told.
                let (seed, actions) = (trying.trials().scene().seed, trying.trials().playing());
                let worlds = trying.round().map(|world| {
                    let mut mind = Mind::new(small());
                    usual_scene(&mut mind, side.seat(), &view, &legal, seed).world(&mut mind, world, &actions)
                });
                assert!(trying.add(worlds.collect()));
                if trying.is_over() {
                    break;
                }
            }
            tried += 1;
            assert_eq!(parted.finish(&trying), expected);
            assert_eq!(parted.findings(), whole.findings());
        }
        assert!(tried > 2, "{tried}");
    }
}
