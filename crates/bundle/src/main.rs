//! The chore behind `cargo xtask bundle`: `make FOLDER` packs what was built into a folder, `check` tells whether the bundle is
//! whole and as new as its sources, `is-new` fails where it is not as new, `programs` takes the programs of the page out of it for a machine that cannot compile them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use detente_bundle::{Bundle, PLACE, sources};

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

fn within<T>(place: &Path, done: io::Result<T>) -> Result<T, String> {
    done.map_err(|error| format!("{}: {error}", place.display()))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["make", folder] => make(Path::new(folder)),
        ["check"] => check(),
        ["is-new"] => is_new(),
        ["programs"] => programs(),
        _ => Err("make FOLDER, check, is-new or programs".to_owned()),
    };
    match done {
        Ok(said) => {
            eprintln!("{said}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("bundle: {why}");
            ExitCode::FAILURE
        }
    }
}

fn read() -> Result<Bundle, String> {
    let place = root().join(PLACE);
    let file = within(&place, fs::read(&place))?;
    Bundle::read(&file).map_err(|damaged| format!("{PLACE}: {damaged}"))
}

fn make(folder: &Path) -> Result<String, String> {
    let mut files = BTreeMap::new();
    within(folder, gather(folder, "", &mut files))?;
    if !files.contains_key("index.html") {
        return Err(format!("there is no page in {}", folder.display()));
    }
    let digest = within(&root(), sources::digest(&root()))?;
    let count = files.len();
    let packed = Bundle::of(digest, files).pack().map_err(|error| error.to_string())?;
    let place = root().join(PLACE);
    within(&place, fs::write(&place, &packed))?;
    Ok(format!("   {PLACE}: {count} files in {} kB", packed.len() / 1000))
}

fn gather(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

fn check() -> Result<String, String> {
    let bundle = read()?;
    let now = within(&root(), sources::digest(&root()))?;
    Ok(if bundle.sources == now {
        format!("   {PLACE} is whole, and as new as its sources")
    } else {
        format!("== NOTE: {PLACE} is whole, but older than its sources; `cargo xtask bundle` makes it again")
    })
}

fn is_new() -> Result<String, String> {
    let now = within(&root(), sources::digest(&root()))?;
    if read()?.sources == now {
        Ok(format!("   {PLACE} is as new as its sources"))
    } else {
        Err(format!("{PLACE} is older than its sources"))
    }
}

/// The programs that a page runs, and where the web client takes them from.
fn programs() -> Result<String, String> {
    let bundle = read()?;
    let places = [
        ("verifier.wasm", "web/public/verifier.wasm"),
        ("classroom.wasm", "web/public/classroom.wasm"),
        ("here/assets/engine-", "web/engine/engine.wasm"),
    ];
    for (begins, place) in places {
        let found = bundle.files().map(|(path, _)| path).find(|path| path.starts_with(begins));
        let content = found.and_then(|path| bundle.content(path));
        let content = content.ok_or_else(|| format!("{PLACE} has no {begins}"))?;
        let place = root().join(place);
        if fs::read(&place).ok().as_deref() != Some(content) {
            within(&place, fs::create_dir_all(place.parent().unwrap_or(&place)))?;
            within(&place, fs::write(&place, content))?;
        }
    }
    Ok(format!("   the programs of the page are those of {PLACE}"))
}
