//! The table server: building and starting it, and the long runs that try it.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::web;

/// Builds the web table where Node.js is installed, then the program, starts it, and opens the table in the browser unless
/// `detente serve` is given arguments of its own.
pub fn table(root: &Path, args: &[&str]) -> ExitCode {
    if let Err(why) = build_web(root) {
        eprintln!("xtask: {why}");
        return ExitCode::FAILURE;
    }
    if args.is_empty() {
        web::open_when_ready();
    }
    let mut serve = Command::new(env!("CARGO"));
    serve.current_dir(root).args(["run", "--release", "-p", "detente-cli", "--", "serve"]).args(args);
    finish(&mut serve)
}

/// Builds what the program carries, before the program itself is built for a host.
pub fn dist(root: &Path) -> ExitCode {
    match web::node().and_then(|()| web::build(root)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Without Node.js the program still serves everything else, and says on its page how to get the table.
fn build_web(root: &Path) -> Result<(), String> {
    match web::node() {
        Ok(()) => web::build(root),
        Err(why) => {
            eprintln!("== SKIPPED the web table: {why}");
            Ok(())
        }
    }
}

/// The program that kills and loads servers, in the release profile.
pub fn endure(root: &Path, args: &[&str]) -> ExitCode {
    let mut run = Command::new(env!("CARGO"));
    run.current_dir(root)
        .args(["test", "--release", "-p", "detente-server", "--test", "endurance", "--"])
        .args(args);
    finish(&mut run)
}

/// The program that attacks servers, in the release profile.
pub fn attack(root: &Path, names: &[&str]) -> ExitCode {
    let mut run = Command::new(env!("CARGO"));
    run.current_dir(root)
        .args(["test", "--release", "-p", "detente-server", "--test", "attack", "--", "run"])
        .args(names);
    finish(&mut run)
}

fn finish(command: &mut Command) -> ExitCode {
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
