//! Does everything that a browser needs compile for one (`wasm32-unknown-unknown`)? And the programs of the pages that verify
//! records and play lessons, and the engine of the page without a server, built.
//!
//! rustup's target is used where it is installed. Elsewhere Debian's compiler for the web does it, which brings the
//! source of the standard library along; it is installed where that is allowed, and the chore says so where it is not.

use std::fs;
use std::path::{Path, PathBuf};
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
    "detente-lessons",
    "detente-classroom",
    "detente-verifier",
    "detente-review",
    "detente-house",
    "detente-web",
];

const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler, its cargo and the source of the standard library.
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
/// The linker's package, and names of the linker.
const LINKER: &str = "lld-19";
const LINKERS: [&str; 2] = ["wasm-ld-19", "wasm-ld"];
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library";

/// The oldest compiler that will do, as `rust-version` in Cargo.toml promises it.
const OLDEST: (u32, u32) = (1, 90);

/// A program that a page runs: its crate, and where the web client takes it from.
struct Program {
    package: &'static str,
    made: &'static str,
    place: &'static str,
}

/// The programs of the page of `detente verify` and of the lessons: they travel to every browser that opens the page, small
/// before fast.
const PROGRAMS: [Program; 2] = [
    Program {
        package: "detente-verifier",
        made: "target/wasm/wasm32-unknown-unknown/release/detente_verifier.wasm",
        place: "web/public/verifier.wasm",
    },
    Program {
        package: "detente-classroom",
        made: "target/wasm/wasm32-unknown-unknown/release/detente_classroom.wasm",
        place: "web/public/classroom.wasm",
    },
];

/// The engine of the page without a server: bots think in it, fast before small.
const ENGINE: Program = Program {
    package: "detente-web",
    made: "target/engine/wasm32-unknown-unknown/release/detente_web.wasm",
    place: "web/engine/engine.wasm",
};

/// What every browser of the last years has, and the network needs for its speed.
const SIMD: &str = "-Ctarget-feature=+simd128";

/// Checks them; gives why nothing was checked where there is no such compiler.
pub fn check(root: &Path) -> Result<Option<String>, String> {
    let mut command = match compiler("check", "target/wasm") {
        Ok(command) => command,
        Err(why) => return Ok(Some(why)),
    };
    for name in CRATES {
        command.args(["--package", name]);
    }
    command.env("RUSTFLAGS", "-C target-feature=+simd128");
    run(&mut command, root).map(|()| None)
}

/// Builds what a page runs and puts it where the web client takes it along; gives why not where that cannot be done.
pub fn build(root: &Path) -> Result<Option<String>, String> {
    made(root, &PROGRAMS, "target/wasm", "s", &[])
}

/// Builds the engine of the page without a server; gives why not where that cannot be done.
pub fn engine(root: &Path) -> Result<Option<String>, String> {
    made(root, &[ENGINE], "target/engine", "3", &[SIMD])
}

fn made(
    root: &Path,
    programs: &[Program],
    target: &str,
    level: &str,
    flags: &[&str],
) -> Result<Option<String>, String> {
    let mut command = match compiler("build", target) {
        Ok(command) => command,
        Err(why) => return Ok(Some(why)),
    };
    if !has_rustup_target() {
        match linker() {
            Ok(linker) => command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker),
            Err(why) => return Ok(Some(why)),
        };
    }
    for (key, value) in [("OPT_LEVEL", level), ("LTO", "fat"), ("CODEGEN_UNITS", "1"), ("PANIC", "abort")] {
        command.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
    }
    let own = without_own_paths(root);
    let flags: Vec<&str> = flags.iter().copied().chain([own.as_str()]).collect();
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    command.arg("--release");
    for program in programs {
        command.args(["--package", program.package]);
    }
    run(&mut command, root)?;
    for program in programs {
        bring(root, program).map_err(|error| format!("{}: {error}", program.place))?;
    }
    Ok(None)
}

/// Puts a program where the web client takes it along. An unchanged file stays as old as it is, and the client is not built again
/// for it.
fn bring(root: &Path, program: &Program) -> std::io::Result<()> {
    let made = fs::read(root.join(program.made))?;
    let place = root.join(program.place);
    if fs::read(&place).ok().as_ref() != Some(&made) {
        fs::create_dir_all(place.parent().unwrap_or(root))?;
        fs::write(&place, made)?;
    }
    Ok(())
}

/// The compiler notes where a panic stands. Whoever opens the page need not learn how the builder's folders are called.
fn without_own_paths(root: &Path) -> String {
    let home = |name: &str| std::env::var_os(name).map(PathBuf::from);
    let registry = home("CARGO_HOME").or_else(|| home("HOME").map(|home| home.join(".cargo")));
    let own = [Some((root.to_owned(), "detente")), registry.map(|path| (path, "cargo"))];
    let flags = own.into_iter().flatten();
    flags
        .map(|(path, name)| format!("--remap-path-prefix={}={name}", path.display()))
        .collect::<Vec<_>>()
        .join("\x1f")
}

/// The call of a cargo that can compile for the browser, or why there is none.
fn compiler(what: &str, target: &str) -> Result<Command, String> {
    let mut command = if has_rustup_target() {
        Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    } else {
        for package in missing_packages() {
            apt::install(package).map_err(|why| format!("rustup has no target {TARGET}, and {why}"))?;
        }
        let (major, minor) = OLDEST;
        if version_of(DEBIAN_RUSTC).is_none_or(|version| version < OLDEST) {
            return Err(format!("Debian's compiler for the web is older than {major}.{minor}"));
        }
        let mut command = Command::new(DEBIAN_CARGO);
        // Debian ships no standard library for this target but its source; building that is what asks for the bootstrap.
        command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
        command
    };
    command.args([what, "--quiet", "--target", TARGET, "--target-dir", target]);
    if !has_rustup_target() {
        command.arg("-Zbuild-std=std,panic_abort");
    }
    Ok(command)
}

/// Debian's compiler has no linker for this target of its own. Gives why there is none.
fn linker() -> Result<String, String> {
    let found = || LINKERS.iter().find_map(|name| apt::which(name));
    if let Some(linker) = found() {
        return Ok(linker);
    }
    let missing = format!("there is no linker for {TARGET}");
    apt::install(LINKER).map_err(|why| format!("{missing}, and {why}"))?;
    found().ok_or_else(|| format!("{missing}, and {LINKER} brought none"))
}

fn run(command: &mut Command, root: &Path) -> Result<(), String> {
    let status =
        command.current_dir(root).status().map_err(|error| format!("cargo cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo for {TARGET} ended with {status}")) }
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
