//! Running the program and reading what it says.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// Every game of the house, with a seat of it.
pub const GAMES: &[(&str, &str)] = &[("twilight", "us"), ("guerra-fria", "south")];

/// What the program left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `detente` with these arguments, in English whatever the locale of the machine.
pub fn detente(args: &[&str]) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_detente"))
        .args(args)
        .env("LC_ALL", "C")
        .output()
        .expect("the program can be started");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran {
        code: output.status.code().expect("it ended by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

impl Ran {
    /// It succeeded and complained of nothing.
    pub fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self.out
    }

    /// It succeeded and printed one JSON object, nothing else.
    pub fn json(self) -> Value {
        let out = self.ok();
        assert_eq!(out.lines().count(), 1, "{out}");
        let value: Value = serde_json::from_str(&out).expect("JSON");
        assert!(value.is_object(), "{value}");
        value
    }

    /// It failed with this code and one clear line.
    pub fn complaint(self, code: i32) -> String {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        let line = self.err.strip_prefix("detente: ").unwrap_or_else(|| panic!("{self:?}"));
        assert!(!line.contains(['{', '}']), "a text is missing: {line}");
        line.trim_end().to_owned()
    }
}

/// A folder of its own for a test, gone when dropped.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("detente-cli-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub fn path(&self) -> String {
        self.0.to_string_lossy().into_owned()
    }

    pub fn file(&self, name: &str, content: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).expect("a temporary file");
        path.to_string_lossy().into_owned()
    }

    /// Paths of the files, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let mut paths: Vec<String> =
            entries.map(|entry| entry.expect("readable").path().to_string_lossy().into_owned()).collect();
        paths.sort();
        paths
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A folder with records of two random games, by the seed 7.
pub fn two_games(game: &str, name: &str) -> Folder {
    let folder = Folder::new(&format!("{game}-{name}"));
    let save = folder.path();
    detente(&["sim", game, "--seats", "all=random", "--games", "2", "--seed", "7", "--save", &save]).ok();
    assert_eq!(folder.files().len(), 2);
    folder
}
