//! Attacks on a server on this machine, each with its bound: `cargo xtask attack [NAME…]`.
//!
//! The server is this program again in a process of its own, with the settings that `detente serve` has by default. Attackers and
//! honest people come from addresses of their own (127.x.y.z), because shares are counted by address. Every attack prints what it
//! reached and what it may reach; one that reaches more fails the run. As a test each runs in a short form, and nothing is said
//! about how long something took.
//!
//! [`net`] is what attackers and honest people speak with, [`attacks`] the attacks on what can run out, [`rights`] those on what is
//! somebody else's, [`operation`] those on dice, upgrades and what stands around the server, [`mod@fuzz`] nonsense for every path and
//! every message, [`together`] all of them at once while people play.

mod attacks;
#[path = "../common/mod.rs"]
mod common;
mod fuzz;
mod net;
mod operation;
mod report;
mod rights;
mod together;

use std::path::Path;
use std::process::{Child, Command, Stdio};

use detente_server::config::{File, Smtp};
use detente_server::{Config, start};
use detente_store::{Sqlite, Store as _, StoredTable};

use report::Report;

/// How hard an attack tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// As part of the tests.
    Short,
    /// As it was found.
    Full,
}

impl Scale {
    fn of<T>(self, short: T, full: T) -> T {
        match self {
            Scale::Short => short,
            Scale::Full => full,
        }
    }
}

/// An attack: its number in the list of docs/hosting.md if it is there, its name, and the settings of its server.
struct Attack {
    number: Option<u8>,
    name: &'static str,
    settings: &'static str,
}

const fn attack(number: u8, name: &'static str, settings: &'static str) -> Attack {
    Attack { number: Some(number), name, settings }
}

/// For attacks that are about something else than how often.
const NO_RATES: &str = "[rates]\nrequests = { burst = 1e9, per-second = 1e9 }\ncommands = { burst = 1e9, per-second = 1e9 }\n\
    created = { burst = 1e9, per-second = 1e9 }\nguests = { burst = 1e9, per-second = 1e9 }";

const ATTACKS: [Attack; 19] = [
    attack(1, "replays", ""),
    attack(2, "dice", NO_RATES),
    attack(3, "lobby", ""),
    attack(4, "bots", "[bots]\nthreads = 1"),
    attack(5, "heads", "[connections]\nhead-seconds = 2"),
    attack(6, "passwords", ""),
    attack(7, "proxy", "[proxies]\ntrusted = 1"),
    attack(8, "hidden", ""),
    attack(9, "storm", ""),
    attack(10, "letters", ""),
    attack(11, "escapes", ""),
    attack(12, "crowding", ""),
    attack(13, "scribbles", ""),
    attack(14, "rematches", NO_RATES),
    attack(15, "identities", NO_RATES),
    attack(16, "misfits", ""),
    attack(17, "sundries", ""),
    Attack { number: None, name: "slow-reader", settings: "[sockets]\nqueue-bytes = 65536" },
    Attack { number: None, name: "fuzz", settings: NO_RATES },
];

/// What test runners call the short run.
const NAME: &str = "every_attack_stays_within_its_bound";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", data, settings] => serve(Path::new(data), settings),
        // The questions of test runners.
        list if list.contains(&"--list") => {
            if !list.contains(&"--ignored") {
                println!("{NAME}: test");
            }
        }
        ["run", names @ ..] => {
            let scale = if names.contains(&"--short") { Scale::Short } else { Scale::Full };
            let names: Vec<&str> = names.iter().copied().filter(|name| *name != "--short").collect();
            let known = |name: &&str| *name == "together" || ATTACKS.iter().any(|known| known.name == *name);
            if let Some(name) = names.iter().find(|name| !known(name)) {
                let all: Vec<&str> = ATTACKS.iter().map(|known| known.name).collect();
                eprintln!("attack: there is no “{name}”; there are {}, together", all.join(", "));
                std::process::exit(2);
            }
            run(&names, scale);
        }
        filter => {
            let names: Vec<&&str> = filter.iter().filter(|word| !word.starts_with('-')).collect();
            if names.is_empty() || names.iter().any(|name| NAME.contains(**name)) {
                run(&[], Scale::Short);
                println!("test {NAME} ... ok");
            }
        }
    }
}

/// Runs the attacks of these names, or all, each against a server of its own.
fn run(names: &[&str], scale: Scale) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let mut report = Report::new(scale);
    let chosen = |name: &str| names.is_empty() || names.contains(&name);
    for Attack { number, name, settings } in ATTACKS.into_iter().filter(|attack| chosen(attack.name)) {
        let mut target = Target::start(settings);
        report.begin(number, name);
        runtime.block_on(async {
            match name {
                "replays" => attacks::replays(&target, scale, &mut report).await,
                "dice" => operation::dice(&mut target, scale, &mut report).await,
                "lobby" => attacks::lobby(&target, scale, &mut report).await,
                "bots" => attacks::bots(&target, scale, &mut report).await,
                "heads" => attacks::heads(&target, scale, &mut report).await,
                "passwords" => attacks::passwords(&target, scale, &mut report).await,
                "proxy" => attacks::proxy(&target, scale, &mut report).await,
                "hidden" => rights::hidden(&target, scale, &mut report).await,
                "storm" => attacks::storm(&target, scale, &mut report).await,
                "letters" => rights::letters(&mut target, scale, &mut report).await,
                "escapes" => rights::escapes(&target, scale, &mut report).await,
                "crowding" => attacks::crowding(&target, scale, &mut report).await,
                "scribbles" => rights::scribbles(&target, scale, &mut report).await,
                "rematches" => rights::rematches(&target, scale, &mut report).await,
                "identities" => rights::identities(&target, scale, &mut report).await,
                "misfits" => operation::misfits(&mut target, scale, &mut report).await,
                "sundries" => operation::sundries(&mut target, scale, &mut report).await,
                "slow-reader" => attacks::slow_reader(&target, scale, &mut report).await,
                _ => fuzz::fuzz(&target, scale, &mut report).await,
            }
            // Whatever was done, the server is there.
            let health = net::ask(net::HONEST, &target.host, "GET", "/health", "", "").await;
            report.must("the server answers afterwards", health.is_ok_and(|reply| reply.status == 200));
        });
        report.note("memory at most", format!("{} MiB", target.peak_memory() / 1024));
        target.stop();
    }
    if chosen("together") {
        let mut target = Target::start("");
        report.begin(None, "together");
        runtime.block_on(together::run(&target, scale, &mut report));
        report.note("memory at most", format!("{} MiB", target.peak_memory() / 1024));
        target.stop();
    }
    report.end();
}

/// A server in a process of its own.
#[derive(Debug)]
pub struct Target {
    pub host: String,
    child: Child,
    folder: tempfile::TempDir,
}

impl Target {
    fn start(settings: &str) -> Target {
        let folder = tempfile::tempdir().expect("a folder");
        let (host, child) = begin(folder.path(), settings);
        Target { host, child, folder }
    }

    /// Stops the server and starts it again on the same data.
    pub fn restart(&mut self, settings: &str) {
        self.stop();
        (self.host, self.child) = begin(self.folder.path(), settings);
    }

    /// The database, beside the server or while there is none.
    pub async fn store(&self) -> Sqlite {
        Sqlite::open(&self.folder.path().join("data/detente.db")).await.expect("the file of the server")
    }

    pub async fn stored(&self, table: &str) -> StoredTable {
        let store = self.store().await;
        let table = store.table(table).await.expect("read").expect("there");
        store.close().await;
        table
    }

    /// How many files of the data are not their owner's alone.
    #[cfg(unix)]
    pub fn readable(&self) -> usize {
        use std::os::unix::fs::PermissionsExt as _;
        let files = std::fs::read_dir(self.folder.path().join("data")).expect("a folder");
        let open = |file: &std::fs::DirEntry| {
            file.metadata().is_ok_and(|data| data.permissions().mode() & 0o077 > 0)
        };
        files.flatten().filter(open).count()
    }

    /// The most memory that the server has had, in KiB, where the system tells.
    fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmHWM:"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
    }

    pub fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Starts this very program again as the server; its address and its process.
fn begin(folder: &Path, settings: &str) -> (String, Child) {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .arg("serve")
        .arg(folder.join("data"))
        .arg(settings)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("an address");
    assert!(!line.trim().is_empty(), "the server did not start");
    (line.trim().to_owned(), child)
}

/// This very program, as the server.
fn serve(data: &Path, settings: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let file = File::parse(settings).expect("settings");
        let addr = "127.0.0.1:0".parse().expect("an address");
        let smtp = file.smtp.clone().zip(file.mail_from.clone()).map(|(url, from)| Smtp { url, from });
        let config = Config { addr, smtp, ..Config::of_file(file, data.to_path_buf()) };
        let running = start(config).await.expect("a server");
        println!("{}", running.addr);
        // Until standard input is closed, or worse.
        let _ = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await;
        running.stop().await;
    });
}
