//! The table server: building and starting it, and the long runs that try it.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::{bundle, engines, web};

/// Builds the web table where Node.js and a compiler for the browser are installed (elsewhere it is taken from the bundle), then the
/// program, starts it, and opens the table in the browser unless `detente serve` is given arguments of its own.
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
pub fn page(root: &Path) -> ExitCode {
    match web::node().and_then(|()| web::carry(root)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Without Node.js the program carries the page of the bundle, unless one was built before.
fn build_web(root: &Path) -> Result<(), String> {
    match web::node() {
        Ok(()) => web::carry(root),
        Err(why) => {
            eprintln!("== the page is not built here, and is that of web/page.bundle: {why}");
            bundle::check(root)
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

/// The same with what it needs of the machine.
pub fn load(root: &Path, args: &[&str]) -> ExitCode {
    if args.iter().any(|word| ["--postgres", "--nodes"].contains(word)) {
        let missing = engines::install();
        if !missing.is_empty() {
            eprintln!("xtask: this needs {}", missing.join(" and "));
            return ExitCode::FAILURE;
        }
    }
    endure(root, args)
}

/// The long season of `crates/server/tests/served/events.rs`, in the release profile.
pub fn season(root: &Path) -> ExitCode {
    let name = "a_season_is_played_over_the_wire_with_a_restart_in_the_middle";
    let mut run = Command::new(env!("CARGO"));
    run.current_dir(root).env("DETENTE_SEASON", "whole").args([
        "test",
        "--release",
        "-p",
        "detente-server",
        "--test",
        "served",
        name,
        "--",
        "--nocapture",
    ]);
    finish(&mut run)
}

/// The same at several servers, some of which are killed.
pub fn season_at_nodes(root: &Path, nodes: &str) -> ExitCode {
    if !nodes.parse::<usize>().is_ok_and(|nodes| (2..=9).contains(&nodes)) {
        eprintln!("xtask: at how many servers, two to nine? Not “{nodes}”");
        return ExitCode::from(2);
    }
    run_several(root, &["season", nodes])
}

/// The program that runs several servers and does them harm, in the release profile.
pub fn cluster(root: &Path, minutes: &str) -> ExitCode {
    if !minutes.parse::<f64>().is_ok_and(|minutes| minutes > 0.0 && minutes <= 10_000.0) {
        eprintln!("xtask: for how many minutes? Not “{minutes}”");
        return ExitCode::from(2);
    }
    run_several(root, &["run", minutes])
}

/// The same for so many faults.
pub fn cluster_faults(root: &Path, faults: &str) -> ExitCode {
    if !faults.parse::<usize>().is_ok_and(|faults| (1..=100_000).contains(&faults)) {
        eprintln!("xtask: how many faults? Not “{faults}”");
        return ExitCode::from(2);
    }
    run_several(root, &["run", "--faults", faults])
}

fn run_several(root: &Path, args: &[&str]) -> ExitCode {
    let missing = engines::install();
    if !missing.is_empty() {
        eprintln!("xtask: this needs {}", missing.join(" and "));
        return ExitCode::FAILURE;
    }
    let mut run = Command::new(env!("CARGO"));
    let program = ["test", "--release", "-p", "detente-server", "--test", "cluster", "--"];
    run.current_dir(root).args(program).args(args);
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
