//! A server in a process of its own, killed at random moments (`soak`) or loaded with many tables (`load`).
//!
//! As a test it runs a short soak. `cargo xtask soak` and `cargo xtask load` run it long, in the release profile:
//! `endurance soak KILLS`, `endurance load TABLES SECONDS`, `endurance load --tables N --think SECONDS --seconds N`.

#[path = "../common/mod.rs"]
mod common;
mod load;
mod people;
mod player;
mod process;
mod soak;

use std::num::NonZeroUsize;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use detente_server::config::{Bots, Connections};
use detente_server::{Config, start};

/// What test runners call the short run.
const NAME: &str = "a_server_killed_at_random_moments_loses_no_answered_action_and_no_table";
const SHORT: u32 = 15;
const PEOPLE: &str = "tables_like_those_of_people_get_an_answer_to_every_decision";

/// As many connections as the system allows.
const MANY: NonZeroUsize = NonZeroUsize::new(1 << 20).expect("not zero");

/// Set in the program that loads a server when it is kept off the server's core.
const APART: &str = "DETENTE_LOAD_APART";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", data, addr] => serve(Path::new(data), addr),
        ["soak", kills] => soak::run(kills.parse().expect("a number of kills")),
        ["load", rest @ ..] => match load::Load::parse(rest) {
            Ok(wanted) if std::env::var_os(APART).is_some() => run_load(&wanted),
            Ok(_) => aside(&args),
            Err(why) => {
                eprintln!("load: {why}");
                std::process::exit(2);
            }
        },
        // The questions of test runners.
        list if list.contains(&"--list") => {
            if !list.contains(&"--ignored") {
                println!("{NAME}: test\n{PEOPLE}: test");
            }
        }
        filter => {
            let names: Vec<&&str> = filter.iter().filter(|word| !word.starts_with('-')).collect();
            let wanted = |name: &str| names.is_empty() || names.iter().any(|word| name.contains(**word));
            if wanted(NAME) {
                soak::run(SHORT);
                println!("test {NAME} ... ok");
            }
            if wanted(PEOPLE) {
                run_load(&load::Load { tables: 8, think: Some(0.2), seconds: 3 });
                println!("test {PEOPLE} ... ok");
            }
        }
    }
}

fn run_load(wanted: &load::Load) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        match wanted.think {
            Some(think) => people::run(wanted, think).await,
            None => load::saturate(wanted).await,
        }
    });
}

/// This very program again on all cores but the first, which is the server's: whoever loads it must not take its time.
fn aside(args: &[String]) {
    let own = std::env::current_exe().expect("this program");
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let mut command = if cores > 1 && has_taskset() {
        let mut command = Command::new("taskset");
        command.args(["-c", &format!("1-{}", cores - 1)]).arg(own);
        command
    } else {
        println!("load: there is no second core or no taskset; players and server share what there is");
        Command::new(own)
    };
    let status = command.args(args).env(APART, "yes").status().expect("this program starts again");
    std::process::exit(status.code().unwrap_or(1));
}

fn has_taskset() -> bool {
    Command::new("taskset").arg("-V").stdout(Stdio::null()).status().is_ok()
}

/// This very program again, as the server. It is on its own when its parent is gone: a soak kills it anyway.
fn serve(data: &Path, addr: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let config = Config {
            addr: addr.parse().expect("an address"),
            rate_limits: false,
            bots: Bots { threads: NonZeroUsize::new(1), ..Bots::default() },
            connections: Connections { in_all: MANY, ..Connections::default() },
            ..Config::new(data.to_path_buf())
        };
        let running = start(config).await.expect("a server");
        println!("{}", running.addr);
        // Until standard input is closed, or worse.
        let _ = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await;
        running.stop().await;
    });
}

/// Starts a server; its address is the first line it prints.
fn spawn(data: &Path, addr: &str, one_core: bool) -> (Child, String) {
    use std::io::{BufRead, BufReader};
    let own = std::env::current_exe().expect("this program");
    let mut command = if one_core && has_taskset() {
        let mut command = Command::new("taskset");
        command.args(["-c", "0"]).arg(own);
        command
    } else {
        Command::new(own)
    };
    let mut child = command
        .arg("serve")
        .arg(data)
        .arg(addr)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("piped");
    BufReader::new(out).read_line(&mut line).expect("an address");
    assert!(!line.trim().is_empty(), "the server did not start");
    (child, line.trim().to_owned())
}
