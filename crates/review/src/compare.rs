//! A decision, tried: which choice is perhaps better than the one that was played, found in one set of worlds, and by how much it is,
//! measured in another. Whatever looks best among several is flattered by the worlds in which it does; worlds that had no part
//! in choosing it flatter nobody, as long as what they say is counted with its sign.
//!
//! A win that is there for certain is a case of its own. Lines take it, and if it is not played, they take it a round later: so a win
//! that is missed would cost nothing but what may happen until then. That is right for the sum; but whoever does not see it now will not
//! see it then. For the mark, whoever decides goes on overlooking it, so that it is told at its full price.
//!
//! What is no mark counts against the judge's own choice. Against the best of all it would be larger, by little things that the judge
//! overlooks; but lines overlook them too, so that the sum would only have more to take back as its rest.

use crate::candidate::{
    Came, Candidate, ahead_of_lines, is_clear, is_in_doubt, is_settled, may_be_marked, narrow, sift, suspect,
};
use crate::judge::Shares;
use crate::paired::{Lead, add};
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
    /// What each of the choices comes to in a world.
    fn world(&mut self, stream: Stream, world: usize, which: &[A], ask: Ask) -> Vec<Came>;

    /// Is this part of the effort spent?
    fn enough(&mut self, part: f64) -> bool;
}

/// What is wanted of a world.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ask {
    /// What reasons are read off.
    pub traced: bool,
    /// There is a win that whoever decides may overlook: what then?
    pub blind: bool,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// What is better than the choice that was played, or that choice.
    pub best: usize,
    /// By how much the judge's own choice, or what was found if it is a mark, is better for the one who decides, counted with its
    /// sign; and the standard error of that.
    pub loss: f64,
    pub se: f64,
    /// The chance with the best for the one who decides, in the worlds that the loss is told of.
    pub chance: f64,
    /// The best wins for certain.
    pub certain: bool,
    /// What was found, in all fresh worlds; and in standard errors, where a mark was in question.
    pub raw: f64,
    pub z: Option<f64>,
    /// What was played changed the shares by this, against the best.
    pub error: Shares,
    /// The same against the judge's own choice, as lines go on: what counts in the sum. The chances before had not counted on what the
    /// judge overlooks as well, and the chances after it count on a win that is still there.
    pub counted: Shares,
    /// What the judge's own choice is ahead of how a line would go on.
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
    let rival = if in_question { suspect } else { 0 };
    if rival == place {
        let nothing = Shares::default();
        let best = place;
        return Compared {
            best,
            loss: 0.0,
            se: 0.0,
            chance: candidates[best].worlds.mean()[me],
            certain: candidates[best].wins,
            raw: 0.0,
            z: None,
            error: nothing,
            counted: nothing,
            par: own,
            traces: None,
        };
    }
    let mut fresh = Fresh::of(candidates, [rival, place, 0], in_question);
    // As many as chose it; how many is settled before they say anything.
    let wanted = candidates[rival].worlds.0.len().min(candidates[place].worlds.0.len());
    let limit = part::MEASURE + if narrowed { part::NARROW } else { part::LOOK };
    while fresh.count < FEWEST || fresh.count < wanted && !tries.enough(limit) {
        fresh.play(me, tries);
    }
    let counted = fresh.count;
    if in_question {
        // Whether it is a mark, and which, takes more. The judge's own choice has no part in that.
        fresh.playing = 2;
        loop {
            let lead = fresh.lead(0, fresh.count, me);
            let (which, whether) = (is_clear(lead, &Mark::FROM), is_clear(lead, &Mark::FROM[2..]));
            let is_enough = which || whether && tries.enough(part::WHICH) || tries.enough(part::CONFIRM);
            if fresh.count >= FRESH && is_enough {
                break;
            }
            fresh.play(me, tries);
        }
    }
    // A mark is told against what was found, as all fresh worlds have it. Anything else counts against the judge's own choice, in those
    // worlds of which it was settled beforehand how many there would be: to stop when it looks small would count it too small.
    let all = fresh.lead(0, fresh.count, me);
    let is_mark = in_question && all.z() >= SURE && Mark::of_share(all.mean).is_some();
    let (against, worlds) = if is_mark { (0, fresh.count) } else { (fresh.own, counted) };
    let (lead, error) = (fresh.lead(against, worlds, me), fresh.error(against, worlds));
    let (best, at) = match is_mark {
        true => (rival, 0),
        false if lead.mean > 0.0 => (0, fresh.own),
        false => (place, fresh.played),
    };
    Compared {
        best,
        loss: lead.mean,
        se: lead.se,
        chance: fresh.which[at].worlds.first(worlds).mean()[me],
        certain: candidates[best].wins,
        raw: all.mean,
        z: in_question.then(|| all.z()),
        error,
        counted: fresh.over_own(counted),
        par: own,
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
    let ask = Ask { traced: false, blind: candidates.iter().any(|one| one.wins) };
    loop {
        let playing: Vec<usize> = (0..candidates.len()).filter(|&one| !candidates[one].dropped).collect();
        let actions: Vec<A> = playing.iter().map(|&one| candidates[one].idea.action).collect();
        for world in worlds..worlds + BATCH {
            for (&one, came) in playing.iter().zip(tries.world(Stream::Look, world, &actions, ask)) {
                candidates[one].take(&came, me);
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
    /// What is compared with, what was played and the judge's own choice, none of them twice.
    which: Vec<Candidate<A>>,
    /// Where in it what was played and the judge's own choice stand.
    played: usize,
    own: usize,
    /// So many of them are still played.
    playing: usize,
    /// Is there a win to be overlooked?
    blind: bool,
    /// Summed over the worlds, if reasons may be asked for.
    traced: Option<Vec<Vec<f32>>>,
    count: usize,
}

impl<A: Copy> Fresh<A> {
    fn of(candidates: &[Candidate<A>], [rival, played, own]: [usize; 3], traced: bool) -> Fresh<A> {
        let mut places = vec![rival];
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
        let blind = candidates.iter().any(|one| one.wins);
        Fresh { playing: which.len(), which, played, own, blind, traced, count: 0 }
    }

    fn play(&mut self, me: usize, tries: &mut impl Tries<A>) {
        let actions: Vec<A> = self.which[..self.playing].iter().map(|one| one.idea.action).collect();
        for _ in 0..BATCH {
            let ask = Ask { traced: self.traced.is_some(), blind: self.blind };
            for (place, came) in tries.world(Stream::Fresh, self.count, &actions, ask).iter().enumerate() {
                self.which[place].take(came, me);
                if let Some(sums) = &mut self.traced {
                    add(&mut sums[place], &came.traces);
                }
            }
            self.count += 1;
        }
    }

    /// What one of them is ahead of what was played in the first so many worlds.
    fn lead(&self, one: usize, worlds: usize, me: usize) -> Lead {
        self.which[one].worlds.first(worlds).lead(&self.which[self.played].worlds, me)
    }

    fn error(&self, against: usize, worlds: usize) -> Shares {
        self.which[self.played].worlds.first(worlds).difference(&self.which[against].worlds)
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

#[cfg(test)]
mod tests {
    use detente_game::Rng;

    use super::*;
    use crate::judge::Idea;

    /// Choices whose worth is known, in worlds that differ by chance.
    struct Noise {
        seed: u64,
        worth: Vec<f64>,
        /// The same to whoever goes on overlooking the win, where there is one.
        blind: Option<Vec<f64>>,
        lines: u64,
    }

    /// The effort of a decision here.
    const LINES: u64 = 48;

    impl Tries<usize> for Noise {
        fn world(&mut self, stream: Stream, world: usize, which: &[usize], _: Ask) -> Vec<Came> {
            let one = |&choice: &usize| {
                self.lines += 1;
                let number = (world as u64) << 8 | (choice as u64) << 2 | stream as u64;
                let luck = 0.4 * (Rng::derive(self.seed, number).unit_f64() - 0.5);
                let shares = |worth: f64| [worth + luck, 1.0 - worth - luck, 0.0, 0.0];
                let blind = self.blind.as_ref().unwrap_or(&self.worth)[choice];
                Came { line: shares(self.worth[choice]), blind: shares(blind), traces: Vec::new() }
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
        compare(&mut candidates, place, 0, &mut Noise { seed, worth: worth.to_vec(), blind: None, lines: 0 })
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
            assert!(place == 0 || cut.z() > 5.0, "{place}: {cut:?}");
            let known = mean(&all, |one| one.counted[0] + one.par[0]);
            assert!(known.mean.abs() < LITTLE + 3.0 * known.se, "{place}: {known:?}");
        }
    }

    #[test]
    fn what_is_given_away_against_the_judges_own_choice_is_counted_and_a_mark_whole() {
        // Of the judge's own choice and of what was played; what is counted.
        let cases =
            [(0.5, 0.48, 0.02), (0.5, 0.44, 0.06), (0.5, 0.3, 0.2), (0.48, 0.5, -0.02), (0.4, 0.25, 0.25)];
        for (own, played, counted) in cases {
            let all = all(&[own, 0.5, played, 0.5], 2);
            let loss = mean(&all, |one| one.loss);
            assert!((loss.mean - counted).abs() < 0.03 * counted.abs() + LITTLE, "{own}, {played}: {loss:?}");
            // In the sum it counts against the judge's own choice alone: what that overlooks, the chances before had not counted on.
            let counts = mean(&all, |one| one.counted[0]);
            assert!(
                (counts.mean - (played - own)).abs() < 3.0 * counts.se + LITTLE,
                "{own}, {played}: {counts:?}"
            );
            // Lines go on with the judge's own choice most of the time, so that little is left for the rest.
            let rest = mean(&all, |one| one.par[0]).mean;
            assert!(rest.abs() < 0.04, "{own}, {played}: {rest}");
        }
    }

    #[test]
    fn what_the_judge_itself_overlooks_is_an_error_only_if_it_is_a_mark() {
        let little = mean(&all(&[0.5, 0.515, 0.5], 0), |one| one.loss);
        assert!(little.mean < 0.005, "{little:?}");
        let much = all(&[0.5, 0.7, 0.5], 0);
        assert!(much.iter().all(|one| one.best == 1 && one.z > Some(SURE)));
        assert!((mean(&much, |one| one.loss).mean - 0.2).abs() < 0.006 + LITTLE);
        assert!(much.iter().all(|one| one.counted.iter().all(|share| share.abs() < 1e-9)));
    }

    #[test]
    fn what_was_played_is_ahead_of_a_line_by_as_much_as_it_is() {
        let worth = [0.5, 0.45, 0.6, 0.5];
        let line = (0.8 * 0.5 + 0.1 * (0.45 + 0.6 + 0.5)) / 1.1;
        for (place, played) in worth.into_iter().enumerate() {
            let known = mean(&all(&worth, place), |one| one.counted[0] + one.par[0]);
            let off = known.mean - (played - line);
            assert!(off.abs() < LITTLE + 3.0 * known.se, "{place}: {known:?} is {off} off");
        }
    }

    #[test]
    fn a_missed_win_is_marked_at_its_full_price_and_counted_as_far_as_lines_do_not_find_it_later() {
        let one = |seed: u64| {
            // Lines take the win now, and nearly always later; whoever goes on overlooking it has 0.4.
            let idea = |action| Idea { action, share: if action == 0 { 1.0 } else { 0.0 } };
            let mut candidates: Vec<_> =
                (0..2).map(|action| Candidate::new(idea(action), action == 0)).collect();
            let blind = Some(vec![1.0, 0.4]);
            compare(&mut candidates, 1, 0, &mut Noise { seed, worth: vec![1.0, 0.9], blind, lines: 0 })
        };
        let all: Vec<Compared> = (0..500).map(one).collect();
        assert!(all.iter().all(|one| one.best == 0 && one.certain && one.z > Some(SURE)));
        assert!((mean(&all, |one| one.loss).mean - 0.6).abs() < LITTLE);
        let counted = mean(&all, |one| one.counted[0]);
        assert!((counted.mean + 0.1).abs() < LITTLE + 3.0 * counted.se, "{counted:?}");
        // A line does what the judge would: nothing is left that nobody did.
        assert!(all.iter().all(|one| one.par[0].abs() < 1e-9));
    }
}
