//! What a bundle is made from, and its digest: so one can tell whether a bundle is older than that.

use std::fs;
use std::io;
use std::path::Path;

use sha2::{Digest, Sha256};

/// Everything that the page and its programs are made of, but for tests and what is built. `Cargo.toml` and `Cargo.lock` of the whole
/// repository are not among it: nearly all that changes in them concerns programs that no page runs, and a bundle would look old
/// whenever a library of the server is renewed. Who renews a library of the rules or of the words makes the bundle again.
const SOURCES: &[&str] = &[
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/scripts",
    "web/site",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
    // With which flags the programs are compiled.
    "xtask/src/wasm.rs",
    "crates",
];

/// Crates that no program of the page is made of.
const OTHERS: &[&str] =
    &["bundle", "cli", "client", "events", "fuzz", "ratings", "server", "store", "testbed", "tui"];

/// Folders and files that nothing is built from. The weights of the networks are not in a bundle, but its pages ask for them by names
/// that carry their digests: with other weights they would ask for what is not there.
const WITHOUT: &[&str] = &["tests", "examples", "benches", "README.md"];

/// The digest of the sources under the root of the repository.
pub fn digest(root: &Path) -> io::Result<String> {
    let mut paths = Vec::new();
    for source in SOURCES {
        list(root, source, &mut paths)?;
    }
    paths.sort();
    let mut hasher = Sha256::new();
    for path in paths {
        let content = fs::read(root.join(&path))?;
        hasher.update(format!("{path}\0{}\0", content.len()));
        hasher.update(content);
    }
    Ok(crate::hex(&hasher.finalize()))
}

fn list(root: &Path, path: &str, paths: &mut Vec<String>) -> io::Result<()> {
    let meta = fs::metadata(root.join(path))?;
    if meta.is_file() {
        // What is built lies among the sources of the page, and other systems leave files of their own.
        let is_built = Path::new(path).extension().is_some_and(|extension| extension == "wasm");
        if !is_built && !path.rsplit('/').next().is_some_and(|name| name.starts_with('.')) {
            paths.push(path.to_owned());
        }
        return Ok(());
    }
    for entry in fs::read_dir(root.join(path))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let other = path == "crates" && OTHERS.contains(&name.as_str());
        if !other && !WITHOUT.contains(&name.as_str()) {
            list(root, &format!("{path}/{name}"), paths)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The repository's own crates that a crate is built with; what its tests need is no part of it.
    fn needs(crates: &Path, name: &str) -> Vec<String> {
        let manifest = fs::read_to_string(crates.join(name).join("Cargo.toml")).expect("a manifest");
        let mut needed = Vec::new();
        let mut counts = false;
        for line in manifest.lines() {
            if line.starts_with('[') {
                counts = line.ends_with("dependencies]") && !line.contains("dev-dependencies");
            } else if counts && let Some(rest) = line.strip_prefix("detente-") {
                let end = rest.find(['.', ' ', '=']).expect("a name has a value");
                needed.push(rest[..end].to_owned());
            }
        }
        needed
    }

    /// The crates whose files the sources of the page name by their way from there.
    fn read_by_the_page(root: &Path) -> Vec<String> {
        let mut paths = Vec::new();
        for source in SOURCES.iter().filter(|source| source.starts_with("web/")) {
            list(root, source, &mut paths).expect("readable");
        }
        let is_code = |path: &str| [".ts", ".js", ".svelte"].iter().any(|end| path.ends_with(end));
        let mut read = Vec::new();
        for path in paths.iter().filter(|path| is_code(path)) {
            let text = fs::read_to_string(root.join(path)).expect("text");
            for (_, rest) in
                text.match_indices("../crates/").map(|(at, found)| text.split_at(at + found.len()))
            {
                read.extend(rest.split('/').next().map(str::to_owned));
            }
        }
        read
    }

    #[test]
    fn every_crate_is_either_part_of_the_page_or_among_the_others() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders down");
        let crates = root.join("crates");
        let mut todo = read_by_the_page(root);
        assert!(todo.iter().any(|name| name == "words"), "the page reads its texts: {todo:?}");
        // What the page reads is not built for that; what its programs are built from is.
        let mut page: BTreeSet<String> = todo.drain(..).collect();
        todo.extend(["classroom", "verifier", "web"].map(str::to_owned));
        let mut built = BTreeSet::new();
        while let Some(name) = todo.pop() {
            if built.insert(name.clone()) {
                todo.extend(needs(&crates, &name));
            }
        }
        assert!(built.contains("struggle"), "{built:?}");
        page.extend(built);
        let folders = fs::read_dir(&crates).expect("readable").map(|entry| entry.expect("readable").path());
        let all: BTreeSet<String> = folders
            .filter(|path| path.join("Cargo.toml").is_file())
            .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
            .collect();
        let others: BTreeSet<String> = OTHERS.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(others, all.difference(&page).cloned().collect());
    }

    #[test]
    fn what_a_page_is_made_of_or_asks_for_by_its_digest_makes_a_bundle_old_and_nothing_else_does() {
        let root = std::env::temp_dir().join(format!("detente-sources-{}", std::process::id()));
        let write = |path: &str, text: &str| {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        };
        for source in SOURCES {
            let is_file = Path::new(source).extension().is_some();
            write(&if is_file { (*source).to_owned() } else { format!("{source}/one.ts") }, "one");
        }
        let of = || digest(&root).expect("readable");
        let first = of();
        let changes = |path: &str| {
            let before = of();
            write(path, "another");
            of() != before
        };
        for path in [
            "web/src/one.ts",
            "crates/words/locales/en/web.ftl",
            "crates/learned/weights/learned.net",
            "xtask/src/wasm.rs",
        ] {
            assert!(changes(path), "{path}");
        }
        for path in ["crates/server/src/api.rs", "crates/web/tests/house.rs", "web/public/verifier.wasm"] {
            assert!(!changes(path), "{path}");
        }
        assert_ne!(first, of());
        fs::remove_dir_all(&root).expect("tidied up");
    }
}
