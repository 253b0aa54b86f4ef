//! The project's chores, run as `cargo xtask NAME`.
//!
//! `test` is exactly what CI runs, so a change that passes here passes there. It needs nothing but cargo; tools that
//! a newcomer may lack (cargo-nextest, Node.js for the web table) are used only where they are installed.

mod apt;
mod builds;
mod bundle;
mod dist;
mod engines;
mod instructions;
mod python;
mod server;
mod site;
mod speed;
mod steps;
mod tidy;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask NAME
  test   everything CI runs: formatting, lints, tidiness, tests, examples in the documentation, the web table
  python only the Python package: lints, build, tests (needs Python 3.11; part of `test` where there is one)
  web    only the web table: style, types, tests, build, whole games in a browser (part of `test`)
  site [DIR]  the whole game as a folder of files that needs no server (web/dist-site; needs Node.js 20)
  page   the page that the program carries, into web/dist, with what it runs (needs Node.js 20 and a target for the web)
  dist [DIR]  what is released (target/dist): program, manual pages, completions, files for a host, licences, checksums
  bundle the same page as one file of the repository (web/page.bundle), for machines without Node.js
  table  the web table: builds it (or takes the bundle without Node.js 20), starts `detente serve` and opens it in the browser
  speed [ROUNDS]  how fast the engine is in a browser, beside a program of this machine with the same instructions
  soak [KILLS]  kills a server under play at random moments (1000 times) and looks for what was lost
  season  64 players over five Swiss rounds and a league of four divisions, every game to its end, a restart in the middle
  season --nodes N  the same at N servers with PostgreSQL and NATS on this machine, one of them killed in the middle of a round, three times
  cluster [MINUTES]  three servers with PostgreSQL and NATS on this machine, killed, stopped and cut off under play (5 minutes)
  cluster --faults N  the same for so many faults, however long they take
  oracle [DECISIONS [SEED]]  the rules of Twilight Struggle against a second implementation (a million decisions)
  load [TABLES [SECONDS]]  many tables of random players on one core (500 for 30 s) who answer at once: how much it bears
  load --tables N --think S [--seconds N]  the same, like people: a decision at every table every S seconds, whether the server is
         quick or not; delay by percentile, processor and memory per table
  load … --postgres, load … --nodes N  either of them on PostgreSQL, or on N servers with PostgreSQL and NATS, all on this machine
  attack [--short] [NAME…]  attacks a server on this machine, each with its bound; `together` is all of them while people play
  wasm   does everything that a browser needs compile for one? (part of `test`)
  fuzz [TIMES]  damaged input for every parser, so many times as long as in the tests (100)
  tidy   only the tidiness of the tree: no unfinished code, no overlong files, no private paths
  instructions  what the rules cost in machine instructions (needs valgrind)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<&str> = args.iter().map(String::as_str).collect();
    match names.as_slice() {
        ["test"] => steps::test(&root()),
        ["python"] => steps::python(&root()),
        ["web"] => steps::web(&root()),
        ["site"] => steps::site(&root(), None),
        ["site", folder] => steps::site(&root(), Some(folder)),
        ["page"] => server::page(&root()),
        ["dist"] => steps::dist(&root(), None),
        ["dist", folder] => steps::dist(&root(), Some(folder)),
        ["bundle"] => steps::bundle(&root()),
        ["speed"] => steps::speed(&root(), "3"),
        ["speed", rounds] => steps::speed(&root(), rounds),
        ["table", rest @ ..] => server::table(&root(), rest),
        ["soak"] => server::endure(&root(), &["soak", "1000"]),
        ["soak", kills] => server::endure(&root(), &["soak", kills]),
        load @ ["load", ..] => server::load(&root(), load),
        ["season"] => server::season(&root()),
        ["season", "--nodes", nodes] => server::season_at_nodes(&root(), nodes),
        ["cluster"] => server::cluster(&root(), "5"),
        ["cluster", "--faults", faults] => server::cluster_faults(&root(), faults),
        ["cluster", minutes] => server::cluster(&root(), minutes),
        ["attack", names @ ..] => server::attack(&root(), names),
        ["wasm"] => steps::wasm(&root()),
        ["fuzz"] => steps::fuzz(&root(), "100"),
        ["fuzz", times] => steps::fuzz(&root(), times),
        ["oracle", rest @ ..] => steps::oracle(&root(), rest),
        ["tidy"] => steps::tidy(&root()),
        ["instructions"] => steps::instructions(&root()),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        [] => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
        _ => {
            eprintln!("xtask: no chore is called “{}”; try `cargo xtask help`", names.join(" "));
            ExitCode::from(2)
        }
    }
}

/// The root of the repository, wherever the command was given.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the root of the repository").to_path_buf()
}
