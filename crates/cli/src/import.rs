//! `detente import`: a log of the official digital edition as a record of ours.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use detente_official_log::{Conformity, conform};

use crate::answer::{Answer, Failure};
use crate::conform::{broken_off, departure, parting_text, unreadable};
use crate::record_file;
use crate::say::Say;

/// Turn a log of the official digital edition into a record
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The log
    log: PathBuf,
    /// Write the record here [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let text = record_file::read_text(&args.log, say)?;
    let about = |what: String| format!("{}: {what}", args.log.display());
    let found = conform(&text).map_err(|error| Failure::Bad(about(unreadable(&error, say))))?;
    let record = found.record.to_text();
    let output = match &args.output {
        None => record,
        Some(file) => {
            fs::write(file, record).map_err(|error| {
                let args = [("file", file.display().to_string().into()), ("why", error.to_string().into())];
                Failure::NotSo(say.text("import-cannot-write", &args))
            })?;
            summary(file, &found, say)
        }
    };
    let Some(parting) = &found.parting else { return Ok(Answer::text(output)) };
    // What fits is kept: the record ends before the difference.
    let line = say.text("import-differs", &[("difference", parting_text(parting, say).into())]);
    Ok(Answer { output, ..Answer::from(Failure::NotSo(about(line))) })
}

fn summary(file: &Path, found: &Conformity, say: Say) -> String {
    let args = [
        ("file", file.display().to_string().into()),
        ("actions", (found.record.actions.len() as u64).into()),
        ("result", say.result(&found.record.ending).into()),
    ];
    let mut out = format!("{}\n", say.text("import-written", &args));
    for &used in &found.departures {
        let _ = writeln!(out, "{}", departure(used, say));
    }
    if let Some(line) = found.broken_off {
        let _ = writeln!(out, "{}", broken_off(line, say));
    }
    if found.inferred {
        let _ = writeln!(out, "{}", say.text("import-inferred", &[]));
    }
    out
}
