//! One walk through the tree, which stops wherever it has to ask something.
//!
//! [`Tree::iterate`] asks an evaluator on the spot. Whoever has many trees and answers that come cheaper by the hundred
//! keeps the walks waiting instead and lets each go on when its answer is there.

use detente_game::{Actor, Game, Rng, Seat, SeatSet, ToAct};

use crate::evaluator::shares;
use crate::tree::{NONE, SEATS, Settings, Tree, pick};

/// What a walk must be told before it can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// Priors for [`Walk::legal`], which this seat may choose from, by [`Tree::open`].
    Priors(Seat),
    /// What the position is worth to each seat; the walk is over once that is in [`Walk::values`].
    Value,
    /// The game ended, and its result is noted: the walk is over.
    Nothing,
}

/// Where a walk stands. The game that it walks through is its owner's.
#[derive(Clone, Debug)]
pub struct Walk<A> {
    at: u32,
    depth: usize,
    /// Who is still to choose at this node; nothing before the walk has looked at it.
    left: Option<SeatSet>,
    alone: bool,
    /// Does `legal` hold what the next of them may choose?
    listed: bool,
    legal: Vec<A>,
    chosen: [Option<(Seat, A)>; SEATS],
    chances: Vec<(A, f32)>,
    /// For each legal action the place of its edge.
    places: Vec<u16>,
    /// The edges chosen so far: node, edge, seat.
    path: Vec<(u32, u16, Seat)>,
    joint: Vec<u16>,
    /// The share of a win for each seat, when the walk is over.
    pub values: [f32; SEATS],
}

impl<A> Default for Walk<A> {
    fn default() -> Walk<A> {
        Walk {
            at: 0,
            depth: 0,
            left: None,
            alone: true,
            listed: false,
            legal: Vec::new(),
            chosen: [const { None }; SEATS],
            chances: Vec::new(),
            places: Vec::new(),
            path: Vec::new(),
            joint: Vec::new(),
            values: [0.5; SEATS],
        }
    }
}

impl<A> Walk<A> {
    /// Back to the root.
    pub fn begin(&mut self) {
        (self.at, self.depth, self.left, self.listed) = (0, 0, None, false);
        self.path.clear();
        self.values = [0.5; SEATS];
    }

    /// The actions that priors are wanted for.
    pub fn legal(&self) -> &[A] {
        &self.legal
    }
}

impl<G: Game> Tree<G> {
    /// Goes on until something has to be asked or the walk is over. Only `actions`, sorted, are tried at the root; the
    /// tree `ends` where it is told to.
    pub fn walk_on(
        &mut self,
        walk: &mut Walk<G::Action>,
        game: &mut G,
        actions: &[G::Action],
        ends: impl Fn(&G) -> bool,
        settings: &Settings,
        rng: &mut Rng,
    ) -> Wants {
        loop {
            if walk.left.is_none() {
                let node = &mut self.nodes[walk.at as usize];
                let fresh = node.visits == 0;
                node.visits += 1;
                let to_act = game.to_act();
                if let ToAct::Over(outcome) = to_act {
                    shares(outcome, &mut walk.values[..G::SEATS.len()]);
                    return Wants::Nothing;
                }
                if walk.depth > 0 && (fresh || ends(game)) || walk.depth >= settings.depth {
                    return Wants::Value;
                }
                let ToAct::Seats(awaited) = to_act else {
                    self.chance(walk, game, settings, rng);
                    walk.depth += 1;
                    continue;
                };
                walk.left = Some(awaited);
                walk.alone = awaited.len() == 1;
                walk.chosen = [None; SEATS];
                walk.joint.clear();
            }
            if let Some(seat) = self.choose_all(walk, game, actions, settings, rng) {
                return Wants::Priors(seat);
            }
            for (seat, action) in walk.chosen.iter().flatten().copied() {
                // Somebody's answer may end what the others were asked.
                if game.is_legal(Actor::Seat(seat), action) {
                    game.apply_unchecked(Actor::Seat(seat), action);
                }
            }
            walk.at = self.child_of(walk);
            walk.left = None;
            walk.depth += 1;
        }
    }

    /// Writes the result of a walk that is over down on its way.
    pub fn note(&mut self, walk: &Walk<G::Action>) {
        for &(node, edge, seat) in &walk.path {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.total += f64::from(walk.values[seat.0 as usize]);
        }
        self.iterations += 1;
    }

    /// Gives each of [`Walk::legal`] an edge where the walk stands, with its prior. What has one keeps it.
    pub fn open(&mut self, walk: &Walk<G::Action>, seat: Seat, priors: &[f32]) {
        assert_eq!(priors.len(), walk.legal.len(), "an evaluator weighs every action");
        let sum: f32 = priors.iter().sum();
        let scale = if sum > 0.0 { 1.0 / sum } else { 0.0 };
        for (&action, &prior) in walk.legal.iter().zip(priors) {
            self.edge(walk.at, Actor::Seat(seat), action, prior * scale);
        }
    }

    /// The same for a walk that wants a value where `seat` alone is to choose among `legal`, sorted: who answers that
    /// may know priors as well, and the next walk need not ask.
    pub fn open_ahead(
        &mut self,
        walk: &mut Walk<G::Action>,
        seat: Seat,
        legal: &[G::Action],
        priors: &[f32],
    ) {
        walk.legal.clear();
        walk.legal.extend_from_slice(legal);
        self.open(walk, seat, priors);
    }

    /// Nature answers.
    fn chance(&mut self, walk: &mut Walk<G::Action>, game: &mut G, settings: &Settings, rng: &mut Rng) {
        let at = walk.at;
        let node = &self.nodes[at as usize];
        let action = game.sample_chance(rng);
        let wide = node.merged != NONE || {
            // Judged once, when nothing of it is known yet.
            !node.edges.iter().any(|edge| edge.by == Actor::Nature) && {
                walk.chances.clear();
                game.chances(&mut walk.chances);
                walk.chances.len() > settings.chance_width
            }
        };
        game.apply_unchecked(Actor::Nature, action);
        if wide {
            if self.nodes[at as usize].merged == NONE {
                self.nodes[at as usize].merged = self.grow();
            }
            walk.at = self.nodes[at as usize].merged;
            return;
        }
        let edge = self.edge(at, Actor::Nature, action, 0.0);
        self.nodes[at as usize].edges[edge].visits += 1;
        walk.at = self.child(at, edge);
    }

    /// Everybody who is awaited chooses; gives the first whose priors are not known. At the root the searcher's own
    /// actions are given.
    fn choose_all(
        &mut self,
        walk: &mut Walk<G::Action>,
        game: &G,
        actions: &[G::Action],
        settings: &Settings,
        rng: &mut Rng,
    ) -> Option<Seat> {
        // In the order of the seats, as the edges are, so that new edges come after those that are written down.
        while let Some(seat) = walk.left.and_then(|left| left.iter().next()) {
            if !walk.listed {
                walk.legal.clear();
                if walk.depth == 0 && seat == self.seat {
                    walk.legal.extend_from_slice(actions);
                } else {
                    game.legal(seat, &mut walk.legal);
                }
                walk.listed = true;
            }
            if !self.find(walk, seat) {
                if walk.legal.len() > 1 {
                    return Some(seat);
                }
                self.open(walk, seat, &[1.0]);
                self.find(walk, seat);
            }
            let alone = walk.alone;
            let edges = &mut self.nodes[walk.at as usize].edges;
            for &place in &walk.places {
                edges[place as usize].available += 1;
            }
            let mut luck = || if alone { 1.0 } else { 2.0 * rng.unit_f32() };
            let best = pick(edges, &walk.places, settings, &mut luck);
            walk.chosen[seat.0 as usize] = Some((seat, edges[best].action));
            walk.path.push((walk.at, best as u16, seat));
            walk.joint.push(best as u16);
            walk.left = walk.left.map(|left| left.without(seat));
            walk.listed = false;
        }
        None
    }

    /// Writes down the places of the edges of all legal actions; false if some have none.
    fn find(&self, walk: &mut Walk<G::Action>, seat: Seat) -> bool {
        walk.places.clear();
        let edges = &self.nodes[walk.at as usize].edges;
        // Both lists are sorted: one pass finds them all.
        let mut place = edges.partition_point(|edge| edge.by < Actor::Seat(seat));
        for &action in &walk.legal {
            while edges.get(place).is_some_and(|edge| (edge.by, edge.action) < (Actor::Seat(seat), action)) {
                place += 1;
            }
            match edges.get(place) {
                Some(edge) if edge.by == Actor::Seat(seat) && edge.action == action => {
                    walk.places.push(place as u16);
                }
                _ => return false,
            }
        }
        true
    }

    /// Where the choices lead.
    fn child_of(&mut self, walk: &Walk<G::Action>) -> u32 {
        if let [edge] = walk.joint[..] {
            return self.child(walk.at, edge as usize);
        }
        let joints = &self.nodes[walk.at as usize].joints;
        if let Some(&(_, child)) = joints.iter().find(|(edges, _)| *edges == walk.joint) {
            return child;
        }
        let child = self.grow();
        self.nodes[walk.at as usize].joints.push((walk.joint.clone(), child));
        child
    }
}
