//! Does everything that a browser needs compile for one? (`wasm32-unknown-unknown`, checked, not linked.)
//!
//! rustup's target is used where it is installed. Elsewhere Debian's compiler for the web does it, which brings the
//! source of the standard library along; it is installed where that is allowed, and the chore says so where it is not.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::apt;

/// What a table in the browser is made of. None of these may need a clock, threads, files or the network.
const CRATES: &[&str] = &[
    "detente-game",
    "detente-struggle",
    "detente-guerra-fria",
    "detente-official-log",
    "detente-words",
    "detente-chronicle",
    "detente-rulebook",
    "detente-search",
    "detente-net",
    "detente-encode",
    "detente-struggle-ai",
    "detente-guerra-fria-ai",
    "detente-learned",
    "detente-games",
    "detente-protocol",
    "detente-fair",
    "detente-table",
];

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler, its cargo and the source of the standard library.
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library";

/// The oldest compiler that will do, as `rust-version` in Cargo.toml promises it.
const OLDEST: (u32, u32) = (1, 90);

/// Checks them; gives why nothing was checked where there is no such compiler.
pub fn check(root: &Path) -> Result<Option<String>, String> {
    let mut command = if has_rustup_target() {
        Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    } else {
        for package in missing_packages() {
            if !apt::install(package)? {
                return Ok(Some(format!(
                    "rustup has no target {TARGET}, and only root can install {package}"
                )));
            }
        }
        match version_of(DEBIAN_RUSTC) {
            Some(version) if version >= OLDEST => {}
            _ => {
                return Ok(Some(format!(
                    "Debian's compiler for the web is older than {}.{}",
                    OLDEST.0, OLDEST.1
                )));
            }
        }
        let mut command = Command::new(DEBIAN_CARGO);
        // Debian ships no standard library for this target but its source; building that is what asks for the bootstrap.
        command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
        command
    };
    command.args(["check", "--quiet", "--target", TARGET, "--target-dir", "target/wasm"]);
    if !has_rustup_target() {
        command.arg("-Zbuild-std=std,panic_abort");
    }
    for name in CRATES {
        command.args(["--package", name]);
    }
    let status = command
        .env("RUSTFLAGS", "-C target-feature=+simd128")
        .current_dir(root)
        .status()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() { Ok(None) } else { Err(format!("the check for {TARGET} ended with {status}")) }
}

fn has_rustup_target() -> bool {
    let listed =
        Command::new("rustup").args(["target", "list", "--installed"]).stderr(Stdio::null()).output();
    listed
        .is_ok_and(|listed| String::from_utf8_lossy(&listed.stdout).lines().any(|line| line.trim() == TARGET))
}

fn missing_packages() -> Vec<&'static str> {
    let there =
        [Path::new(DEBIAN_RUSTC), Path::new(DEBIAN_CARGO), Path::new(DEBIAN_SOURCE)].map(Path::exists);
    PACKAGES.into_iter().zip(there).filter(|(_, there)| !there).map(|(package, _)| package).collect()
}

/// `rustc 1.96.0 (…)` → (1, 96).
fn version_of(rustc: &str) -> Option<(u32, u32)> {
    let told = Command::new(rustc).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    let mut numbers = text.split_whitespace().nth(1)?.split('.').map(|n| n.parse::<u32>().ok());
    Some((numbers.next()??, numbers.next()??))
}
