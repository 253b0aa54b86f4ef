//! The program `detente`: arguments in, one command, text or JSON out.
//!
//! One file per command; [`games`] knows which games there are, [`answer`] what a command gives back, [`say`] how it
//! is put into words. What another program might want lies in the crates below this one.

// The comments of arguments are the help that people read, where brackets around an address would only disturb.
#![allow(rustdoc::bare_urls)]

mod admin;
mod answer;
mod bench;
mod card;
mod check;
mod conform;
mod engine;
mod exec;
mod field;
mod games;
mod help;
mod import;
mod layout;
mod learn;
mod manual;
mod map;
mod play;
mod progress;
mod puzzles;
mod record_file;
mod replay;
mod review;
mod rules;
mod say;
mod seats;
mod serve;
mod sim;
mod usage;
mod verify;
mod view;
mod visitor;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use detente_words::Lang;

use crate::answer::{Answer, Failure};
use crate::say::Say;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Two Cold War games to play, host, study and program.
#[derive(Debug, Parser)]
#[command(name = "detente", version, disable_help_subcommand = true)]
struct Cli {
    /// Language of everything printed: en, es, pt or it [default: that of your locale]
    #[arg(long, global = true, value_name = "LANG", value_parser = usage::language)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Sim(sim::Args),
    Field(field::Args),
    Bench(bench::Args),
    Replay(replay::Args),
    Review(review::Args),
    Puzzles(puzzles::Args),
    Check(check::Args),
    Conform(conform::Args),
    Import(import::Args),
    Card(card::Args),
    Map(map::Args),
    Rules(rules::Args),
    Play(play::Args),
    Learn(learn::Args),
    View(view::Args),
    Engine(engine::Args),
    Completions(manual::CompletionArgs),
    Man(manual::ManArgs),
    Serve(serve::Args),
    Verify(verify::Args),
    Admin(admin::Args),
}

impl Command {
    fn run(&self, say: Say) -> Result<Answer, Failure> {
        match self {
            Command::Sim(args) => sim::run(args, say),
            Command::Field(args) => field::run(args, say),
            Command::Bench(args) => Ok(bench::run(args, say)),
            Command::Replay(args) => replay::run(args, say),
            Command::Review(args) => review::run(args, say),
            Command::Puzzles(args) => puzzles::run(args, say),
            Command::Check(args) => check::run(args, say),
            Command::Conform(args) => conform::run(args, say),
            Command::Import(args) => import::run(args, say),
            Command::Card(args) => card::run(args, say),
            Command::Map(args) => Ok(map::run(args, say)),
            Command::Rules(args) => rules::run(args, say),
            Command::Play(args) => play::run(args, say),
            Command::Learn(args) => learn::run(args, say),
            Command::View(args) => view::run(args, say),
            Command::Engine(args) => engine::run(args, say),
            Command::Completions(args) => {
                Ok(manual::completions(args, help::in_words(Cli::command(), say.lang())))
            }
            Command::Man(args) => manual::man(args, help::in_words(Cli::command(), say.lang()), say),
            Command::Serve(args) => serve::run(args, say),
            Command::Verify(args) => verify::run(args, say),
            Command::Admin(args) => admin::run(args, say),
        }
    }
}

fn main() -> ExitCode {
    let outcome = match parse() {
        Ok(cli) => cli.command.run(Say::new(cli.lang.unwrap_or_else(Lang::from_environment))),
        Err(error) => usage::explain(&error),
    };
    let answer = outcome.unwrap_or_else(Answer::from);
    if let Some(line) = &answer.complaint {
        // Nobody is left to be told if this fails.
        let _ = writeln!(io::stderr(), "detente: {line}");
    }
    match print(&answer.output) {
        Ok(()) => ExitCode::from(answer.code),
        Err(error) => {
            let _ = writeln!(io::stderr(), "detente: {error}");
            ExitCode::from(answer::NOT_SO)
        }
    }
}

/// Reads the arguments; `--help` speaks the language that they ask for.
fn parse() -> Result<Cli, clap::Error> {
    let program = help::in_words(Cli::command(), usage::wished_language());
    program.try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches))
}

/// Prints to standard output. A reader who has seen enough (`detente … | head`) is no error.
fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}
