//! `detente view`: a record on the table, step by step, through any pair of eyes.

use std::path::{Path, PathBuf};

use detente_game::record::{Record, parse_actor};
use detente_game::{Actor, Viewer};
use detente_games::with_game;
use detente_tui::table::TableScreen;
use detente_tui::viewing::Viewing;

use crate::answer::{Answer, Failure};
use crate::play::{Played, needs_terminal, sit_down};
use crate::record_file::{self, RecordFile};
use crate::say::Say;
use crate::usage::whole;

/// Steps through a record, from any seat
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Look through the eyes of this seat, or “observer” [default: the first seat]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Begin after this many actions [default: at the end]
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    to: Option<usize>,
    /// Line by line, for screen readers, scripts and slow lines
    #[arg(long)]
    plain: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let RecordFile { text, game } = record_file::read(&args.file, say)?;
    if !args.plain {
        needs_terminal(say)?;
    }
    let mut table = with_game!(game, G => open::<G>(&args.file, &text, args.seat.as_deref(), say)?);
    if let Some(step) = args.to {
        table.step_to(step);
    }
    sit_down(table, args.plain, say)
}

fn open<G: Played>(
    path: &Path,
    text: &str,
    seat: Option<&str>,
    say: Say,
) -> Result<Box<dyn TableScreen>, Failure> {
    let record: Record<G> = record_file::parse(path, text, say)?;
    let name = seat.unwrap_or(G::SEATS[0]);
    let eyes = if name == "observer" {
        Viewer::Observer
    } else if let Some(Actor::Seat(seat)) = parse_actor::<G>(name) {
        Viewer::Seat(seat)
    } else {
        let known = format!("{}, observer", G::SEATS.join(", "));
        let args = [("name", name.to_owned().into()), ("known", known.into())];
        return Err(Failure::Bad(say.text("replay-viewer", &args)));
    };
    let name = path.display().to_string();
    let explain = |error: &_| record_file::about(path, error, say);
    Ok(Box::new(Viewing::new(record, name, eyes, say.lang(), explain)))
}
