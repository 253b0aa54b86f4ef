//! `cargo xtask site`: the whole game as a folder of files that any web space can hold.

use std::fs;
use std::io;
use std::path::Path;

use crate::web;

/// Builds the folder, `web/dist-site` unless another is named; gives why not where that cannot be done.
pub fn build(root: &Path, folder: Option<&str>) -> Result<Option<String>, String> {
    if let Err(why) = web::node() {
        return Ok(Some(why));
    }
    web::programs(root)?;
    if web::programs_are_old(root) {
        return Ok(Some(web::OLD.to_owned()));
    }
    // A folder in which a build was broken off is marked.
    let is_whole = !root.join(web::SITE).join(MARK).exists();
    if folder.is_none() && is_whole && web::is_new(root, &format!("{}/{}", web::SITE, web::LAST)) {
        return Ok(None);
    }
    // A folder is named from where the command is given, and vite works in `web`.
    let folder = match folder {
        Some(name) => std::path::absolute(name).map_err(|error| format!("{name}: {error}"))?,
        None => root.join(web::SITE),
    };
    must_be_ours(&folder)?;
    web::packages(root)?;
    clear(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    web::site(root, &folder)?;
    eprintln!("== {} is ready: put it on any web space, or look at it with `npx serve`", folder.display());
    Ok(None)
}

/// Lies in a folder while it is built (`web/scripts/site.ts` takes it away at the end): a build that was broken off leaves it there.
const MARK: &str = ".detente-site";

/// The folder is emptied before it is filled: only one that is empty, missing or of an earlier build may be named, also of one that
/// was broken off.
fn must_be_ours(folder: &Path) -> Result<(), String> {
    let empty = fs::read_dir(folder).map_or(true, |mut files| files.next().is_none());
    let is_marked = folder.join(MARK).exists();
    if empty || is_marked || folder.join("manifest.webmanifest").exists() && folder.join(web::LAST).exists() {
        Ok(())
    } else {
        Err(format!("{} holds something else; name an empty folder", folder.display()))
    }
}

/// Empties the folder, marked from the first file on.
fn clear(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(MARK), "")?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Whoever keeps the folder's history in it keeps that.
        if entry.file_name() == MARK || entry.file_name() == ".git" {
            continue;
        }
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_ours_when_it_is_empty_built_or_broken_off() {
        let folder = std::env::temp_dir().join(format!("detente-site-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert!(must_be_ours(&folder).is_ok(), "missing");
        fs::create_dir_all(folder.join("assets")).expect("a folder");
        fs::create_dir_all(folder.join(".git")).expect("a folder");
        fs::write(folder.join("index.html"), "somebody's page").expect("a file");
        assert!(must_be_ours(&folder).is_err(), "somebody's own");
        fs::write(folder.join("manifest.webmanifest"), "{}").expect("a file");
        fs::write(folder.join("offline.js"), "").expect("a file");
        assert!(must_be_ours(&folder).is_ok(), "an earlier build");
        // The next build is broken off after it has written some of its files.
        clear(&folder).expect("emptied");
        assert_eq!(
            fs::read_dir(&folder).expect("the folder").count(),
            2,
            "its mark and its history are left"
        );
        fs::write(folder.join("index.html"), "half a page").expect("a file");
        assert!(must_be_ours(&folder).is_ok(), "a build that was broken off");
        fs::remove_dir_all(&folder).expect("tidied up");
    }
}
