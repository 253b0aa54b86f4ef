//! Many walks, over one tree or several.
//!
//! Several trees grow side by side, each with its own stream, and their roots are added up at the end (root
//! parallelism). The result depends on the seed, the nodes and the number of trees, never on how many threads grew them.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use detente_game::{Game, Rng, Seat};

use crate::evaluator::Evaluator;
use crate::tree::{Finding, Settings, Tree};

/// The share of the walks that an action is thought to have had at least, when it is asked whether the search may end.
const LEAST_SHARE: f64 = 0.01;

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings<A> {
    /// In the order of the actions.
    pub actions: Vec<Finding<A>>,
    /// Walks through the trees for this decision.
    pub nodes: u64,
    /// The likeliest course of the players' choices, up to the next answer of Nature.
    pub line: Vec<(Seat, A)>,
}

impl<A: Copy + Ord> Findings<A> {
    /// Of one tree.
    pub fn of<G: Game<Action = A>>(tree: &Tree<G>) -> Findings<A> {
        Findings { actions: tree.findings().collect(), nodes: tree.iterations(), line: tree.line() }
    }

    /// The same of a tree that was kept, which had so many walks before this decision.
    pub fn since<G: Game<Action = A>>(tree: &Tree<G>, before: u64) -> Findings<A> {
        let findings = Findings::of(tree);
        Findings { nodes: findings.nodes - before, ..findings }
    }

    /// The action that was tried most, the better one among equals.
    pub fn best(&self) -> Option<Finding<A>> {
        let better = |a: &Finding<A>, b: &Finding<A>| {
            (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).unwrap_or(std::cmp::Ordering::Equal)
        };
        // The first among equals, so that the order of the list decides and not that of a comparison.
        self.actions.iter().copied().min_by(better)
    }

    /// Is the first so far ahead that `left` more walks will not change it? The second is granted `patience` times its
    /// share so far of those walks, and never nothing: an action hardly tried may turn out well.
    pub fn is_settled(&self, left: u64, patience: f32) -> bool {
        let mut visits: Vec<u64> = self.actions.iter().map(|finding| finding.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        match visits[..] {
            [first, second, ..] => {
                let share = second as f64 / visits.iter().sum::<u64>().max(1) as f64;
                let granted = (f64::from(patience) * (share + LEAST_SHARE)).min(1.0) * left as f64;
                first as f64 > second as f64 + granted
            }
            _ => true,
        }
    }

    /// Adds what another tree found from the same root.
    fn add(&mut self, other: Findings<A>) {
        self.nodes += other.nodes;
        for finding in other.actions {
            match self.actions.binary_search_by(|known| known.action.cmp(&finding.action)) {
                Ok(place) => {
                    let known = &mut self.actions[place];
                    let visits = known.visits + finding.visits;
                    if visits > 0 {
                        let total = known.mean * known.visits as f64 + finding.mean * finding.visits as f64;
                        known.mean = total / visits as f64;
                    }
                    known.visits = visits;
                }
                Err(place) => self.actions.insert(place, finding),
            }
        }
        // The line of the tree that agrees with the sum stays; the first one, if none does.
        let best = self.best().map(|finding| finding.action);
        let begins = |line: &[(Seat, A)]| line.first().map(|&(_, action)| action) == best;
        if !begins(&self.line) && begins(&other.line) {
            self.line = other.line;
        }
    }
}

/// How much is searched, and with how many hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Effort {
    /// Walks in all, divided among the trees.
    pub nodes: u64,
    /// Independent trees whose results are added up.
    pub trees: usize,
    /// The most threads that grow them.
    pub threads: usize,
    pub settings: Settings,
}

/// Grows a tree by `nodes` walks, or until `watch` breaks off; it is asked after every walk.
#[expect(clippy::too_many_arguments, reason = "the pieces of one search")]
pub fn grow<G: Game, E: Evaluator<G>>(
    tree: &mut Tree<G>,
    view: &G::View,
    actions: &[G::Action],
    evaluator: &mut E,
    settings: &Settings,
    rng: &mut Rng,
    nodes: u64,
    watch: &mut dyn FnMut(&Tree<G>) -> ControlFlow<()>,
) {
    let seed = rng.next_u64();
    for _ in 0..nodes {
        let luck = match tree.age_of_next(actions, settings) {
            Some(age) => u64::from(age),
            None => (1 << 32) + tree.iterations(),
        };
        let rng = &mut Rng::derive(seed, luck);
        let game = evaluator.deal(view, rng);
        tree.iterate(game, actions, evaluator, settings, rng);
        if watch(tree).is_break() {
            break;
        }
    }
}

/// Searches among `actions` (sorted) of `seat`, who knows `view`. `make` gives an evaluator for each tree. `watch` sees
/// the first tree after every walk and may end the search for all of them.
pub fn search<G, E>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    make: impl Fn() -> E + Sync,
    effort: &Effort,
    seed: u64,
    watch: &mut (dyn FnMut(&Tree<G>) -> ControlFlow<()> + Send),
) -> Findings<G::Action>
where
    G: Game,
    G::View: Sync,
    G::Action: Send + Sync,
    E: Evaluator<G>,
{
    let trees = effort.trees.max(1);
    let stop = AtomicBool::new(false);
    let one = |number: usize, watch: &mut dyn FnMut(&Tree<G>) -> ControlFlow<()>| {
        let mut tree = Tree::new(seat);
        let mut rng = Rng::derive(seed, number as u64);
        let nodes = effort.nodes / trees as u64 + u64::from((number as u64) < effort.nodes % trees as u64);
        grow(&mut tree, view, actions, &mut make(), &effort.settings, &mut rng, nodes, watch);
        Findings::of(&tree)
    };
    let flag = |stop: &AtomicBool| {
        if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let mut watched = |tree: &Tree<G>| {
        let flow = watch(tree);
        stop.store(flow.is_break(), Ordering::Relaxed);
        flow
    };
    let threads = effort.threads.clamp(1, trees);
    let mut found: Vec<(usize, Findings<G::Action>)> = thread::scope(|scope| {
        let (one, flag, stop) = (&one, &flag, &stop);
        // Thread t grows the trees t, t + threads, …; this thread is the first of them.
        let others = move |t: usize| {
            let numbers = (t..trees).step_by(threads);
            numbers.map(|number| (number, one(number, &mut |_| flag(stop)))).collect::<Vec<_>>()
        };
        let spawned: Vec<_> = (1..threads).map(|t| scope.spawn(move || others(t))).collect();
        let mut found = vec![(0, one(0, &mut watched))];
        found.extend(others(threads));
        for thread in spawned {
            found.extend(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        found
    });
    found.sort_by_key(|&(number, _)| number);
    let mut found = found.into_iter().map(|(_, findings)| findings);
    let mut sum = found.next().expect("the first tree has grown");
    for other in found {
        sum.add(other);
    }
    sum
}
