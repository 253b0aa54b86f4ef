//! What a test needs and the machine does not have, from Debian's packages where that is possible.

use std::process::{Command, Stdio};

/// Installs a package, or tells why that cannot be done here. Who asks for it goes on without it, or leaves out what needs it: a
/// machine without a network, or one where only somebody else may install, is nobody's fault.
pub fn install(package: &str) -> Result<(), String> {
    let user = Command::new("id").arg("-u").output().map(|told| told.stdout).unwrap_or_default();
    if which("apt-get").is_none() || user.trim_ascii() != b"0" {
        return Err(format!("only root can install {package}, with apt-get"));
    }
    eprintln!("   installing {package} with apt-get");
    apt_get(&["update", "-q"])
        .and_then(|()| apt_get(&["install", "-y", "-q", "--no-install-recommends", package]))
        .map_err(|why| format!("{package} cannot be installed: {why}"))
}

fn apt_get(args: &[&str]) -> Result<(), String> {
    let done = Command::new("apt-get")
        .args(args)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null())
        .status()
        .map_err(|error| format!("apt-get cannot be started: {error}"))?;
    if done.success() { Ok(()) } else { Err(format!("`apt-get {}` ended with {done}", args.join(" "))) }
}

/// Where on the path a program lies.
pub fn which(name: &str) -> Option<String> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
        .and_then(|file| file.to_str().map(str::to_owned))
}
