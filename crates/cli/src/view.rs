//! `detente view`: a record on the table, step by step, through any pair of eyes. The tournament game of the rulebooks is
//! there by its name, with what its guide says.

use std::path::{Path, PathBuf};

use detente_game::record::{Record, parse_actor};
use detente_game::{Actor, Viewer};
use detente_games::{GameName, with_game};
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
    /// The record, or “tournament” for the game that the rulebooks tell, with a guide
    file: PathBuf,
    /// Look through the eyes of this seat, or “observer” [default: the first seat]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Begin after this many actions [default: at the end]
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    to: Option<usize>,
    /// Begin after this play: 2-us-3 for an action round, 2-headline, setup
    #[arg(long, value_name = "PLAY", conflicts_with = "to")]
    at: Option<String>,
    /// Line by line, for screen readers, scripts and slow lines
    #[arg(long)]
    plain: bool,
}

/// The name of the game that the rulebooks tell, and the beginning of what its guide says.
const TOURNAMENT: &str = "tournament";

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    // A file of that name goes before it.
    let guided = args.file.as_os_str() == TOURNAMENT && !args.file.exists();
    let RecordFile { text, game } = if guided {
        RecordFile { text: detente_table::replay::TOURNAMENT.to_owned(), game: GameName::Twilight }
    } else {
        record_file::read(&args.file, say)?
    };
    if !args.plain {
        needs_terminal(say)?;
    }
    let table = with_game!(game, G => open::<G>(args, &text, guided, say)?);
    sit_down(table, args.plain, say)
}

fn open<G: Played>(args: &Args, text: &str, guided: bool, say: Say) -> Result<Box<dyn TableScreen>, Failure> {
    let path: &Path = &args.file;
    let record: Record<G> = record_file::parse(path, text, say)?;
    let name = args.seat.as_deref().unwrap_or(G::SEATS[0]);
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
    let mut viewing = Viewing::new(record, name, eyes, say.lang(), explain);
    if guided {
        viewing = viewing.guided(TOURNAMENT);
    }
    let step = match &args.at {
        None => args.to,
        Some(place) => {
            let unknown = || Failure::Bad(say.text("view-no-play", &[("place", place.clone().into())]));
            Some(viewing.step_of(place).ok_or_else(unknown)?)
        }
    };
    if let Some(step) = step {
        viewing.step_to(step);
    }
    Ok(Box::new(viewing))
}
