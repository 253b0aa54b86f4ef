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
    "crates/rulebook/search",
    "crates/rulebook/places",
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
    build_with_these_programs(root)
}

fn build_with_these_programs(root: &Path) -> Result<(), String> {
    if is_new(root, &format!("{DIST}/here/{LAST}")) {
        return Ok(());
    }
    packages(root)?;
    npm(root, &["run", "--silent", "build", "--", "--logLevel", "warn"])?;
    site(root, &root.join(SITE))?;
    let here = root.join(DIST).join("here");
    copy_site(&root.join(SITE), &here).map_err(|error| format!("{}: {error}", here.display()))?;
    carry_anew(root)
}

/// What the program is to carry: the client that is built here, or all of the bundle where the programs of the pages can only be
/// taken from one that is older than the code. The page of today asks the programs of today: with older ones it would stop.
pub fn carry(root: &Path) -> Result<(), String> {
    programs(root)?;
    if !programs_are_old(root) {
        return build_with_these_programs(root);
    }
    eprintln!("== NOTE: {OLD}: the program carries the page of the bundle as well, as old as it is");
    leave_to_bundle(root)
}

/// Nothing is built here: the next program carries all of the bundle.
fn leave_to_bundle(root: &Path) -> Result<(), String> {
    let built = root.join(DIST);
    if built.exists() {
        fs::remove_dir_all(&built).map_err(|error| format!("{}: {error}", built.display()))?;
    }
    carry_anew(root)
}

/// Cargo follows the files that were there at the last build, and does not see new ones.
fn carry_anew(root: &Path) -> Result<(), String> {
    File::options()
        .append(true)
        .open(root.join(CARRIER))
        .and_then(|file| file.set_modified(SystemTime::now()))
        .map_err(|error| format!("{CARRIER}: {error}"))
}

/// Where the client of a server is built, which the program carries.
const DIST: &str = "web/dist";

/// Where the page without a server is built unless another folder is named.
pub const SITE: &str = "web/dist-site";

/// The file of that page that is written last, with the digests of all others: where it lies, the page is whole.
pub const LAST: &str = "offline.js";

/// Why nothing is built of today's page.
pub const OLD: &str = "there is no compiler for the browser, and web/page.bundle is older than the code";

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

/// Copies the page without a server, the file that is written last at last: a copy that was broken off has none, and is made again.
fn copy_site(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let last = to.join(LAST);
    if last.exists() {
        fs::remove_file(&last)?;
    }
    copy(from, to)?;
    fs::copy(from.join(LAST), last).map(drop)
}

/// Copies a folder, all of it but [`LAST`]: the worker that keeps its files for when there is no network wants every one of them.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to.join(name))?;
        } else if name != LAST {
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
    let found = match chromium() {
        Ok(found) => found,
        Err(why) => {
            eprintln!("== SKIPPED web table in a browser: {why}");
            return Ok(());
        }
    };
    let mut command = Command::new(NPM);
    command
        .args(["run", "--silent", "browser"])
        .current_dir(root.join("web"))
        .env("CHROMIUM", found)
        .env("DETENTE_BIN", program(root));
    let old = programs_are_old(root);
    if old {
        eprintln!("== SKIPPED what runs programs in a browser: those of the bundle are older than the code");
        command.env("DETENTE_OLD_PROGRAMS", "1");
    }
    let status = command.status().map_err(|error| format!("npm cannot be started: {error}"))?;
    if old {
        // Whoever builds the program by hand must not get today's page with yesterday's programs.
        leave_to_bundle(root)?;
    }
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

/// The path of a Chromium. Where there is none, Debian's is installed; gives why that could not be done.
pub fn chromium() -> Result<String, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return named.into_string().map_err(|_| "the name in CHROMIUM is no text".to_owned());
    }
    if let Some(found) = BROWSERS.iter().find_map(|name| which(name)) {
        return Ok(found);
    }
    apt::install("chromium").map_err(|why| format!("there is no Chromium, and {why}"))?;
    which("chromium").ok_or_else(|| "there is no Chromium, and apt-get installed none".to_owned())
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

#[cfg(test)]
mod tests {
    use super::*;

    /// All texts below a folder of the client.
    fn texts(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            if entry.path().is_dir() {
                texts(&entry.path(), found);
            } else {
                found.extend(fs::read_to_string(entry.path()));
            }
        }
    }

    #[test]
    fn whatever_the_client_takes_from_the_crates_is_among_its_sources() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut all = Vec::new();
        for folder in ["web/src", "web/scripts"] {
            texts(&root.join(folder), &mut all);
        }
        let taken: Vec<&str> = all
            .iter()
            .flat_map(|text| text.split("../crates/").skip(1))
            .filter_map(|rest| rest.split(['\'', '"', '*', '{']).next())
            .collect();
        assert!(taken.len() > 4, "{taken:?}");
        for path in taken {
            let path = Path::new("crates").join(path);
            assert!(SOURCES.iter().any(|source| path.starts_with(source)), "{}", path.display());
        }
    }

    #[test]
    fn a_copy_that_was_broken_off_has_no_last_file() {
        let place = std::env::temp_dir().join(format!("detente-copy-{}", std::process::id()));
        let (from, to) = (place.join("from"), place.join("to"));
        fs::create_dir_all(from.join("assets")).expect("a folder");
        for name in ["assets/a.js", "index.html", LAST] {
            fs::write(from.join(name), name).expect("a file");
        }
        fs::create_dir_all(&to).expect("a folder");
        fs::write(to.join(LAST), "of an earlier build").expect("a file");
        // Something is in the way.
        fs::write(to.join("assets"), "").expect("a file");
        copy_site(&from, &to).expect_err("broken off");
        assert!(!to.join(LAST).exists());
        fs::remove_file(to.join("assets")).expect("out of the way");
        copy_site(&from, &to).expect("copied");
        for name in ["assets/a.js", "index.html", LAST] {
            assert_eq!(fs::read_to_string(to.join(name)).expect("copied"), name);
        }
        fs::remove_dir_all(&place).expect("tidied up");
    }
}
