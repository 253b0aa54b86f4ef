//! A decision, tried: which choice is to be compared with the one that was played, found in one set of worlds, and by how much it is
//! better, measured in another. Whatever looks best among several is flattered by the worlds in which it does; worlds that had no part
//! in choosing it flatter nobody, as long as what they say is counted with its sign.

use crate::candidate::{
    Candidate, ahead_of_lines, is_clear, is_in_doubt, is_settled, may_be_marked, narrow, sift, suspect,
};
use crate::judge::Shares;
use crate::paired::Lead;
use crate::result::Mark;
use crate::work::{BATCH, FEWEST, SURE, part};

/// The fewest fresh worlds of a mark.
const FRESH: usize = 64;

/// Sets of worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Look = 0,
    Fresh = 1,
    Ideas = 2,
}

/// Where choices are played on.
pub trait Tries<A> {
    /// The shares to which each of the choices comes in a world, as a line goes on, and what reasons are read off if asked for.
    fn world(&mut self, stream: Stream, world: usize, which: &[A], traced: bool) -> Vec<(Shares, Vec<f32>)>;

    /// Is this part of the effort spent?
    fn enough(&mut self, part: f64) -> bool;
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// What was compared with the choice that was played; that choice itself if nothing seems better.
    pub best: usize,
    /// By how much it is better for the one who decides, counted with its sign; and the standard error of that.
    pub loss: f64,
    pub se: f64,
    /// The same in all fresh worlds; and in standard errors, where a mark was in question.
    pub raw: f64,
    pub z: Option<f64>,
    /// What was played changed the shares by this, against the best.
    pub error: Shares,
    /// What the best is ahead of how a line would go on.
    pub par: Shares,
    /// The means of the traces after what was played and after the best.
    pub traces: Option<(Vec<f32>, Vec<f32>)>,
}

/// Compares what was played, the candidate `place`, with what may be better. The first of the candidates is the judge's own choice.
pub fn compare<A: Copy + PartialEq>(
    candidates: &mut [Candidate<A>],
    place: usize,
    me: usize,
    tries: &mut impl Tries<A>,
) -> Compared {
    let narrowed = look(candidates, place, me, tries);
    let own = ahead_of_lines(candidates);
    let suspect = suspect(candidates, place, me);
    let lead = candidates[suspect].worlds.lead(&candidates[place].worlds, me);
    let in_question = suspect != place && may_be_marked(lead);
    let best = if in_question || lead.mean > 0.0 { suspect } else { place };
    let mut fresh = Fresh::of(candidates, [best, place, 0], in_question);
    if fresh.which.len() == 1 {
        let nothing = Shares::default();
        return Compared {
            best,
            loss: 0.0,
            se: 0.0,
            raw: 0.0,
            z: None,
            error: nothing,
            par: own,
            traces: None,
        };
    }
    // As many as chose it; how many is settled before they say anything.
    let wanted = candidates[best].worlds.0.len().min(candidates[place].worlds.0.len());
    let limit = part::MEASURE + if narrowed { part::NARROW } else { part::LOOK };
    while fresh.count < FEWEST || fresh.count < wanted && !tries.enough(limit) {
        fresh.play(me, tries);
    }
    let counted = fresh.count;
    if in_question {
        // Whether it is a mark, and which, takes more. The judge's own choice has no part in that.
        fresh.playing = 2;
        loop {
            let lead = fresh.lead(fresh.count, me);
            let (which, whether) = (is_clear(lead, &Mark::FROM), is_clear(lead, &Mark::FROM[2..]));
            let is_enough = which || whether && tries.enough(part::WHICH) || tries.enough(part::CONFIRM);
            if fresh.count >= FRESH && is_enough {
                break;
            }
            fresh.play(me, tries);
        }
    }
    let all = fresh.lead(fresh.count, me);
    // A mark is told as all fresh worlds have it. Otherwise those count of which it was settled beforehand how many there would be:
    // to stop when it looks small enough would count it too small.
    let is_mark = in_question && all.z() >= SURE && Mark::of_share(all.mean).is_some();
    let counted = if is_mark { fresh.count } else { counted };
    let lead = fresh.lead(counted, me);
    let error = fresh.error(counted);
    let over_own = fresh.over_own(counted);
    Compared {
        best,
        loss: lead.mean,
        se: lead.se,
        raw: all.mean,
        z: in_question.then(|| all.z()),
        error,
        // What was played is ahead of a line by `own` and `over_own`; the error is a part of that.
        par: std::array::from_fn(|seat| own[seat] + over_own[seat] - error[seat]),
        traces: fresh.traces(),
    }
}

/// Tries all, until nothing is left to find out or the effort is spent. Were they narrowed down?
fn look<A: Copy + PartialEq>(
    candidates: &mut [Candidate<A>],
    place: usize,
    me: usize,
    tries: &mut impl Tries<A>,
) -> bool {
    let (mut worlds, mut narrowed) = (0, false);
    loop {
        let playing: Vec<usize> = (0..candidates.len()).filter(|&one| !candidates[one].dropped).collect();
        let actions: Vec<A> = playing.iter().map(|&one| candidates[one].idea.action).collect();
        for world in worlds..worlds + BATCH {
            for (&one, (shares, _)) in playing.iter().zip(tries.world(Stream::Look, world, &actions, false)) {
                candidates[one].take(shares, me);
            }
        }
        worlds += BATCH;
        if worlds < FEWEST {
            continue;
        }
        sift(candidates, place, me);
        if is_settled(candidates, place, me) {
            return narrowed;
        }
        if tries.enough(part::LOOK) {
            if !narrowed {
                narrow(candidates, place, me);
                narrowed = true;
            }
            if !is_in_doubt(candidates, place, me) || tries.enough(part::NARROW) {
                return narrowed;
            }
        }
    }
}

/// Fresh worlds.
struct Fresh<A> {
    /// The best, what was played and the judge's own choice, none of them twice.
    which: Vec<Candidate<A>>,
    /// Where in it what was played and the judge's own choice stand; the best is the first.
    played: usize,
    own: usize,
    /// So many of them are still played.
    playing: usize,
    /// Summed over the worlds, if reasons may be asked for.
    traced: Option<Vec<Vec<f32>>>,
    count: usize,
}

impl<A: Copy> Fresh<A> {
    fn of(candidates: &[Candidate<A>], [best, played, own]: [usize; 3], traced: bool) -> Fresh<A> {
        let mut places = vec![best];
        let mut at = |place: usize| {
            places.iter().position(|&other| other == place).unwrap_or_else(|| {
                places.push(place);
                places.len() - 1
            })
        };
        let (played, own) = (at(played), at(own));
        let which: Vec<Candidate<A>> = places
            .iter()
            .map(|&place| Candidate::new(candidates[place].idea, candidates[place].wins))
            .collect();
        let traced = traced.then(|| vec![Vec::new(); which.len()]);
        Fresh { playing: which.len(), which, played, own, traced, count: 0 }
    }

    fn play(&mut self, me: usize, tries: &mut impl Tries<A>) {
        let actions: Vec<A> = self.which[..self.playing].iter().map(|one| one.idea.action).collect();
        for _ in 0..BATCH {
            let came = tries.world(Stream::Fresh, self.count, &actions, self.traced.is_some());
            for (place, (shares, traced)) in came.into_iter().enumerate() {
                self.which[place].take(shares, me);
                if let Some(sums) = &mut self.traced {
                    add(&mut sums[place], &traced);
                }
            }
            self.count += 1;
        }
    }

    /// What the best is ahead of what was played in the first so many worlds.
    fn lead(&self, worlds: usize, me: usize) -> Lead {
        self.which[0].worlds.first(worlds).lead(&self.which[self.played].worlds.first(worlds), me)
    }

    fn error(&self, worlds: usize) -> Shares {
        self.which[self.played].worlds.first(worlds).difference(&self.which[0].worlds)
    }

    /// What was played against the judge's own choice, as lines go on.
    fn over_own(&self, worlds: usize) -> Shares {
        self.which[self.played].lines.first(worlds).difference(&self.which[self.own].lines)
    }

    fn traces(&self) -> Option<(Vec<f32>, Vec<f32>)> {
        let sums = self.traced.as_ref()?;
        let mean = |sum: &Vec<f32>| sum.iter().map(|sum| sum / self.count as f32).collect();
        Some((mean(&sums[self.played]), mean(&sums[0])))
    }
}

fn add(sum: &mut Vec<f32>, more: &[f32]) {
    sum.resize(more.len(), 0.0);
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

#[cfg(test)]
mod tests {
    use detente_game::Rng;

    use super::*;
    use crate::judge::Idea;

    /// Choices whose worth is known, in worlds that differ by chance.
    struct Noise {
        seed: u64,
        worth: Vec<f64>,
        lines: u64,
    }

    /// The effort of a decision here.
    const LINES: u64 = 48;

    impl Tries<usize> for Noise {
        fn world(
            &mut self,
            stream: Stream,
            world: usize,
            which: &[usize],
            _: bool,
        ) -> Vec<(Shares, Vec<f32>)> {
            let one = |&choice: &usize| {
                self.lines += 1;
                let number = (world as u64) << 8 | (choice as u64) << 2 | stream as u64;
                let chance = self.worth[choice] + 0.4 * (Rng::derive(self.seed, number).unit_f64() - 0.5);
                ([chance, 1.0 - chance, 0.0, 0.0], Vec::new())
            };
            which.iter().map(one).collect()
        }

        fn enough(&mut self, part: f64) -> bool {
            self.lines as f64 >= part * LINES as f64
        }
    }

    fn compared(seed: u64, worth: &[f64], place: usize) -> Compared {
        let candidate = |action: usize| {
            Candidate::new(Idea { action, share: if action == 0 { 0.8 } else { 0.1 } }, false)
        };
        let mut candidates: Vec<_> = (0..worth.len()).map(candidate).collect();
        compare(&mut candidates, place, 0, &mut Noise { seed, worth: worth.to_vec(), lines: 0 })
    }

    /// Over many decisions.
    fn all(worth: &[f64], place: usize) -> Vec<Compared> {
        (0..3000).map(|seed| compared(seed, worth, place)).collect()
    }

    fn mean(all: &[Compared], of: impl Fn(&Compared) -> f64 + Clone) -> Lead {
        Lead::of(all.iter().map(of))
    }

    /// A fifth of a point, of what is measured in the fewest worlds that there are: to end when nothing leads any more favours what was
    /// played a little, and so does the name of a mark those that are marked.
    const LITTLE: f64 = 0.0025;

    #[test]
    fn choices_that_are_equal_are_no_errors_in_the_mean() {
        for place in [0, 1, 2] {
            let all = all(&[0.5; 4], place);
            let loss = mean(&all, |one| one.loss);
            assert!(loss.z().abs() < 3.0 && loss.se < 0.001, "{place}: {loss:?}");
            // Cut off on one side they would be, though what is but luck were taken off.
            let cut = mean(&all, |one| crate::accuracy::sure(one.loss, one.se));
            assert!(cut.z() > 5.0, "{place}: {cut:?}");
            let known = mean(&all, |one| one.error[0] + one.par[0]);
            assert!(known.mean.abs() < LITTLE + 3.0 * known.se, "{place}: {known:?}");
        }
    }

    #[test]
    fn what_is_given_away_is_counted_and_a_large_error_whole() {
        for (worse, least) in [(0.02, 0.6), (0.06, 0.95), (0.2, 1.0)] {
            for place in [0, 2] {
                let mut worth = [0.5; 4];
                worth[place] -= worse;
                let loss = mean(&all(&worth, place), |one| one.loss);
                assert!(loss.mean > least * worse - LITTLE, "{worse} of {place}: {loss:?}");
                assert!(loss.mean < 1.03 * worse + LITTLE, "{worse} of {place}: {loss:?}");
            }
        }
    }

    #[test]
    fn what_was_played_is_ahead_of_a_line_by_as_much_as_it_is() {
        let worth = [0.5, 0.45, 0.6, 0.5];
        let line = (0.8 * 0.5 + 0.1 * (0.45 + 0.6 + 0.5)) / 1.1;
        for (place, played) in worth.into_iter().enumerate() {
            let known = mean(&all(&worth, place), |one| one.error[0] + one.par[0]);
            let off = known.mean - (played - line);
            assert!(off.abs() < LITTLE + 3.0 * known.se, "{place}: {known:?} is {off} off");
        }
    }

    #[test]
    fn a_win_that_is_there_counts_whole_and_lines_that_miss_it_do_not() {
        let one = |seed: u64| {
            let idea = |action| Idea { action, share: 0.5 };
            let mut candidates: Vec<_> =
                (0..2).map(|action| Candidate::new(idea(action), action == 0)).collect();
            compare(&mut candidates, 1, 0, &mut Noise { seed, worth: vec![0.6, 0.4], lines: 0 })
        };
        let all: Vec<Compared> = (0..500).map(one).collect();
        assert!(all.iter().all(|one| one.best == 0 && one.z > Some(SURE)));
        assert!((mean(&all, |one| one.loss).mean - 0.6).abs() < LITTLE);
        // A line comes to 0.5, as far as lines go what was played to 0.4.
        let known = mean(&all, |one| one.error[0] + one.par[0]);
        assert!((known.mean + 0.1).abs() < LITTLE + 3.0 * known.se, "{known:?}");
    }
}
