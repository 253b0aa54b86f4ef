//! The playing levels: who plays how, and with what effort.

use std::time::Duration;

use detente_game::Bot;
use detente_search::moment::HAS_CLOCK;
use detente_search::{Budget, Settings};
use detente_struggle::Struggle;

use crate::players::greedy::Greedy;
use crate::players::search::Search;
use crate::players::sparring::Sparring;

/// The usual effort of level `search`: about a fifth of a second on one core of an ordinary computer. Counted in nodes, so
/// that a seed gives the same game everywhere.
pub const NODES: u64 = 1500;

/// How the tree is walked.
pub fn settings() -> Settings {
    Settings { exploration: 0.6, caution: 0.05, ..Settings::default() }
}

/// Level `search`.
pub fn search(seed: u64, budget: Budget) -> Search {
    Search::new(seed, budget)
}

/// A level above `random` by its name, with its effort behind an `@` if it is not the usual one: `greedy`, `search`,
/// `search@200ms`, `search@4000n`; `+4cores` behind it (or `+cores`, all there are) grows as many trees side by side.
pub fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Struggle> + Send>> {
    match level.split_once('@') {
        None if level == "greedy" => Some(Box::new(Greedy::new(seed))),
        // For training; not listed among the levels.
        None if level == "sparring" => Some(Box::new(Sparring::new(seed))),
        None if level == "search" => Some(Box::new(search(seed, Budget::nodes(NODES)))),
        Some(("search", effort)) => {
            let (budget, trees) = parse_effort(effort)?;
            let mut bot = search(seed, budget);
            bot.searcher.trees = trees;
            Some(Box::new(bot))
        }
        _ => None,
    }
}

/// An effort as it is written behind the name of a level, with the number of trees that grow side by side: `200ms`,
/// `4000n+4cores`, `1s+cores` (all there are).
pub fn parse_effort(text: &str) -> Option<(Budget, usize)> {
    let (budget, cores) = text.split_once('+').unwrap_or((text, "1cores"));
    let trees = match cores.strip_suffix("cores")? {
        "" => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
        number => number.parse().ok().filter(|cores| (1..=256).contains(cores))?,
    };
    Some((parse_budget(budget)?, trees))
}

/// A budget by itself: `200ms`, `1.5s`, `4000n`.
pub fn parse_budget(text: &str) -> Option<Budget> {
    let budget = parse_any_budget(text)?;
    // Where no time passes, thinking for some time would never end.
    Some(budget).filter(|budget| HAS_CLOCK || budget.time.is_none())
}

fn parse_any_budget(text: &str) -> Option<Budget> {
    if let Some(milliseconds) = text.strip_suffix("ms") {
        return milliseconds.parse().ok().map(|ms| Budget::time(Duration::from_millis(ms)));
    }
    if let Some(seconds) = text.strip_suffix('s') {
        let seconds: f64 = seconds.parse().ok()?;
        return Duration::try_from_secs_f64(seconds).ok().map(Budget::time);
    }
    text.strip_suffix('n')?.parse().ok().filter(|&nodes| nodes > 0).map(Budget::nodes)
}
