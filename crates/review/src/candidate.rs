//! What is tried at a decision, compared: what has fallen behind, what may be better than what was played, and when there is
//! nothing left to find out.

use crate::judge::{Idea, Shares};
use crate::paired::{Lead, Worlds};
use crate::result::Mark;
use crate::work::{FEWEST, SURE};

/// Standard errors of what may be and what has fallen behind.
pub const ERRORS: f64 = 2.0;

/// A difference that is not worth any more time.
const INDIFFERENT: f64 = 0.025;

/// From here on a difference is a mark: as long as one may be as large, it is looked at more closely.
const LEAST_MARK: f64 = Mark::FROM[2].0 / 100.0;

/// Standard errors by which another choice must lead the judge's own to be compared with the played one in its stead.
const PREFERRED: f64 = 1.0;

/// Standard errors from a mark that end its confirmation.
const SURELY: f64 = 2.5;

/// Something that is tried.
pub struct Candidate<A> {
    pub idea: Idea<A>,
    /// What it came to, world by world: a win that is there is taken now or never.
    pub worlds: Worlds,
    /// What the lines came to, which take such a win a round later as well; the same where there is none.
    pub lines: Worlds,
    /// It has fallen behind and is tried no more.
    pub dropped: bool,
    /// It wins, and no line need say so.
    pub wins: bool,
}

impl<A> Candidate<A> {
    pub fn new(idea: Idea<A>, wins: bool) -> Candidate<A> {
        Candidate { idea, worlds: Worlds::default(), lines: Worlds::default(), dropped: false, wins }
    }

    /// Takes up to what a line in the next world came, and one on which whoever decides overlooks wins.
    pub fn take(&mut self, came: &Came, me: usize) {
        self.lines.0.push(came.line);
        self.worlds.0.push(if self.wins { win(me) } else { came.blind });
    }
}

/// What came of a choice in a world.
#[derive(Clone, Debug)]
pub struct Came {
    /// As lines go on.
    pub line: Shares,
    /// The same, if whoever decides goes on overlooking the wins that are there.
    pub blind: Shares,
    /// What reasons are read off, if asked for.
    pub traces: Vec<f32>,
}

/// The game is won.
fn win(me: usize) -> Shares {
    std::array::from_fn(|seat| f64::from(u8::from(seat == me)))
}

/// Drops those who have fallen behind; what was played, the judge's own choice and the best so far stay.
pub fn sift<A: Copy + PartialEq>(candidates: &mut [Candidate<A>], played: usize, me: usize) {
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
pub fn ahead<A>(candidates: &[Candidate<A>], me: usize) -> usize {
    let open = (0..candidates.len()).filter(|&place| !candidates[place].dropped);
    let mean = |place: usize| candidates[place].worlds.mean()[me];
    // The first among equals: a later one must be better.
    open.reduce(|best, place| if mean(place) > mean(best) { place } else { best }).unwrap_or(0)
}

/// The most that a lead may really be.
pub fn most(lead: Lead) -> f64 {
    lead.mean + ERRORS * lead.se
}

pub fn may_be_marked(lead: Lead) -> bool {
    most(lead) >= LEAST_MARK
}

/// Nothing is left to find out: nobody leads what was played by anything that counts, or it is clear that somebody does.
pub fn is_settled<A>(candidates: &[Candidate<A>], played: usize, me: usize) -> bool {
    let lead = |place: usize| candidates[place].worlds.lead(&candidates[played].worlds, me);
    let others = (0..candidates.len()).filter(|&place| place != played && !candidates[place].dropped);
    let best = lead(ahead(candidates, me));
    let clear = best.worlds >= 4 * FEWEST && best.z() > 5.0;
    clear || others.map(lead).all(|lead| most(lead) < INDIFFERENT)
}

/// Only what was played, the judge's own choice and the best of the others are tried any further.
pub fn narrow<A>(candidates: &mut [Candidate<A>], played: usize, me: usize) {
    let best = best_but(candidates, played, me);
    for (place, one) in candidates.iter_mut().enumerate() {
        one.dropped |= place != played && place != 0 && Some(place) != best;
    }
}

/// The difference to what was played may be a mark and may be none.
pub fn is_in_doubt<A>(candidates: &[Candidate<A>], played: usize, me: usize) -> bool {
    let others = (0..candidates.len()).filter(|&place| place != played && !candidates[place].dropped);
    let mut leads = others.map(|place| candidates[place].worlds.lead(&candidates[played].worlds, me));
    let sure = |lead: Lead| lead.z() >= SURE && lead.mean >= LEAST_MARK;
    leads.clone().any(may_be_marked) && !leads.any(sure)
}

/// The best mean among those who are still tried, but for one of them.
pub fn best_but<A>(candidates: &[Candidate<A>], but: usize, me: usize) -> Option<usize> {
    let open = (0..candidates.len()).filter(|&place| place != but && !candidates[place].dropped);
    let mean = |place: usize| candidates[place].worlds.mean()[me];
    open.reduce(|best, place| if mean(place) > mean(best) { place } else { best })
}

/// What is perhaps better than what was played: the judge's own choice, unless another leads that by more than luck. What was
/// played, if there is nothing else.
pub fn suspect<A>(candidates: &[Candidate<A>], played: usize, me: usize) -> usize {
    let Some(best) = best_but(candidates, played, me) else { return played };
    let lead = candidates[best].worlds.lead(&candidates[0].worlds, me);
    if played != 0 && lead.z() < PREFERRED { 0 } else { best }
}

/// What lines with the judge's own choice are ahead of how a line would go on: what lines lose by chance.
pub fn ahead_of_lines<A>(candidates: &[Candidate<A>]) -> Shares {
    let sum: f64 = candidates.iter().map(|one| one.idea.share).sum();
    let mut par = Shares::default();
    for one in candidates {
        let behind = candidates[0].lines.difference(&one.lines);
        for (par, behind) in par.iter_mut().zip(behind) {
            *par += behind * one.idea.share / sum.max(1e-9);
        }
    }
    par
}

/// On which side of these marks it lies will hardly change any more.
pub fn is_clear(lead: Lead, marks: &[(f64, Mark)]) -> bool {
    let near = |&(from, _): &(f64, Mark)| {
        let above = 100.0 * lead.mean - from;
        above.abs() < 100.0 * lead.se * if above < 0.0 { ERRORS } else { SURELY }
    };
    !marks.iter().any(near) && (lead.z() >= SURE + 1.0 || lead.mean < LEAST_MARK)
}
