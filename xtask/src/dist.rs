//! `cargo xtask dist`: what is released, as one folder. The program with its page in it, manual pages in four languages, completions,
//! what a host needs, the licences of everything that is inside, and checksums.
//!
//! ```text
//! bin/detente                       stripped
//! share/man/man1, share/man/es/…    one page for every command
//! share/bash-completion, zsh, fish  as these shells look for them
//! hosting/                          units, proxies, image, compose file, dashboard
//! docs/                             hosting.md, server.md, scale.md
//! LICENSE, LICENCES.txt             ours, and those of all that is built in
//! Containerfile                     an image of this very folder
//! SHA256SUMS                        of all of it: sha256sum -c SHA256SUMS
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::web;

/// The languages of the manual, and the folder where a reader of manuals looks for each.
const MANUALS: [(&str, &str); 4] = [
    ("en", "share/man/man1"),
    ("es", "share/man/es/man1"),
    ("pt", "share/man/pt_BR/man1"),
    ("it", "share/man/it/man1"),
];

/// Shells, and where each looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/detente"),
    ("zsh", "share/zsh/site-functions/_detente"),
    ("fish", "share/fish/vendor_completions.d/detente.fish"),
];

/// Files that go along as they are.
const FILES: [&str; 6] =
    ["LICENSE", "README.md", "CHANGELOG.md", "docs/hosting.md", "docs/server.md", "docs/scale.md"];

/// Packages of the page that end up in what a browser is sent.
const PAGE: [&str; 5] = [
    "@fluent/bundle",
    "@fontsource/barlow",
    "@fontsource/barlow-condensed",
    "@iconify-json/game-icons",
    "svelte",
];

/// Where the list of checksums lies, which an earlier folder is known by.
const SUMS: &str = "SHA256SUMS";

/// Builds everything and puts it into `folder`, `target/dist` unless another is named.
pub fn run(root: &Path, folder: Option<&str>) -> Result<(), String> {
    // The licences of what the page is made of lie in its packages, also where the page itself is that of the bundle.
    web::node().and_then(|()| web::packages(root)).and_then(|()| web::carry(root))?;
    let mut build = Command::new(env!("CARGO"));
    build.current_dir(root).args(["build", "--release", "--locked", "--package", "detente-cli"]);
    finished(&mut build)?;
    let folder = match folder {
        Some(name) => std::path::absolute(name).map_err(|error| format!("{name}: {error}"))?,
        None => root.join("target/dist"),
    };
    assemble(root, &program(root, "release"), &folder)?;
    eprintln!("== {} is ready; `sha256sum -c {SUMS}` in it", folder.display());
    Ok(())
}

fn program(root: &Path, profile: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join(profile).join(format!("detente{}", std::env::consts::EXE_SUFFIX))
}

/// The same folder around the program that the tests have built: it is complete, and its checksums hold.
pub fn check(root: &Path) -> Result<Option<String>, String> {
    let program = program(root, "debug");
    if !program.exists() {
        return Ok(Some("the tests have left no program in target/debug".to_owned()));
    }
    let folder = root.join("target/dist-check");
    assemble(root, &program, &folder)?;
    for (_, place) in MANUALS {
        let page = fs::read_to_string(folder.join(place).join("detente-serve.1"))
            .map_err(|error| error.to_string())?;
        if !page.contains(".TH") {
            return Err(format!("{place}/detente-serve.1 is no manual page"));
        }
    }
    let manuals =
        MANUALS.map(|(_, place)| fs::read(folder.join(place).join("detente.1")).unwrap_or_default());
    if manuals.iter().any(|page| manuals.iter().filter(|other| *other == page).count() > 1) {
        return Err("two languages have the same manual page".to_owned());
    }
    finished(Command::new("sha256sum").current_dir(&folder).args(["--check", "--quiet", SUMS]))?;
    fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(None)
}

/// Puts the folder together around a program.
fn assemble(root: &Path, program: &Path, folder: &Path) -> Result<(), String> {
    empty(folder)?;
    let said = |args: &[&str]| -> Result<Vec<u8>, String> {
        let told = Command::new(program).args(args).output().map_err(|error| error.to_string())?;
        if told.status.success() {
            Ok(told.stdout)
        } else {
            Err(format!("`detente {}` failed", args.join(" ")))
        }
    };
    let name = program.file_name().ok_or("a program has a name")?;
    copy(program, &folder.join("bin").join(name))?;
    for (lang, place) in MANUALS {
        let place = folder.join(place);
        said(&["man", "--lang", lang, "--dir", place.to_str().ok_or("the folder's name is no text")?])?;
    }
    for (shell, place) in COMPLETIONS {
        write(&folder.join(place), &said(&["completions", shell])?)?;
    }
    for file in FILES {
        copy(&root.join(file), &folder.join(file))?;
    }
    for file in files_below(&root.join("hosting"))? {
        let name = file.strip_prefix(root).map_err(|error| error.to_string())?;
        copy(&file, &folder.join(name))?;
    }
    copy(&root.join("hosting/Containerfile.dist"), &folder.join("Containerfile"))?;
    write(&folder.join("LICENCES.txt"), licences(root)?.as_bytes())?;
    checksums(folder)
}

/// A folder that is empty. What lies there is removed only if it is a folder of this kind.
fn empty(folder: &Path) -> Result<(), String> {
    let is_empty = fs::read_dir(folder).map_or(true, |mut files| files.next().is_none());
    if !is_empty && !folder.join(SUMS).exists() {
        return Err(format!("{} holds something else; name an empty folder", folder.display()));
    }
    if !is_empty {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    let made = file.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(file, bytes)).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let made = to.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::copy(from, to)).map(|_| ()).map_err(|error| format!("{}: {error}", from.display()))
}

/// All files in a folder and below it, in the order of their names.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(files_below(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn checksums(folder: &Path) -> Result<(), String> {
    let files = files_below(folder)?;
    let names = files.iter().filter_map(|file| file.strip_prefix(folder).ok());
    let told = Command::new("sha256sum").current_dir(folder).arg("--").args(names).output();
    let told = told.map_err(|error| format!("sha256sum cannot be started: {error}"))?;
    if !told.status.success() {
        return Err("sha256sum failed".to_owned());
    }
    write(&folder.join(SUMS), &told.stdout)
}

/// The licences of everything that is built into the program and its page: by package its terms, then every text once.
fn licences(root: &Path) -> Result<String, String> {
    let tree = Command::new(env!("CARGO"))
        .current_dir(root)
        .args(["tree", "--locked", "--package", "detente-cli", "--edges", "normal", "--prefix", "none"])
        .args(["--format", "{p}|{l}"])
        .output()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !tree.status.success() {
        return Err(format!("`cargo tree` failed: {}", String::from_utf8_lossy(&tree.stderr)));
    }
    let mut packages: BTreeMap<String, String> = listed(&String::from_utf8_lossy(&tree.stdout));
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let sources = registry();
    for name in packages.keys() {
        let folder =
            sources.iter().map(|source| source.join(name.replacen(' ', "-", 1))).find(|at| at.is_dir());
        gather(&mut texts, name, folder.as_deref());
    }
    for name in PAGE {
        let folder = root.join("web/node_modules").join(name);
        let manifest = fs::read_to_string(folder.join("package.json")).unwrap_or_default();
        let terms = manifest.lines().find_map(|line| line.trim().strip_prefix("\"license\": \""));
        let terms = terms.and_then(|terms| terms.split('"').next()).unwrap_or("see below");
        packages.insert(format!("{name} (page)"), terms.to_owned());
        gather(&mut texts, &format!("{name} (page)"), Some(&folder));
    }
    let mut out = "What is built into the program, each part with the terms under which it is given away. \
                   The texts follow.\n\n"
        .to_owned();
    for (name, terms) in &packages {
        let _ = writeln!(out, "{name}: {terms}");
    }
    for (text, names) in &texts {
        let _ = write!(out, "\n{}\n{}\n\n{}\n", "=".repeat(80), names.join(", "), text.trim_end());
    }
    Ok(out)
}

/// The packages that `cargo tree` lists which are not ours, with their terms.
fn listed(tree: &str) -> BTreeMap<String, String> {
    let lines = tree.lines().filter_map(|line| line.split_once('|'));
    let others = lines.filter(|(name, _)| !name.contains('(') || name.contains("(proc-macro)"));
    others
        .filter_map(|(name, terms)| {
            let mut words = name.split_whitespace();
            let (name, version) = (words.next()?, words.next()?.trim_start_matches('v'));
            Some((format!("{name} {version}"), terms.trim_end_matches(" (*)").to_owned()))
        })
        .collect()
}

/// Where cargo keeps the sources of what it has fetched.
fn registry() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let Some(home) = home else { return Vec::new() };
    let Ok(found) = fs::read_dir(home.join("registry/src")) else { return Vec::new() };
    found.filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// Adds the texts that a package brings to those of others who bring the same.
fn gather(texts: &mut BTreeMap<String, Vec<String>>, name: &str, folder: Option<&Path>) {
    let Some(Ok(files)) = folder.map(fs::read_dir) else { return };
    let is_text = |name: &str| {
        let name = name.to_uppercase();
        ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|word| name.starts_with(word))
    };
    for file in files.flatten().filter(|file| is_text(&file.file_name().to_string_lossy())) {
        if let Ok(text) = fs::read_to_string(file.path()) {
            let names = texts.entry(text.replace('\r', "")).or_default();
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
    }
}

fn finished(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} ended with {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ours_is_listed_with_its_terms() {
        let tree = "detente-cli v0.1.0 (/somewhere/crates/cli)|MIT\nclap v4.5.1|MIT OR Apache-2.0\n\
                    clap_derive v4.5.0 (proc-macro)|MIT OR Apache-2.0\nclap v4.5.1|MIT OR Apache-2.0 (*)\n";
        let all: Vec<(String, String)> = listed(tree).into_iter().collect();
        let terms = "MIT OR Apache-2.0".to_owned();
        assert_eq!(all, [("clap 4.5.1".to_owned(), terms.clone()), ("clap_derive 4.5.0".to_owned(), terms)]);
    }

    #[test]
    fn a_folder_that_holds_something_else_is_left_alone() {
        let folder = std::env::temp_dir().join(format!("detente-dist-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("letter.txt"), "dear").expect("written");
        assert!(empty(&folder).is_err());
        assert!(folder.join("letter.txt").exists());
        fs::write(folder.join(SUMS), "").expect("written");
        empty(&folder).expect("one of ours");
        assert!(!folder.join("letter.txt").exists());
        fs::remove_dir_all(&folder).expect("removed");
    }
}
