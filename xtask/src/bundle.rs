//! `cargo xtask bundle`: the built page and its programs as one file of the repository, for machines with Rust alone. What is in
//! it and whether it is as new as its sources is for the crate `detente-bundle` to say; this only calls it.

use std::path::Path;
use std::process::Command;

use crate::{wasm, web};

/// Builds the page and packs it; gives why not where that cannot be done.
pub fn make(root: &Path) -> Result<Option<String>, String> {
    if let Err(why) = web::node() {
        return Ok(Some(why));
    }
    // A bundle is made of what was compiled, never of another bundle.
    for built in [wasm::build(root)?, wasm::engine(root)?] {
        if built.is_some() {
            return Ok(built);
        }
    }
    web::build(root)?;
    run(root, &["make", "web/dist"]).map(|()| None)
}

/// Is it whole? Says where it is older than its sources.
pub fn check(root: &Path) -> Result<(), String> {
    run(root, &["check"])
}

/// Takes the programs of the page out of it.
pub fn programs(root: &Path) -> Result<(), String> {
    run(root, &["programs"])
}

/// Is it as new as its sources?
pub fn is_new(root: &Path) -> bool {
    run(root, &["is-new"]).is_ok()
}

fn run(root: &Path, args: &[&str]) -> Result<(), String> {
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(root)
        .args(["run", "--quiet", "--release", "--package", "detente-bundle", "--"])
        .args(args)
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`detente-bundle {}` ended with {status}", args.join(" ")))
    }
}
