//! The findings summed up. Between two points of the curve each seat's view of the chances changes by so much; what of it was
//! an error, a die or the judge's own improvement was measured, and what is left is what hands turned out to hold.

use std::collections::BTreeMap;

use detente_game::{Actor, Game, Seat};

use crate::accuracy;
use crate::finding::{self, Decided, Finding, Found, Seen};
use crate::judge::{MOST_SEATS, Shares};
use crate::plan::{Between, End, METHOD, Plan};
use crate::result::*;
use crate::reviewed::Reviewed;
use crate::told;

/// The version of the form and of the way of judging. Whoever keeps reviews makes those of another one again.
pub const VERSION: u32 = METHOD;

/// How the review was asked for.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    pub seed: u64,
    pub effort: &'a str,
    /// Whose chance the sum is of.
    pub of: Seat,
    /// Only what this seat decided, did and saw is told; the sum stays whole.
    pub only: bool,
}

/// What was found at every task, in the order of the plan; `None` if something is missing.
pub fn sum_up<G: Reviewed>(plan: &Plan<G>, findings: &[Finding], asked: &Asked<'_>) -> Option<Review> {
    let mut found: Vec<Option<&Finding>> = vec![None; plan.tasks.len()];
    for finding in findings {
        *found.get_mut(finding.task)? = Some(finding);
    }
    let found: Vec<&Finding> = found.into_iter().collect::<Option<_>>()?;
    let mut sum = Sum::<G>::new(plan, asked.of);
    sum.add_all(&found)?;
    let Sum { mut accounts, mut curve, mut decisions, mut chances, mut errors_that_tell, .. } = sum;
    decisions.sort_by_key(|decision| decision.n);
    chances.sort_by_key(|chance| chance.n);
    curve.sort_by_key(|point| point.n);
    let of = asked.of.name::<G>().to_owned();
    let account = &accounts[&of];
    let (start, end, rest) = (account.start, account.end, account.rest);
    let luck = account.luck.iter().map(|(seat, luck)| (seat.clone(), luck.sum())).collect();
    let errors = account.errors.clone();
    let mut profiles: BySeat<Profile> = Seat::all::<G>()
        .map(|seat| (seat.name::<G>().to_owned(), profile(seat.name::<G>(), &curve, &decisions)))
        .collect();
    // What came of giving up or of an agreement; nothing that anybody played.
    if let End::GivenUp(shares, _) | End::Agreed(shares) = plan.end {
        curve.push(point(plan, plan.games.len() - 1, &vec![Seen { shares, se: 0.0 }; G::SEATS.len()]));
    }
    if asked.only {
        decisions.retain(|decision| decision.by == of);
        errors_that_tell.retain(|error| error.by.as_ref() == Some(&of));
        // What somebody else was dealt is seen through other eyes.
        chances.retain(|chance| chance.kind != ChanceKind::Deal || chance.by.as_ref() == Some(&of));
        // Nor is it told which card somebody else has drawn face down.
        for chance in chances.iter_mut().filter(|chance| chance.kind == ChanceKind::Draw) {
            chance.came = chance.came.take().filter(|_| !plan.is_face_down(chance.n, asked.of));
        }
        accounts.retain(|seat, _| *seat == of);
        profiles.retain(|seat, _| *seat == of);
        for point in &mut curve {
            point.chance.retain(|seat, _| *seat == of);
            // From the mean and the own chance anybody could work out what the others saw.
            point.mean = point.chance.clone();
        }
    }
    let accuracy = profiles.iter().map(|(seat, profile)| (seat.clone(), profile.accuracy)).collect();
    let turning = turning(errors_that_tell, &chances);
    let mut review = Review {
        version: VERSION,
        game: G::NAME.to_owned(),
        seed: asked.seed,
        effort: asked.effort.to_owned(),
        lines: found.iter().map(|finding| finding.lines).sum(),
        of,
        start,
        end,
        luck,
        errors,
        rest,
        accounts,
        accuracy,
        profiles,
        curve,
        decisions,
        chances,
        turning,
    };
    told::tell(plan, &mut review, asked.only.then_some(asked.of));
    Some(review)
}

/// A point of the curve.
fn point<G: Reviewed>(plan: &Plan<G>, n: usize, seen: &[Seen]) -> Point {
    let place = plan.games[n].place();
    let named = |share: &dyn Fn(usize) -> f64| {
        Seat::all::<G>()
            .map(|seat| (seat.name::<G>().to_owned(), points(share(usize::from(seat.0)))))
            .collect::<BySeat<f64>>()
    };
    let all = mean::<G>(seen);
    Point {
        n,
        turn: place.turn,
        round: place.round,
        by: place.by.map(|seat| seat.name::<G>().to_owned()),
        chance: named(&|seat| seen[seat].shares[seat]),
        mean: named(&|seat| all[seat]),
    }
}

struct Sum<'a, G: Reviewed> {
    plan: &'a Plan<G>,
    of: Seat,
    accounts: BySeat<Account>,
    curve: Vec<Point>,
    decisions: Vec<Decision>,
    chances: Vec<Chance>,
    /// Marked errors and what was given up, with what each added to the chance of `of`.
    errors_that_tell: Vec<Turning>,
}

/// Two decimals of points are more than anything here is exact to.
fn points(share: f64) -> f64 {
    let rounded = (1e4 * share).round() / 1e2;
    // No "−0".
    if rounded == 0.0 { 0.0 } else { rounded }
}

impl<'a, G: Reviewed> Sum<'a, G> {
    fn new(plan: &'a Plan<G>, of: Seat) -> Sum<'a, G> {
        let names = || Seat::all::<G>().map(|seat| seat.name::<G>().to_owned());
        let account = || Account {
            luck: names().map(|seat| (seat, Luck::default())).collect(),
            errors: names().map(|seat| (seat, 0.0)).collect(),
            ..Account::default()
        };
        let accounts = names().map(|seat| (seat, account())).collect();
        Sum {
            plan,
            of,
            accounts,
            curve: Vec::new(),
            decisions: Vec::new(),
            chances: Vec::new(),
            errors_that_tell: Vec::new(),
        }
    }

    /// Does something with the account of every seat and its number.
    fn each(&mut self, mut change: impl FnMut(usize, &mut Account)) {
        for seat in Seat::all::<G>() {
            let account = self.accounts.get_mut(seat.name::<G>()).expect("every seat has an account");
            change(usize::from(seat.0), account);
        }
    }

    fn add_all(&mut self, found: &[&Finding]) -> Option<()> {
        let plan = self.plan;
        let mut stations: Vec<(usize, Vec<Seen>)> = Vec::new();
        let mut inside: BTreeMap<usize, &Finding> = BTreeMap::new();
        for (task, finding) in plan.tasks.iter().zip(found) {
            match &finding.what {
                Found::Station(seen) => stations.push((task.n, seen.clone())),
                Found::Decision(_) | Found::Die(_) => _ = inside.insert(task.n, finding),
            }
        }
        let last = plan.games.len() - 1;
        if let End::Over(shares) = plan.end {
            stations.push((last, vec![Seen { shares, se: 0.0 }; G::SEATS.len()]));
        }
        stations.sort_by_key(|&(n, _)| n);
        self.curve.extend(stations.iter().map(|(n, seen)| point(plan, *n, seen)));
        for pair in stations.windows(2) {
            let [(from, before), (to, after)] = pair else { continue };
            self.segment(*from, *to, before, after, &inside)?;
        }
        let ends = mean::<G>(&stations.last()?.1);
        let begins = mean::<G>(&stations.first()?.1);
        let end = self.give_up(ends);
        self.each(|seat, account| {
            account.start = points(begins[seat]);
            account.end = points(end[seat]);
        });
        self.close();
        Some(())
    }

    /// What happened between two points of the curve.
    fn segment(
        &mut self,
        from: usize,
        to: usize,
        before: &[Seen],
        after: &[Seen],
        inside: &BTreeMap<usize, &Finding>,
    ) -> Option<()> {
        let seats = G::SEATS.len();
        let share = 1.0 / seats as f64;
        let mut change: Vec<Shares> =
            before.iter().zip(after).map(|(b, a)| less(a.shares, b.shares)).collect();
        let se = |viewer: usize| share * libm::hypot(before[viewer].se, after[viewer].se);
        match self.plan.between(from, to) {
            // No hand has a part in it either.
            Between::Bid => {
                let all = change.iter().fold(Shares::default(), |sum, change| plus(sum, *change));
                self.each(|seat, account| account.rest += 100.0 * share * all[seat]);
            }
            Between::Deal => {
                for (viewer, change) in change.iter().enumerate() {
                    let luck = change.map(|change| share * change);
                    self.luck(Some(Seat(viewer as u8)), luck, |luck| &mut luck.cards);
                    self.chance(from, to, ChanceKind::Deal, Some(Seat(viewer as u8)), luck, se(viewer));
                }
            }
            Between::Draw => {
                let of = self.plan.games[from].chance().of;
                let luck = change.iter().fold(Shares::default(), |sum, change| plus(sum, *change));
                let luck = luck.map(|luck| share * luck);
                self.luck(of, luck, |luck| &mut luck.cards);
                let error = (0..seats).map(se).fold(0.0, libm::hypot);
                self.chance(from, to, ChanceKind::Draw, of, luck, error);
            }
            Between::Play => {
                for (&n, finding) in inside.range(from..to) {
                    match &finding.what {
                        Found::Decision(decided) => {
                            self.decision(n, decided, before)?;
                            let known = plus(decided.counted, decided.par);
                            for change in &mut change {
                                *change = less(*change, known);
                            }
                        }
                        Found::Die(rolled) => {
                            let asked = self.plan.games[n].chance();
                            let mut luck = Shares::default();
                            for (change, rolled) in change.iter_mut().zip(rolled) {
                                *change = less(*change, rolled.luck);
                                luck = plus(luck, rolled.luck.map(|luck| share * luck));
                            }
                            self.luck(asked.of, luck, |luck| &mut luck.dice);
                            let error = rolled.iter().map(|rolled| share * rolled.se).fold(0.0, libm::hypot);
                            self.chance(n, n + 1, ChanceKind::Die, asked.of, luck, error);
                        }
                        Found::Station(_) => {}
                    }
                }
                // What a viewer learns beyond that is what others held.
                for (viewer, change) in change.iter().enumerate() {
                    let others = Seat::all::<G>().filter(|seat| usize::from(seat.0) != viewer);
                    for other in others {
                        let part = change.map(|change| share * change / (seats - 1) as f64);
                        self.luck(Some(other), part, |luck| &mut luck.hand);
                    }
                }
            }
        }
        Some(())
    }

    /// Books luck of a seat; that of nobody is everybody's.
    fn luck(&mut self, of: Option<Seat>, luck: Shares, part: impl Fn(&mut Luck) -> &mut f64) {
        let owners: Vec<Seat> = of.map_or_else(|| Seat::all::<G>().collect(), |seat| vec![seat]);
        let each = 1.0 / owners.len() as f64;
        for owner in owners {
            self.each(|seat, account| {
                let booked = account.luck.get_mut(owner.name::<G>()).expect("every seat has luck");
                *part(booked) += 100.0 * each * luck[seat];
            });
        }
    }

    fn chance(&mut self, from: usize, to: usize, kind: ChanceKind, by: Option<Seat>, luck: Shares, se: f64) {
        let place = self.plan.games[from].place();
        let came = (kind != ChanceKind::Deal).then(|| G::action_word(self.plan.actions[from].1));
        self.chances.push(Chance {
            n: from,
            actions: to - from,
            kind,
            by: by.map(|seat| seat.name::<G>().to_owned()),
            turn: place.turn,
            round: place.round,
            came,
            luck: points(luck[usize::from(self.of.0)]),
            se: points(se),
        });
    }

    /// A decision; `eyes` saw the chances at the point of the curve before it.
    fn decision(&mut self, n: usize, decided: &Decided, eyes: &[Seen]) -> Option<()> {
        let (Actor::Seat(seat), action) = self.plan.actions[n] else { return None };
        let game = &self.plan.games[n];
        let place = game.place();
        let loss = points(decided.loss);
        let (best, played) = (decided.tried.get(decided.best)?, decided.tried.get(decided.played)?);
        let mark = decided.mark();
        let place_of = usize::from(seat.0);
        let chance =
            if decided.tried.len() > 1 { decided.chance } else { eyes.get(place_of)?.shares[place_of] };
        let why = match &decided.traces {
            _ if mark.is_none() => Vec::new(),
            // Lines take the win a round later: there is nothing to be read off them.
            _ if decided.certain => {
                vec![Why::won(seat.name::<G>(), points(decided.chance - decided.loss))]
            }
            Some((after, better)) => G::why(seat, after, better),
            None => Vec::new(),
        };
        self.decisions.push(Decision {
            n,
            by: seat.name::<G>().to_owned(),
            turn: place.turn,
            round: place.round,
            phase: place.phase,
            kind: game.decision(seat, action),
            played: played.action.clone(),
            best: best.action.clone(),
            loss,
            se: points(decided.se),
            z: decided.z.map(|_| sureness(decided)),
            mark,
            chance: points(chance),
            tried: tried(decided, chance),
            told: None,
            why,
        });
        if mark.is_some() {
            // A win that was still there afterwards has decided nothing.
            let change = if decided.certain { decided.counted } else { decided.error };
            self.error_that_tells(n, seat, change);
        }
        self.each(|account_of, account| {
            let errors = account.errors.get_mut(seat.name::<G>()).expect("every seat has errors");
            *errors += 100.0 * decided.counted[account_of];
            account.rest += 100.0 * decided.par[account_of];
        });
        Some(())
    }

    /// An error that may have decided the game: `change` is what it added to the chance of every seat.
    fn error_that_tells(&mut self, n: usize, by: Seat, change: Shares) {
        let place = self.plan.games[n].place();
        self.errors_that_tell.push(Turning {
            n,
            turn: place.turn,
            round: place.round,
            by: Some(by.name::<G>().to_owned()),
            what: TurningKind::Error,
            // Of four seats two win: what one gives away another need not have.
            points: points(change[usize::from(self.of.0)]),
            told: Told::default(),
        });
    }

    /// Whoever gives up, or is out of time, gives away the chance that was left. What players agree on is nobody's error.
    fn give_up(&mut self, last: Shares) -> Shares {
        let (end, how) = match self.plan.end {
            End::Over(shares) => return shares,
            End::Open => return last,
            End::GivenUp(shares, how) => (shares, Some(how)),
            End::Agreed(shares) => (shares, None),
        };
        let change = less(end, last);
        let losers: Vec<Seat> =
            Seat::all::<G>().filter(|seat| how.is_some() && end[usize::from(seat.0)] == 0.0).collect();
        let each = change.map(|change| change / losers.len().max(1) as f64);
        let n = self.plan.games.len() - 1;
        let place = self.plan.games[n].place();
        for loser in &losers {
            let loss = points(last[usize::from(loser.0)]);
            self.decisions.push(Decision {
                n,
                by: loser.name::<G>().to_owned(),
                turn: place.turn,
                round: place.round,
                phase: place.phase,
                kind: DecisionKind::Resignation,
                played: how.unwrap_or_default().to_owned(),
                best: String::new(),
                loss,
                se: 0.0,
                z: None,
                mark: None,
                chance: loss,
                tried: Vec::new(),
                told: None,
                why: Vec::new(),
            });
            if self.decisions.last().is_some_and(Decision::gives_up) {
                self.error_that_tells(n, *loser, each);
            }
        }
        self.each(|seat, account| {
            if losers.is_empty() {
                account.rest += 100.0 * change[seat];
            }
            for loser in &losers {
                let errors = account.errors.get_mut(loser.name::<G>()).expect("every seat has errors");
                *errors += 100.0 * each[seat];
            }
        });
        end
    }

    /// Rounds the accounts, so that each is a sum that anybody can check.
    fn close(&mut self) {
        self.each(|_, account| {
            let round = |number: &mut f64| *number = points(*number / 100.0);
            for luck in account.luck.values_mut() {
                [&mut luck.dice, &mut luck.cards, &mut luck.hand].into_iter().for_each(round);
            }
            account.errors.values_mut().for_each(round);
            round(&mut account.rest);
            let told: f64 = account.luck.values().map(|luck| luck.sum()).sum::<f64>()
                + account.errors.values().sum::<f64>()
                + account.rest;
            let odd = account.end - account.start - told;
            // What rounding has left over, some hundredths of a point, goes to the hands.
            if let Some(luck) = account.luck.values_mut().next() {
                luck.hand = points((luck.hand + odd) / 100.0);
            }
        });
    }
}

/// Standard errors of the loss; no more of them than anybody reads.
fn sureness(decided: &Decided) -> f64 {
    let z = decided.loss / decided.se.max(1e-9);
    ((z * 100.0).round() / 100.0).clamp(-1000.0, 1000.0)
}

/// Everything that was tried, the best first. What was played and what it counts against stand as far apart as the loss says, which is
/// told of fresh worlds; of the others there are only the worlds that chose, and what leads there alone is no better.
fn tried(decided: &Decided, chance: f64) -> Vec<Tried> {
    let Decided { best, played, loss, se, .. } = *decided;
    let one = |(place, one): (usize, &finding::Tried)| {
        let (behind, se) = match place {
            _ if place == best => (0.0, 0.0),
            _ if place == played => (loss, se),
            // Nothing is better: what was played counts against the judge's own choice.
            0 if best == played => (-loss, se),
            _ => (one.behind.max(0.0), one.se),
        };
        let told = Tried {
            action: one.action.clone(),
            chance: points((chance - behind).clamp(0.0, 1.0)),
            behind: points(behind),
            se: points(se),
            worlds: one.worlds,
        };
        (place != best, told)
    };
    let mut all: Vec<(bool, Tried)> = decided.tried.iter().enumerate().map(one).collect();
    all.sort_by(|(a, one), (b, other)| a.cmp(b).then(one.behind.total_cmp(&other.behind)));
    all.into_iter().map(|(_, told)| told).collect()
}

/// The mean over the eyes of all seats.
fn mean<G: Game>(seen: &[Seen]) -> Shares {
    let sum = seen.iter().fold([0.0; MOST_SEATS], |sum, seen| plus(sum, seen.shares));
    sum.map(|sum| sum / G::SEATS.len() as f64)
}

fn plus(a: Shares, b: Shares) -> Shares {
    std::array::from_fn(|seat| a[seat] + b[seat])
}

fn less(a: Shares, b: Shares) -> Shares {
    std::array::from_fn(|seat| a[seat] - b[seat])
}

/// How well a seat played.
fn profile(seat: &str, curve: &[Point], decisions: &[Decision]) -> Profile {
    let own: Vec<&Decision> =
        decisions.iter().filter(|decision| decision.by == seat && decision.tried.len() > 1).collect();
    // A play is all that the seat decides between two points of the curve.
    let mut plays: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for decision in &own {
        let play = curve.partition_point(|point| point.n <= decision.n).saturating_sub(1);
        let (lost, se) = plays.entry(play).or_default();
        (*lost, *se) = (*lost + decision.loss, libm::hypot(*se, decision.se));
    }
    let lost: Vec<f64> = plays.values().map(|&(lost, se)| accuracy::sure(lost, se)).collect();
    let chance = |place: usize| curve.get(place).and_then(|point| point.chance.get(seat)).copied();
    let mut chances: Vec<f64> = plays.keys().filter_map(|&play| chance(play)).collect();
    chances.extend(curve.last().and_then(|point| point.chance.get(seat)).copied());
    let count = |mark: Mark| own.iter().filter(|decision| decision.mark == Some(mark)).count() as u32;
    let share = |part: &dyn Fn(&Decision) -> bool| {
        let part = || own.iter().filter(|decision| part(decision));
        let sure = part().map(|decision| accuracy::sure(decision.loss, decision.se));
        Share {
            decisions: part().count() as u32,
            lost: points(part().map(|decision| decision.loss).sum::<f64>() / 100.0),
            accuracy: points(accuracy::mean(sure) / 100.0),
        }
    };
    let phases = own.iter().map(|decision| decision.phase);
    let kinds = own.iter().map(|decision| decision.kind);
    Profile {
        accuracy: points(accuracy::of_game(&lost, &chances) / 100.0),
        decisions: own.len() as u32,
        loss: points(own.iter().map(|decision| decision.loss).sum::<f64>() / own.len().max(1) as f64 / 100.0),
        inaccuracies: count(Mark::Inaccuracy),
        mistakes: count(Mark::Mistake),
        blunders: count(Mark::Blunder),
        phases: phases.map(|phase| (phase, share(&|decision| decision.phase == phase))).collect(),
        kinds: kinds.map(|kind| (kind, share(&|decision| decision.kind == kind))).collect(),
    }
}

/// What decided the game: the greatest of the errors and of the luck that tell.
fn turning(errors: Vec<Turning>, chances: &[Chance]) -> Vec<Turning> {
    let luck = chances.iter().filter(|chance| chance.is_telling()).map(|chance| Turning {
        n: chance.n,
        turn: chance.turn,
        round: chance.round,
        by: chance.by.clone(),
        what: TurningKind::Luck,
        points: chance.luck,
        told: Told::default(),
    });
    // An error that went to others has decided nothing here.
    let errors = errors.into_iter().filter(|error| error.points.abs() >= TELLING);
    let mut all: Vec<Turning> = errors.chain(luck).collect();
    all.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()).then(a.n.cmp(&b.n)));
    all.truncate(3);
    all
}
