//! Attacks on a server on this machine, each with its bound: `cargo xtask attack [NAME…]`.
//!
//! The server is this program again in a process of its own, with the settings that `detente serve` has by default. Attackers and
//! honest people come from addresses of their own (127.x.y.z), because shares are counted by address. Every attack prints what it
//! reached and what it may reach; one that reaches more fails the run. As a test each runs in a short form, and nothing is said
//! about how long something took.
//!
//! [`net`] is what attackers and honest people speak with, [`attacks`] the attacks one by one, [`mod@fuzz`] nonsense for every path
//! and every message, [`together`] all of them at once while people play.

mod attacks;
mod fuzz;
mod net;
mod report;
mod together;

use std::path::Path;
use std::process::{Child, Command, Stdio};

use detente_server::config::File;
use detente_server::{Config, start};

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

/// The attacks by name, with the settings of their server.
const ATTACKS: [(&str, &str); 10] = [
    ("replays", ""),
    ("lobby", ""),
    ("crowding", ""),
    ("bots", "[bots]\nthreads = 1"),
    ("heads", "[connections]\nhead-seconds = 2"),
    ("passwords", ""),
    ("proxy", "[proxies]\ntrusted = 1"),
    ("storm", ""),
    ("slow-reader", "[sockets]\nqueue-bytes = 65536"),
    (
        "fuzz",
        "[rates]\nrequests = { burst = 1e9, per-second = 1e9 }\ncommands = { burst = 1e9, per-second = 1e9 }",
    ),
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
            let known = |name: &&str| *name == "together" || ATTACKS.iter().any(|(known, _)| known == name);
            if let Some(name) = names.iter().find(|name| !known(name)) {
                let all: Vec<&str> = ATTACKS.iter().map(|(name, _)| *name).collect();
                eprintln!("attack: there is no “{name}”; there are {}, together", all.join(", "));
                std::process::exit(2);
            }
            run(names, Scale::Full);
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
    for (name, settings) in ATTACKS.into_iter().filter(|(name, _)| names.is_empty() || names.contains(name)) {
        let mut target = Target::start(settings);
        report.begin(name);
        runtime.block_on(async {
            match name {
                "replays" => attacks::replays(&target, scale, &mut report).await,
                "lobby" => attacks::lobby(&target, scale, &mut report).await,
                "crowding" => attacks::crowding(&target, scale, &mut report).await,
                "bots" => attacks::bots(&target, scale, &mut report).await,
                "heads" => attacks::heads(&target, scale, &mut report).await,
                "passwords" => attacks::passwords(&target, scale, &mut report).await,
                "proxy" => attacks::proxy(&target, scale, &mut report).await,
                "storm" => attacks::storm(&target, scale, &mut report).await,
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
    if names.contains(&"together") || names.is_empty() && scale == Scale::Full {
        let mut target = Target::start("");
        report.begin("together");
        runtime.block_on(together::run(&target, &mut report));
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
    _folder: tempfile::TempDir,
}

impl Target {
    fn start(settings: &str) -> Target {
        use std::io::{BufRead, BufReader};
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .arg("serve")
            .arg(folder.path().join("data"))
            .arg(settings)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("an address");
        assert!(!line.trim().is_empty(), "the server did not start");
        Target { host: line.trim().to_owned(), child, _folder: folder }
    }

    /// The most memory that the server has had, in KiB, where the system tells.
    fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmHWM:"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
    }

    fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        self.stop();
    }
}

/// This very program again, as the server.
fn serve(data: &Path, settings: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let file = File::parse(settings).expect("settings");
        let addr = "127.0.0.1:0".parse().expect("an address");
        let running =
            start(Config { addr, ..Config::of_file(file, data.to_path_buf()) }).await.expect("a server");
        println!("{}", running.addr);
        // Until standard input is closed, or worse.
        let _ = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await;
        running.stop().await;
    });
}
