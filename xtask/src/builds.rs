//! Builds that nobody makes by hand every day and that break unseen: the documentation, every feature by itself, the
//! oldest Rust that we promise, and what the dependencies are allowed to be.

use std::path::Path;
use std::process::{Command, Stdio};

/// A way to run cargo in the root.
type Cargo<'a> = &'a dyn Fn(&[&str]) -> Result<(), String>;

/// The documentation of all crates, with every warning an error: a link that leads nowhere is a fault.
pub fn documentation(root: &Path) -> Result<(), String> {
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["doc", "--workspace", "--no-deps", "--document-private-items", "--keep-going", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .current_dir(root)
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo doc` ended with {status}")) }
}

/// Every crate that has features, without any and with each alone. Built together with the others it would get what
/// they ask for, and never be seen by itself.
pub fn features(root: &Path, cargo: Cargo<'_>) -> Result<(), String> {
    for (name, features) in crates_with_features(root)? {
        cargo(&["check", "--quiet", "--package", &name, "--no-default-features"])?;
        for feature in features {
            let with = ["--no-default-features", "--features", &feature];
            cargo(&[&["check", "--quiet", "--package", &name][..], &with].concat())?;
        }
    }
    Ok(())
}

/// Names of packages and of their features, as their manifests list them.
fn crates_with_features(root: &Path) -> Result<Vec<(String, Vec<String>)>, String> {
    let folder = root.join("crates");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let file = entry.map_err(|error| error.to_string())?.path().join("Cargo.toml");
        let Ok(manifest) = std::fs::read_to_string(&file) else { continue };
        let features = features_of(&manifest);
        if let (Some(name), false) = (name_of(&manifest), features.is_empty()) {
            found.push((name, features));
        }
    }
    found.sort();
    Ok(found)
}

fn name_of(manifest: &str) -> Option<String> {
    let line = manifest.lines().find_map(|line| line.strip_prefix("name = "))?;
    Some(line.trim_matches('"').to_owned())
}

fn features_of(manifest: &str) -> Vec<String> {
    let section = manifest.lines().skip_while(|line| line.trim() != "[features]").skip(1);
    let lines = section.take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim().to_owned()).collect()
}

/// The oldest Rust that `rust-version` promises, where rustup has it; why it was left out otherwise. (The lint
/// `clippy::incompatible_msrv` guards the standard library's part of the promise everywhere.)
pub fn oldest_rust(root: &Path) -> Result<Option<String>, String> {
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).map_err(|error| error.to_string())?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = "));
    let version = version.ok_or("Cargo.toml names no rust-version")?.trim_matches('"');
    let listed = Command::new("rustup").args(["toolchain", "list"]).stderr(Stdio::null()).output();
    let there = listed.is_ok_and(|listed| {
        String::from_utf8_lossy(&listed.stdout).lines().any(|line| line.starts_with(version))
    });
    if !there {
        return Ok(Some(format!("rustup has no toolchain {version} (`rustup toolchain install {version}`)")));
    }
    let status = Command::new("cargo")
        .args([&format!("+{version}"), "check", "--quiet", "--workspace", "--target-dir", "target/oldest"])
        // Set for the toolchain that runs this chore.
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN")
        .current_dir(root)
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() { Ok(None) } else { Err(format!("Rust {version} does not build it: {status}")) }
}

/// Licences, sources and doubled versions of the dependencies by deny.toml, where cargo-deny is installed. The list of
/// advisories has to be fetched; where that is impossible it is left out, with a word.
pub fn dependencies(root: &Path, cargo: Cargo<'_>) -> Result<Option<String>, String> {
    let quiet = |args: &[&str]| {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(args).current_dir(root).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if !quiet(&["deny", "--version"]) {
        return Ok(Some("cargo-deny is not installed (`cargo install --locked cargo-deny`)".to_owned()));
    }
    cargo(&["deny", "--log-level", "error", "check", "bans", "licenses", "sources"])?;
    if !quiet(&["deny", "fetch", "db"]) {
        return Ok(Some("advisories: their list cannot be fetched from here".to_owned()));
    }
    cargo(&["deny", "--log-level", "error", "check", "advisories"]).map(|()| None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_features_of_a_manifest_are_listed_by_name() {
        let manifest = "[package]\nname = \"detente-x\"\n\n[features]\n# Why.\na = []\nb = [\"dep:y\"]\n\n[dependencies]\nz = \"1\"\n";
        assert_eq!(name_of(manifest).as_deref(), Some("detente-x"));
        assert_eq!(features_of(manifest), ["a", "b"]);
    }
}
