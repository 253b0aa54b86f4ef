//! `detente review`: by what was this game decided?

mod profile;
mod run;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use detente_game::Seat;
use detente_game::record::Record;
use detente_games::{GameName, GuerraFria, Struggle};
use detente_official_log::conform;
use detente_review::{Plan, Refused, Review, Reviewed, page, report};
use detente_struggle_ai::levels::parse_budget;

use crate::answer::{Answer, Failure};
use crate::conform::unreadable;
use crate::record_file;
use crate::say::Say;
use crate::usage::{at_least_one, whole};
use profile::Profiles;
use run::Run;

/// By what was this game decided: chances, errors, luck and the sum of them
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A record, a log of the official digital edition, or a folder of them for a profile of the players
    file: PathBuf,
    /// How hard each decision is looked at: 400n lines of play, or 200ms of time
    #[arg(long, value_name = "EFFORT", default_value = "240n")]
    effort: String,
    /// Whose chance is added up; only what that player decided is told
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Write the review here; a name that ends in .html gives a page
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Keep what was found in this file, of a folder of games in this folder, and go on from there if it was begun before
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// The same seed and number of lines give the same review
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole::<u64>, allow_negative_numbers = true)]
    seed: u64,
    /// Threads to use [default: all cores]; the results do not depend on it
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>, allow_negative_numbers = true)]
    threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let run = settings(args, say)?;
    // Before minutes of work, and hours where it is a folder.
    if let Some(output) = &args.output {
        must_be_writable(output, say)?;
    }
    if args.file.is_dir() {
        return folder(args, &run, say);
    }
    let read = of_file(&args.file, args.seat.as_deref(), &run, say)?;
    answer(args, &read.review, say)
}

/// A review with the names of those who played, by seat.
struct Read {
    review: Review,
    names: BTreeMap<String, String>,
}

/// Reviews the game in a file.
fn of_file(path: &Path, seat: Option<&str>, run: &Run, say: Say) -> Result<Read, Failure> {
    let text = record_file::read_text(path, say)?;
    if is_record(&text) {
        let file = record_file::of_text(path, text, say)?;
        match file.game {
            GameName::Twilight => {
                reviewed::<Struggle>(path, seat, &record_file::parse(path, &file.text, say)?, run, say)
            }
            GameName::GuerraFria => {
                reviewed::<GuerraFria>(path, seat, &record_file::parse(path, &file.text, say)?, run, say)
            }
        }
    } else {
        let about = |what: String| format!("{}: {what}", path.display());
        let found = conform(&text).map_err(|error| Failure::Bad(about(unreadable(&error, say))))?;
        reviewed::<Struggle>(path, seat, &found.record, run, say)
    }
}

/// The games of a folder, as a profile of everybody who played in them. What cannot be reviewed is named at the end.
fn folder(args: &Args, run: &Run, say: Say) -> Result<Answer, Failure> {
    if let Some(kept) = &run.keep {
        fs::create_dir_all(kept).map_err(|error| cannot_write(kept, &error, say))?;
    }
    let mut profiles = Profiles::default();
    let files = files_in(&args.file, say)?;
    let of_folder = [("folder", args.file.display().to_string().into())];
    if files.is_empty() {
        return Err(Failure::NotSo(say.text("review-no-games", &of_folder)));
    }
    for file in files {
        // What is kept of a game has its whole name: a record and a log may have the same one but for its ending.
        let kept = |kept: &PathBuf| {
            let mut name = file.file_name()?.to_owned();
            name.push(".json");
            Some(kept.join(name))
        };
        let run = Run { keep: run.keep.as_ref().and_then(kept), ..run.clone() };
        match of_file(&file, args.seat.as_deref(), &run, say) {
            Ok(read) => profiles.add(&read.review, &read.names),
            Err(failure) => profiles.failed.push((file, failure.line().to_owned())),
        }
    }
    if profiles.is_empty() {
        let output = if args.json { format!("{}\n", profiles.json()) } else { profiles.text(say.lang()) };
        let complaint = Failure::NotSo(say.text("review-none", &of_folder));
        return Ok(Answer { output, ..Answer::from(complaint) });
    }
    let text = if args.json {
        format!("{}\n", profiles.json())
    } else if is_page(args) {
        profiles.html(&name_of(&args.file), say.lang())
    } else {
        profiles.text(say.lang())
    };
    let Some(output) = &args.output else { return Ok(Answer::text(text)) };
    write(output, &text, say)?;
    Ok(Answer::text(say.text("review-written", &[("file", output.display().to_string().into())]) + "\n"))
}

/// A file by itself, or all of a folder in the order of their names.
pub fn files_in(path: &Path, say: Say) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let lost = |error: io::Error| {
        let args = [("file", path.display().to_string().into()), ("why", error.to_string().into())];
        Failure::NotSo(say.text("file-unreadable", &args))
    };
    let entries = fs::read_dir(path).map_err(lost)?;
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()).collect();
    // Records end so where they are downloaded, and in `.txt` like logs where they are written by the program.
    files.retain(|file| file.extension().is_some_and(|ending| ending == "txt" || ending == "dtr"));
    files.sort();
    Ok(files)
}

/// Is a page asked for?
fn is_page(args: &Args) -> bool {
    let ending = args.output.as_deref().and_then(Path::extension);
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("html"))
}

/// What a file or folder is called.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Does the text begin as our records do?
fn is_record(text: &str) -> bool {
    text.trim_start().starts_with("detente-record")
}

fn settings(args: &Args, say: Say) -> Result<Run, Failure> {
    let budget = parse_budget(&args.effort)
        .ok_or_else(|| Failure::Bad(say.text("review-effort", &[("effort", args.effort.clone().into())])))?;
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    Ok(Run {
        budget,
        effort: args.effort.clone(),
        seed: args.seed,
        threads: args.threads.unwrap_or_else(cores),
        keep: args.keep.clone(),
    })
}

pub fn no_judge(say: Say) -> Failure {
    Failure::NotSo(say.text("review-no-judge", &[]))
}

fn reviewed<G>(
    path: &Path,
    seat: Option<&str>,
    record: &Record<G>,
    run: &Run,
    say: Say,
) -> Result<Read, Failure>
where
    G: Reviewed + Sync,
    G::Action: Sync,
{
    let of = match seat {
        None => Seat(0),
        Some(name) => Seat::parse::<G>(name).ok_or_else(|| {
            let known = G::SEATS.join(", ");
            Failure::Bad(
                say.text("review-seat", &[("seat", name.to_owned().into()), ("known", known.into())]),
            )
        })?,
    };
    let plan = Plan::of(record).map_err(|refused| refusal(path, &refused, say))?;
    let named = |(key, value): &(String, String)| {
        let (seat, name) = value.split_once(' ').filter(|_| key == "player")?;
        Some((seat.to_owned(), name.to_owned()))
    };
    Ok(Read {
        review: run.review(&plan, of, seat.is_some(), say)?,
        names: record.tags.iter().filter_map(named).collect(),
    })
}

pub fn refusal(path: &Path, refused: &Refused, say: Say) -> Failure {
    match refused {
        Refused::Record(error) => Failure::Bad(record_file::about(path, error, say)),
        Refused::Empty => Failure::Bad(say.text("review-empty", &[])),
        Refused::TooLong => Failure::Bad(say.text("review-too-long", &[])),
    }
}

fn answer(args: &Args, review: &Review, say: Say) -> Result<Answer, Failure> {
    let lang = say.lang();
    let text = if args.json {
        serde_json::to_string(review).unwrap_or_default() + "\n"
    } else if is_page(args) {
        page::html(review, &name_of(&args.file), lang)
    } else {
        report::text(review, lang)
    };
    match &args.output {
        None => Ok(Answer::text(text)),
        Some(file) => {
            write(file, &text, say)?;
            Ok(Answer::text(
                say.text("review-written", &[("file", file.display().to_string().into())]) + "\n",
            ))
        }
    }
}

/// Writes a file, or says why not.
pub fn write(file: &Path, text: &str, say: Say) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| cannot_write(file, &error, say))
}

/// Says at once why a file cannot be written; nothing is changed by it.
fn must_be_writable(file: &Path, say: Say) -> Result<(), Failure> {
    if file.is_dir() {
        let args = [("file", file.display().to_string().into())];
        return Err(Failure::Bad(say.text("file-is-folder", &args)));
    }
    let was_there = file.exists();
    let opened = fs::OpenOptions::new().create(true).append(true).open(file);
    opened.map_err(|error| cannot_write(file, &error, say))?;
    if !was_there {
        fs::remove_file(file).map_err(|error| cannot_write(file, &error, say))?;
    }
    Ok(())
}

pub fn cannot_write(file: &Path, error: &io::Error, say: Say) -> Failure {
    let args = [("file", file.display().to_string().into()), ("why", error.to_string().into())];
    Failure::NotSo(say.text("import-cannot-write", &args))
}
