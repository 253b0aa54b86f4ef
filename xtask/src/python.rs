//! The Python package, built and tested where there is a Python to do it with.
//!
//! Python is no need of the project: where it is missing, too old or cannot install what the tests use, the step says so
//! and is skipped. The package is put together under `target/`, so a build of one's own in `python/` stays as it is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::apt;

/// What the tests import, as pip wants it; `python/pyproject.toml` names the same.
const NEEDS: &[&str] = &["numpy>=1.26", "pytest>=8", "pettingzoo>=1.24", "gymnasium>=0.29"];
const IMPORTS: &str = "import numpy, pytest, pettingzoo, gymnasium";
/// The one that Debian's own packages are for.
const DEBIANS_PYTHON: &str = "/usr/bin/python3";
const NEW_ENOUGH: &str = "import sys; sys.exit(sys.version_info < (3, 11))";

/// Why a part of the step was left out.
type Skipped = Vec<String>;

/// Formats, lints, builds and tests the package; gives what was skipped.
pub fn run(root: &Path, cargo: &dyn Fn(&[&str]) -> Result<(), String>) -> Result<Skipped, String> {
    let Some(system) = interpreter() else {
        return Ok(vec!["the Python package: there is no python3 of version 3.11 or newer".to_owned()]);
    };
    let python = match environment(root, system) {
        Ok(python) => python,
        Err(reason) => return Ok(vec![format!("the Python package: {reason}")]),
    };
    let manifest = ["--manifest-path", "python/Cargo.toml"];
    let target = ["--target-dir", "target"];
    cargo(&["fmt", manifest[0], manifest[1], "--check"])?;
    cargo(&["clippy", manifest[0], manifest[1], target[0], target[1], "--", "-D", "warnings"])?;
    cargo(&["build", manifest[0], manifest[1], target[0], target[1]])?;
    let package = assemble(root).map_err(|error| format!("the package cannot be put together: {error}"))?;
    let tests = ["-m", "pytest", "-q", "-c", "python/pyproject.toml", "--rootdir", "python", "python/tests"];
    // Nothing is written into the tree: neither compiled files nor pytest's cache.
    let tests = tests.into_iter().chain(["-p", "no:cacheprovider"]);
    let passed = Command::new(&python)
        .args(tests)
        .current_dir(root)
        .env("PYTHONPATH", package.join("python"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .status();
    if !passed.is_ok_and(|status| status.success()) {
        return Err("the tests in python/tests failed".to_owned());
    }
    training(&package, &[&python, Path::new(system)])
}

/// A few seconds of training on the processor, some of the games against a bot, where torch is installed. It is too large to
/// install it for a test on somebody's own machine; where `CI` is set, Debian's package is.
fn training(package: &Path, pythons: &[&Path]) -> Result<Skipped, String> {
    let has_torch = |python: &&Path| succeeds(python, "import torch, numpy");
    let debian = Path::new(DEBIANS_PYTHON);
    let mut found = pythons.iter().copied().chain([debian]).find(has_torch);
    if found.is_none() && std::env::var_os("CI").is_some() {
        match apt::install("python3-torch") {
            Ok(()) => found = Some(debian).filter(has_torch),
            Err(reason) => return Ok(vec![format!("the smoke run of the training: {reason}")]),
        }
    }
    let Some(python) = found else {
        return Ok(vec!["the smoke run of the training: torch is not installed".to_owned()]);
    };
    for (program, weights) in
        [("training/train.py", "learned.net"), ("training/guerra_fria.py", "guerra-fria.net")]
    {
        let small = ["--games", "16", "--steps", "4", "--batch", "64", "--width", "32", "--blocks", "1"];
        let trained = Command::new(python)
            .arg(program)
            .args(["--out", "trained", "--minutes", "0.05", "--threads", "1", "--rivals", "0.25"])
            .args(small)
            .current_dir(package)
            .env("CUDA_VISIBLE_DEVICES", "")
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .status();
        if !trained.is_ok_and(|status| status.success()) || !package.join("trained").join(weights).is_file() {
            return Err(format!("the smoke run of {program} left no weights behind"));
        }
    }
    Ok(Vec::new())
}

fn interpreter() -> Option<&'static str> {
    ["python3", "python"].into_iter().find(|python| succeeds(Path::new(python), NEW_ENOUGH))
}

fn succeeds(python: &Path, code: &str) -> bool {
    let tried = Command::new(python).args(["-c", code]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// The interpreter of a virtual environment that has what the tests import; made at the first run.
fn environment(root: &Path, system: &str) -> Result<PathBuf, String> {
    let home = root.join("target/python");
    let python = home.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !succeeds(&python, NEW_ENOUGH) {
        let made = Command::new(system).args(["-m", "venv", "--clear"]).arg(&home).output();
        if !made.is_ok_and(|made| made.status.success()) {
            return Err(format!("`{system} -m venv` does not work here"));
        }
    }
    if !succeeds(&python, IMPORTS) {
        eprintln!("   installing {} under target/python", NEEDS.join(", "));
        // Without a network this should be known soon.
        let install = ["-m", "pip", "install", "-q", "--retries", "2", "--timeout", "20"];
        let installed = Command::new(&python).args(install).args(NEEDS).status();
        if !installed.is_ok_and(|status| status.success()) {
            return Err(format!("pip could not install {}", NEEDS.join(", ")));
        }
    }
    Ok(python)
}

/// Puts the sources and the library side by side under `target/`, in the order of the tree.
fn assemble(root: &Path) -> std::io::Result<PathBuf> {
    let package = root.join("target/python-package");
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    for folder in ["python/detente", "training"] {
        fs::create_dir_all(package.join(folder))?;
        for entry in fs::read_dir(root.join(folder))? {
            let path = entry?.path();
            let wanted = ["py", "pyi", "typed"].map(Some);
            if wanted.contains(&path.extension().and_then(|extension| extension.to_str())) {
                fs::copy(&path, package.join(folder).join(path.file_name().unwrap_or_default()))?;
            }
        }
    }
    let (built, wanted) = if cfg!(windows) {
        ("_native.dll", "_native.pyd")
    } else if cfg!(target_os = "macos") {
        ("lib_native.dylib", "_native.abi3.so")
    } else {
        ("lib_native.so", "_native.abi3.so")
    };
    fs::copy(root.join("target/debug").join(built), package.join("python/detente").join(wanted))?;
    Ok(package)
}
