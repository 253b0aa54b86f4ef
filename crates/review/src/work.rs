//! One piece of work: playing on.
//!
//! A world is a deal of what is hidden from a seat, by what the seat believes, together with the luck of what follows. What
//! is compared is compared in the same worlds.

use detente_game::{Actor, Notation, Rng, Seat, Viewer};

use crate::candidate::{Came, Candidate};
use crate::compare::{Ask, Stream, Tries, compare};
use crate::finding::{Decided, Finding, Found, Rolled, Seen, Tried};
use crate::judge::{Idea, Judge, Shares};
use crate::paired::Worlds;
use crate::plan::{Plan, What};
use crate::reviewed::Reviewed;

/// Lines of play for a decision in the mean, unless somebody asks for more or less.
pub const LINES: u64 = 240;

/// Worlds that are played before it is asked whether they are enough.
pub(crate) const BATCH: usize = 8;

/// The fewest worlds that a judgement rests on.
pub(crate) const FEWEST: usize = 16;

/// The most ideas that are tried beside what was played.
const IDEAS: usize = 4;

/// Standard errors on fresh worlds that make a mark.
pub const SURE: f64 = 3.0;

/// How much of the effort for a decision is spent when what ends.
pub(crate) mod part {
    /// All ideas.
    pub const LOOK: f64 = 1.0;
    /// What may be better, and what was played.
    pub const NARROW: f64 = 4.0;
    /// What was found, what was played and the judge's own choice on fresh worlds, beyond what was spent on finding it.
    pub const MEASURE: f64 = 1.0;
    /// The two on fresh worlds: until it is known which mark, and until it is known whether there is one at all.
    pub const WHICH: f64 = 8.0;
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
        What::Decision(seat) => Found::Decision(Box::new(worker.decision(seat, enough))),
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

    fn line(&mut self, game: G, from: &G, luck: u64) -> Shares {
        self.lines += 1;
        self.judge.line(game, from, luck, None).0
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
                    worlds.0.push(self.line(game.clone(), &game, luck));
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
                    // Rolls that come to the same are played on once.
                    let mut played: Vec<(G, Shares)> = Vec::new();
                    for &(roll, p) in &chances {
                        let mut game = deal.clone();
                        game.apply_unchecked(Actor::Nature, roll);
                        let known =
                            played.iter().find(|(other, _)| *other == game).map(|&(_, shares)| shares);
                        let shares = known.unwrap_or_else(|| {
                            let shares = self.line(game.clone(), &deal, luck);
                            played.push((game, shares));
                            shares
                        });
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
        let mut tries = Decision { worker: self, view, beliefs, seat, enough };
        let found = compare(&mut candidates, place, me, &mut tries);
        Decided {
            tried: told::<G>(&candidates, found.best, me),
            best: found.best,
            played: place,
            loss: found.loss,
            chance: found.chance,
            certain: found.certain,
            raw: found.raw,
            se: found.se,
            z: found.z,
            error: found.error,
            counted: found.counted,
            par: found.par,
            traces: found.traces,
        }
    }

    /// What is tried: what a line would do first, other ideas, and what was played.
    fn candidates(&mut self, seat: Seat, view: &G::View, played: G::Action) -> Vec<Candidate<G::Action>> {
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let mut rng = Rng::derive(self.seed, Stream::Ideas as u64);
        let ideas = self.judge.ideas(view, seat, &legal, &mut rng);
        let mut list = ideas.list;
        let own = list.iter().find(|idea| idea.action == played).copied();
        list.truncate(IDEAS);
        if !list.iter().any(|idea| idea.action == played) {
            list.push(own.unwrap_or(Idea { action: played, share: 0.0 }));
        }
        list.into_iter().map(|idea| Candidate::new(idea, ideas.certain == Some(idea.action))).collect()
    }
}

/// A decision in the worlds of whoever takes it.
struct Decision<'a, 'b, 'c, G: Reviewed> {
    worker: &'a mut Worker<'b, G>,
    view: G::View,
    beliefs: Option<<G::Judge as Judge<G>>::Beliefs>,
    seat: Seat,
    enough: &'a mut Enough<'c>,
}

impl<G: Reviewed> Tries<G::Action> for Decision<'_, '_, '_, G> {
    fn world(&mut self, stream: Stream, world: usize, which: &[G::Action], ask: Ask) -> Vec<Came> {
        let (deal, luck) = self.worker.deal(&self.view, self.beliefs.as_ref(), stream, world);
        let one = |&action: &G::Action| {
            let mut game = deal.clone();
            game.apply_unchecked(Actor::Seat(self.seat), action);
            let blind = ask.blind.then(|| {
                self.worker.lines += 1;
                self.worker.judge.line(game.clone(), &deal, luck, Some(self.seat)).0
            });
            let (line, traces) = if ask.traced {
                self.worker.lines += 1;
                self.worker.judge.traced(game, &deal, luck, None)
            } else {
                (self.worker.line(game, &deal, luck), Vec::new())
            };
            Came { line, blind: blind.unwrap_or(line), traces }
        };
        which.iter().map(one).collect()
    }

    fn enough(&mut self, part: f64) -> bool {
        (self.enough)(self.worker.lines, part)
    }
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
            // What it was then is known from the curve.
            chance: 0.0,
            certain: false,
            raw: 0.0,
            se: 0.0,
            z: None,
            error: Shares::default(),
            counted: Shares::default(),
            par: Shares::default(),
            traces: None,
        }
    }
}
