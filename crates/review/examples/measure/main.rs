//! What reviews are worth, measured: `cargo run --release -p detente-review --example measure -- WHAT …`.
//!
//! * `games LINES FILE…`: reviews records or official logs: rest, hands, dice, time, and how far the marks of two seeds agree;
//! * `marks LINES FILE…`: the decisions of such games alone, with two seeds;
//! * `dice GAMES`: one die of each of so many random games: the luck of fair dice has mean zero;
//! * `blunders N`: so many planted blunders of each kind, and how many are found;
//! * `puzzles FIRST GAMES FILE [WHAT]`: puzzles out of games of the network against itself, added to a file; `WHAT` is a game, or
//!   `headline`, `last-round`, `europe` or `coup` to look at such decisions of Twilight Struggle alone;
//! * `choose FROM N TO`: the puzzles of a file that are worth shipping;
//! * `recheck FILE [SEED]`: such a file judged anew by the judge of now, in other worlds: what is confirmed stays, with new reasons and
//!   difficulties; the rest goes;
//! * `rate FILE`: the difficulties of such a file counted again, and the reasons said again.

mod blunders;
mod choose;
mod dice;
mod games;
mod puzzles;
mod selfplay;

use std::env;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use detente_game::Seat;
use detente_review::sum::Asked;
use detente_review::{Effort, Finding, Plan, Review, Reviewed, sum_up, work};
use detente_struggle::Struggle;

/// Far from the numbers of games, which are the seeds of puzzles when they are made.
const RECHECK: u64 = 1 << 40;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["games", lines, ref files @ ..] if !files.is_empty() => {
            games::run(lines.parse().unwrap_or(detente_review::LINES), files);
        }
        ["marks", lines, ref files @ ..] if !files.is_empty() => {
            games::run_marks(lines.parse().unwrap_or(detente_review::LINES), files);
        }
        ["dice", games] => dice::run(games.parse().unwrap_or(100)),
        ["blunders", games] => blunders::run(games.parse().unwrap_or(10)),
        ["puzzles", first, games, file, ref game @ ..] if game.len() < 2 => {
            let game = game.first().copied().unwrap_or("twilight");
            puzzles::run(game, first.parse().unwrap_or(1), games.parse().unwrap_or(4), file);
        }
        ["choose", from, wanted, to] => choose::run(from, wanted.parse().unwrap_or(300), to),
        ["rate", file] => puzzles::rate(file),
        ["recheck", file] => puzzles::recheck(file, RECHECK),
        ["recheck", file, seed] => puzzles::recheck(file, seed.parse().unwrap_or(RECHECK)),
        _ => {
            eprintln!(
                "measure games LINES FILE… | marks LINES FILE… | dice GAMES | blunders N | \
                 puzzles FIRST GAMES FILE [WHAT] | \
                 choose FROM N TO | recheck FILE [SEED] | rate FILE"
            );
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// As many as there are, or as `CORES` says.
fn cores() -> usize {
    let told = env::var("CORES").ok().and_then(|told| told.parse().ok());
    told.unwrap_or_else(|| thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get))
}

/// Something for each number, over all cores, in the order of the numbers.
fn over_cores<G: Reviewed, T: Send>(n: usize, one: impl Fn(&mut G::Judge, usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let spawn = |_| {
            scope.spawn(|| {
                let mut judge = G::judge().expect("the network is built in");
                let mut done = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= n {
                        return done;
                    }
                    done.push((number, one(&mut judge, number)));
                }
            })
        };
        let working: Vec<_> = (0..cores()).map(spawn).collect();
        working.into_iter().flat_map(|thread| thread.join().expect("nobody panics")).collect()
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, one)| one).collect()
}

/// The review of a game.
fn review(plan: &Plan<Struggle>, lines: u64, seed: u64) -> Review {
    let mut tasks: Vec<usize> = (0..plan.tasks.len()).collect();
    plan.longest_first(&mut tasks);
    let findings: Vec<Finding> = over_cores::<Struggle, _>(tasks.len(), |judge, place| {
        work(plan, tasks[place], judge, seed, &mut Effort(lines).enough())
    });
    let asked = Asked { seed, effort: &format!("{lines}n"), of: Seat(0), only: false };
    sum_up(plan, &findings, &asked).expect("every task was done")
}

/// The mean and its standard error.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let n = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let variance = numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}
