//! The tree: what is known about the actions, and which deserves the next visit.
//!
//! Selection is PUCT: the mean result of an action, plus a bonus that grows with its prior and shrinks with its visits.
//! Where several seats choose at once, each chooses by its own statistics at the same node, blind to the others, and the
//! bonus is drawn at random: two who reckon alike would else fall into step and take that for knowledge.

use detente_game::{Actor, Game, Rng, Seat};

use crate::evaluator::Evaluator;
use crate::walk::{Walk, Wants};

/// How the tree is walked.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// How strongly priors and rarity speak against results so far.
    pub exploration: f32,
    /// How much worse than its siblings an action is taken to be before it was tried.
    pub caution: f32,
    /// Chance with more outcomes than this (a deal) is not told apart in the tree.
    pub chance_width: usize,
    /// No walk goes deeper into the tree than this.
    pub depth: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { exploration: 0.8, caution: 0.1, chance_width: 36, depth: 200 }
    }
}

/// No child yet.
pub(crate) const NONE: u32 = u32::MAX;

/// The most seats a game of the house can have.
pub(crate) const SEATS: usize = 8;

#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) by: Actor,
    pub(crate) action: A,
    pub(crate) child: u32,
    pub(crate) visits: u32,
    /// In how many walks through the node the action was legal.
    pub(crate) available: u32,
    pub(crate) prior: f32,
    /// Results for whoever chooses it, added up.
    pub(crate) total: f64,
}

#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    pub(crate) visits: u32,
    /// Chance here is too wide to be told apart: all outcomes lead to one child.
    pub(crate) merged: u32,
    /// Sorted by actor and action.
    pub(crate) edges: Vec<Edge<A>>,
    /// Children after simultaneous choices, by the edges that were chosen.
    pub(crate) joints: Vec<(Vec<u16>, u32)>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, merged: NONE, edges: Vec::new(), joints: Vec::new() }
    }
}

/// What is known about one action of the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<A> {
    pub action: A,
    pub visits: u64,
    /// Mean share of a win for the searcher; 0 if never tried.
    pub mean: f64,
    pub prior: f32,
}

/// A search tree, rooted where `seat` is to choose.
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) nodes: Vec<Node<G::Action>>,
    pub(crate) iterations: u64,
    /// Room for the walks of [`Tree::iterate`].
    spare: Walk<G::Action>,
    priors: Vec<f32>,
}

impl<G: Game> Tree<G> {
    pub fn new(seat: Seat) -> Tree<G> {
        Tree::with(seat, vec![Node::new()], 0)
    }

    fn with(seat: Seat, nodes: Vec<Node<G::Action>>, iterations: u64) -> Tree<G> {
        Tree { seat, nodes, iterations, spare: Walk::default(), priors: Vec::new() }
    }

    /// Who chooses at the root.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How often the action was tried that the next walk will try at the root; nothing if that is not known.
    ///
    /// Walks that are equally old get the same luck, whatever they try: what is compared differs less by chance.
    pub fn age_of_next(&self, actions: &[G::Action], settings: &Settings) -> Option<u32> {
        let edges = &self.nodes[0].edges;
        if edges.iter().any(|edge| edge.by != Actor::Seat(self.seat)) {
            return None;
        }
        let place = |action: &G::Action| edges.binary_search_by(|edge| edge.action.cmp(action)).ok();
        let places: Vec<u16> =
            actions.iter().map(|action| place(action).map(|at| at as u16)).collect::<Option<_>>()?;
        let edge = pick(edges, &places, settings, &mut || 1.0);
        Some(edges[edge].visits)
    }

    /// Walks so far, those before the root was moved on included as far as they led here.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Nodes in memory.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// One walk from the root through `game`, a deal that looks like the root to its chooser. Only `actions`, sorted,
    /// are tried at the root.
    pub fn iterate<E: Evaluator<G>>(
        &mut self,
        mut game: G,
        actions: &[G::Action],
        evaluator: &mut E,
        settings: &Settings,
        rng: &mut Rng,
    ) {
        let mut walk = std::mem::take(&mut self.spare);
        walk.begin();
        loop {
            let ends = |game: &G| evaluator.is_horizon(game);
            match self.walk_on(&mut walk, &mut game, actions, ends, settings, rng) {
                Wants::Priors(seat) => {
                    let mut priors = std::mem::take(&mut self.priors);
                    priors.clear();
                    evaluator.priors(&game, seat, walk.legal(), &mut priors);
                    self.open(&walk, seat, &priors);
                    self.priors = priors;
                }
                Wants::Value => {
                    evaluator.value(game, rng, &mut walk.values[..G::SEATS.len()]);
                    break;
                }
                Wants::Nothing => break,
            }
        }
        self.note(&walk);
        self.spare = walk;
    }

    /// The place of an edge, which is made if it is not there.
    pub(crate) fn edge(&mut self, at: u32, by: Actor, action: G::Action, prior: f32) -> usize {
        let edges = &mut self.nodes[at as usize].edges;
        match edges.binary_search_by(|edge| (edge.by, edge.action).cmp(&(by, action))) {
            Ok(place) => place,
            Err(place) => {
                let edge = Edge { by, action, child: NONE, visits: 0, available: 0, prior, total: 0.0 };
                edges.insert(place, edge);
                // Joint choices are written down by place.
                for (joint, _) in &mut self.nodes[at as usize].joints {
                    for known in joint.iter_mut().filter(|known| **known as usize >= place) {
                        *known += 1;
                    }
                }
                place
            }
        }
    }

    pub(crate) fn child(&mut self, at: u32, edge: usize) -> u32 {
        let child = self.nodes[at as usize].edges[edge].child;
        if child != NONE {
            return child;
        }
        let child = self.grow();
        self.nodes[at as usize].edges[edge].child = child;
        child
    }

    pub(crate) fn grow(&mut self) -> u32 {
        self.nodes.push(Node::new());
        (self.nodes.len() - 1) as u32
    }

    /// What is known about the searcher's actions, in their order.
    pub fn findings(&self) -> impl Iterator<Item = Finding<G::Action>> {
        self.nodes[0].edges.iter().filter(|edge| edge.by == Actor::Seat(self.seat)).map(|edge| Finding {
            action: edge.action,
            visits: edge.visits.into(),
            mean: if edge.visits == 0 { 0.0 } else { edge.total / f64::from(edge.visits) },
            prior: edge.prior,
        })
    }

    /// Forgets what was found at the root about actions of the searcher other than `actions`, sorted: below an earlier
    /// root they were tried under other deals, or before somebody ruled them out.
    pub fn limit(&mut self, actions: &[G::Action]) {
        let (seat, root) = (self.seat, &mut self.nodes[0]);
        let before = root.edges.len();
        root.edges.retain(|edge| edge.by != Actor::Seat(seat) || actions.binary_search(&edge.action).is_ok());
        if root.edges.len() < before {
            // They name edges by place.
            root.joints.clear();
        }
    }

    /// The likeliest course of the players' choices, up to the next answer of Nature.
    pub fn line(&self) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let mut at = 0;
        loop {
            let node: &Node<G::Action> = &self.nodes[at as usize];
            let best = node.edges.iter().filter(|edge| edge.visits > 0).max_by_key(|edge| edge.visits);
            match best {
                Some(&Edge { by: Actor::Seat(seat), action, child, .. }) => {
                    line.push((seat, action));
                    if child == NONE {
                        return line;
                    }
                    at = child;
                }
                _ => return line,
            }
        }
    }

    /// Moves the root to where the searcher has chosen `action` and is to choose again; what leads elsewhere is
    /// forgotten. `None` if the tree never went there.
    #[must_use]
    pub fn after(&self, action: G::Action) -> Option<Tree<G>> {
        let root = &self.nodes[0];
        let edge =
            root.edges.iter().find(|edge| (edge.by, edge.action) == (Actor::Seat(self.seat), action))?;
        if edge.child == NONE {
            return None;
        }
        let mut nodes: Vec<Node<G::Action>> = vec![self.nodes[edge.child as usize].clone()];
        let mut at = 0;
        while at < nodes.len() {
            let mut moved = std::mem::replace(&mut nodes[at], Node::new());
            let children = moved.edges.iter_mut().map(|edge| &mut edge.child);
            let joined = moved.joints.iter_mut().map(|(_, child)| child);
            for child in children.chain(joined).chain([&mut moved.merged]) {
                if *child != NONE {
                    nodes.push(self.nodes[*child as usize].clone());
                    *child = (nodes.len() - 1) as u32;
                }
            }
            nodes[at] = moved;
            at += 1;
        }
        let iterations = nodes[0].visits.into();
        Some(Tree::with(self.seat, nodes, iterations))
    }
}

/// The place of the edge that deserves the next visit, among `places`: the mean of its results, and more for what was
/// seldom tried though it promised much.
pub(crate) fn pick<A>(
    edges: &[Edge<A>],
    places: &[u16],
    settings: &Settings,
    luck: &mut impl FnMut() -> f32,
) -> usize {
    let (mut visits, mut total, mut weight, mut tried) = (0, 0.0, 0.0, 0.0);
    for &place in places {
        let edge = &edges[place as usize];
        visits += edge.visits;
        total += edge.total;
        weight += edge.prior;
        if edge.visits > 0 {
            tried += edge.prior;
        }
    }
    let even = weight <= 0.0;
    let share = |prior: f32| if even { 1.0 / places.len() as f32 } else { prior / weight };
    let mean = if visits == 0 { 0.5 } else { (total / f64::from(visits)) as f32 };
    let untried = mean - settings.caution * (if even { 0.0 } else { tried / weight }).sqrt();
    let mut score = |edge: &Edge<A>| {
        let worth = if edge.visits == 0 { untried } else { (edge.total / f64::from(edge.visits)) as f32 };
        let rarity = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
        worth + settings.exploration * share(edge.prior) * rarity * luck()
    };
    let mut best = (places[0] as usize, f32::NEG_INFINITY);
    for &place in places {
        let edge = &edges[place as usize];
        if edge.prior <= 0.0 && !even {
            continue;
        }
        let score = score(edge);
        if score > best.1 {
            best = (place as usize, score);
        }
    }
    best.0
}
