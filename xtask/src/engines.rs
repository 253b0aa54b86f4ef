//! PostgreSQL and NATS, which the tests of several servers start on this machine: installed where they are missing and may be.

use std::path::Path;

use crate::apt;

/// What is missing after all that could be done; the tests that need it say that they skip.
pub fn install() -> Vec<&'static str> {
    let wanted = [("postgresql", postgres as fn() -> bool), ("nats-server", nats)];
    let mut missing = Vec::new();
    for (package, there) in wanted {
        if there() {
            continue;
        }
        match apt::install(package) {
            Ok(()) if there() => {}
            Ok(()) => missing.push(package),
            Err(why) => {
                eprintln!("   {why}");
                missing.push(package);
            }
        }
    }
    missing
}

/// Debian's lies by its version, beside the path.
fn postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    apt::which("postgres").is_some()
        || versions.into_iter().any(|version| version.path().join("bin/postgres").is_file())
}

fn nats() -> bool {
    apt::which("nats-server").is_some() || Path::new("/usr/sbin/nats-server").is_file()
}
