//! By what a game was decided: the pieces of work of a review, for whoever has threads or workers to do them, and a review that is
//! done, told to somebody. Only games that are over are reviewed: what a position is worth is nobody's business while people play.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use detente_chronicle::Subject;
use detente_game::record::{Ending, Record};
use detente_game::{Seat, Viewer};
use detente_games::with_game;
use detente_protocol::{
    ErrorCode, ReviewAccount, ReviewChoice, ReviewDecision, ReviewEntry, ReviewLuck, ReviewMoment,
    ReviewPoint, ReviewProfile, ReviewShare, ReviewShown, ReviewWhat,
};
use detente_review::result::{Account, ChanceKind, Decision, DecisionKind, Profile, Review};
use detente_review::reviewed::label;
use detente_review::sum::Asked;
use detente_review::told::Reason;
use detente_review::{Effort, Finding, Plan, Refused, Reviewed, sum_up, told, work};
use detente_table::{Hosted, Refusal};
use detente_words::{Lang, WORDS};

use crate::reading::{Limits, Shelved, TOURNAMENT, is_source, too_large};

/// The seed of every review that a house makes: that of `detente review`, so that both say the same.
pub const SEED: u64 = 1;

/// The most errors and strokes of luck that are told one by one.
const MOMENTS: usize = 9;

/// Something that does one piece of work after another.
pub type Worker = Box<dyn FnMut(usize) -> Finding + Send>;

/// A review as pieces of work, each by itself, by number.
pub trait Pieces: fmt::Debug + Send + Sync {
    fn count(&self) -> usize;
    /// What two reviews must agree in for one to take up what the other has found.
    fn key(&self) -> String;
    /// None where the program has no network to judge by.
    fn worker(self: Arc<Self>) -> Option<Worker>;
    /// The review; none as long as something is missing.
    fn sum_up(&self, findings: &[Finding]) -> Option<Review>;
}

/// How a review is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Lines of play for a decision in the mean.
    pub lines: u32,
    pub seed: u64,
}

impl Terms {
    fn effort(self) -> String {
        format!("{}n", self.lines)
    }
}

#[derive(Debug)]
struct Cut<G: Reviewed> {
    plan: Plan<G>,
    terms: Terms,
}

impl<G> Pieces for Cut<G>
where
    G: Reviewed + fmt::Debug + Send + Sync + 'static,
    G::Action: Send + Sync,
    G::Judge: 'static,
{
    fn count(&self) -> usize {
        self.plan.tasks.len()
    }

    fn key(&self) -> String {
        self.plan.key(&self.terms.effort(), self.terms.seed)
    }

    fn worker(self: Arc<Self>) -> Option<Worker> {
        let mut judge = G::judge()?;
        let Terms { lines, seed } = self.terms;
        Some(Box::new(move |task| {
            work(&self.plan, task, &mut judge, seed, &mut Effort(u64::from(lines)).enough())
        }))
    }

    fn sum_up(&self, findings: &[Finding]) -> Option<Review> {
        let asked = Asked { seed: self.terms.seed, effort: &self.terms.effort(), of: Seat(0), only: false };
        sum_up(&self.plan, findings, &asked)
    }
}

/// The record of a game that may be reviewed. The game of the rulebooks breaks off, and nobody plays it; nor does anybody here play
/// on a game that was read from a log of the official edition.
fn readable<G: Hosted>(of: Shelved<'_>, limits: Limits) -> Result<Record<G>, Refusal> {
    let record = Record::<G>::parse(of.record).map_err(|_| Refusal::from(ErrorCode::Internal))?;
    if record.actions.len() > limits.actions {
        return Err(too_large(limits));
    }
    let elsewhere = of.id == TOURNAMENT.0 || record.tags.iter().any(is_source);
    if record.ending == Ending::Unfinished && !elsewhere {
        return Err(Refusal::told(ErrorCode::NotNow, "server-error-review-running"));
    }
    Ok(record)
}

fn planned<G: Hosted + Reviewed>(of: Shelved<'_>, limits: Limits) -> Result<Plan<G>, Refusal> {
    let record = readable::<G>(of, limits)?;
    Plan::of(&record).map_err(|refused| match refused {
        Refused::Record(_) => ErrorCode::Illegal.into(),
        Refused::Empty => Refusal::told(ErrorCode::BadRequest, "server-error-review-empty"),
        Refused::TooLong => too_large(limits),
    })
}

/// A game cut into pieces of work.
pub fn pieces(of: Shelved<'_>, terms: Terms, limits: Limits) -> Result<Arc<dyn Pieces>, Refusal> {
    with_game!(of.game, G => {
        let plan = planned::<G>(of, limits)?;
        if <G as Reviewed>::judge().is_none() {
            return Err(Refusal::told(ErrorCode::NotNow, "server-error-review-no-judge"));
        }
        Ok(Arc::new(Cut { plan, terms }))
    })
}

/// The same where others judge: nothing is worked on here.
pub fn cut(of: Shelved<'_>, terms: Terms, limits: Limits) -> Result<Arc<dyn Pieces>, Refusal> {
    with_game!(of.game, G => Ok(Arc::new(Cut { plan: planned::<G>(of, limits)?, terms })))
}

/// A review, told.
pub fn shown(of: Shelved<'_>, review: &Review, limits: Limits, lang: Lang) -> Result<ReviewShown, Refusal> {
    with_game!(of.game, G => Ok(told_of(&planned::<G>(of, limits)?, review, lang)))
}

/// One decision of it.
pub fn decision(
    of: Shelved<'_>,
    review: &Review,
    n: usize,
    limits: Limits,
    lang: Lang,
) -> Result<ReviewDecision, Refusal> {
    let found = review.decisions.iter().find(|decision| decision.n == n).ok_or(ErrorCode::NotFound)?;
    with_game!(of.game, G => Ok(looked_at(&planned::<G>(of, limits)?, found, lang)))
}

fn told_of<G: Reviewed>(plan: &Plan<G>, review: &Review, lang: Lang) -> ReviewShown {
    let seats: Vec<String> = G::SEATS.iter().map(|&seat| seat.to_owned()).collect();
    let each = |of: &BTreeMap<String, f64>| -> Vec<f64> {
        seats.iter().map(|seat| of.get(seat).copied().unwrap_or_default()).collect()
    };
    let account = |seat: &String| {
        let Account { start, end, luck, errors, rest } =
            review.accounts.get(seat).cloned().unwrap_or_default();
        let part = |seat: &String| {
            let luck = luck.get(seat).copied().unwrap_or_default();
            ReviewLuck { dice: luck.dice, cards: luck.cards, hand: luck.hand }
        };
        let luck = seats.iter().map(part).collect();
        ReviewAccount { seat: seat.clone(), start, end, luck, errors: each(&errors), rest }
    };
    let profile = |seat: &String| {
        let Profile { accuracy, decisions, loss, phases, .. } =
            review.profiles.get(seat).cloned().unwrap_or_default();
        let share = |(phase, share): (&detente_review::result::Phase, &detente_review::result::Share)| {
            let part = format!("{phase:?}").to_lowercase();
            ReviewShare { part, decisions: share.decisions, accuracy: share.accuracy }
        };
        let phases = phases.iter().filter(|(_, share)| share.decisions > 0).map(share).collect();
        ReviewProfile { seat: seat.clone(), accuracy, decisions, loss, phases }
    };
    let point = |point: &detente_review::result::Point| ReviewPoint {
        n: point.n as u32,
        turn: point.turn,
        round: point.round,
        mean: each(&point.mean),
        own: each(&point.chance),
    };
    let entry = |decision: &Decision| ReviewEntry {
        n: decision.n as u32,
        by: decision.by.clone(),
        turn: decision.turn,
        round: decision.round,
        loss: decision.loss,
        marked: decision.mark.is_some(),
    };
    ReviewShown {
        game: review.game.clone(),
        effort: review.effort.clone(),
        lines: review.lines,
        accounts: seats.iter().map(account).collect(),
        profiles: seats.iter().map(profile).collect(),
        curve: review.curve.iter().map(point).collect(),
        decisions: review.decisions.iter().map(entry).collect(),
        moments: moments(plan, review, lang),
        turning: review.turning.iter().map(|turning| turning.told.get(lang).to_owned()).collect(),
        seats,
    }
}

/// The largest errors that are sure and strokes of luck, in the order of the game.
fn moments<G: Reviewed>(plan: &Plan<G>, review: &Review, lang: Lang) -> Vec<ReviewMoment> {
    let error = |decision: &Decision| ReviewMoment {
        n: decision.n as u32,
        what: ReviewWhat::Error,
        by: Some(decision.by.clone()),
        turn: decision.turn,
        round: decision.round,
        points: -decision.loss,
        played: Some(decision.played.clone()),
        best: Some(decision.best.clone()).filter(|best| !best.is_empty()),
        line: None,
        came: None,
    };
    let luck = |chance: &detente_review::result::Chance| ReviewMoment {
        n: chance.n as u32,
        what: ReviewWhat::Luck,
        by: chance.by.clone(),
        turn: chance.turn,
        round: chance.round,
        // The review has it for the first seat; what one of two gains the other loses.
        points: if chance.by.as_ref().is_none_or(|by| *by == review.of) { chance.luck } else { -chance.luck },
        played: None,
        best: None,
        line: (chance.kind == ChanceKind::Deal).then(|| WORDS.get(lang, "review-dealt").into_owned()),
        came: chance.came.clone().filter(|_| chance.kind == ChanceKind::Die),
    };
    let errors = review.decisions.iter().filter(|one| one.mark.is_some() || one.gives_up()).map(error);
    let lucky = review.chances.iter().filter(|chance| chance.is_telling()).map(luck);
    let mut all: Vec<ReviewMoment> = errors.chain(lucky).collect();
    all.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()).then(a.n.cmp(&b.n)));
    all.truncate(MOMENTS);
    all.sort_by_key(|moment| moment.n);
    let wanted: Vec<usize> = all
        .iter()
        .filter(|one| one.what == ReviewWhat::Luck && one.line.is_none())
        .map(|one| one.n as usize)
        .collect();
    let lines = told::lines_at(plan, &wanted, None);
    for moment in &mut all {
        let n = moment.n as usize;
        if moment.what == ReviewWhat::Luck {
            moment.line = moment.line.take().or_else(|| lines.get(&n).map(|told| told.get(lang).to_owned()));
        } else if moment.best.is_none() {
            moment.played = Some(gave_up(moment.played.as_deref().unwrap_or_default(), lang));
        } else {
            let by = moment.by.as_deref().unwrap_or_default();
            let called = |word: &Option<String>| word.as_ref().map(|word| called(plan, n, by, word, lang));
            (moment.played, moment.best) = (called(&moment.played), called(&moment.best));
        }
    }
    all
}

/// How somebody gave away the chance that was left, by the word of the record.
fn gave_up(how: &str, lang: Lang) -> String {
    WORDS.get(lang, if how == "time" { "review-out-of-time" } else { "review-resigned" }).into_owned()
}

/// What stands on the button of a choice.
fn called<G: Reviewed>(plan: &Plan<G>, n: usize, by: &str, word: &str, lang: Lang) -> String {
    let (Some(seat), Some(action)) = (Seat::parse::<G>(by), G::parse_action(word)) else {
        return word.to_owned();
    };
    label::<G>(&plan.games[n].view(Viewer::Seat(seat)), seat, action, lang)
}

fn looked_at<G: Reviewed>(plan: &Plan<G>, decision: &Decision, lang: Lang) -> ReviewDecision {
    let seat = Seat::parse::<G>(&decision.by).unwrap_or(Seat(0));
    let view = plan.games[decision.n.min(plan.games.len() - 1)].view(Viewer::Seat(seat));
    let question = G::question(&view, seat, lang);
    let choices = question.as_ref().map(|question| question.choices.as_slice()).unwrap_or_default();
    let choice = |tried: &detente_review::result::Tried| {
        let choice = choices.iter().find(|choice| choice.word == tried.action);
        let target = choice.and_then(|choice| match choice.subject {
            Subject::Card(id) | Subject::Country(id) | Subject::Seat(id) | Subject::Missiles(id, _) => {
                Some(id.to_owned())
            }
            _ => None,
        });
        ReviewChoice {
            action: tried.action.clone(),
            label: choice.map_or_else(|| tried.action.clone(), |choice| choice.label.clone()),
            target,
            chance: tried.chance,
            behind: tried.behind,
            played: tried.action == decision.played,
        }
    };
    let gives_up = decision.kind == DecisionKind::Resignation;
    let asked = question.as_ref().map(|question| question.text.clone()).filter(|_| !gives_up);
    ReviewDecision {
        n: decision.n as u32,
        by: decision.by.clone(),
        turn: decision.turn,
        round: decision.round,
        question: asked.unwrap_or_else(|| gave_up(&decision.played, lang)),
        tried: decision.tried.iter().map(choice).collect(),
        loss: decision.loss,
        se: decision.se,
        marked: decision.mark.is_some(),
        why: told::reasons(&decision.why, Reason::Choice, lang),
    }
}
