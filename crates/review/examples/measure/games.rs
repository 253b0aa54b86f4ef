//! Reviews of given games, with two seeds.

use std::collections::BTreeMap;
use std::fs;
use std::time::Instant;

use detente_game::record::Record;
use detente_review::result::{Mark, Review};
use detente_review::{Plan, Refused};
use detente_struggle::Struggle;

use crate::{mean, review};

/// A record, or a log of the official edition.
fn read(file: &str) -> Option<Record<Struggle>> {
    let text = fs::read_to_string(file).ok()?;
    if text.starts_with("detente-record") {
        return Record::parse(&text).ok();
    }
    Some(detente_official_log::conform(&text).ok()?.record)
}

fn marks(review: &Review, least: Mark) -> BTreeMap<usize, Mark> {
    let all = review.decisions.iter();
    all.filter_map(|decision| Some((decision.n, decision.mark.filter(|&mark| mark >= least)?))).collect()
}

pub fn run(lines: u64, files: &[&str]) {
    let mut rests = Vec::new();
    let mut agreed = [(0, 0); 3];
    for file in files {
        let Some(record) = read(file) else {
            println!("{file}: cannot be read");
            continue;
        };
        let plan: Result<Plan<Struggle>, Refused> = Plan::of(&record);
        let Ok(plan) = plan else {
            println!("{file}: {:?}", plan.err());
            continue;
        };
        let mut both = Vec::new();
        for seed in [1, 2] {
            let start = Instant::now();
            let review = review(&plan, lines, seed);
            println!("{file} seed {seed}: {:.0} s, {} lines", start.elapsed().as_secs_f64(), review.lines);
            tell(&review);
            rests.push(review.rest.abs());
            both.push(review);
        }
        for (place, least) in [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].into_iter().enumerate() {
            let (one, two) = (marks(&both[0], Mark::Inaccuracy), marks(&both[1], Mark::Inaccuracy));
            // A mark agrees if the other review has one at the same decision.
            let strong = |marks: &BTreeMap<usize, Mark>| {
                marks.iter().filter(|&(_, &mark)| mark >= least).map(|(&n, _)| n).collect::<Vec<_>>()
            };
            let found = strong(&one).iter().filter(|n| two.contains_key(n)).count()
                + strong(&two).iter().filter(|n| one.contains_key(n)).count();
            agreed[place].0 += found;
            agreed[place].1 += strong(&one).len() + strong(&two).len();
        }
        let (rest, se) = mean(&rests);
        println!(
            "so far: |rest| {rest:.2} ± {se:.2}; marks of one seed that the other makes too: {agreed:?}\n"
        );
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
