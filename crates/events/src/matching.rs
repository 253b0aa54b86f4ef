//! Pairs of greatest weight in any graph: Edmonds' blossoms with dual variables, in time n³ (after Z. Galil, “Efficient algorithms for
//! finding maximum matching in graphs”, 1986). The crates that have it take weights of 32 bits, which do not hold several rules in
//! order of importance.
//!
//! Vertices are counted from 1 inside, blossoms follow them, 0 is nobody.

use std::collections::VecDeque;

/// An edge between two vertices; a weight of 0 is none.
#[derive(Clone, Copy, Debug, Default)]
struct Edge {
    u: u32,
    v: u32,
    w: i64,
}

/// How a vertex hangs in the forest of alternating paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Free,
    /// An even number of edges from a root.
    Even,
    Odd,
}

#[derive(Debug)]
struct Search {
    n: usize,
    /// Vertices and blossoms in use.
    used: usize,
    /// Room for all of them.
    wide: usize,
    edges: Vec<Edge>,
    label: Vec<i64>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom that something lies in.
    top: Vec<usize>,
    parent: Vec<usize>,
    /// In which part of a blossom a vertex lies.
    within: Vec<u32>,
    mark: Vec<Mark>,
    seen: Vec<usize>,
    round: usize,
    parts: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

/// The partner of each vertex. Among all sets of pairs one of greatest weight is found; `weight` gives 0 for those who cannot be
/// paired, and must be the same both ways.
pub fn heaviest(n: usize, weight: impl Fn(usize, usize) -> i64) -> Vec<Option<usize>> {
    let wide = n + n / 2 + 2;
    let mut search = Search {
        n,
        used: n,
        wide,
        edges: vec![Edge::default(); wide * wide],
        label: vec![0; wide],
        mate: vec![0; wide],
        slack: vec![0; wide],
        top: (0..wide).map(|x| if x <= n { x } else { 0 }).collect(),
        parent: vec![0; wide],
        within: vec![0; wide * (n + 1)],
        mark: vec![Mark::Free; wide],
        seen: vec![0; wide],
        round: 0,
        parts: vec![Vec::new(); wide],
        queue: VecDeque::new(),
    };
    let mut most = 0;
    for u in 1..=n {
        search.within[u * (n + 1) + u] = u as u32;
        for v in 1..=n {
            let w = if u == v { 0 } else { weight(u - 1, v - 1) };
            most = most.max(w);
            search.edges[u * wide + v] = Edge { u: u as u32, v: v as u32, w };
        }
    }
    search.label[1..=n].fill(most);
    while search.augment_once() {}
    (1..=n).map(|u| search.mate[u].checked_sub(1)).collect()
}

impl Search {
    fn edge(&self, u: usize, v: usize) -> Edge {
        self.edges[u * self.wide + v]
    }

    /// How far an edge is from being tight.
    fn gap(&self, edge: Edge) -> i64 {
        let (u, v) = (edge.u as usize, edge.v as usize);
        self.label[u] + self.label[v] - 2 * self.edge(u, v).w
    }

    fn update_slack(&mut self, u: usize, x: usize) {
        if self.slack[x] == 0 || self.gap(self.edge(u, x)) < self.gap(self.edge(self.slack[x], x)) {
            self.slack[x] = u;
        }
    }

    fn set_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for u in 1..=self.n {
            if self.edge(u, x).w > 0 && self.top[u] != x && self.mark[self.top[u]] == Mark::Even {
                self.update_slack(u, x);
            }
        }
    }

    fn push(&mut self, x: usize) {
        if x <= self.n {
            self.queue.push_back(x);
        } else {
            for i in 0..self.parts[x].len() {
                self.push(self.parts[x][i]);
            }
        }
    }

    fn set_top(&mut self, x: usize, blossom: usize) {
        self.top[x] = blossom;
        if x > self.n {
            for i in 0..self.parts[x].len() {
                self.set_top(self.parts[x][i], blossom);
            }
        }
    }

    /// The place of a part in a blossom, which is turned round so that the way there has an even length.
    fn place(&mut self, blossom: usize, part: usize) -> usize {
        let parts = &mut self.parts[blossom];
        let at = parts.iter().position(|&x| x == part).expect("a part of its blossom");
        if at % 2 == 1 {
            parts[1..].reverse();
            parts.len() - at
        } else {
            at
        }
    }

    fn part_with(&self, blossom: usize, vertex: usize) -> usize {
        self.within[blossom * (self.n + 1) + vertex] as usize
    }

    fn set_mate(&mut self, u: usize, v: usize) {
        let edge = self.edge(u, v);
        self.mate[u] = edge.v as usize;
        if u > self.n {
            let part = self.part_with(u, edge.u as usize);
            let at = self.place(u, part);
            for i in 0..at {
                self.set_mate(self.parts[u][i], self.parts[u][i ^ 1]);
            }
            self.set_mate(part, v);
            self.parts[u].rotate_left(at);
        }
    }

    /// Changes the pairs along a path.
    fn flip(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.top[self.mate[u]];
            self.set_mate(u, v);
            if next == 0 {
                return;
            }
            let above = self.top[self.parent[next]];
            self.set_mate(next, above);
            (u, v) = (above, next);
        }
    }

    /// Where two paths to the roots meet; 0 if they do not.
    fn meeting(&mut self, mut u: usize, mut v: usize) -> usize {
        self.round += 1;
        while u != 0 || v != 0 {
            if u != 0 {
                if self.seen[u] == self.round {
                    return u;
                }
                self.seen[u] = self.round;
                u = self.top[self.mate[u]];
                if u != 0 {
                    u = self.top[self.parent[u]];
                }
            }
            std::mem::swap(&mut u, &mut v);
        }
        0
    }

    fn add_blossom(&mut self, u: usize, base: usize, v: usize) {
        let mut b = self.n + 1;
        while b <= self.used && self.top[b] != 0 {
            b += 1;
        }
        self.used = self.used.max(b);
        (self.label[b], self.mark[b], self.mate[b]) = (0, Mark::Even, self.mate[base]);
        let mut parts = vec![base];
        self.climb(u, base, &mut parts);
        parts[1..].reverse();
        self.climb(v, base, &mut parts);
        self.parts[b] = parts;
        self.set_top(b, b);
        for x in 1..=self.used {
            self.edges[b * self.wide + x].w = 0;
            self.edges[x * self.wide + b].w = 0;
        }
        let row = self.n + 1;
        self.within[b * row..(b + 1) * row].fill(0);
        for i in 0..self.parts[b].len() {
            let part = self.parts[b][i];
            for x in 1..=self.used {
                let (new, old) = (self.edge(part, x), self.edge(b, x));
                if old.w == 0 || self.gap(new) < self.gap(old) {
                    self.edges[b * self.wide + x] = new;
                    self.edges[x * self.wide + b] = self.edge(x, part);
                }
            }
            for x in 1..=self.n {
                if self.within[part * row + x] != 0 {
                    self.within[b * row + x] = part as u32;
                }
            }
        }
        self.set_slack(b);
    }

    fn climb(&mut self, mut x: usize, base: usize, parts: &mut Vec<usize>) {
        while x != base {
            let y = self.top[self.mate[x]];
            parts.extend([x, y]);
            self.push(y);
            x = self.top[self.parent[y]];
        }
    }

    fn expand(&mut self, b: usize) {
        for i in 0..self.parts[b].len() {
            let part = self.parts[b][i];
            self.set_top(part, part);
        }
        let part = self.part_with(b, self.edge(b, self.parent[b]).u as usize);
        let at = self.place(b, part);
        for i in (0..at).step_by(2) {
            let (odd, even) = (self.parts[b][i], self.parts[b][i + 1]);
            self.parent[odd] = self.edge(even, odd).u as usize;
            (self.mark[odd], self.mark[even]) = (Mark::Odd, Mark::Even);
            self.slack[odd] = 0;
            self.set_slack(even);
            self.push(even);
        }
        self.mark[part] = Mark::Odd;
        self.parent[part] = self.parent[b];
        for i in at + 1..self.parts[b].len() {
            let rest = self.parts[b][i];
            self.mark[rest] = Mark::Free;
            self.set_slack(rest);
        }
        self.top[b] = 0;
    }

    /// A tight edge was found. True if one more pair was made.
    fn found(&mut self, edge: Edge) -> bool {
        let (u, v) = (self.top[edge.u as usize], self.top[edge.v as usize]);
        match self.mark[v] {
            Mark::Free => {
                self.parent[v] = edge.u as usize;
                self.mark[v] = Mark::Odd;
                let mate = self.top[self.mate[v]];
                (self.slack[v], self.slack[mate]) = (0, 0);
                self.mark[mate] = Mark::Even;
                self.push(mate);
            }
            Mark::Even => {
                let base = self.meeting(u, v);
                if base == 0 {
                    self.flip(u, v);
                    self.flip(v, u);
                    return true;
                }
                self.add_blossom(u, base, v);
            }
            Mark::Odd => {}
        }
        false
    }

    fn is_top(&self, x: usize) -> bool {
        self.top[x] == x
    }

    /// One more pair, if the weight grows by it.
    fn augment_once(&mut self) -> bool {
        self.mark[..=self.used].fill(Mark::Free);
        self.slack[..=self.used].fill(0);
        self.queue.clear();
        for x in 1..=self.used {
            if self.is_top(x) && self.mate[x] == 0 {
                self.parent[x] = 0;
                self.mark[x] = Mark::Even;
                self.push(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(u) = self.queue.pop_front() {
                if self.mark[self.top[u]] == Mark::Odd {
                    continue;
                }
                for v in 1..=self.n {
                    let edge = self.edge(u, v);
                    if edge.w == 0 || self.top[u] == self.top[v] {
                        continue;
                    }
                    if self.gap(edge) == 0 {
                        if self.found(edge) {
                            return true;
                        }
                    } else {
                        self.update_slack(u, self.top[v]);
                    }
                }
            }
            if !self.adjust() {
                return false;
            }
            for x in 1..=self.used {
                let near = self.slack[x];
                if self.is_top(x) && near != 0 && self.top[near] != x && self.gap(self.edge(near, x)) == 0 {
                    let edge = self.edge(near, x);
                    if self.found(edge) {
                        return true;
                    }
                }
            }
            for b in self.n + 1..=self.used {
                if self.is_top(b) && self.mark[b] == Mark::Odd && self.label[b] == 0 {
                    self.expand(b);
                }
            }
        }
    }

    /// Moves the dual variables until another edge is tight. False if nothing is to be gained any more.
    fn adjust(&mut self) -> bool {
        let mut step = i64::MAX;
        for b in self.n + 1..=self.used {
            if self.is_top(b) && self.mark[b] == Mark::Odd {
                step = step.min(self.label[b] / 2);
            }
        }
        for x in 1..=self.used {
            if self.is_top(x) && self.slack[x] != 0 {
                let gap = self.gap(self.edge(self.slack[x], x));
                match self.mark[x] {
                    Mark::Free => step = step.min(gap),
                    Mark::Even => step = step.min(gap / 2),
                    Mark::Odd => {}
                }
            }
        }
        let even = |u: &usize| self.mark[self.top[*u]] == Mark::Even;
        let least = (1..=self.n).filter(even).map(|u| self.label[u]).min();
        if least.is_none_or(|least| least <= step) {
            return false;
        }
        for u in 1..=self.n {
            match self.mark[self.top[u]] {
                Mark::Even => self.label[u] -= step,
                Mark::Odd => self.label[u] += step,
                Mark::Free => {}
            }
        }
        for b in self.n + 1..=self.used {
            if self.is_top(b) {
                match self.mark[b] {
                    Mark::Even => self.label[b] += 2 * step,
                    Mark::Odd => self.label[b] -= 2 * step,
                    Mark::Free => {}
                }
            }
        }
        self.queue.clear();
        true
    }
}

/// Everybody in pairs at the least cost; `cost` gives none for those who cannot be paired. None if not everybody can be.
pub fn cheapest(n: usize, cost: impl Fn(usize, usize) -> Option<i64>) -> Option<Vec<usize>> {
    if n % 2 == 1 {
        return None;
    }
    let costs: Vec<Option<i64>> =
        (0..n * n).map(|i| if i / n == i % n { None } else { cost(i / n, i % n) }).collect();
    let most = costs.iter().flatten().copied().max().unwrap_or(0);
    // One pair more is worth whatever the others cost.
    let base = (most + 1).checked_mul(n as i64 / 2 + 1)?;
    let mates = heaviest(n, |u, v| costs[u * n + v].map_or(0, |cost| base - cost));
    mates.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_game::Rng;

    /// The greatest weight by trying everything.
    fn tried(weight: &dyn Fn(usize, usize) -> i64, free: &mut Vec<usize>) -> i64 {
        let Some(u) = free.pop() else { return 0 };
        let mut best = tried(weight, &mut free.clone());
        for i in 0..free.len() {
            let v = free[i];
            if weight(u, v) > 0 {
                let mut rest = free.clone();
                rest.remove(i);
                best = best.max(weight(u, v) + tried(weight, &mut rest));
            }
        }
        best
    }

    #[test]
    fn it_finds_what_trying_everything_finds() {
        let mut rng = Rng::new(5);
        for round in 0..600 {
            let n = 2 + rng.below(8) as usize;
            let (density, range) = (1 + rng.below(4), [3, 20, 100_000][round % 3]);
            let mut weights = vec![0i64; n * n];
            for u in 0..n {
                for v in 0..u {
                    let w = if rng.below(4) < density { i64::from(rng.below(range)) } else { 0 };
                    (weights[u * n + v], weights[v * n + u]) = (w, w);
                }
            }
            let weight = |u: usize, v: usize| weights[u * n + v];
            let mates = heaviest(n, weight);
            let mut sum = 0;
            for (u, mate) in mates.iter().enumerate() {
                if let Some(v) = *mate {
                    assert_eq!(mates[v], Some(u));
                    assert!(weight(u, v) > 0);
                    sum += weight(u, v);
                }
            }
            assert_eq!(sum / 2, tried(&weight, &mut (0..n).collect()), "{n} {weights:?}");
        }
    }

    #[test]
    fn everybody_is_paired_if_that_is_possible_at_all() {
        // A path: only the pairs at the ends and in the middle fit.
        let path = |u: usize, v: usize| (u.abs_diff(v) == 1).then_some(if u + v == 3 { 0 } else { 1000 });
        assert_eq!(cheapest(4, path), Some(vec![1, 0, 3, 2]));
        let star = |u: usize, v: usize| (u == 0 || v == 0).then_some(1);
        assert_eq!(cheapest(4, star), None);
        assert_eq!(cheapest(0, star), Some(vec![]));
    }
}
