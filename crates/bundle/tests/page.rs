//! The bundle of the repository is whole and holds what a table needs. Whether it is as new as its sources is said and not
//! asked: it is made again for a release, or when somebody wants it.

use std::path::Path;

use detente_bundle::{Bundle, Entry, PLACE, sources};
use sha2::{Digest, Sha256};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies two folders down")
}

#[test]
fn the_bundle_of_the_repository_is_whole_and_holds_the_table() {
    let file = std::fs::read(root().join(PLACE)).expect("the repository has a bundle");
    let bundle = Bundle::read(&file).unwrap_or_else(|damaged| panic!("{PLACE}: {damaged}"));
    for path in ["index.html", "verifier.wasm", "classroom.wasm", "here/index.html", "here/offline.js"] {
        assert!(bundle.content(path).is_some_and(|content| !content.is_empty()), "{path} is missing");
    }
    let (mut engines, mut networks) = (0, Vec::new());
    for (path, entry) in bundle.files() {
        match entry {
            Entry::Network(game) => networks.push(game.as_str()),
            Entry::Bytes(_) => {
                let content = bundle.content(path).expect("its place was looked at");
                let is_program = Path::new(path).extension().is_some_and(|extension| extension == "wasm");
                assert_eq!(content.starts_with(b"\0asm"), is_program, "{path}");
                engines += u32::from(path.starts_with("here/assets/engine-"));
            }
        }
    }
    networks.sort_unstable();
    assert_eq!((engines, networks), (1, vec!["guerra-fria", "twilight"]));
    // Everything that the first page names is there.
    let index = String::from_utf8_lossy(bundle.content("index.html").expect("looked for above"));
    let named: Vec<&str> = index.split('"').filter_map(|word| word.strip_prefix("/assets/")).collect();
    assert!(!named.is_empty(), "the page names its files");
    for name in named {
        assert!(bundle.content(&format!("assets/{name}")).is_some(), "{name} is missing");
    }
    let is_old = sources::digest(root()).expect("the sources can be read") != bundle.sources;
    if is_old {
        println!("NOTE: {PLACE} is older than its sources; `cargo xtask bundle` makes it again");
    }
    // The worker that keeps the page for when there is no network keeps nothing if a single file of its list is missing or another.
    let worker = String::from_utf8_lossy(bundle.content("here/offline.js").expect("looked for above"));
    let Some(list) = worker.split_once("const files = {").and_then(|(_, rest)| rest.split_once('}')) else {
        assert!(is_old, "the worker has no list of files");
        return;
    };
    let words: Vec<&str> = list.0.split('"').skip(1).step_by(2).collect();
    let mut listed = 0;
    for (name, digest) in words.chunks(2).map(|pair| (pair[0], pair[1])) {
        let path = format!("here/{}", if name == "./" { "index.html" } else { name });
        let content = bundle.content(&path).unwrap_or_else(|| panic!("{path} is missing"));
        assert_eq!(format!("{:x}", Sha256::digest(content)), digest, "{path} is not what the worker wants");
        listed += 1;
    }
    let kept = |path: &str, entry: &Entry| {
        path.starts_with("here/") && path != "here/offline.js" && matches!(entry, Entry::Bytes(_))
    };
    assert_eq!(
        listed,
        bundle.files().filter(|(path, entry)| kept(path, entry)).count(),
        "every file is kept"
    );
}
