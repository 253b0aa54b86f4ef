//! Reviews of given games, with two seeds.

use std::collections::BTreeMap;
use std::fs;
use std::time::Instant;

use detente_game::record::Record;
use detente_review::finding::Found;
use detente_review::plan::What;
use detente_review::result::{Mark, Review};
use detente_review::{Effort, Finding, Plan, Refused, work};
use detente_struggle::Struggle;

use crate::{mean, over_cores, review};

/// A record, or a log of the official edition.
fn read(file: &str) -> Option<Record<Struggle>> {
    let text = fs::read_to_string(file).ok()?;
    if text.starts_with("detente-record") {
        return Record::parse(&text).ok();
    }
    Some(detente_official_log::conform(&text).ok()?.record)
}

fn plan_of(file: &str) -> Option<Plan<Struggle>> {
    let Some(record) = read(file) else {
        println!("{file}: cannot be read");
        return None;
    };
    let plan: Result<Plan<Struggle>, Refused> = Plan::of(&record);
    plan.map_err(|refused| println!("{file}: {refused:?}")).ok()
}

/// So many parts of a rest are told.
const LARGEST: usize = 8;

/// By the action that it is at.
type Marks = BTreeMap<usize, Mark>;

/// How many marks of one seed the other makes too: at the same decision, whichever mark it is.
#[derive(Debug, Default)]
struct Agreement {
    /// From inaccuracies on, from mistakes on, blunders: found again, and all.
    from: [(usize, usize); 3],
    /// Marks of both seeds at the same decision that have the same name.
    same: usize,
}

impl Agreement {
    fn add(&mut self, one: &Marks, two: &Marks) {
        for (place, least) in [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].into_iter().enumerate() {
            for (own, other) in [(one, two), (two, one)] {
                let strong: Vec<&usize> =
                    own.iter().filter(|&(_, &mark)| mark >= least).map(|(n, _)| n).collect();
                self.from[place].0 += strong.iter().filter(|n| other.contains_key(n)).count();
                self.from[place].1 += strong.len();
            }
        }
        self.same += 2 * one.iter().filter(|&(n, mark)| two.get(n) == Some(mark)).count();
    }

    fn tell(&self) {
        let names = ["marks", "mistakes and blunders", "blunders"];
        for (name, (again, all)) in names.into_iter().zip(self.from) {
            let share = 100.0 * again as f64 / all.max(1) as f64;
            println!("  {name} that the other seed marks too: {again} of {all} ({share:.0} %)");
        }
        let share = 100.0 * self.same as f64 / self.from[0].1.max(1) as f64;
        println!("  with the same name: {} of {} ({share:.0} %)", self.same, self.from[0].1);
    }
}

/// Reviews with seed 1, and the decisions again with seed 2.
pub fn run(lines: u64, files: &[&str]) {
    let mut reviews: Vec<Review> = Vec::new();
    let mut agreement = Agreement::default();
    for file in files {
        let Some(plan) = plan_of(file) else { continue };
        let start = Instant::now();
        let review = review(&plan, lines, 1);
        println!("{file}: {:.0} s, {} lines", start.elapsed().as_secs_f64(), review.lines);
        tell(&review);
        let marked = review.decisions.iter().filter_map(|one| Some((one.n, one.mark?)));
        agreement.add(&marked.collect(), &marks(&plan, lines, 2));
        reviews.push(review);
        println!("{} games so far:", reviews.len());
        sums(&reviews);
        agreement.tell();
        println!();
    }
}

/// The decisions alone, with two seeds.
pub fn run_marks(lines: u64, files: &[&str]) {
    let mut agreement = Agreement::default();
    for file in files {
        let Some(plan) = plan_of(file) else { continue };
        let start = Instant::now();
        let [one, two] = [1, 2].map(|seed| marks(&plan, lines, seed));
        agreement.add(&one, &two);
        println!("{file}: {:.0} s, so far:", start.elapsed().as_secs_f64());
        agreement.tell();
    }
}

fn marks(plan: &Plan<Struggle>, lines: u64, seed: u64) -> Marks {
    let decisions: Vec<usize> =
        (0..plan.tasks.len()).filter(|&task| matches!(plan.tasks[task].what, What::Decision(_))).collect();
    let found: Vec<Finding> = over_cores::<Struggle, _>(decisions.len(), |judge, place| {
        work(plan, decisions[place], judge, seed, &mut Effort(lines).enough())
    });
    tell_rest(plan, &found, seed);
    let mut told = 0;
    let one = |finding: Finding| {
        told += finding.lines;
        let Found::Decision(decided) = finding.what else { return None };
        let n = plan.tasks[finding.task].n;
        let mark = decided.mark();
        if decided.z.is_some() {
            println!(
                "    seed {seed} {n}: {:+.1} ± {:.1} {} for {} {mark:?}",
                100.0 * decided.raw,
                100.0 * decided.se,
                decided.tried[decided.played].action,
                decided.tried[decided.best].action
            );
        }
        Some((n, mark?))
    };
    let marks = found.into_iter().filter_map(one).collect();
    println!("  seed {seed}: {told} lines for {} decisions", decisions.len());
    marks
}

/// What is not attributed, which the decisions alone say, and where most of it comes from; for the US.
fn tell_rest(plan: &Plan<Struggle>, found: &[Finding], seed: u64) {
    let mut parts: Vec<(f64, usize, String)> = Vec::new();
    for finding in found {
        let Found::Decision(decided) = &finding.what else { continue };
        let own = &decided.tried[0];
        let told = format!("{} ({:.0} % of lines)", own.action, 100.0 * own.share);
        parts.push((100.0 * decided.par[0], plan.tasks[finding.task].n, told));
    }
    let rest: f64 = parts.iter().map(|part| part.0).sum();
    println!("  seed {seed}: rest {rest:+.2}");
    parts.sort_by(|a, b| b.0.abs().total_cmp(&a.0.abs()));
    for (part, n, told) in parts.iter().take(LARGEST) {
        println!("    {n}: {part:+.2} of it, own choice {told}");
    }
}

/// What is not told apart, what is booked to hands because nothing else explains it, and dice; for the US.
fn sums(reviews: &[Review]) {
    let of = |part: &dyn Fn(&Review) -> f64| reviews.iter().map(part).collect::<Vec<f64>>();
    let luck = |review: &Review, part: &dyn Fn(&detente_review::result::Luck) -> f64| -> f64 {
        review.accounts["us"].luck.values().map(part).sum()
    };
    let rest = of(&|review| review.rest);
    let hand = of(&|review| luck(review, &|luck| luck.hand));
    let both = of(&|review| review.rest + luck(review, &|luck| luck.hand));
    let dice = of(&|review| luck(review, &|luck| luck.dice));
    for (name, numbers) in [("rest", rest), ("hands", hand), ("rest + hands", both), ("dice", dice)] {
        let size: Vec<f64> = numbers.iter().map(|number| number.abs()).collect();
        let ((middle, error), (size, size_error)) = (mean(&numbers), mean(&size));
        println!("  {name}: mean {middle:+.2} ± {error:.2}, mean size {size:.2} ± {size_error:.2}");
    }
}

fn tell(review: &Review) {
    println!(
        "  {:.1} + luck {:?} + errors {:?} + rest {:.2} = {:.1}; accuracy {:?}",
        review.start, review.accounts["us"].luck, review.errors, review.rest, review.end, review.accuracy
    );
    for decision in review.decisions.iter().filter(|decision| decision.mark.is_some()) {
        println!(
            "  {:>4} T{}R{} {:4} {:?}: {} for {} −{:.1} ± {:.1}",
            decision.n,
            decision.turn,
            decision.round,
            decision.by,
            decision.kind,
            decision.played,
            decision.best,
            decision.loss,
            decision.se
        );
    }
    for turning in &review.turning {
        println!(
            "  turning {:?} T{}R{} {:?} {:+.1} {}",
            turning.what, turning.turn, turning.round, turning.by, turning.points, turning.told.en
        );
    }
}
