//! The table server: building and starting it, and the two long runs that try it.

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

/// Builds the web table where Node.js is installed, then the program, and starts it.
pub fn table(root: &Path, args: &[&str]) -> ExitCode {
    if let Err(why) = build_web(root) {
        eprintln!("xtask: {why}");
        return ExitCode::FAILURE;
    }
    let mut serve = Command::new(env!("CARGO"));
    serve.current_dir(root).args(["run", "--release", "-p", "detente-cli", "--", "serve"]).args(args);
    finish(&mut serve)
}

/// `npm run build` in `web/`; without Node.js the program says on its page how to get the table.
fn build_web(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let there = Command::new(npm).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !web.join("package.json").exists() || !there.is_ok_and(|status| status.success()) {
        eprintln!("== SKIPPED the web table: npm (Node.js) is not installed");
        return Ok(());
    }
    let run = |args: &[&str]| match Command::new(npm).current_dir(&web).args(args).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("npm {} ended with {status}", args.join(" "))),
        Err(error) => Err(format!("npm: {error}")),
    };
    if !web.join("node_modules").exists() {
        run(&["ci"])?;
    }
    run(&["run", "build"])
}

/// The program that kills and loads servers, in the release profile.
pub fn endure(root: &Path, args: &[&str]) -> ExitCode {
    let mut run = Command::new(env!("CARGO"));
    run.current_dir(root)
        .args(["test", "--release", "-p", "detente-server", "--test", "endurance", "--"])
        .args(args);
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
