//! `cargo xtask speed`: the engine in Chromium beside a program of this machine, built from the same code for instructions of the
//! same kind (`x86-64-v2`: 128 bits wide, as in a browser), in one run and by turns; and how long a decision of level `learned` takes.

use std::path::Path;
use std::process::Command;

use crate::{site, web};

/// What measures, below `web`.
const SCRIPT: &str = "scripts/speed.js";

/// Measures; gives why not where that cannot be done.
pub fn run(root: &Path, rounds: &str) -> Result<Option<String>, String> {
    if !rounds.parse::<u32>().is_ok_and(|rounds| (1..=100).contains(&rounds)) {
        return Err(format!("how many rounds? From 1 to 100, not “{rounds}”"));
    }
    if let Some(why) = site::build(root, None)? {
        return Ok(Some(why));
    }
    let target = "target/speed";
    let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.current_dir(root).args(["build", "--quiet", "--release", "--package", "detente-web"]).args([
        "--example",
        "pace",
        "--target-dir",
        target,
    ]);
    for (key, value) in [("LTO", "fat"), ("CODEGEN_UNITS", "1"), ("PANIC", "abort")] {
        build.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
    }
    if cfg!(target_arch = "x86_64") {
        build.env("CARGO_ENCODED_RUSTFLAGS", "-Ctarget-cpu=x86-64-v2");
    }
    let built = build.status().map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !built.success() {
        return Err(format!("the program to compare with was not built: {built}"));
    }
    let program = root.join(target).join(format!("release/examples/pace{}", std::env::consts::EXE_SUFFIX));
    let chromium = match web::chromium() {
        Ok(chromium) => chromium,
        Err(why) => return Ok(Some(why)),
    };
    let status = Command::new("node")
        .args([SCRIPT, rounds])
        .current_dir(root.join("web"))
        .env("CHROMIUM", chromium)
        .env("MEASURE", program)
        .status()
        .map_err(|error| format!("node cannot be started: {error}"))?;
    if status.success() { Ok(None) } else { Err(format!("the measurement ended with {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_measures_is_there() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web");
        assert!(web.join(SCRIPT).is_file(), "{SCRIPT}");
    }
}
