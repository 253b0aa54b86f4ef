//! Small files that nobody else may read.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// A word as part of a file's name: letters and digits as they are, everything else by its number.
pub fn plain(text: &str) -> String {
    let one = |c: char| {
        if c.is_ascii_alphanumeric() || c == '.' { c.to_string() } else { format!("_{:x}_", c as u32) }
    };
    text.chars().map(one).collect()
}

/// Writes a file so that it holds the old text or the new one.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut folder = fs::DirBuilder::new();
    folder.recursive(true);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        folder.mode(0o700);
        options.mode(0o600);
    }
    folder.create(path.parent().unwrap_or(Path::new(".")))?;
    let beside = path.with_extension(format!("{}.new", std::process::id()));
    // A file that is there already would keep its rights.
    let _ = fs::remove_file(&beside);
    options.open(&beside)?.write_all(text.as_bytes())?;
    fs::rename(&beside, path)
}
