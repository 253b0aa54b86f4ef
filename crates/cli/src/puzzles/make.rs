//! Puzzles made of records, over all cores.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use detente_games::{GameName, GuerraFria, Struggle};
use detente_review::{Plan, Puzzle, Reviewed, puzzle, shipped};
use detente_words::WORDS;

use super::Args;
use crate::answer::{Answer, Failure};
use crate::progress::Progress;
use crate::record_file;
use crate::review::{cannot_write, files_in, no_judge, write};
use crate::say::Say;

pub fn run(args: &Args, records: &[String], say: Say) -> Result<Answer, Failure> {
    let Some(output) = &args.output else {
        return Err(Failure::Bad(say.text("usage-missing-argument", &[("argument", "-o".into())])));
    };
    if records.is_empty() {
        return Err(Failure::Bad(say.text("usage-missing-argument", &[("argument", "RECORDS".into())])));
    }
    let mut files: Vec<PathBuf> = Vec::new();
    for record in records {
        files.extend(files_in(Path::new(record), say)?);
    }
    // What is there stays: making puzzles adds to a file. Whether it can be written is found out before hours of work.
    let known = if output.exists() { record_file::read_text(output, say)? } else { String::new() };
    let mut puzzles = shipped::read(&known).map_err(|line| {
        let args = [("file", output.display().to_string().into()), ("line", line.to_string().into())];
        Failure::Bad(say.text("puzzles-unreadable", &args))
    })?;
    let opened = OpenOptions::new().create(true).append(true).open(output);
    opened.map_err(|error| cannot_write(output, &error, say))?;
    // So is whether all of these are records.
    let games: Vec<_> = files
        .iter()
        .map(|file| record_file::read(file, say).map(|read| (file, read)))
        .collect::<Result<_, Failure>>()?;
    let mut made = 0;
    for (file, read) in &games {
        let found = match read.game {
            GameName::Twilight => of_record::<Struggle>(args, file, &read.text, say)?,
            GameName::GuerraFria => of_record::<GuerraFria>(args, file, &read.text, say)?,
        };
        for puzzle in found {
            if !puzzles.iter().any(|known| known.id == puzzle.id) {
                puzzles.push(puzzle);
                made += 1;
            }
        }
        write(output, &shipped::write(&puzzles), say)?;
    }
    let args = [
        ("n", made.to_string().into()),
        ("games", games.len().to_string().into()),
        ("file", output.display().to_string().into()),
    ];
    Ok(Answer::text(WORDS.format(say.lang(), "puzzle-made", &args).into_owned() + "\n"))
}

fn of_record<G>(args: &Args, path: &Path, text: &str, say: Say) -> Result<Vec<Puzzle>, Failure>
where
    G: Reviewed + Sync,
    G::Action: Sync,
{
    let record = record_file::parse::<G>(path, text, say)?;
    let plan = Plan::of(&record).map_err(|refused| crate::review::refusal(path, &refused, say))?;
    let cores = || thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    let judges: Option<Vec<G::Judge>> = (0..args.threads.unwrap_or_else(cores)).map(|_| G::judge()).collect();
    let judges = judges.ok_or_else(|| no_judge(say))?;
    let next = AtomicUsize::new(0);
    let found = Mutex::new((Progress::new(plan.tasks.len() as u64, say), 0, Vec::new()));
    thread::scope(|scope| {
        for mut judge in judges {
            let (next, found, plan) = (&next, &found, &plan);
            scope.spawn(move || {
                loop {
                    let task = next.fetch_add(1, Ordering::Relaxed);
                    if task >= plan.tasks.len() {
                        return;
                    }
                    let made = puzzle::make(plan, task, &mut judge, args.seed);
                    let Ok(mut found) = found.lock() else { return };
                    found.1 += 1;
                    let done = found.1;
                    found.0.at(done);
                    found.2.extend(made.map(|puzzle| (task, puzzle)));
                }
            });
        }
    });
    let mut found: Vec<(usize, Puzzle)> = found.into_inner().map(|(_, _, found)| found).unwrap_or_default();
    found.sort_by_key(|&(task, _)| task);
    let mut plays = BTreeSet::new();
    found.retain(|&(task, _)| plays.insert(puzzle::play_of(&plan, task)));
    Ok(found.into_iter().map(|(_, puzzle)| puzzle).collect())
}
