//! `detente play`: the terminal table. Only the arguments are read here; the table itself is `detente-tui`.

mod server;

use std::io::{self, BufReader, IsTerminal};
use std::path::{Path, PathBuf};

use detente_game::coach::Wish;
use detente_game::record::{Ending, Record};
use detente_game::{Bot, Rng, Seat};
use detente_games::{GameName, with_game};
use detente_tui::app::App;
use detente_tui::bots::Maker;
use detente_tui::coach::Coach;
use detente_tui::local::Local;
use detente_tui::plain::{self, Echo, Typed};
use detente_tui::save::{self, Seating};
use detente_tui::table::TableScreen;
use detente_tui::theme::Theme;
use detente_tui::{Shown, terminal};

use crate::answer::{Answer, Failure};
use crate::games::House;
use crate::record_file::{self, RecordFile};
use crate::say::Say;
use crate::sim::{by_the_clock, plain_options};
use crate::usage::{game, whole};

/// The terminal table: play offline, against bots or hot-seat, or at the table of a server
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which game
    #[arg(required_unless_present_any = ["resume", "server"])]
    #[arg(value_parser = game())]
    game: Option<GameName>,
    /// The seats that people play, at one keyboard: one, several with commas, or all [default: the first]
    #[arg(long, value_name = "SEATS")]
    seat: Option<String>,
    /// A first game with a coach: the other seats are played by the beginner's level; usual, more, less or silent
    #[arg(long, value_name = "WISH", num_args = 0..=1, require_equals = true, default_missing_value = "usual")]
    #[arg(value_parser = wish)]
    coach: Option<Wish>,
    /// The playing level of all other seats [default: the strongest]
    #[arg(long, value_name = "LEVEL")]
    bot: Option<String>,
    /// Line by line, for screen readers, scripts and slow lines
    #[arg(long)]
    plain: bool,
    /// Options of the rules, as in a record: key=value,key=value; a preset, where the game has some, comes first
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    rules: String,
    /// The same seed deals the same cards and rolls the same dice [default: by the clock]
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Go on with a saved game: this one, or the last one that is not finished
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = LAST)]
    #[arg(conflicts_with_all = ["seat", "bot", "rules", "seed", "save"])]
    resume: Option<PathBuf>,
    /// Save the game in this file [default: one in your data folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    at: server::Visiting,
}

/// What `--resume` without a file stands for.
const LAST: &str = "last";

/// A game that has a place on the command line and on the screen.
pub trait Played: House + Shown {}
impl<G: House + Shown> Played for G {}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    if !args.plain {
        needs_terminal(say)?;
    }
    if args.at.server.is_some() {
        return server::run(args, say);
    }
    let table = match &args.resume {
        Some(file) => resume(file, args.game, args.coach, say)?,
        None => with_game!(args.game.expect("it is required without --resume"), G => begin::<G>(args, say)?),
    };
    sit_down(table, args.plain, say)
}

/// Does the game have this level? One may be called by its rank (`colonel`) and bear an effort (`marshal@200ms`).
fn is_level<G: Played>(level: &str) -> bool {
    G::bot(level, 0).is_some()
}

/// The level of the bots, which must be one that the game has.
fn level<G: Played>(args: &Args, say: Say) -> Result<&str, Failure> {
    let usual = if args.coach.is_some() { Some(G::BEGINNER) } else { G::LEVELS.last().copied() };
    let level = args.bot.as_deref().or(usual).unwrap_or_default();
    if is_level::<G>(level) {
        return Ok(level);
    }
    let args = [("word", level.to_owned().into()), ("known", G::LEVELS.join(", ").into())];
    Err(Failure::Bad(table_text(say, "level-unknown", &args)))
}

/// The full screen makes no sense in a pipe.
pub fn needs_terminal(say: Say) -> Result<(), Failure> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::Bad(table_text(say, "no-terminal", &[])))
}

/// A text of the terminal table.
pub fn table_text(say: Say, id: &str, args: &[(&str, detente_words::Value<'_>)]) -> String {
    detente_tui::Say(say.lang()).text(id, args)
}

/// Plays at the table until it is left.
pub fn sit_down(mut table: Box<dyn TableScreen>, plain: bool, say: Say) -> Result<Answer, Failure> {
    if plain {
        let mut input = BufReader::new(io::stdin());
        let words = detente_tui::Say(say.lang());
        return ended(plain::run(&mut *table, &mut input, &mut io::stdout(), words, echo()));
    }
    full_screen(table, say)
}

/// Plays line by line at a table that is shared with others.
fn sit_down_plainly(mut table: Box<dyn TableScreen>, typed: &Typed, say: Say) -> Result<Answer, Failure> {
    let words = detente_tui::Say(say.lang());
    ended(plain::run_shared(&mut *table, typed, &mut io::stdout(), words, echo()))
}

/// A script's lines are written into the output.
fn echo() -> Echo {
    if io::stdin().is_terminal() { Echo::No } else { Echo::Yes }
}

/// A reader who has seen enough is no error.
fn ended(played: io::Result<()>) -> Result<Answer, Failure> {
    match played {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::NotSo(error.to_string())),
        _ => Ok(Answer::text("")),
    }
}

fn full_screen(table: Box<dyn TableScreen>, say: Say) -> Result<Answer, Failure> {
    let words = detente_tui::Say(say.lang());
    let mut app = App::new(table, words, Theme::from_environment());
    terminal::run(&mut app).map_err(|error| Failure::NotSo(error.to_string()))?;
    if app.is_viewing() {
        return Ok(Answer::text(""));
    }
    let scene = app.table.scene();
    let kept = app.table.farewell(words);
    Ok(Answer::text(match &scene.over {
        Some(result) => format!("{result}\n{kept}\n"),
        None => format!("{kept}\n"),
    }))
}

fn begin<G: Played>(args: &Args, say: Say) -> Result<Box<dyn TableScreen>, Failure> {
    let options = plain_options::<G>(&args.rules, say)?;
    let level = level::<G>(args, say)?;
    let people = seats::<G>(args.seat.as_deref().unwrap_or(G::SEATS[0]), "seat-unknown", say)?;
    let levels = people.into_iter().map(|person| (!person).then(|| level.to_owned())).collect();
    let seating = Seating { levels, seed: args.seed.unwrap_or_else(by_the_clock) };
    let path = args.save.clone().unwrap_or_else(|| save::free_name(&save::folder(), G::NAME, seating.seed));
    let make = maker::<G>(&seating);
    let adviser = adviser::<G>(&seating);
    let local = Local::<G>::new(&options, seating, make, path, say.lang());
    let local = local.advised_by(adviser).explained_by(G::remark);
    if args.coach.is_some() && local.people() != 1 {
        return Err(Failure::Bad(table_text(say, "coach-alone", &[])));
    }
    Ok(Box::new(coached(local, args.coach)))
}

/// With the coach beside the player, if there is to be one.
fn coached<G: Played>(local: Local<G>, wish: Option<Wish>) -> Local<G> {
    match wish {
        Some(wish) => local.coached_by(Coach { coach: G::coach, dangers: G::dangers, wish }),
        None => local,
    }
}

/// How much a coach is to say.
fn wish(word: &str) -> Result<Wish, String> {
    Wish::by_word(word).ok_or_else(|| Wish::ALL.map(Wish::word).join(", "))
}

/// Which seats are named.
fn seats<G: Played>(text: &str, unknown: &str, say: Say) -> Result<Vec<bool>, Failure> {
    let mut named = vec![false; G::SEATS.len()];
    for word in text.split(',').map(str::trim) {
        if word == "all" {
            named.fill(true);
        } else if let Some(seat) = Seat::parse::<G>(word) {
            named[usize::from(seat.0)] = true;
        } else {
            let args = [("word", word.to_owned().into()), ("known", G::SEATS.join(", ").into())];
            return Err(Failure::Bad(table_text(say, unknown, &args)));
        }
    }
    Ok(named)
}

fn maker<G: Played>(seating: &Seating) -> Maker<G> {
    let Seating { levels, seed } = seating.clone();
    Box::new(move |chair| {
        let level = levels[chair].as_deref().unwrap_or_default();
        let seed = Rng::derive(!seed, chair as u64).next_u64();
        G::bot(level, seed).expect("the level was checked when the game began")
    })
}

/// Whoever is asked for a hint.
fn adviser<G: Played>(seating: &Seating) -> Box<dyn Bot<G>> {
    G::bot(G::ADVISER, seating.seed).expect("both games have this level")
}

fn resume(
    file: &Path,
    game: Option<GameName>,
    coach: Option<Wish>,
    say: Say,
) -> Result<Box<dyn TableScreen>, Failure> {
    // `--resume guerra-fria` means the last game of Guerra Fría, unless a file is called so.
    let named = file.to_str().filter(|_| !file.exists()).and_then(GameName::by_name);
    let path = if named.is_some() || file.as_os_str() == LAST {
        let folder = save::folder();
        let last = save::last_unfinished(&folder, named.or(game).map(GameName::name));
        last.ok_or_else(|| {
            let args = [("folder", folder.display().to_string().into())];
            Failure::NotSo(table_text(say, "no-save", &args))
        })?
    } else {
        file.to_owned()
    };
    let RecordFile { text, game } = record_file::read(&path, say).map_err(|failure| match failure {
        Failure::Bad(_) => damaged(&failure, say),
        missing @ Failure::NotSo(_) => missing,
    })?;
    with_game!(game, G => go_on::<G>(&path, &text, coach, say))
}

/// What is wrong with a save, and that it was left alone.
fn damaged(failure: &Failure, say: Say) -> Failure {
    Failure::NotSo(table_text(say, "damaged", &[("why", failure.line().to_owned().into())]))
}

fn go_on<G: Played>(
    path: &Path,
    text: &str,
    coach: Option<Wish>,
    say: Say,
) -> Result<Box<dyn TableScreen>, Failure> {
    let record: Record<G> = record_file::parse(path, text, say).map_err(|failure| damaged(&failure, say))?;
    if record.ending != Ending::Unfinished {
        let args = [("file", path.display().to_string().into())];
        return Err(Failure::NotSo(table_text(say, "over-already", &args)));
    }
    let seating = Seating::of_record(&record);
    if let Some(level) = seating.levels.iter().flatten().find(|level| !is_level::<G>(level)) {
        let args = [("word", level.clone().into()), ("known", G::LEVELS.join(", ").into())];
        return Err(Failure::NotSo(table_text(say, "level-of-save", &args)));
    }
    let (make, adviser) = (maker::<G>(&seating), adviser::<G>(&seating));
    let resumed = Local::resume(&record, make, path.to_owned(), say.lang());
    let local =
        resumed.map_err(|error| damaged(&Failure::NotSo(record_file::about(path, &error, say)), say))?;
    // A game that had a coach has it still.
    let wish = coach.or_else(|| Local::wish_of(&record));
    Ok(Box::new(coached(local.advised_by(adviser).explained_by(G::remark), wish)))
}
