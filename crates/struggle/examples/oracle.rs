//! The engine against the oracle, long: `cargo xtask oracle [DECISIONS [SEED]]`, a million decisions on seed 1 unless told
//! otherwise, on all cores.
//!
//! Games of all presets and of random sets of options are played until the wanted number of decisions is compared. The first
//! difference of each kind is told with its game.

#[path = "../tests/oracle/mod.rs"]
mod oracle;

use std::process::ExitCode;
use std::time::Instant;

use oracle::run::{Plan, many};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Result<Vec<u64>, _> = args.iter().map(|arg| arg.replace('_', "").parse()).collect();
    let (decisions, seed) = match numbers.as_deref() {
        Ok([]) => (1_000_000, 1),
        Ok([decisions]) => (*decisions, 1),
        Ok([decisions, seed]) => (*decisions, *seed),
        _ => {
            eprintln!("oracle: expected [DECISIONS [SEED]], both numbers, not “{}”", args.join(" "));
            return ExitCode::from(2);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let begun = Instant::now();
    let findings = many(Plan { seed, decisions, threads }, |done, differences| {
        eprintln!("{done} decisions, {differences} differences, {:.0} s", begun.elapsed().as_secs_f64());
    });
    for difference in &findings.told {
        println!("{}", difference.story);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{}", findings.seen.summary());
    println!(
        "seed {seed}: {} decisions compared on {threads} threads, {} differences; {seconds:.0} s, {:.0} a second and thread",
        findings.seen.decisions,
        findings.differences,
        findings.seen.decisions as f64 / seconds / threads as f64
    );
    if findings.differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
