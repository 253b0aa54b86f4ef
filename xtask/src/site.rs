//! `cargo xtask site`: the whole game as a folder of files that any web space can hold.

use std::path::{Path, PathBuf};

use crate::web;

/// Builds the folder, `web/dist-site` unless another is named; gives why not where that cannot be done.
pub fn build(root: &Path, folder: Option<&str>) -> Result<Option<String>, String> {
    if let Err(why) = web::node() {
        return Ok(Some(why));
    }
    web::programs(root)?;
    if folder.is_none() && web::is_new(root, &format!("{}/index.html", web::SITE)) {
        return Ok(None);
    }
    // A folder is named from where the command is given, and vite works in `web`.
    let folder = match folder {
        Some(name) => std::path::absolute(name).map_err(|error| format!("{name}: {error}"))?,
        None => root.join(web::SITE),
    };
    must_be_ours(&folder)?;
    web::packages(root)?;
    web::site(root, &folder)?;
    eprintln!("== {} is ready: put it on any web space, or look at it with `npx serve`", folder.display());
    Ok(None)
}

/// The folder is emptied before it is filled: only one that is empty, missing or of an earlier build may be named.
fn must_be_ours(folder: &PathBuf) -> Result<(), String> {
    let empty = std::fs::read_dir(folder).map_or(true, |mut files| files.next().is_none());
    if empty || folder.join("manifest.webmanifest").exists() && folder.join("offline.js").exists() {
        Ok(())
    } else {
        Err(format!("{} holds something else; name an empty folder", folder.display()))
    }
}
