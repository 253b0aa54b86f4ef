//! Level `marshal`: the network's best ideas tried against each other before one is chosen.
//!
//! The network's first choice stands unless another one leads it by more than luck (see [`trials`](crate::trials)). What is
//! clear is decided after a few lines; what that saves is there for what is not.

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
use crate::line::Course;
use crate::mind::{Mind, choices, ranked};
use crate::reason::Reason;
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
    pub const GENERAL: Strength = Strength { budget: Budget::nodes(16), cores: 1 };
}

/// What is tried, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// So many of the network's best ideas.
    pub candidates: usize,
    /// Ideas of which the network thinks less than this are none.
    pub share: f32,
    pub course: Course,
    /// Standard errors by which another choice must lead the network's own.
    pub errors: f64,
}

impl Method {
    pub const USUAL: Method = Method {
        candidates: 4,
        share: 0.002,
        course: Course { ends: 4, temperature: 0.5, guarded: true },
        errors: 2.0,
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

/// The most budgets that one choice may take, if earlier ones have saved them.
const MOST: u32 = 4;

/// How often a watcher is shown the findings.
const PAUSE: Duration = Duration::from_millis(250);

/// What choices have left of their budgets.
#[derive(Clone, Copy, Debug, Default)]
struct Savings {
    nodes: u64,
    time: Duration,
}

impl Savings {
    /// What a choice may spend.
    fn limit(self, budget: Budget) -> Budget {
        let more = u64::from(MOST - 1);
        Budget {
            nodes: budget.nodes.saturating_add(self.nodes.min(budget.nodes.saturating_mul(more))),
            time: budget.time.map(|time| time + self.time.min(time * (MOST - 1))),
        }
    }

    /// Takes up what a choice with this limit has left, not without bounds.
    fn spend(&mut self, budget: Budget, nodes: u64, time: Duration) {
        let most = u64::from(MOST) * u64::from(MOST);
        self.nodes = self
            .nodes
            .saturating_add(budget.nodes)
            .saturating_sub(nodes)
            .min(budget.nodes.saturating_mul(most));
        if let Some(each) = budget.time {
            self.time = (self.time + each).saturating_sub(time).min(each * (MOST * MOST));
        }
    }
}

/// The bot.
#[derive(Debug)]
pub struct Marshal {
    /// One for each core.
    minds: Vec<Mind>,
    budget: Budget,
    method: Method,
    rng: Rng,
    savings: Savings,
    found: Option<Findings<Action>>,
    last: Option<Reason>,
}

impl Marshal {
    pub fn new(network: &Arc<Network>, strength: Strength, seed: u64) -> Marshal {
        Marshal::with_method(network, strength, Method::USUAL, seed)
    }

    /// With another method than the usual one, to find out which is better.
    pub fn with_method(network: &Arc<Network>, strength: Strength, method: Method, seed: u64) -> Marshal {
        let minds = (0..strength.cores.max(1)).map(|_| Mind::new(network.clone())).collect();
        let (budget, rng) = (strength.budget, Rng::new(seed));
        Marshal { minds, budget, method, rng, savings: Savings::default(), found: None, last: None }
    }

    /// Why the last choice was made; nothing if there was no choice.
    pub fn reason(&self) -> Option<&Reason> {
        self.last.as_ref()
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
            trying.trials.play(&mut self.minds, trying.worlds);
            trying.trials.sift();
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
        (self.found, self.last) = (None, None);
        let &[first, _, ..] = legal else { return Begun::Decided(legal[0]) };
        if choices(legal).is_empty() {
            return Begun::Decided(first);
        }
        let (side, method) = (Side::of_seat(seat), self.method.at(view.open()));
        let mind = &mut self.minds[0];
        let answer = mind.ask(view, &choices(legal), Heads::ALL);
        let ranking = ranked(&answer.policy, legal);
        let chance = f32::midpoint(1.0, answer.result);
        let order: Vec<Action> = ranking.iter().map(|&(action, _)| action).collect();
        let (admitted, certain) = guard::admit(mind, view, side, &order, &mut self.rng);
        if let Some(action) = certain {
            self.last = Some(Reason::new(action, 1.0, &ranking));
            return Begun::Decided(action);
        }
        let mut candidates: Vec<Candidate> = ranking
            .iter()
            .filter(|(action, _)| admitted.contains(action))
            .map(|&(action, share)| Candidate::new(action, share))
            .collect();
        candidates.truncate(method.candidates);
        let chosen = candidates[0].action;
        candidates.retain(|candidate| candidate.share >= method.share || candidate.action == chosen);
        if candidates.len() == 1 {
            self.savings.spend(self.budget, 0, Duration::ZERO);
            self.last = Some(Reason::new(chosen, chance, &ranking));
            return Begun::Decided(chosen);
        }
        let start = Moment::now();
        let limit = self.savings.limit(self.budget);
        let scene = scene(&mut self.minds[0], method, seat, view, legal, self.rng.next_u64());
        let trials = Trials::new(scene, method.errors, candidates);
        Begun::Trying(Box::new(Trying { trials, worlds: WORLDS.max(self.minds.len()), limit, start }))
    }

    /// Chooses by what was tried.
    pub fn finish(&mut self, trying: &Trying) -> Action {
        self.savings.spend(self.budget, trying.trials.lines(), trying.start.elapsed());
        let found = trying.findings();
        let action = trying.trials.choice().action;
        self.last = Some(reason(action, &found));
        self.found = Some(found);
        action
    }
}

/// What a world of a choice is played from, by the usual method: anybody who knows the view, the options and the seed can.
pub fn usual_scene(mind: &mut Mind, seat: Seat, view: &View, legal: &[Action], seed: u64) -> Scene {
    scene(mind, Method::USUAL.at(view.open()), seat, view, legal, seed)
}

fn scene(mind: &mut Mind, method: Method, seat: Seat, view: &View, legal: &[Action], seed: u64) -> Scene {
    let beliefs = mind.beliefs(view, &choices(legal));
    Scene { view: view.clone(), seat, beliefs, course: method.course, seed }
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
    start: Moment,
}

impl Trying {
    pub fn trials(&self) -> &Trials {
        &self.trials
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
            || self.limit.time.is_some_and(|time| self.start.elapsed() >= time)
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

fn reason(action: Action, found: &Findings<Action>) -> Reason {
    // Among those that were tried as often, the chosen one comes first.
    let weight =
        |finding: &Finding<Action>| finding.visits as f32 + if finding.action == action { 0.5 } else { 0.0 };
    let weighed: Vec<(Action, f32)> =
        found.actions.iter().map(|finding| (finding.action, weight(finding))).collect();
    let mut reason = Reason::new(action, mean_of(found).map_or(0.5, |(_, mean)| mean as f32), &weighed);
    reason.lines = found.nodes;
    reason
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
        let told = match (&self.found, &self.last) {
            (Some(found), _) => tell(found, view, seat),
            (None, Some(reason)) => Thoughts {
                nodes: 1,
                win: Some(reason.chance),
                line: vec![(seat, action)],
                reason: reasons::reason(view.open(), Side::of_seat(seat), action),
                ..Thoughts::default()
            },
            (None, None) => Thoughts { line: vec![(seat, action)], ..Thoughts::default() },
        };
        // The choice is made; there is nothing to break off.
        let _ = watch(&told);
        action
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        Marshal::think(self, seat, view, legal, &mut |_| ControlFlow::Continue(()))
    }

    fn new_game(&mut self) {
        (self.savings, self.found, self.last) = (Savings::default(), None, None);
    }
}

#[cfg(test)]
mod tests {
    use detente_game::{Actor, Game, ToAct, Viewer};
    use detente_struggle::options::Options;

    use super::*;
    use crate::weights::tests::small;

    /// The first choices of a game between two of the kind.
    fn opening(seed: u64, cores: usize, choices: usize) -> Vec<(Action, Option<Reason>)> {
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
                    chosen.push((action, player.reason().cloned()));
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

    #[test]
    fn a_choice_that_was_tried_has_a_reason() {
        let chosen = opening(3, 1, 40);
        let reasons: Vec<&Reason> = chosen
            .iter()
            .filter_map(|(_, reason)| reason.as_ref())
            .filter(|reason| reason.lines > 0)
            .collect();
        assert!(reasons.len() > 20);
        for reason in reasons {
            assert!(reason.thoughts.iter().any(|&(action, _)| action == reason.action), "{reason:?}");
        }
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

    #[test]
    fn what_clear_choices_save_open_ones_may_spend_within_bounds() {
        let budget = Budget { nodes: 100, time: Some(Duration::from_millis(10)) };
        let mut savings = Savings::default();
        assert_eq!(savings.limit(budget), budget);
        savings.spend(budget, 30, Duration::from_millis(4));
        let more = Budget { nodes: 170, time: Some(Duration::from_millis(16)) };
        assert_eq!(savings.limit(budget), more);
        for _ in 0..1000 {
            savings.spend(budget, 0, Duration::ZERO);
        }
        assert_eq!(savings.limit(budget), Budget { nodes: 400, time: Some(Duration::from_millis(40)) });
        for _ in 0..5 {
            savings.spend(budget, 400, Duration::from_millis(40));
        }
        assert_eq!((savings.nodes, savings.time), (100, Duration::from_millis(10)), "1600 + 500 − 2000");
        savings.spend(budget, 700, Duration::from_millis(70));
        assert_eq!(savings.limit(budget), budget, "nothing is owed");
    }
}
