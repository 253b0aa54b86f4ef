//! Puzzles out of games of the network against itself.

use std::collections::BTreeSet;
use std::fs;

use detente_game::record::Record;
use detente_guerra_fria::GuerraFria;
use detente_review::{Plan, Puzzle, Reviewed, puzzle, shipped};
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
            Plan::of(&record).map(|plan| found(&plan, judge, seed)).unwrap_or_default()
        });
        all.extend(made.into_iter().flatten());
        all.sort_by(|a, b| a.id.cmp(&b.id));
        all.dedup_by(|a, b| a.id == b.id);
        println!("{} games: {} puzzles", (begin + 4).min(games), all.len());
        fs::write(file, shipped::write(&all)).expect("the file can be written");
    }
}

/// The puzzles of a game, one of a play at most: its later steps ask the same thing again.
fn found<G: Reviewed>(plan: &Plan<G>, judge: &mut G::Judge, seed: u64) -> Vec<Puzzle> {
    let mut plays = BTreeSet::new();
    let mut found = Vec::new();
    for (number, task) in plan.tasks.iter().enumerate() {
        let place = plan.games[task.n].place();
        let play = (place.turn, place.round, place.by.map(|seat| seat.0));
        if plays.contains(&play) {
            continue;
        }
        if let Some(puzzle) = puzzle::make(plan, number, judge, seed) {
            plays.insert(play);
            found.push(puzzle);
        }
    }
    found
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
