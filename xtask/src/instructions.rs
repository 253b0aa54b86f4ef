//! `cargo xtask instructions`: how many machine instructions the rules of Twilight Struggle cost.
//!
//! Counts under valgrind do not depend on what else the machine does, so two versions can be compared on a busy machine.
//! The answer is asserted too: the games played must be those of `crates/struggle/examples/speed.expected`; a change of
//! the rules changes that file, and the difference is read before it is committed.

use std::path::Path;
use std::process::Command;

const GAMES: [u64; 2] = [1000, 3000];

pub fn run(root: &Path) -> Result<(), String> {
    let build = ["build", "--quiet", "--release", "--package", "detente-struggle", "--example", "speed"];
    let built = Command::new(env!("CARGO")).args(build).current_dir(root).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("the example `speed` does not build".to_owned());
    }
    let few = count(root, GAMES[0])?;
    let many = count(root, GAMES[1])?;
    let expected = std::fs::read_to_string(root.join("crates/struggle/examples/speed.expected"))
        .map_err(|error| format!("speed.expected: {error}"))?;
    let played = format!("{}\n{}\n", few.answer, many.answer);
    if played != expected {
        return Err(format!("other games were played than expected:\n{played}instead of\n{expected}"));
    }
    // The difference of the two runs leaves out what a run costs before its first game.
    let instructions = many.instructions - few.instructions;
    let decisions = many.decisions - few.decisions;
    println!("{:.0} instructions a game", instructions as f64 / (GAMES[1] - GAMES[0]) as f64);
    println!(
        "{:.0} instructions a decision, Nature's share included",
        instructions as f64 / decisions as f64
    );
    Ok(())
}

struct Count {
    answer: String,
    decisions: u64,
    instructions: u64,
}

fn count(root: &Path, games: u64) -> Result<Count, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(root.join("target/release/examples/speed"))
        .arg(games.to_string())
        .output()
        .map_err(|error| format!("valgrind is needed for this chore: {error}"))?;
    let answer = String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or("").to_owned();
    let decisions = answer.split_whitespace().nth(3).and_then(|n| n.parse().ok());
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let instructions = report
        .lines()
        .find_map(|line| line.split_once("Collected : "))
        .and_then(|(_, n)| n.trim().parse().ok());
    match (decisions, instructions) {
        (Some(decisions), Some(instructions)) => Ok(Count { answer, decisions, instructions }),
        _ => Err(format!("valgrind gave no count:\n{report}")),
    }
}
