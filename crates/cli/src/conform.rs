//! `detente conform`: logs of the official digital edition against the rules.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use detente_official_log::{Departure, Parting, ReadError, Said, Used, conform};
use serde_json::{Value, json};

use crate::answer::{Answer, Failure, NOT_SO};
use crate::progress::Progress;
use crate::record_file;
use crate::say::Say;

/// Replay logs of the official digital edition and compare every value they print with the rules
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Logs, or folders of logs
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let logs = find_logs(&args.paths, say)?;
    let mut report = Report::default();
    let mut progress = Progress::new(logs.len() as u64, say);
    for (done, path) in logs.iter().enumerate() {
        progress.at(done as u64);
        report.add(name_of(path), &record_file::read_text(path, say)?);
    }
    drop(progress);
    let output = if args.json { Answer::json(&report.json()).output } else { report.text(say) };
    if report.mismatches.is_empty() {
        return Ok(Answer::text(output));
    }
    let numbers = [("wrong", (report.mismatches.len() as u64).into()), ("games", report.games.into())];
    let complaint = Failure::NotSo(say.text("conform-differs", &numbers));
    Ok(Answer { output, code: NOT_SO, ..Answer::from(complaint) })
}

/// The files named, and of folders every file that is a log: `.txt` and `.log`, and whatever begins like one.
fn find_logs(paths: &[PathBuf], say: Say) -> Result<Vec<PathBuf>, Failure> {
    let mut logs = Vec::new();
    for path in paths {
        if !path.is_dir() {
            logs.push(path.clone());
            continue;
        }
        let mut found = Vec::new();
        let mut folders = vec![path.clone()];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder).map_err(|error| {
                let args = [("file", folder.display().to_string().into()), ("why", error.to_string().into())];
                Failure::NotSo(say.text("file-unreadable", &args))
            })?;
            for entry in entries.filter_map(Result::ok).map(|entry| entry.path()) {
                if entry.is_dir() {
                    folders.push(entry);
                } else if is_log(&entry) {
                    found.push(entry);
                }
            }
        }
        if found.is_empty() {
            let args = [("folder", path.display().to_string().into())];
            return Err(Failure::NotSo(say.text("conform-no-logs", &args)));
        }
        found.sort();
        logs.extend(found);
    }
    Ok(logs)
}

fn is_log(path: &Path) -> bool {
    let by_name = path.extension().is_some_and(|end| end == "txt" || end == "log");
    by_name || fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"SETUP:"))
}

/// `game-002` for `logs/game-002.txt`.
fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// What came of all logs.
#[derive(Debug, Default)]
struct Report {
    games: u64,
    ok: u64,
    plays: u64,
    checks: u64,
    mismatches: Vec<(String, Mismatch)>,
    /// Departures of the program without which a game would have gone otherwise, with their places.
    departures: Vec<(String, Used)>,
    /// Games that break off in the middle of a play, and the line.
    broken_off: Vec<(String, usize)>,
    /// Games whose last play is not printed to its end.
    inferred: Vec<String>,
}

#[derive(Debug)]
enum Mismatch {
    Unreadable(ReadError),
    Differs(Parting),
}

impl Report {
    fn add(&mut self, game: String, text: &str) {
        self.games += 1;
        let found = match conform(text) {
            Ok(found) => found,
            Err(error) => {
                self.mismatches.push((game, Mismatch::Unreadable(error)));
                return;
            }
        };
        self.plays += u64::from(found.plays);
        self.checks += u64::from(found.checks);
        self.departures.extend(found.departures.iter().map(|&used| (game.clone(), used)));
        self.broken_off.extend(found.broken_off.map(|line| (game.clone(), line)));
        if found.inferred {
            self.inferred.push(game.clone());
        }
        match found.parting {
            None => self.ok += 1,
            Some(parting) => self.mismatches.push((game, Mismatch::Differs(parting))),
        }
    }

    /// How often each departure made a difference.
    fn counts(&self) -> impl Iterator<Item = (Departure, u64)> {
        Departure::ALL.into_iter().map(|departure| {
            let count = self.departures.iter().filter(|(_, used)| used.departure == departure).count();
            (departure, count as u64)
        })
    }

    fn json(&self) -> Value {
        let mismatch = |(game, mismatch): &(String, Mismatch)| {
            let (line, expected, got) = match mismatch {
                Mismatch::Unreadable(error) => (error.line, error.text.clone(), error.why.id().to_owned()),
                Mismatch::Differs(parting) => {
                    (parting.line, parting.expected.to_string(), parting.got.to_string())
                }
            };
            json!({"game": game, "line": line, "expected": expected, "got": got})
        };
        json!({
            "games": self.games,
            "ok": self.ok,
            "plays": self.plays,
            "checks": self.checks,
            "mismatches": self.mismatches.iter().map(mismatch).collect::<Vec<_>>(),
            "departures": self.departures.iter()
                .map(|(game, used)| json!({"game": game, "departure": used.departure.word(), "line": used.line}))
                .collect::<Vec<_>>(),
            "departure_counts": self.counts().map(|(departure, count)| (departure.word().to_owned(), count.into()))
                .collect::<serde_json::Map<_, _>>(),
            "broken_off": self.broken_off.iter()
                .map(|(game, line)| json!({"game": game, "line": line}))
                .collect::<Vec<_>>(),
            "inferred": self.inferred,
        })
    }

    fn text(&self, say: Say) -> String {
        let mut out = String::new();
        for (game, mismatch) in &self.mismatches {
            let _ = writeln!(out, "{game}: {}", difference(mismatch, say));
        }
        for (game, used) in &self.departures {
            let _ = writeln!(out, "{game}: {}", departure(*used, say));
        }
        for (game, line) in &self.broken_off {
            let _ = writeln!(out, "{game}: {}", broken_off(*line, say));
        }
        for game in &self.inferred {
            let _ = writeln!(out, "{game}: {}", say.text("import-inferred", &[]));
        }
        let numbers = [
            ("games", self.games.into()),
            ("ok", self.ok.into()),
            ("plays", self.plays.into()),
            ("checks", self.checks.into()),
        ];
        let _ = writeln!(out, "{}", say.text("conform-summary", &numbers));
        let used: Vec<String> = self
            .counts()
            .filter(|(_, count)| *count > 0)
            .map(|(departure, count)| format!("{departure} {count}"))
            .collect();
        if !used.is_empty() {
            let _ = writeln!(out, "{}", say.text("conform-departures", &[("list", used.join(", ").into())]));
        }
        out
    }
}

fn difference(mismatch: &Mismatch, say: Say) -> String {
    match mismatch {
        Mismatch::Unreadable(error) => unreadable(error, say),
        Mismatch::Differs(parting) => parting_text(parting, say),
    }
}

/// `line 812: differs from the rulebooks: …`.
pub fn departure(used: Used, say: Say) -> String {
    let args = [("line", used.line.to_string().into())];
    say.text(&format!("departure-{}", used.departure), &args)
}

/// `breaks off at line 812 in the middle of a play`.
pub fn broken_off(line: usize, say: Say) -> String {
    say.text("import-broken-off", &[("line", line.to_string().into())])
}

/// `line 12: no line of a log reads “…”`.
pub fn unreadable(error: &ReadError, say: Say) -> String {
    let args = [("line", error.line.to_string().into()), ("text", error.text.clone().into())];
    say.text(&format!("log-{}", error.why.id()), &args)
}

/// `line 12: the log says “…”, the rules say “…”`.
pub fn parting_text(parting: &Parting, say: Say) -> String {
    let args = [
        ("line", parting.line.to_string().into()),
        ("expected", said(&parting.expected, say).into()),
        ("got", said(&parting.got, say).into()),
    ];
    say.text("conform-mismatch", &args)
}

fn said(said: &Said, say: Say) -> String {
    let mut details = said.details();
    for (name, value) in &mut details {
        match *name {
            "side" => *value = say.seat(&value.to_lowercase()),
            "ending" => *value = say.ending(value),
            "at" => *value = say.text(&format!("card-lies-{value}"), &[]),
            _ => {}
        }
    }
    let args: Vec<_> = details.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    say.text(&format!("said-{}", said.id()), &args)
}
