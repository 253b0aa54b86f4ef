//! What `cargo xtask test` does, step by step. The first step that fails ends the run.

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::{builds, bundle, dist, engines, python, site, speed, tidy, wasm, web};

/// Everything CI runs.
pub fn test(root: &Path) -> ExitCode {
    let started = Instant::now();
    let nextest = has_nextest(root);
    // With nextest the examples in the documentation are a run of their own; without it `cargo test` is one anyway,
    // split here in two so that both ways run the same things.
    let tests: &[&str] =
        if nextest { &["nextest", "run", "--workspace"] } else { &["test", "--workspace", "--all-targets"] };
    let done = step("tidy", || tidy_tree(root))
        .and_then(|()| step("format", || cargo(root, &["fmt", "--all", "--check"])))
        .and_then(|()| web_table(root))
        .and_then(|()| {
            let lints = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
            step("lints", || cargo(root, &lints))
        })
        .and_then(|()| step("every feature", || builds::features(root, &|args| cargo(root, args))))
        .and_then(|()| or_skip("oldest Rust", || builds::oldest_rust(root)))
        .and_then(|()| or_skip("dependencies", || builds::dependencies(root, &|args| cargo(root, args))))
        .and_then(|()| step("documentation", || builds::documentation(root)))
        .and_then(|()| {
            // Where the page without a server is built below, they are compiled for that.
            let check = || if web::node().is_ok() { Ok(None) } else { wasm::check(root) };
            or_skip("crates for the browser", check)
        })
        .and_then(|()| {
            step("examples in the documentation", || cargo(root, &["test", "--doc", "--workspace"]))
        })
        .and_then(|()| or_skip("PostgreSQL and NATS for the tests", missing_engines))
        .and_then(|()| step("tests", || cargo(root, tests)))
        .and_then(|()| or_skip("what is released", || dist::check(root)))
        .and_then(|()| step("bundle of the page", || bundle::check(root)))
        .and_then(|()| python_step(root))
        .and_then(|()| browser(root));
    conclude(done, started)
}

/// The tests that need what is missing say that they skip.
#[allow(clippy::unnecessary_wraps, reason = "the form of a step that may be skipped")]
fn missing_engines() -> Result<Option<String>, String> {
    let missing = engines::install();
    Ok((!missing.is_empty()).then(|| format!("{} cannot be installed here", missing.join(" and "))))
}

/// Only the Python package.
pub fn python(root: &Path) -> ExitCode {
    let started = Instant::now();
    conclude(python_step(root), started)
}

fn python_step(root: &Path) -> Result<(), Failure> {
    step("Python package", || {
        for skipped in python::run(root, &|args| cargo(root, args))? {
            eprintln!("== SKIPPED {skipped}");
        }
        Ok(())
    })
}

/// Only the web table: the client by itself, then in a browser.
pub fn web(root: &Path) -> ExitCode {
    let started = Instant::now();
    let done = web_table(root)
        .and_then(|()| step("program", || cargo(root, &["build", "--package", "detente-cli"])))
        .and_then(|()| browser(root));
    conclude(done, started)
}

/// Style, types, tests and build of the web client: before cargo builds the server, which carries it.
fn web_table(root: &Path) -> Result<(), Failure> {
    step("web table", || match web::node() {
        Ok(()) => web::test(root),
        Err(why) => {
            eprintln!("== SKIPPED web table: {why}");
            Ok(())
        }
    })
}

/// Whole games in a real browser. The tests of the program have built it; building it by itself would choose other
/// features of its dependencies and compile them all again.
fn browser(root: &Path) -> Result<(), Failure> {
    step("web table in a browser", || match web::node() {
        Ok(()) if web::program(root).exists() => {
            if let Some(why) = site::build(root, None)? {
                eprintln!("== SKIPPED the page without a server: {why}");
            }
            web::browser(root)
        }
        Ok(()) => Err("the tests have left no program in target/debug".to_owned()),
        Err(why) => {
            eprintln!("== SKIPPED web table in a browser: {why}");
            Ok(())
        }
    })
}

/// The folder of files that needs no server.
pub fn site(root: &Path, folder: Option<&str>) -> ExitCode {
    let started = Instant::now();
    let built = step("page without a server", || match site::build(root, folder)? {
        Some(why) => Err(why),
        None => Ok(()),
    });
    conclude(built, started)
}

/// What is released.
pub fn dist(root: &Path, folder: Option<&str>) -> ExitCode {
    let started = Instant::now();
    conclude(step("what is released", || dist::run(root, folder)), started)
}

/// The page as one file of the repository.
pub fn bundle(root: &Path) -> ExitCode {
    let started = Instant::now();
    let made = step("bundle of the page", || match bundle::make(root)? {
        Some(why) => Err(why),
        None => Ok(()),
    });
    conclude(made, started)
}

/// The engine in a browser beside a program of this machine.
pub fn speed(root: &Path, rounds: &str) -> ExitCode {
    let started = Instant::now();
    let measured = step("speed in a browser", || match speed::run(root, rounds)? {
        Some(why) => Err(why),
        None => Ok(()),
    });
    conclude(measured, started)
}

/// Only the check that everything for the browser compiles for one.
pub fn wasm(root: &Path) -> ExitCode {
    let started = Instant::now();
    conclude(or_skip("crates for the browser", || wasm::check(root)), started)
}

/// Damaged input for every parser, `times` as long as the tests do it.
pub fn fuzz(root: &Path, times: &str) -> ExitCode {
    let started = Instant::now();
    let done = step("damaged input", || {
        if !times.parse::<u32>().is_ok_and(|times| (1..=100_000).contains(&times)) {
            return Err(format!("how many times as long? From 1 to 100000, not “{times}”"));
        }
        let mut command = cargo_command(root);
        command.args(["test", "--release", "--package", "detente-fuzz"]).env("DETENTE_FUZZ", times);
        let status = command.status().map_err(|error| format!("cargo cannot be started: {error}"))?;
        if status.success() { Ok(()) } else { Err(format!("the tests ended with {status}")) }
    });
    conclude(done, started)
}

/// Only the tidiness of the tree.
pub fn tidy(root: &Path) -> ExitCode {
    let started = Instant::now();
    conclude(step("tidy", || tidy_tree(root)), started)
}

/// The instruction counts of the rules.
pub fn instructions(root: &Path) -> ExitCode {
    let started = Instant::now();
    conclude(step("instructions", || crate::instructions::run(root)), started)
}

/// The rules of Twilight Struggle against the second implementation, long; `args` go to it as they are.
pub fn oracle(root: &Path, args: &[&str]) -> ExitCode {
    let started = Instant::now();
    let mut run =
        vec!["run", "--quiet", "--release", "--package", "detente-struggle", "--example", "oracle", "--"];
    run.extend(args);
    conclude(step("oracle", || cargo(root, &run)), started)
}

/// The name of the step that failed, and why.
type Failure = (&'static str, String);

fn step(name: &'static str, run: impl FnOnce() -> Result<(), String>) -> Result<(), Failure> {
    eprintln!("== {name}");
    run().map_err(|reason| (name, reason))
}

/// A step that may find that it cannot be done here, and says why.
fn or_skip(name: &'static str, run: impl FnOnce() -> Result<Option<String>, String>) -> Result<(), Failure> {
    step(name, || {
        if let Some(why) = run()? {
            eprintln!("== SKIPPED {name}: {why}");
        }
        Ok(())
    })
}

fn conclude(done: Result<(), Failure>, started: Instant) -> ExitCode {
    match done {
        Ok(()) => {
            eprintln!("== all passed in {:.0} s", started.elapsed().as_secs_f64());
            ExitCode::SUCCESS
        }
        Err((name, reason)) => {
            eprintln!("== FAILED at “{name}”: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn tidy_tree(root: &Path) -> Result<(), String> {
    let faults = tidy::check(root)?;
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => Err("1 fault".to_owned()),
        n => Err(format!("{n} faults")),
    }
}

/// Runs cargo in the root, its output going straight to the user.
fn cargo(root: &Path, args: &[&str]) -> Result<(), String> {
    let status = cargo_command(root)
        .args(args)
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` ended with {status}", args.join(" "))) }
}

fn has_nextest(root: &Path) -> bool {
    cargo_command(root)
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The cargo that runs this chore, so that a chosen toolchain stays chosen.
fn cargo_command(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}
