//! The tree and one walk through it.
//!
//! Selection is PUCT: the mean result of an action, plus a bonus that grows with its prior and shrinks with its visits.
//! Where several seats choose at once, each chooses by its own statistics at the same node, blind to the others, and the
//! bonus is drawn at random: two who reckon alike would else fall into step and take that for knowledge.

use detente_game::{Actor, Game, Rng, Seat, SeatSet, ToAct};

use crate::evaluator::{Evaluator, shares};

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
    /// A search ends early when the second action would have to be tried this many times as often as so far to become the
    /// first. Infinite: only when it cannot become the first any more.
    pub patience: f32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { exploration: 0.8, caution: 0.1, chance_width: 36, depth: 200, patience: f32::INFINITY }
    }
}

/// No child yet.
const NONE: u32 = u32::MAX;

/// The most seats a game of the house can have.
const SEATS: usize = 8;

#[derive(Clone, Debug)]
struct Edge<A> {
    by: Actor,
    action: A,
    child: u32,
    visits: u32,
    /// In how many walks through the node the action was legal.
    available: u32,
    prior: f32,
    /// Results for whoever chooses it, added up.
    total: f64,
}

#[derive(Clone, Debug)]
struct Node<A> {
    visits: u32,
    /// Chance here is too wide to be told apart: all outcomes lead to one child.
    merged: u32,
    /// Sorted by actor and action.
    edges: Vec<Edge<A>>,
    /// Children after simultaneous choices, by the edges that were chosen.
    joints: Vec<(Vec<u16>, u32)>,
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
    seat: Seat,
    nodes: Vec<Node<G::Action>>,
    iterations: u64,
    scratch: Scratch<G::Action>,
}

#[derive(Clone, Debug)]
struct Scratch<A> {
    legal: Vec<A>,
    chances: Vec<(A, f32)>,
    priors: Vec<f32>,
    /// For each legal action the place of its edge.
    places: Vec<u16>,
    /// The edges chosen so far: node, edge, seat.
    path: Vec<(u32, u16, Seat)>,
    joint: Vec<u16>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Scratch<A> {
        Scratch {
            legal: Vec::new(),
            chances: Vec::new(),
            priors: Vec::new(),
            places: Vec::new(),
            path: Vec::new(),
            joint: Vec::new(),
        }
    }
}

impl<G: Game> Tree<G> {
    pub fn new(seat: Seat) -> Tree<G> {
        Tree { seat, nodes: vec![Node::new()], iterations: 0, scratch: Scratch::default() }
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
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.path.clear();
        let mut values = [0.5; SEATS];
        let values = &mut values[..G::SEATS.len()];
        let mut at = 0;
        for depth in 0.. {
            let node = &mut self.nodes[at as usize];
            let fresh = node.visits == 0;
            node.visits += 1;
            let to_act = game.to_act();
            if let ToAct::Over(outcome) = to_act {
                shares(outcome, values);
                break;
            }
            if depth > 0 && (fresh || evaluator.is_horizon(&game)) || depth >= settings.depth {
                evaluator.value(game, rng, values);
                break;
            }
            at = match to_act {
                ToAct::Nature => self.chance(at, &mut game, settings, &mut scratch, rng),
                ToAct::Seats(awaited) => {
                    let given = (depth == 0).then_some(actions);
                    self.choose_all(at, &mut game, awaited, given, evaluator, settings, &mut scratch, rng)
                }
                ToAct::Over(_) => unreachable!("handled above"),
            };
        }
        for &(node, edge, seat) in &scratch.path {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.total += f64::from(values[seat.0 as usize]);
        }
        self.iterations += 1;
        self.scratch = scratch;
    }

    /// Nature answers; gives the child.
    fn chance(
        &mut self,
        at: u32,
        game: &mut G,
        settings: &Settings,
        scratch: &mut Scratch<G::Action>,
        rng: &mut Rng,
    ) -> u32 {
        let node = &self.nodes[at as usize];
        let action = game.sample_chance(rng);
        let wide = node.merged != NONE || {
            // Judged once, when nothing of it is known yet.
            !node.edges.iter().any(|edge| edge.by == Actor::Nature) && {
                scratch.chances.clear();
                game.chances(&mut scratch.chances);
                scratch.chances.len() > settings.chance_width
            }
        };
        game.apply_unchecked(Actor::Nature, action);
        if wide {
            if self.nodes[at as usize].merged == NONE {
                self.nodes[at as usize].merged = self.grow();
            }
            return self.nodes[at as usize].merged;
        }
        let edge = self.edge(at, Actor::Nature, action, 0.0);
        self.nodes[at as usize].edges[edge].visits += 1;
        self.child(at, edge)
    }

    /// Everybody who is awaited chooses, and the choices are played; gives the child. At the root the searcher's own
    /// actions are given.
    #[expect(clippy::too_many_arguments, reason = "the pieces of one walk")]
    fn choose_all<E: Evaluator<G>>(
        &mut self,
        at: u32,
        game: &mut G,
        awaited: SeatSet,
        given: Option<&[G::Action]>,
        evaluator: &mut E,
        settings: &Settings,
        scratch: &mut Scratch<G::Action>,
        rng: &mut Rng,
    ) -> u32 {
        scratch.joint.clear();
        let alone = awaited.len() == 1;
        let mut chosen: [Option<(Seat, G::Action)>; SEATS] = [None; SEATS];
        // In the order of the seats, as the edges are, so that new edges come after those that are written down.
        for seat in awaited.iter() {
            scratch.legal.clear();
            match given {
                Some(actions) if seat == self.seat => scratch.legal.extend_from_slice(actions),
                _ => game.legal(seat, &mut scratch.legal),
            }
            self.open(at, game, seat, evaluator, scratch);
            let edge =
                self.choose(at, seat, settings, scratch, || if alone { 1.0 } else { 2.0 * rng.unit_f32() });
            chosen[seat.0 as usize] = Some((seat, self.nodes[at as usize].edges[edge].action));
        }
        for (seat, action) in chosen.into_iter().flatten() {
            // Somebody's answer may end what the others were asked.
            if game.is_legal(Actor::Seat(seat), action) {
                game.apply_unchecked(Actor::Seat(seat), action);
            }
        }
        if let [edge] = scratch.joint[..] {
            return self.child(at, edge as usize);
        }
        let known = self.nodes[at as usize].joints.iter().find(|(edges, _)| *edges == scratch.joint);
        if let Some(&(_, child)) = known {
            return child;
        }
        let child = self.grow();
        self.nodes[at as usize].joints.push((scratch.joint.clone(), child));
        child
    }

    /// `seat` chooses among the edges that were opened; gives the place of the edge and notes it.
    fn choose(
        &mut self,
        at: u32,
        seat: Seat,
        settings: &Settings,
        scratch: &mut Scratch<G::Action>,
        mut luck: impl FnMut() -> f32,
    ) -> usize {
        let edges = &mut self.nodes[at as usize].edges;
        for &place in &scratch.places {
            edges[place as usize].available += 1;
        }
        let best = pick(edges, &scratch.places, settings, &mut luck);
        scratch.path.push((at, best as u16, seat));
        scratch.joint.push(best as u16);
        best
    }

    /// Sees to it that every legal action has an edge, and writes down the places.
    fn open<E: Evaluator<G>>(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        evaluator: &mut E,
        scratch: &mut Scratch<G::Action>,
    ) {
        let Scratch { legal, priors, places, .. } = scratch;
        places.clear();
        let edges = &self.nodes[at as usize].edges;
        // Both lists are sorted: one walk finds them all.
        let mut place = edges.partition_point(|edge| edge.by < Actor::Seat(seat));
        for &action in legal.iter() {
            while edges.get(place).is_some_and(|edge| (edge.by, edge.action) < (Actor::Seat(seat), action)) {
                place += 1;
            }
            match edges.get(place) {
                Some(edge) if edge.by == Actor::Seat(seat) && edge.action == action => {
                    places.push(place as u16);
                }
                _ => break,
            }
        }
        if places.len() == legal.len() {
            return;
        }
        priors.clear();
        if legal.len() == 1 {
            priors.push(1.0);
        } else {
            evaluator.priors(game, seat, legal, priors);
        }
        assert_eq!(priors.len(), legal.len(), "an evaluator weighs every action");
        let sum: f32 = priors.iter().sum();
        let scale = if sum > 0.0 { 1.0 / sum } else { 0.0 };
        for (&action, &prior) in legal.iter().zip(priors.iter()) {
            self.edge(at, Actor::Seat(seat), action, prior * scale);
        }
        places.clear();
        for &action in legal.iter() {
            places.push(self.edge(at, Actor::Seat(seat), action, 0.0) as u16);
        }
    }

    /// The place of an edge, which is made if it is not there.
    fn edge(&mut self, at: u32, by: Actor, action: G::Action, prior: f32) -> usize {
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

    fn child(&mut self, at: u32, edge: usize) -> u32 {
        let child = self.nodes[at as usize].edges[edge].child;
        if child != NONE {
            return child;
        }
        let child = self.grow();
        self.nodes[at as usize].edges[edge].child = child;
        child
    }

    fn grow(&mut self) -> u32 {
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
        Some(Tree { seat: self.seat, nodes, iterations, scratch: Scratch::default() })
    }
}

/// The place of the edge that deserves the next visit, among `places`: the mean of its results, and more for what was
/// seldom tried though it promised much.
fn pick<A>(edges: &[Edge<A>], places: &[u16], settings: &Settings, luck: &mut impl FnMut() -> f32) -> usize {
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
