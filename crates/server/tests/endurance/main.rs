//! A server in a process of its own, killed at random moments (`soak`) or loaded with many tables (`load`).
//!
//! As a test it runs a short soak. `cargo xtask soak` and `cargo xtask load` run it long, in the release profile:
//! `endurance soak KILLS`, `endurance load TABLES SECONDS`.

#[path = "../common/mod.rs"]
mod common;
mod load;
mod soak;

use std::num::NonZeroUsize;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use detente_server::config::Bots;
use detente_server::{Config, start};

/// What test runners call the short run.
const NAME: &str = "a_server_killed_at_random_moments_loses_no_answered_action_and_no_table";
const SHORT: u32 = 15;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", data, addr] => serve(Path::new(data), addr),
        ["soak", kills] => soak::run(kills.parse().expect("a number of kills")),
        ["load", tables, seconds] => {
            load::run(tables.parse().expect("a number of tables"), seconds.parse().expect("seconds"));
        }
        // The questions of test runners.
        list if list.contains(&"--list") => {
            if !list.contains(&"--ignored") {
                println!("{NAME}: test");
            }
        }
        filter => {
            let names: Vec<&&str> = filter.iter().filter(|word| !word.starts_with('-')).collect();
            if names.is_empty() || names.iter().any(|name| NAME.contains(**name)) {
                soak::run(SHORT);
                println!("test {NAME} ... ok");
            }
        }
    }
}

/// This very program again, as the server. It is on its own when its parent is gone: a soak kills it anyway.
fn serve(data: &Path, addr: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let config = Config {
            addr: addr.parse().expect("an address"),
            rate_limits: false,
            bots: Bots { threads: NonZeroUsize::new(1), ..Bots::default() },
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
    let pinned = one_core && Command::new("taskset").arg("-V").stdout(Stdio::null()).status().is_ok();
    let mut command = if pinned {
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
