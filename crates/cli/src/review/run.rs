//! The work of a review over all cores, with what was found kept on the way.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use detente_game::Seat;
use detente_review::sum::Asked;
use detente_review::{Effort, Finding, Kept, Plan, Review, Reviewed, sum_up, work};
use detente_search::Budget;

use super::{cannot_write, no_judge, write};
use crate::answer::Failure;
use crate::progress::Progress;
use crate::say::Say;

/// How often what was found is written down.
const PAUSE: Duration = Duration::from_secs(5);

/// How a review is made.
#[derive(Clone, Debug)]
pub struct Run {
    pub budget: Budget,
    pub effort: String,
    pub seed: u64,
    pub threads: usize,
    /// Where what was found is kept.
    pub keep: Option<PathBuf>,
}

impl Run {
    /// Reviews a game, from the view of the seat `of`, and tells what it decided only, if nothing else is wanted.
    pub fn review<G>(&self, plan: &Plan<G>, of: Seat, only: bool, say: Say) -> Result<Review, Failure>
    where
        G: Reviewed + Sync,
        G::Action: Sync,
    {
        let key = plan.key(&self.effort, self.seed);
        let mut kept = self.kept(&key, say)?;
        // Whether anything can be kept there is known before the work, and not after it.
        self.write(&kept, say)?;
        let found: BTreeSet<usize> = kept.findings.iter().map(|finding| finding.task).collect();
        let mut missing: Vec<usize> = (0..plan.tasks.len()).filter(|task| !found.contains(task)).collect();
        plan.longest_first(&mut missing);
        // No more hands than there is work.
        let hands = self.threads.min(missing.len()).max(1);
        let judges: Option<Vec<G::Judge>> = (0..hands).map(|_| G::judge()).collect();
        let judges = judges.ok_or_else(|| no_judge(say))?;
        let done = Mutex::new((Progress::new(plan.tasks.len() as u64, say), &mut kept, Instant::now()));
        let next = AtomicUsize::new(0);
        let failed = thread::scope(|scope| {
            let working: Vec<_> = judges
                .into_iter()
                .map(|mut judge| {
                    let (next, missing, done) = (&next, &missing, &done);
                    scope.spawn(move || {
                        while let Some(&task) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                            let found = self.work(plan, task, &mut judge);
                            // Whoever panicked while holding it has ended the review anyway.
                            let Ok(mut done) = done.lock() else { return Ok(()) };
                            let (progress, kept, written) = &mut *done;
                            kept.findings.push(found);
                            progress.at(kept.findings.len() as u64);
                            if written.elapsed() >= PAUSE {
                                *written = Instant::now();
                                self.write(kept, say)?;
                            }
                        }
                        Ok(())
                    })
                })
                .collect();
            working
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .find(Result::is_err)
        });
        drop(done);
        if let Some(failed) = failed {
            failed?;
        }
        self.write(&kept, say)?;
        let asked = Asked { seed: self.seed, effort: &self.effort, of, only };
        sum_up(plan, &kept.findings, &asked).ok_or_else(|| Failure::Bad(say.text("review-kept", &[])))
    }

    fn work<G: Reviewed>(&self, plan: &Plan<G>, task: usize, judge: &mut G::Judge) -> Finding {
        match self.budget.time {
            None => work(plan, task, judge, self.seed, &mut Effort(self.budget.nodes).enough()),
            Some(time) => {
                let start = Instant::now();
                work(plan, task, judge, self.seed, &mut |_, part| start.elapsed() >= time.mul_f64(part))
            }
        }
    }

    fn kept(&self, key: &str, say: Say) -> Result<Kept, Failure> {
        let nothing = || Kept { key: key.to_owned(), findings: Vec::new() };
        let Some(path) = self.keep.as_deref().filter(|path| path.exists()) else { return Ok(nothing()) };
        let kept: Option<Kept> = read(path).and_then(|text| serde_json::from_str(&text).ok());
        kept.filter(|kept| kept.key == key).ok_or_else(|| {
            let args = [("file", path.display().to_string().into())];
            Failure::Bad(say.text("review-kept-other", &args))
        })
    }

    fn write(&self, kept: &Kept, say: Say) -> Result<(), Failure> {
        let Some(path) = &self.keep else { return Ok(()) };
        let text = serde_json::to_string(kept).unwrap_or_default();
        // Whoever breaks off while it is written finds the last one whole.
        let aside = path.with_extension("part");
        write(&aside, &text, say)?;
        fs::rename(&aside, path).map_err(|error| cannot_write(path, &error, say))
    }
}

fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}
