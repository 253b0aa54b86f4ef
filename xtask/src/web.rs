//! The web table's part of the chores: building it, testing it in a real browser, and `cargo xtask table`.
//!
//! Node.js 20 or newer is needed for all of it. Where it is missing the tests of everything else still run, and a line
//! says what was left out.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use crate::apt::{self, which};
use crate::{bundle, wasm};

/// On Windows npm is a script that only the shell finds under its plain name.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Where `detente serve` listens unless it is told otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 1989);

/// The oldest Node.js that will do, as its packages ask for it.
const OLDEST: (u32, u32) = (20, 19);

/// Everything the built client is made of.
const SOURCES: &[&str] = &[
    "web/src",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "crates/words/locales",
    "crates/rulebook/text",
    "crates/review/puzzles",
    "crates/learned/weights",
    "web/public",
    "web/engine",
    "web/scripts",
    "web/site",
];

/// The source that carries `web/dist` into the program.
const CARRIER: &str = "crates/server/src/page.rs";

/// Names of the browser, the first that is there is taken.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

/// Is there a Node.js that is new enough? If not, why.
pub fn node() -> Result<(), String> {
    let told =
        Command::new("node").arg("--version").output().map_err(|_| "Node.js is not installed".to_owned())?;
    let version = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|n| n.parse::<u32>().ok());
    let (oldest, minor) = OLDEST;
    match (numbers.next(), numbers.next()) {
        (Some(a), Some(b)) if (a, b) >= OLDEST => Ok(()),
        _ => Err(format!("Node.js {oldest}.{minor} or newer is needed, and this is {version}")),
    }
}

/// Fetches the packages if the lock file is newer than what is installed.
pub fn packages(root: &Path) -> Result<(), String> {
    let age = |path: &str| root.join("web").join(path).metadata().and_then(|meta| meta.modified()).ok();
    let (lock, installed) = (age("package-lock.json"), age("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    npm(root, &["ci", "--no-audit", "--no-fund"])
}

/// Builds the client into `web/dist`, which the server carries, and the page without a server into `web/dist/here`, unless what
/// lies there is newer than all it is made of.
pub fn build(root: &Path) -> Result<(), String> {
    programs(root)?;
    if is_new(root, "web/dist/index.html") {
        return Ok(());
    }
    packages(root)?;
    npm(root, &["run", "--silent", "build", "--", "--logLevel", "warn"])?;
    site(root, &root.join(SITE))?;
    let here = root.join("web/dist/here");
    copy(&root.join(SITE), &here).map_err(|error| format!("{}: {error}", here.display()))?;
    // Cargo follows the files that were there at the last build, and does not see new ones.
    File::options()
        .append(true)
        .open(root.join(CARRIER))
        .and_then(|file| file.set_modified(SystemTime::now()))
        .map_err(|error| format!("{CARRIER}: {error}"))
}

/// Where the page without a server is built unless another folder is named.
pub const SITE: &str = "web/dist-site";

/// Were the programs of the pages taken from the bundle in this run?
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Are the programs of the pages older than the code? Then there is no use in testing one by the other.
pub fn programs_are_old(root: &Path) -> bool {
    TAKEN.load(Ordering::Relaxed) && !bundle::is_new(root)
}

/// The programs of the pages: compiled, or those of the bundle where there is no compiler for the browser.
pub fn programs(root: &Path) -> Result<(), String> {
    let missing = match wasm::build(root)? {
        Some(why) => Some(why),
        None => wasm::engine(root)?,
    };
    let Some(why) = missing else { return Ok(()) };
    eprintln!("== the programs of the page are not compiled here: {why}");
    TAKEN.store(true, Ordering::Relaxed);
    bundle::programs(root)
}

/// Is something newer than everything that the client is made of?
pub fn is_new(root: &Path, built: &str) -> bool {
    let made = root.join(built).metadata().and_then(|meta| meta.modified()).ok();
    let changed = SOURCES.iter().filter_map(|source| newest(&root.join(source)).ok()).max();
    made.is_some() && made >= changed
}

/// Builds the page without a server into a folder.
pub fn site(root: &Path, folder: &Path) -> Result<(), String> {
    let folder = folder.to_string_lossy();
    npm(root, &["run", "--silent", "site", "--", "--logLevel", "warn", "--outDir", &folder])
}

/// Copies a folder, all of it: the worker that keeps its files for when there is no network wants every one of them.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to.join(name))?;
        } else {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

/// When anything under a path was changed last; a folder changes when something is taken out of it.
fn newest(path: &Path) -> io::Result<SystemTime> {
    let mut found = path.metadata()?.modified()?;
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            found = found.max(newest(&entry?.path())?);
        }
    }
    Ok(found)
}

/// Style, types, tests of pure code, and the build.
pub fn test(root: &Path) -> Result<(), String> {
    packages(root)?;
    npm(root, &["run", "--silent", "lint"])?;
    npm(root, &["run", "--silent", "check"])?;
    npm(root, &["test", "--silent"])?;
    build(root)
}

/// The tests in a real browser, against the program that lies in `target/debug`.
pub fn browser(root: &Path) -> Result<(), String> {
    let Some(found) = chromium()? else {
        eprintln!("== SKIPPED web table in a browser: there is no Chromium, and only root can install it");
        return Ok(());
    };
    let mut command = Command::new(NPM);
    command
        .args(["run", "--silent", "browser"])
        .current_dir(root.join("web"))
        .env("CHROMIUM", found)
        .env("DETENTE_BIN", program(root));
    if programs_are_old(root) {
        eprintln!("== SKIPPED what runs programs in a browser: those of the bundle are older than the code");
        command.env("DETENTE_OLD_PROGRAMS", "1");
    }
    let status = command.status().map_err(|error| format!("npm cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`npm run browser` ended with {status}")) }
}

/// The program as the tests build it.
pub fn program(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root.join(target).join("debug").join(format!("detente{}", std::env::consts::EXE_SUFFIX))
}

/// Opens the table in the user's browser once the server answers. A server that was there before is not ours to show.
pub fn open_when_ready() {
    let answers = || TcpStream::connect_timeout(&ADDRESS, Duration::from_millis(200)).is_ok();
    if answers() {
        return;
    }
    // Ends with this program, which ends with the server.
    std::thread::spawn(move || {
        while !answers() {
            std::thread::sleep(Duration::from_millis(200));
        }
        open();
    });
}

fn open() {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "explorer"
    } else {
        "xdg-open"
    };
    // Without a desktop there is nothing to open, and the server has printed its address anyway.
    let _ = Command::new(opener)
        .arg(format!("http://{ADDRESS}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
}

/// The path of a Chromium. Where there is none, root installs Debian's; without the right to do that there is none.
pub fn chromium() -> Result<Option<String>, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into_string().ok());
    }
    if let Some(found) = BROWSERS.iter().find_map(|name| which(name)) {
        return Ok(Some(found));
    }
    if !apt::install("chromium")? {
        return Ok(None);
    }
    which("chromium").map(Some).ok_or_else(|| "apt-get installed no chromium".to_owned())
}

fn npm<S: AsRef<OsStr>>(root: &Path, args: &[S]) -> Result<(), String> {
    let status = Command::new(NPM)
        .args(args)
        .current_dir(root.join("web"))
        .status()
        .map_err(|error| format!("npm cannot be started: {error}"))?;
    let said: Vec<_> = args.iter().map(|arg| arg.as_ref().to_string_lossy()).collect();
    if status.success() { Ok(()) } else { Err(format!("`npm {}` ended with {status}", said.join(" "))) }
}
