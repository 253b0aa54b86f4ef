//! Puzzles out of games of the network against itself.

use std::fs;

use detente_game::record::Record;
use detente_guerra_fria::GuerraFria;
use detente_review::{Plan, Reviewed, puzzle, shipped};
use detente_struggle::Struggle;

use crate::{over_cores, selfplay};

pub fn run(game: &str, first: u64, games: usize, file: &str) {
    match game {
        "guerra-fria" => of_game::<GuerraFria>(first, games, file),
        _ => of_game::<Struggle>(first, games, file),
    }
}

fn of_game<G: Reviewed>(first: u64, games: usize, file: &str)
where
    G::Options: Default,
{
    let mut all = shipped::read(&fs::read_to_string(file).unwrap_or_default()).unwrap_or_default();
    // A few games at a time, so that what was found is kept.
    for begin in (0..games).step_by(4) {
        let made = over_cores::<G, _>(4.min(games - begin), |judge, number| {
            let seed = first + (begin + number) as u64;
            let actions = selfplay::play::<G, _>(judge, seed, |_, _, _, _| true);
            let record: Record<G> = Record::new(G::Options::default(), actions, None);
            let Ok(plan) = Plan::of(&record) else { return Vec::new() };
            let tasks = 0..plan.tasks.len();
            tasks.filter_map(|task| puzzle::make(&plan, task, judge, seed)).collect::<Vec<_>>()
        });
        all.extend(made.into_iter().flatten());
        all.sort_by(|a, b| a.id.cmp(&b.id));
        all.dedup_by(|a, b| a.id == b.id);
        println!("{} games: {} puzzles", (begin + 4).min(games), all.len());
        fs::write(file, shipped::write(&all)).expect("the file can be written");
    }
}

/// Counts the difficulties of a file again.
pub fn rate(file: &str) {
    let text = fs::read_to_string(file).expect("the file can be read");
    let mut all = shipped::read(&text).unwrap_or_else(|line| panic!("line {line} is no puzzle"));
    for one in &mut all {
        one.difficulty = puzzle::difficulty(one);
    }
    all.sort_by(|a, b| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
    fs::write(file, shipped::write(&all)).expect("the file can be written");
}
