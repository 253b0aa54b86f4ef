//! One piece of work: playing on.
//!
//! A world is a deal of what is hidden from a seat, by what the seat believes, together with the luck of what follows. What
//! is compared is compared in the same worlds.

use detente_game::{Actor, Notation, Rng, Seat, Viewer};

use crate::finding::{Decided, Finding, Found, Rolled, Seen, Tried};
use crate::judge::{Idea, Judge, Shares};
use crate::paired::{Lead, Worlds};
use crate::plan::{Plan, What};
use crate::result::Mark;
use crate::reviewed::Reviewed;

/// Lines of play for a decision in the mean, unless somebody asks for more or less.
pub const LINES: u64 = 240;

/// Worlds that are played before it is asked whether they are enough.
const BATCH: usize = 8;

/// The fewest worlds that a judgement rests on.
const FEWEST: usize = 16;

/// The most ideas that are tried beside what was played.
const IDEAS: usize = 4;

/// Standard errors by which another choice must lead the judge's own to count as better.
const ERRORS: f64 = 2.0;

/// A difference that is not worth any more time.
const INDIFFERENT: f64 = 0.01;

/// A difference that may turn out to be a mark, and so is tried again on fresh worlds.
const SUSPICIOUS: f64 = 0.035;

/// The fewest fresh worlds.
const FRESH: usize = 64;

/// Standard errors on fresh worlds that make a mark.
pub const SURE: f64 = 3.0;

/// How much of the effort for a decision goes into what.
mod part {
    pub const LOOK: f64 = 1.0;
    pub const CONFIRM: f64 = 16.0;
    pub const DIE: f64 = 1.0;
    pub const STATION: f64 = 0.7;
}

/// How much work is enough: told the lines so far and the share of the effort that they may take.
pub type Enough<'a> = dyn FnMut(u64, f64) -> bool + 'a;

/// So many lines of play for a decision in the mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort(pub u64);

impl Effort {
    /// Work that ends after so many lines.
    pub fn enough(self) -> impl FnMut(u64, f64) -> bool {
        move |lines, part| lines as f64 >= part * self.0 as f64
    }
}

/// Does the task of this number.
pub fn work<G: Reviewed>(
    plan: &Plan<G>,
    task: usize,
    judge: &mut G::Judge,
    seed: u64,
    enough: &mut Enough<'_>,
) -> Finding {
    let Some(&todo) = plan.tasks.get(task) else {
        return Finding { task, lines: 0, what: Found::Station(Vec::new()) };
    };
    let mut worker =
        Worker { plan, judge, n: todo.n, seed: Rng::derive(seed, task as u64).next_u64(), lines: 0 };
    let what = match todo.what {
        What::Decision(seat) => Found::Decision(worker.decision(seat, enough)),
        What::Die => Found::Die(worker.die(enough)),
        What::Station => Found::Station(worker.station(enough)),
    };
    Finding { task, lines: worker.lines, what }
}

struct Worker<'a, G: Reviewed> {
    plan: &'a Plan<G>,
    judge: &'a mut G::Judge,
    n: usize,
    seed: u64,
    lines: u64,
}

/// Streams of one task.
#[derive(Clone, Copy)]
enum Stream {
    Look = 0,
    Fresh = 1,
    Ideas = 2,
}

/// Something that is tried.
struct Candidate<A> {
    idea: Idea<A>,
    worlds: Worlds,
    /// It has fallen behind and is tried no more.
    dropped: bool,
    /// It wins, and no line need say so.
    wins: bool,
}

impl<G: Reviewed> Worker<'_, G> {
    fn game(&self) -> &G {
        &self.plan.games[self.n]
    }

    /// A world as a seat sees it.
    fn deal(
        &mut self,
        view: &G::View,
        beliefs: Option<&<G::Judge as Judge<G>>::Beliefs>,
        stream: Stream,
        world: usize,
    ) -> (G, u64) {
        let mut rng = Rng::derive(self.seed, (world as u64) << 3 | stream as u64);
        let deal = self.judge.deal(view, beliefs, &mut rng);
        (deal, rng.next_u64())
    }

    fn beliefs(&mut self, seat: Seat) -> Option<<G::Judge as Judge<G>>::Beliefs> {
        let at = &self.plan.games[self.plan.asked(self.n, seat)?];
        let mut legal = Vec::new();
        at.legal(seat, &mut legal);
        Some(self.judge.beliefs(&at.view(Viewer::Seat(seat)), seat, &legal))
    }

    fn line(&mut self, game: G, luck: u64) -> (Shares, G) {
        self.lines += 1;
        self.judge.line(game, luck)
    }

    /// The chances in the eyes of every seat.
    fn station(&mut self, enough: &mut Enough<'_>) -> Vec<Seen> {
        let mut seen: Vec<(Viewer, Worlds)> =
            Seat::all::<G>().map(|seat| (Viewer::Seat(seat), Worlds::default())).collect();
        let views: Vec<_> = seen.iter().map(|&(viewer, _)| self.game().view(viewer)).collect();
        let beliefs: Vec<_> = Seat::all::<G>().map(|seat| self.beliefs(seat)).collect();
        loop {
            for (place, (_, worlds)) in seen.iter_mut().enumerate() {
                for _ in 0..BATCH {
                    let world = worlds.0.len();
                    let (game, luck) = self.deal(&views[place], beliefs[place].as_ref(), Stream::Look, world);
                    worlds.0.push(self.line(game, luck).0);
                }
            }
            if seen[0].1.0.len() >= FEWEST && enough(self.lines, part::STATION) {
                break;
            }
        }
        let one = |(place, (_, worlds)): (usize, (Viewer, Worlds))| Seen {
            shares: worlds.mean(),
            se: worlds.se(place),
        };
        seen.into_iter().enumerate().map(one).collect()
    }

    /// What came, against all that could have come, in the eyes of every seat.
    fn die(&mut self, enough: &mut Enough<'_>) -> Vec<Rolled> {
        let mut chances = Vec::new();
        self.game().chances(&mut chances);
        let came = self.plan.actions[self.n].1;
        let views: Vec<_> = Seat::all::<G>().map(|seat| self.game().view(Viewer::Seat(seat))).collect();
        let beliefs: Vec<_> = Seat::all::<G>().map(|seat| self.beliefs(seat)).collect();
        let mut lucks: Vec<Worlds> = views.iter().map(|_| Worlds::default()).collect();
        loop {
            for (place, lucks) in lucks.iter_mut().enumerate() {
                for _ in 0..2 {
                    let world = lucks.0.len();
                    let (deal, luck) = self.deal(&views[place], beliefs[place].as_ref(), Stream::Look, world);
                    let (mut mean, mut after) = (Shares::default(), Shares::default());
                    for &(roll, p) in &chances {
                        let mut game = deal.clone();
                        game.apply_unchecked(Actor::Nature, roll);
                        let shares = self.line(game, luck).0;
                        for (mean, share) in mean.iter_mut().zip(shares) {
                            *mean += f64::from(p) * share;
                        }
                        if roll == came {
                            after = shares;
                        }
                    }
                    lucks.0.push(std::array::from_fn(|seat| after[seat] - mean[seat]));
                }
            }
            if enough(self.lines, part::DIE) {
                break;
            }
        }
        lucks.iter().map(|lucks| Rolled { luck: lucks.mean(), se: lucks.se(0) }).collect()
    }

    fn decision(&mut self, seat: Seat, enough: &mut Enough<'_>) -> Decided {
        let view = self.game().view(Viewer::Seat(seat));
        let played = self.plan.actions[self.n].1;
        let mut candidates = self.candidates(seat, &view, played);
        let me = usize::from(seat.0);
        let place = candidates.iter().position(|one| one.idea.action == played).unwrap_or(0);
        if candidates.len() == 1 {
            return Decided::forced(G::action_word(played));
        }
        let beliefs = self.beliefs(seat);
        let mut worlds = 0;
        loop {
            for world in worlds..worlds + BATCH {
                let (deal, luck) = self.deal(&view, beliefs.as_ref(), Stream::Look, world);
                for one in candidates.iter_mut().filter(|one| !one.dropped) {
                    let shares = self.try_one(&deal, seat, one.idea.action, one.wins, luck).0;
                    one.worlds.0.push(shares);
                }
            }
            worlds += BATCH;
            if worlds >= FEWEST {
                sift(&mut candidates, place, me);
                if is_settled(&candidates, place, me) || enough(self.lines, part::LOOK) {
                    break;
                }
            }
        }
        // The judge's own choice and the one that was played are no selection: what they differ by is not flattered. Another
        // choice counts only if worlds that had no part in finding it say so too.
        let rival = rival(&candidates, me);
        let suspect = rival.unwrap_or(0);
        let lead = candidates[suspect].worlds.lead(&candidates[place].worlds, me);
        let mut fresh = None;
        if suspect != place && lead.mean >= SUSPICIOUS && lead.z() >= ERRORS {
            let pair = [&candidates[suspect], &candidates[place]].map(|one| (one.idea.action, one.wins));
            fresh = Some(self.confirm(seat, &view, beliefs.as_ref(), pair, enough));
        }
        let confirmed = fresh.as_ref().is_some_and(|fresh| fresh.lead.z() >= ERRORS);
        let mut decided = Decided {
            best: if confirmed { suspect } else { 0 },
            played: place,
            par: par(&candidates),
            ..Decided::forced(G::action_word(played))
        };
        let (lead, error) = match &fresh {
            Some(fresh) if confirmed || suspect == 0 => (fresh.lead, fresh.error),
            _ => (
                candidates[0].worlds.lead(&candidates[place].worlds, me),
                candidates[place].worlds.difference(&candidates[0].worlds),
            ),
        };
        if confirmed && suspect != 0 {
            // What the lines lose against the judge's first choice, and what that overlooks.
            let over_first = candidates[place].worlds.difference(&candidates[0].worlds);
            decided.par = std::array::from_fn(|seat| decided.par[seat] + over_first[seat] - error[seat]);
        }
        if decided.best != place && lead.mean <= 0.0 {
            decided.best = place;
        }
        if decided.best != place {
            let loss = lead.shrunk();
            (decided.loss, decided.raw, decided.se) = (loss, lead.mean, lead.se);
            decided.error = error.map(|error| error * loss / lead.mean.max(1e-9));
        }
        if let Some(fresh) = fresh {
            (decided.z, decided.traces) = (Some(fresh.lead.z()), Some(fresh.traces));
        }
        decided.tried = told::<G>(&candidates, decided.best, me);
        decided
    }

    /// What is tried: what a line would do first, other ideas, and what was played.
    fn candidates(&mut self, seat: Seat, view: &G::View, played: G::Action) -> Vec<Candidate<G::Action>> {
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let mut rng = Rng::derive(self.seed, Stream::Ideas as u64);
        let ideas = self.judge.ideas(view, seat, &legal, &mut rng);
        let mut list = ideas.list;
        if let Some(certain) = ideas.certain {
            list.retain(|idea| idea.action != certain);
            list.insert(0, Idea { action: certain, share: 1.0 });
        }
        let own = list.iter().find(|idea| idea.action == played).copied();
        list.truncate(IDEAS);
        if !list.iter().any(|idea| idea.action == played) {
            list.push(own.unwrap_or(Idea { action: played, share: 0.0 }));
        }
        let one = |idea: Idea<G::Action>| Candidate {
            wins: ideas.certain == Some(idea.action),
            idea,
            worlds: Worlds::default(),
            dropped: false,
        };
        list.into_iter().map(one).collect()
    }

    fn try_one(&mut self, deal: &G, seat: Seat, action: G::Action, wins: bool, luck: u64) -> (Shares, G) {
        let mut game = deal.clone();
        game.apply_unchecked(Actor::Seat(seat), action);
        let (mut shares, last) = self.line(game, luck);
        if wins {
            shares = Shares::default();
            shares[usize::from(seat.0)] = 1.0;
        }
        (shares, last)
    }

    /// The best choice and the one that was played, again, in worlds that had no part in choosing the best.
    fn confirm(
        &mut self,
        seat: Seat,
        view: &G::View,
        beliefs: Option<&<G::Judge as Judge<G>>::Beliefs>,
        pair: [(G::Action, bool); 2],
        enough: &mut Enough<'_>,
    ) -> Fresh {
        let mut worlds = [Worlds::default(), Worlds::default()];
        let mut traces = [Vec::new(), Vec::new()];
        loop {
            for _ in 0..BATCH {
                let (deal, luck) = self.deal(view, beliefs, Stream::Fresh, worlds[0].0.len());
                for (place, (action, wins)) in pair.into_iter().enumerate() {
                    let (shares, last) = self.try_one(&deal, seat, action, wins, luck);
                    worlds[place].0.push(shares);
                    add(&mut traces[place], &last.traces());
                }
            }
            let lead = worlds[0].lead(&worlds[1], usize::from(seat.0));
            if lead.worlds >= FRESH && (is_clear(lead) || enough(self.lines, part::CONFIRM)) {
                let error = worlds[1].difference(&worlds[0]);
                let n = lead.worlds as f32;
                let [best, played] = traces.map(|sum| sum.into_iter().map(|sum| sum / n).collect());
                return Fresh { lead, error, traces: (played, best) };
            }
        }
    }
}

struct Fresh {
    lead: Lead,
    error: Shares,
    traces: (Vec<f32>, Vec<f32>),
}

/// Which mark it is, or that it is none, will hardly change any more.
fn is_clear(lead: Lead) -> bool {
    let near = |(from, _): (f64, Mark)| (100.0 * lead.mean - from).abs() < 250.0 * lead.se;
    !Mark::FROM.into_iter().any(near) && (lead.z() >= SURE + 1.0 || 100.0 * lead.mean < Mark::FROM[2].0)
}

fn add(sum: &mut Vec<f32>, more: &[f32]) {
    sum.resize(more.len(), 0.0);
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// Drops those who have fallen behind; what was played, the judge's own choice and the best so far stay.
fn sift<A: Copy + PartialEq>(candidates: &mut [Candidate<A>], played: usize, me: usize) {
    let ahead = ahead(candidates, me);
    for place in 1..candidates.len() {
        if place == played || place == ahead || candidates[place].dropped {
            continue;
        }
        let lead = candidates[ahead].worlds.lead(&candidates[place].worlds, me);
        candidates[place].dropped = lead.z() > ERRORS + 0.5;
    }
}

/// The best mean among those who are still tried.
fn ahead<A>(candidates: &[Candidate<A>], me: usize) -> usize {
    let open = (0..candidates.len()).filter(|&place| !candidates[place].dropped);
    let mean = |place: usize| candidates[place].worlds.mean()[me];
    // The first among equals: a later one must be better.
    open.reduce(|best, place| if mean(place) > mean(best) { place } else { best }).unwrap_or(0)
}

/// Nothing is left to find out: nobody leads what was played by anything that counts, or it is clear by how much at least.
fn is_settled<A>(candidates: &[Candidate<A>], played: usize, me: usize) -> bool {
    let lead = |place: usize| candidates[place].worlds.lead(&candidates[played].worlds, me);
    let others = (0..candidates.len()).filter(|&place| place != played && !candidates[place].dropped);
    let best = lead(ahead(candidates, me));
    let clear = best.worlds >= 4 * FEWEST && best.z() > 5.0;
    clear || others.map(lead).all(|lead| lead.mean + ERRORS * lead.se < INDIFFERENT)
}

/// A choice that leads the judge's own by more than luck, as far as these worlds go.
fn rival<A>(candidates: &[Candidate<A>], me: usize) -> Option<usize> {
    let ahead = ahead(candidates, me);
    let lead = candidates[ahead].worlds.lead(&candidates[0].worlds, me);
    (ahead != 0 && lead.z() > ERRORS).then_some(ahead)
}

/// What the judge's own choice is ahead of how a line would go on: what lines lose by chance.
fn par<A>(candidates: &[Candidate<A>]) -> Shares {
    let sum: f64 = candidates.iter().map(|one| one.idea.share).sum();
    let mut par = Shares::default();
    for one in candidates {
        let behind = candidates[0].worlds.difference(&one.worlds);
        for (par, behind) in par.iter_mut().zip(behind) {
            *par += behind * one.idea.share / sum.max(1e-9);
        }
    }
    par
}

fn told<G: Notation>(candidates: &[Candidate<G::Action>], best: usize, me: usize) -> Vec<Tried> {
    let one = |candidate: &Candidate<G::Action>| {
        let behind = candidates[best].worlds.lead(&candidate.worlds, me);
        Tried {
            action: G::action_word(candidate.idea.action),
            share: candidate.idea.share,
            worlds: candidate.worlds.0.len() as u32,
            mean: candidate.worlds.mean()[me],
            behind: behind.mean,
            se: behind.se,
        }
    };
    candidates.iter().map(one).collect()
}

impl Decided {
    /// Nothing else came to the judge's mind.
    fn forced(action: String) -> Decided {
        let tried = Tried { action, share: 1.0, worlds: 0, mean: 0.0, behind: 0.0, se: 0.0 };
        Decided {
            tried: vec![tried],
            best: 0,
            played: 0,
            loss: 0.0,
            raw: 0.0,
            se: 0.0,
            z: None,
            error: Shares::default(),
            par: Shares::default(),
            traces: None,
        }
    }
}
