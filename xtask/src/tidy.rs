//! What no compiler checks and no reviewer should have to: unfinished code, overlong files, file names that not every
//! system can hold, and paths of somebody's own machine.
//!
//! Only tracked files are looked at, so that notes and builds lying about disturb nobody.

use std::fmt;
use std::path::Path;
use std::process::Command;

/// More lines than this in one hand-written file and it should be two.
const LONGEST: usize = 800;

/// The map of the project must be readable in one sitting.
const LONGEST_MAP: usize = 300;

/// Files that people write. Lock files, recorded games and pictures may be as long as they are.
const WRITTEN: &[&str] = &["rs", "ts", "js", "svelte", "css", "html", "py", "sql", "sh", "md", "toml", "ftl"];

/// Folders that no person writes in.
const BUILDS: &[&str] = &[".git", "target", "node_modules", "dist"];

// Written in two parts, or this very file would be at fault.
const UNFINISHED: &str = concat!("todo", "!(");
const PRIVATE: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/tm", "p/"),
    concat!("/Us", "ers/"),
    concat!("\\Us", "ers\\"),
];

/// One fault of the tree, at a line where that makes sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    path: String,
    line: Option<usize>,
    what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}

/// Every fault of the tracked files.
pub fn check(root: &Path) -> Result<Vec<Fault>, String> {
    let mut faults = Vec::new();
    for path in tracked(root)? {
        check_name(&path, &mut faults);
        let file = root.join(&path);
        // A file that is tracked and deleted, or a link: its content is not ours to judge.
        if file.symlink_metadata().is_ok_and(|meta| meta.is_file()) {
            let bytes = std::fs::read(&file).map_err(|error| format!("{path} cannot be read: {error}"))?;
            check_content(&path, &bytes, &mut faults);
        }
    }
    Ok(faults)
}

/// Paths of the tracked files, with `/` between their parts. Without git (a source archive) every file is taken for
/// tracked that does not lie where builds do.
fn tracked(root: &Path) -> Result<Vec<String>, String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root).output();
    match listed {
        Ok(listed) if listed.status.success() => {
            let names = listed.stdout.split(|&byte| byte == 0).filter(|name| !name.is_empty());
            Ok(names.map(|name| String::from_utf8_lossy(name).into_owned()).collect())
        }
        _ => {
            let mut paths = Vec::new();
            walk(root, "", &mut paths).map_err(|error| format!("the tree cannot be read: {error}"))?;
            Ok(paths)
        }
    }
}

fn walk(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if !entry.file_type()?.is_dir() {
            paths.push(path);
        } else if !BUILDS.contains(&name.as_str()) {
            walk(&entry.path(), &format!("{path}/"), paths)?;
        }
    }
    Ok(())
}

fn check_name(path: &str, faults: &mut Vec<Fault>) {
    if !path.is_ascii() {
        let what = "file names are written in ASCII only".to_owned();
        faults.push(Fault { path: path.to_owned(), line: None, what });
    }
}

fn check_content(path: &str, bytes: &[u8], faults: &mut Vec<Fault>) {
    // Pictures and weights are not text.
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut fault =
        |line: Option<usize>, what: String| faults.push(Fault { path: path.to_owned(), line, what });
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let longest = if path == "ARCHITECTURE.md" { LONGEST_MAP } else { LONGEST };
    let lines = text.lines().count();
    // What a program has written says so in its first line.
    let generated = text.lines().next().is_some_and(|first| first.ends_with("; do not edit."));
    if WRITTEN.contains(&extension) && lines > longest && !generated {
        fault(None, format!("{lines} lines; at most {longest} fit a head, so split it"));
    }
    for (i, line) in text.lines().enumerate() {
        if extension == "rs" && line.contains(UNFINISHED) {
            fault(Some(i + 1), format!("{UNFINISHED}…) has no place on main"));
        }
        for private in PRIVATE.iter().filter(|private| begins_a_path(line, private)) {
            fault(Some(i + 1), format!("{private}… is a path of somebody's own machine"));
        }
    }
}

/// Does a path begin with this folder somewhere in the line? `web/home/` and `example.org/home/` are other folders of that name.
fn begins_a_path(line: &str, folder: &str) -> bool {
    let goes_on =
        |before: &str| before.ends_with(|last: char| last.is_alphanumeric() || "._-".contains(last));
    line.match_indices(folder).any(|(at, _)| !goes_on(&line[..at]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, content: &str) -> Vec<String> {
        let mut faults = Vec::new();
        check_name(path, &mut faults);
        check_content(path, content.as_bytes(), &mut faults);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_tidy_file_has_no_fault() {
        assert_eq!(faults("crates/game/src/lib.rs", "fn main() {}\n"), Vec::<String>::new());
    }

    #[test]
    fn unfinished_code_is_found_with_its_line() {
        let code = format!("fn main() {{\n    {UNFINISHED})\n}}\n");
        assert_eq!(faults("a.rs", &code), [format!("a.rs:2: {UNFINISHED}…) has no place on main")]);
        // Prose may speak of it.
        assert_eq!(faults("a.md", &code), Vec::<String>::new());
    }

    #[test]
    fn a_long_file_is_found_unless_a_machine_wrote_it() {
        let long = "x\n".repeat(LONGEST + 1);
        assert_eq!(faults("a.rs", &long).len(), 1);
        assert_eq!(faults("a.rs", &long[2..]).len(), 0);
        assert_eq!(faults("Cargo.lock", &long).len(), 0);
        assert_eq!(faults("a.ts", &format!("// Written by a program; do not edit.\n{long}")).len(), 0);
        assert_eq!(faults("ARCHITECTURE.md", &"x\n".repeat(LONGEST_MAP + 1)).len(), 1);
    }

    #[test]
    fn a_name_beyond_ascii_is_found() {
        assert_eq!(faults("docs/détente.md", ""), ["docs/détente.md: file names are written in ASCII only"]);
    }

    #[test]
    fn a_private_path_is_found_in_any_text() {
        for private in PRIVATE {
            for before in ["", "see ", "\"", "file://", "path=", "C:"] {
                assert_eq!(faults("notes.txt", &format!("see\n{before}{private}x")).len(), 1, "{private}");
            }
            // A folder of that name inside of the tree or of a page is nobody's own.
            for before in ["web", "example.org", "../a_b-"] {
                assert_eq!(faults("notes.txt", &format!("see\n{before}{private}x")).len(), 0, "{private}");
            }
        }
    }

    #[test]
    fn without_git_the_folders_of_builds_are_left_out() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut paths = Vec::new();
        walk(root, "xtask/", &mut paths).expect("the tree can be read");
        assert!(paths.iter().any(|path| path == "xtask/src/tidy.rs"), "{paths:?}");
        assert!(paths.iter().all(|path| !path.contains("/target/")), "{paths:?}");
    }

    #[test]
    fn the_tree_is_tidy() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root");
        let files = tracked(root).expect("the tree can be read");
        assert!(files.iter().any(|file| file == "Cargo.toml"), "{files:?}");
        let faults: Vec<String> =
            check(root).expect("the tree can be read").iter().map(ToString::to_string).collect();
        assert_eq!(faults, Vec::<String>::new());
    }
}
