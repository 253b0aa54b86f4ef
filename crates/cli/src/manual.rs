//! `detente completions` and `detente man`: what a shell and a manual reader want to know, made from the arguments
//! themselves, so that it is never out of date.

use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use crate::answer::{Answer, Failure};
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
        clap_mangen::generate_to(program, folder).map_err(cannot)?;
        return Ok(Answer::text(""));
    }
    let page = match &args.command {
        None => program,
        Some(name) => {
            let found = program.find_subcommand(name).cloned();
            let unknown =
                || Failure::Bad(say.text("usage-unknown-command", &[("word", name.clone().into())]));
            found.ok_or_else(unknown)?.display_name(format!("detente-{name}"))
        }
    };
    let mut out = Vec::new();
    clap_mangen::Man::new(page).render(&mut out).map_err(cannot)?;
    Ok(Answer::text(String::from_utf8_lossy(&out)))
}
