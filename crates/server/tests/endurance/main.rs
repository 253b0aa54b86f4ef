//! A server in a process of its own, killed at random moments (`soak`) or loaded with many tables (`load`).
//!
//! As a test it runs a short soak and short loads; those with PostgreSQL and NATS say that they skip where these are not installed. `cargo
//! xtask soak` and `cargo xtask load` run it long, in the release profile: `endurance soak KILLS`, `endurance load TABLES SECONDS`,
//! `endurance load --tables N --think SECONDS --seconds N`, the last two with `--postgres` or `--nodes N` too.

#[path = "../common/mod.rs"]
mod common;
mod house;
mod load;
mod people;
mod player;
mod process;
mod soak;

use std::num::NonZeroUsize;
use std::process::{Command, Stdio};

use detente_server::config::{Bots, Connections};
use detente_server::{Config, Database, start};

/// That of the program, which is what is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What test runners call the short run.
const NAME: &str = "a_server_killed_at_random_moments_loses_no_answered_action_and_no_table";
const SHORT: u32 = 15;
/// The short loads: what they show, the servers, and whether people think.
const LOADS: [(&str, usize, bool); 4] = [
    ("tables_like_those_of_people_get_an_answer_to_every_decision", 0, true),
    ("tables_of_a_server_on_postgresql_get_an_answer_to_every_decision", 1, true),
    ("tables_of_three_servers_with_sockets_at_any_of_them_get_an_answer_to_every_decision", 3, true),
    ("players_of_three_servers_who_answer_at_once_are_never_refused_a_listed_choice", 3, false),
];

/// As many connections as the system allows.
const MANY: NonZeroUsize = NonZeroUsize::new(1 << 20).expect("not zero");

/// Set in the program that loads a server when it is kept off the server's core.
const APART: &str = "DETENTE_LOAD_APART";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", data, addr] => serve(Config { addr: address(addr), ..Config::new(data.into()) }),
        ["serve-on", database, bus] => serve(Config {
            addr: address("127.0.0.1:0"),
            database: Database::parse(database),
            bus: (!bus.is_empty()).then(|| (*bus).to_owned()),
            ..Config::new(std::path::PathBuf::new())
        }),
        ["soak", kills] => soak::run(kills.parse().expect("a number of kills")),
        ["load", rest @ ..] => match load::Load::parse(rest) {
            // What has a core of its own keeps those out who load it; what is spread over the machine shares it with them.
            Ok(wanted) if wanted.postgres || std::env::var_os(APART).is_some() => {
                if let Err(why) = run_load(&wanted) {
                    eprintln!("load: {why}");
                    std::process::exit(1);
                }
            }
            Ok(_) => aside(&args),
            Err(why) => {
                eprintln!("load: {why}");
                std::process::exit(2);
            }
        },
        // The questions of test runners.
        list if list.contains(&"--list") => {
            if !list.contains(&"--ignored") {
                println!("{NAME}: test");
                for (name, ..) in LOADS {
                    println!("{name}: test");
                }
            }
        }
        filter => {
            let names: Vec<&&str> = filter.iter().filter(|word| !word.starts_with('-')).collect();
            let wanted = |name: &str| names.is_empty() || names.iter().any(|word| name.contains(**word));
            if wanted(NAME) {
                soak::run(SHORT);
                println!("test {NAME} ... ok");
            }
            for (name, nodes, thinks) in LOADS.into_iter().filter(|(name, ..)| wanted(name)) {
                let think = thinks.then_some(0.2);
                let (tables, seconds, postgres) = (8, 3, nodes > 0);
                match run_load(&load::Load { tables, think, seconds, postgres, nodes: nodes.max(1) }) {
                    Ok(()) => println!("test {name} ... ok"),
                    Err(why) => detente_testbed::skip(name, &why),
                }
            }
        }
    }
}

/// The error says which program of the machine is missing.
fn run_load(wanted: &load::Load) -> Result<(), String> {
    let files = 2 * wanted.tables + 256;
    if let Some(most) = most_files().filter(|most| *most < files) {
        return Err(format!("{} tables need {files} files, and this system allows {most}", wanted.tables));
    }
    let house = house::House::start(wanted)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        match wanted.think {
            Some(think) => people::run(wanted, think, house).await,
            None => load::saturate(wanted, house).await,
        }
    });
    Ok(())
}

/// How many files a program may have open, where the system tells.
fn most_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
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

fn address(text: &str) -> std::net::SocketAddr {
    text.parse().expect("an address")
}

/// This very program again, as a server. It is on its own when its parent is gone: a soak kills it anyway.
fn serve(config: Config) {
    // Several on one machine share it; each is one thread, like one on a core of its own.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let config = Config {
            rate_limits: false,
            bots: Bots { threads: NonZeroUsize::new(1), ..Bots::default() },
            connections: Connections { in_all: MANY, ..Connections::default() },
            ..config
        };
        let running = start(config).await.expect("a server");
        println!("{}", running.addr);
        // Until standard input is closed, or worse.
        let _ = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await;
        running.stop().await;
    });
}
