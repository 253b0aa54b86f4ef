//! Reviews in the browser. The house cuts a game that is over into pieces and keeps what was found; the pieces are worked on where
//! bots think, each by itself, in whichever worker has time ([`Judging`]). The same record with as many lines and the same seed gives
//! the same review as `detente review`, byte for byte.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use detente_games::GameName;
use detente_house::reading::Shelved;
use detente_house::reviewing::{self, SEED, Terms, Worker};
use detente_protocol::{EngineReply, ErrorCode, HouseAnswer, Kept, KeptKind, ReviewState, ReviewWork};
use detente_review::{Finding, Kept as Findings, LINES, Review};
use detente_table::Refusal;
use serde::{Deserialize, Serialize};

use crate::house::{House, LIMITS, kept};
use crate::playing::Out;
use crate::routes::SHOWN;

/// Reviews that are kept; of more the oldest go.
pub const REVIEWS: usize = 100;

/// How many lines of play somebody may ask for in a decision, in the mean.
const FEWEST: u32 = 1;
const MOST: u32 = 2000;

/// What was found is kept whenever so many pieces have come.
const PIECES: usize = 12;

/// A review as it is kept: what was found so far, and the whole once it is there.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Saved {
    lines: u32,
    tasks: u32,
    findings: Findings,
    review: Option<Review>,
    created: i64,
}

#[derive(Clone, Debug)]
struct Held {
    saved: Saved,
    /// Counts how often it was kept.
    kept: u32,
    /// So much of it is in what is kept.
    written: usize,
    /// It is of today's way of judging.
    checked: bool,
}

/// What the house knows of reviews.
#[derive(Debug, Default)]
pub struct Reviews {
    held: BTreeMap<String, Held>,
    /// Those of another version that cannot be read any more, by how often they were kept: a new one takes their place.
    unread: BTreeMap<String, u32>,
    /// Those that workers are at.
    working: BTreeSet<String>,
    /// Those that nobody could work on.
    failed: BTreeSet<String>,
}

impl Reviews {
    /// Takes over what was kept.
    pub fn take_in(&mut self, kept: &Kept) {
        if let Ok(saved) = serde_json::from_str::<Saved>(&kept.text) {
            let written = saved.findings.findings.len();
            let held = Held { saved, kept: kept.version, written, checked: false };
            self.held.insert(kept.id.clone(), held);
        } else {
            self.unread.insert(kept.id.clone(), kept.version);
        }
    }

    pub fn forget(&mut self, id: &str) -> bool {
        self.working.remove(id);
        self.failed.remove(id);
        let (held, unread) = (self.held.remove(id), self.unread.remove(id));
        held.is_some() || unread.is_some()
    }

    fn keep(&mut self, id: &str) -> Option<Kept> {
        let held = self.held.get_mut(id)?;
        held.kept += 1;
        held.written = held.saved.findings.findings.len();
        let text = serde_json::to_string(&held.saved).expect("a review is plain data");
        Some(kept(KeptKind::Review, id, held.kept, text))
    }

    /// The oldest, where there is no room for one more.
    fn oldest(&self) -> Option<String> {
        let oldest = self.held.iter().min_by_key(|(_, held)| held.saved.created);
        oldest.filter(|_| self.held.len() >= REVIEWS).map(|(id, _)| id.clone())
    }
}

impl House {
    /// How far the review of a game is; one that was broken off goes on.
    pub(crate) fn review_state(&mut self, id: &str, out: &mut Out) -> Result<ReviewState, Refusal> {
        self.hold_to_method(id, out)?;
        let Some(held) = self.reviews.held.get(id) else {
            // Is there such a game, and is it over?
            self.replay(id, out, |of, _| reviewing::cut(of, terms(LINES as u32), LIMITS).map(drop))?;
            return Ok(ReviewState::None);
        };
        if let Some(review) = held.saved.review.clone() {
            let review = self.replay(id, out, |of, lang| reviewing::shown(of, &review, LIMITS, lang))?;
            return Ok(ReviewState::Done { review: Box::new(review) });
        }
        let (done, of) = (held.saved.findings.findings.len() as u32, held.saved.tasks);
        if self.reviews.failed.contains(id) {
            return Ok(ReviewState::Failed);
        }
        self.work_on(id, out)?;
        Ok(ReviewState::Working { done, of })
    }

    /// What was found by another way of judging is not mixed with what is found today: as at a server, a review that was broken off
    /// begins anew, and one that was finished is forgotten, so that whoever asks gets a new one.
    fn hold_to_method(&mut self, id: &str, out: &Out) -> Result<(), Refusal> {
        let Some(held) = self.reviews.held.get(id).filter(|held| !held.checked) else { return Ok(()) };
        let lines = held.saved.lines;
        let pieces = self.replay(id, out, |of, _| reviewing::cut(of, terms(lines), LIMITS))?;
        let held = self.reviews.held.get_mut(id).ok_or(ErrorCode::NotFound)?;
        held.checked = true;
        let key = pieces.key();
        if held.saved.findings.key == key {
            return Ok(());
        }
        if held.saved.review.is_some() {
            return self.forget(KeptKind::Review, id);
        }
        held.saved.tasks = pieces.count() as u32;
        held.saved.findings = Findings { key, findings: Vec::new() };
        held.written = 0;
        Ok(())
    }

    /// Begins a review, or goes on with one.
    pub(crate) fn review_asked(
        &mut self,
        id: &str,
        lines: Option<u32>,
        out: &mut Out,
    ) -> Result<ReviewState, Refusal> {
        self.reviews.failed.remove(id);
        if id == SHOWN {
            // It is another page's, and gone with it.
            return Err(ErrorCode::NotFound.into());
        }
        if !self.reviews.held.contains_key(id) {
            let lines = lines.unwrap_or(LINES as u32).clamp(FEWEST, MOST);
            let pieces = self.replay(id, out, |of, _| reviewing::cut(of, terms(lines), LIMITS))?;
            if let Some(oldest) = self.reviews.oldest() {
                self.forget(KeptKind::Review, &oldest)?;
            }
            let findings = Findings { key: pieces.key(), findings: Vec::new() };
            let saved =
                Saved { lines, tasks: pieces.count() as u32, findings, review: None, created: out.now };
            let kept = self.reviews.unread.remove(id).unwrap_or_default();
            self.reviews.held.insert(id.to_owned(), Held { saved, kept, written: 0, checked: true });
        }
        self.review_state(id, out)
    }

    /// Asks for whatever is missing to be worked on, unless that was asked for already.
    fn work_on(&mut self, id: &str, out: &mut Out) -> Result<(), Refusal> {
        if self.reviews.working.contains(id) {
            return Ok(());
        }
        let held = self.reviews.held.get(id).ok_or(ErrorCode::NotFound)?;
        let (lines, tasks) = (held.saved.lines, held.saved.tasks);
        let found: BTreeSet<usize> = held.saved.findings.findings.iter().map(|found| found.task).collect();
        let tasks = (0..tasks).filter(|&task| !found.contains(&(task as usize))).collect();
        let work = self.replay(id, out, |of, _| {
            Ok(ReviewWork {
                id: id.to_owned(),
                game: of.game.name().to_owned(),
                record: of.record.to_owned(),
                lines,
                seed: SEED.to_string(),
                tasks,
            })
        })?;
        self.reviews.working.insert(id.to_owned());
        out.review = Some(work);
        Ok(())
    }

    /// Pieces of a review have come; none if nobody can work on it.
    pub(crate) fn found(&mut self, id: &str, findings: &[String], out: &Out) {
        let Some(held) = self.reviews.held.get_mut(id).filter(|held| held.saved.review.is_none()) else {
            return;
        };
        if findings.is_empty() {
            self.reviews.working.remove(id);
            self.reviews.failed.insert(id.to_owned());
            return;
        }
        let (own, tasks) = (&mut held.saved.findings.findings, held.saved.tasks as usize);
        for finding in findings.iter().filter_map(|text| serde_json::from_str::<Finding>(text).ok()) {
            if finding.task < tasks && !own.iter().any(|known| known.task == finding.task) {
                own.push(finding);
            }
        }
        let (whole, fresh) = (own.len() == tasks, own.len() - held.written.min(own.len()));
        if whole {
            let (lines, findings) = (held.saved.lines, held.saved.findings.findings.clone());
            let summed =
                self.replay(id, out, |of, _| Ok(reviewing::cut(of, terms(lines), LIMITS)?.sum_up(&findings)));
            self.reviews.working.remove(id);
            let Ok(Some(review)) = summed else {
                // The game is gone, or the pieces are none of it. What is kept of them is of no use to anybody either.
                let forgotten = self.forget(KeptKind::Review, id);
                debug_assert!(forgotten.is_ok(), "it was held above");
                return;
            };
            if let Some(held) = self.reviews.held.get_mut(id) {
                held.saved.review = Some(review);
                held.saved.findings.findings = Vec::new();
            }
        }
        if whole || fresh >= PIECES {
            self.brought.extend(self.reviews.keep(id));
        }
    }

    /// A review that is there.
    pub(crate) fn review(&mut self, id: &str, out: &Out) -> Result<Review, Refusal> {
        self.hold_to_method(id, out)?;
        let held = self.reviews.held.get(id).and_then(|held| held.saved.review.clone());
        held.ok_or_else(|| ErrorCode::NotFound.into())
    }

    /// The same as a file, as `detente review --json` writes it.
    pub(crate) fn review_file(&mut self, id: &str, out: &Out) -> Result<HouseAnswer, Refusal> {
        let review = self.review(id, out)?;
        let body = serde_json::to_string(&review).map_err(|_| Refusal::from(ErrorCode::Internal))?;
        Ok(HouseAnswer { status: 200, body, name: Some(format!("{}-{id}-review.json", review.game)) })
    }
}

fn terms(lines: u32) -> Terms {
    Terms { lines, seed: SEED }
}

/// What one worker needs for the pieces of one review: the game cut into them is kept from one to the next.
#[derive(Default)]
pub struct Judging {
    begun: Option<(ReviewWork, Worker)>,
}

impl fmt::Debug for Judging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Judging").field(&self.begun.as_ref().map(|(work, _)| &work.id)).finish()
    }
}

impl Judging {
    /// Works on the pieces that are named.
    pub fn work(&mut self, work: &ReviewWork) -> Result<EngineReply, String> {
        let alike = ReviewWork { tasks: Vec::new(), ..work.clone() };
        let same = self.begun.as_ref().is_some_and(|(begun, _)| *begun == alike);
        if !same {
            let game =
                GameName::by_name(&work.game).ok_or_else(|| format!("no game is called “{}”", work.game))?;
            let seed = work.seed.parse().map_err(|_| format!("“{}” is no seed", work.seed))?;
            let of = Shelved { game, id: &work.id, title: "", record: &work.record };
            let how = Terms { lines: work.lines, seed };
            let pieces = reviewing::cut(of, how, LIMITS).map_err(|refusal| format!("{:?}", refusal.code))?;
            let worker = pieces.worker().ok_or("the network is not here")?;
            self.begun = Some((alike, worker));
        }
        let (_, worker) = self.begun.as_mut().ok_or("nothing was begun")?;
        let found = |&task: &u32| serde_json::to_string(&worker(task as usize)).unwrap_or_default();
        Ok(EngineReply::Findings { findings: work.tasks.iter().map(found).collect() })
    }
}
