//! `detente completions` and `detente man`: what a shell and a manual reader want to know, made from the arguments
//! themselves, so that it is never out of date.

use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use crate::answer::{Answer, Failure};
use crate::help;
use crate::say::Say;

/// Prints what a shell needs to complete the commands of detente
#[derive(Debug, clap::Args)]
pub struct CompletionArgs {
    /// The shell
    shell: Shell,
}

/// Prints the manual page, or that of a command
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// The command [default: the program itself]
    command: Option<String>,
    /// Write every page into this folder instead
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

pub fn completions(args: &CompletionArgs, mut program: Command) -> Answer {
    let mut out = Vec::new();
    clap_complete::generate(args.shell, &mut program, "detente", &mut out);
    Answer::text(String::from_utf8_lossy(&out))
}

pub fn man(args: &ManArgs, program: Command, say: Say) -> Result<Answer, Failure> {
    let cannot = |error: std::io::Error| {
        Failure::Bad(say.text("man-cannot-write", &[("why", error.to_string().into())]))
    };
    if let Some(folder) = &args.dir {
        std::fs::create_dir_all(folder).map_err(cannot)?;
        let commands: Vec<Command> = program.get_subcommands().map(named).collect();
        for command in [program].into_iter().chain(commands) {
            let file = folder.join(format!("{}.1", command.get_display_name().unwrap_or("detente")));
            let page = help::page(command, say.lang()).map_err(cannot)?;
            std::fs::write(file, page).map_err(cannot)?;
        }
        return Ok(Answer::text(""));
    }
    let page = match &args.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let unknown =
                || Failure::Bad(say.text("usage-unknown-command", &[("word", name.clone().into())]));
            named(&found.ok_or_else(unknown)?)
        }
    };
    help::page(page, say.lang()).map(Answer::text).map_err(cannot)
}

/// A command under the name of its page: `detente-sim`.
fn named(command: &Command) -> Command {
    command.clone().display_name(format!("detente-{}", command.get_name()))
}
