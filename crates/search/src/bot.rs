//! A player made of a search.

use std::ops::ControlFlow;
use std::time::Duration;

use detente_game::bot::{self, Thoughts};
use detente_game::{Bot, Game, Rng, Seat, ToAct};

use crate::evaluator::Evaluator;
use crate::moment::Moment;
use crate::search::{Effort, Findings, grow, search};
use crate::tree::{Settings, Tree};

/// How much a decision may cost: whichever is reached first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Walks through the tree.
    pub nodes: u64,
    /// Time, if it is limited. A search that is limited by nodes only is the same on every machine.
    pub time: Option<Duration>,
}

impl Budget {
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, time: None }
    }

    pub const fn time(time: Duration) -> Budget {
        Budget { nodes: u64::MAX, time: Some(time) }
    }
}

/// Called while the search goes on and when it ends; breaking off ends it.
pub type Watch<'a, A> = dyn FnMut(&Findings<A>) -> ControlFlow<()> + Send + 'a;

/// A bot that searches before it chooses.
pub struct Searcher<G: Game, E> {
    evaluator: E,
    pub settings: Settings,
    pub budget: Budget,
    /// Several trees, over as many threads, instead of one that is kept from decision to decision.
    pub trees: usize,
    rng: Rng,
    /// The tree below the last decision, and what the view must be for it to serve on.
    kept: Option<(Tree<G>, G::View)>,
    last: Option<Findings<G::Action>>,
}

impl<G: Game, E> std::fmt::Debug for Searcher<G, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Searcher")
            .field("budget", &self.budget)
            .field("trees", &self.trees)
            .finish_non_exhaustive()
    }
}

/// How often a watcher is shown the findings.
const PAUSE: Duration = Duration::from_millis(250);

impl<G, E> Searcher<G, E>
where
    G: Game,
    G::View: Sync,
    G::Action: Send + Sync,
    E: Evaluator<G> + Clone + Send + Sync,
{
    pub fn new(evaluator: E, settings: Settings, budget: Budget, seed: u64) -> Searcher<G, E> {
        Searcher { evaluator, settings, budget, trees: 1, rng: Rng::new(seed), kept: None, last: None }
    }

    pub fn evaluator(&mut self) -> &mut E {
        &mut self.evaluator
    }

    /// What the last search found; nothing if there was nothing to search.
    pub fn last(&self) -> Option<&Findings<G::Action>> {
        self.last.as_ref()
    }

    /// Chooses, showing `watch` what is found every now and then.
    pub fn think(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        watch: &mut Watch<'_, G::Action>,
    ) -> G::Action {
        let kept = self.kept.take().filter(|(_, expected)| expected == view).map(|(tree, _)| tree);
        self.last = None;
        let actions = self.evaluator.candidates(view, seat, legal);
        if let [only] = actions[..] {
            self.keep(seat, view, kept, only);
            return only;
        }
        let findings = if self.trees > 1 {
            self.grow_many(seat, view, &actions, watch)
        } else {
            self.grow_one(seat, view, &actions, kept, watch)
        };
        let best = findings.best().map_or(actions[0], |finding| finding.action);
        self.last = Some(findings);
        best
    }

    fn grow_one(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
        tree: Option<Tree<G>>,
        watch: &mut Watch<'_, G::Action>,
    ) -> Findings<G::Action> {
        let mut tree = tree.unwrap_or_else(|| Tree::new(seat));
        tree.limit(actions);
        let before = tree.iterations();
        let mut clock = Clock::new(self.budget, before, Some(self.settings.patience));
        let nodes = self.budget.nodes;
        let mut look = |tree: &Tree<G>| clock.tick(tree, watch);
        let Searcher { evaluator, settings, rng, .. } = self;
        grow(&mut tree, view, actions, evaluator, settings, rng, nodes, &mut look);
        let findings = Findings::since(&tree, before);
        let best = findings.best().map_or(actions[0], |finding| finding.action);
        self.keep(seat, view, Some(tree), best);
        findings
    }

    fn grow_many(
        &mut self,
        seat: Seat,
        view: &G::View,
        actions: &[G::Action],
        watch: &mut Watch<'_, G::Action>,
    ) -> Findings<G::Action> {
        let effort = Effort {
            nodes: self.budget.nodes,
            trees: self.trees,
            threads: self.trees,
            settings: self.settings.clone(),
        };
        let mut clock = Clock::new(self.budget, 0, None);
        let seed = self.rng.next_u64();
        let evaluator = &self.evaluator;
        search(view, seat, actions, || evaluator.clone(), &effort, seed, &mut |tree: &Tree<G>| {
            clock.tick(tree, watch)
        })
    }

    /// Keeps what the tree knows about the next decision, if that is ours again without anything new to be learned.
    fn keep(&mut self, seat: Seat, view: &G::View, tree: Option<Tree<G>>, action: G::Action) {
        let Some(tree) = tree else { return };
        let Some(below) = tree.after(action) else { return };
        let mut game = G::determinize(view, &mut Rng::new(0));
        if game.apply(detente_game::Actor::Seat(seat), action).is_ok()
            && matches!(game.to_act(), ToAct::Seats(awaited) if awaited.contains(seat))
        {
            self.kept = Some((below, game.view(detente_game::Viewer::Seat(seat))));
        }
    }
}

/// Watches the budget and shows the findings now and then.
struct Clock {
    started: Moment,
    shown: Moment,
    budget: Budget,
    /// Walks that the tree had before.
    before: u64,
    /// With which patience the search may end before the budget, if at all. With several trees that would depend on how
    /// far the others are.
    patience: Option<f32>,
}

impl Clock {
    fn new(budget: Budget, before: u64, patience: Option<f32>) -> Clock {
        let now = Moment::now();
        Clock { started: now, shown: now, budget, before, patience }
    }

    fn tick<G: Game>(&mut self, tree: &Tree<G>, watch: &mut Watch<'_, G::Action>) -> ControlFlow<()> {
        let used = self.started.elapsed();
        if self.budget.time.is_some_and(|limit| used >= limit) {
            return ControlFlow::Break(());
        }
        if self.shown.elapsed() >= PAUSE {
            self.shown = Moment::now();
            watch(&Findings::since(tree, self.before))?;
        }
        let walked = tree.iterations() - self.before;
        // Looking at the whole root after every walk would cost more than it saves.
        if let Some(patience) = self.patience
            && walked.is_multiple_of(64)
            && Findings::of(tree).is_settled(self.left(walked, used), patience)
        {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// How many walks are still to come, as far as one can tell.
    fn left(&self, walked: u64, used: Duration) -> u64 {
        let left = self.budget.nodes - walked;
        let Some(limit) = self.budget.time else { return left };
        let pace = walked as f64 / used.as_secs_f64().max(1e-6);
        left.min((pace * limit.saturating_sub(used).as_secs_f64()) as u64)
    }
}

/// What the search has found, as any bot tells it.
pub fn thoughts<A: Copy + Ord>(findings: &Findings<A>) -> Thoughts<A> {
    let win = findings.best().map(|best| best.mean as f32);
    Thoughts { nodes: findings.nodes, win, line: findings.line.clone(), ..Thoughts::default() }
}

impl<G, E> Bot<G> for Searcher<G, E>
where
    G: Game,
    G::View: Sync,
    G::Action: Send + Sync,
    E: Evaluator<G> + Clone + Send + Sync,
{
    fn think(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        watch: &mut bot::Watch<'_, G::Action>,
    ) -> G::Action {
        let action = Searcher::think(self, seat, view, legal, &mut |findings| watch(&thoughts(findings)));
        if let Some(findings) = &self.last {
            // Nothing is left to be broken off.
            let _ = watch(&thoughts(findings));
        }
        action
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.think(seat, view, legal, &mut |_| ControlFlow::Continue(()))
    }

    fn new_game(&mut self) {
        self.kept = None;
        self.last = None;
    }
}
