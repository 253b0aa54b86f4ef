//! Reading the file that a command was given, and knowing which game it is of.

use std::fs;
use std::io;
use std::path::Path;

use detente_game::Notation;
use detente_game::record::{Record, RecordError, game_of};
use detente_games::GameName;

use crate::answer::Failure;
use crate::say::Say;

/// The text of a record and the game it is of.
#[derive(Debug)]
pub struct RecordFile {
    pub text: String,
    pub game: GameName,
}

/// Reads a record. What cannot be one is bad input.
pub fn read(path: &Path, say: Say) -> Result<RecordFile, Failure> {
    of_text(path, read_text(path, say)?, say)
}

/// The same of a text that was read already.
pub fn of_text(path: &Path, text: String, say: Say) -> Result<RecordFile, Failure> {
    let word = game_of(&text).map_err(|error| unreadable(path, &error, say))?;
    let game = GameName::by_name(&word).ok_or_else(|| {
        let name = path.display().to_string();
        let args = [("file", name.into()), ("game", word.into()), ("known", GameName::list().into())];
        Failure::Bad(say.text("file-unknown-game", &args))
    })?;
    Ok(RecordFile { text, game })
}

/// Reads a file. One that is not there is a lost one; what is no text is bad input.
pub fn read_text(path: &Path, say: Say) -> Result<String, Failure> {
    let name = || path.display().to_string();
    let bytes = fs::read(path).map_err(|error| {
        let id = match error.kind() {
            io::ErrorKind::NotFound => "file-missing",
            io::ErrorKind::IsADirectory => "file-is-folder",
            _ => "file-unreadable",
        };
        let line = say.text(id, &[("file", name().into()), ("why", error.to_string().into())]);
        if error.kind() == io::ErrorKind::IsADirectory { Failure::Bad(line) } else { Failure::NotSo(line) }
    })?;
    String::from_utf8(bytes).map_err(|_| Failure::Bad(say.text("file-not-text", &[("file", name().into())])))
}

/// Under which version of the rules the record was replayed.
pub fn rules_used<G: Notation>(record: &Record<G>, say: Say) -> String {
    let (used, newest) = (record.rules(), G::RULES_VERSION);
    let args = [("record", used.to_string().into()), ("program", newest.to_string().into())];
    say.text(if used == newest { "rules-used" } else { "other-rules" }, &args)
}

/// The record in a text; one that cannot be read is bad input.
pub fn parse<G: Notation>(path: &Path, text: &str, say: Say) -> Result<Record<G>, Failure> {
    Record::parse(text).map_err(|error| unreadable(path, &error, say))
}

fn unreadable(path: &Path, error: &RecordError, say: Say) -> Failure {
    Failure::Bad(about(path, error, say))
}

/// `FILE: line 3, column 7: what is wrong`.
pub fn about(path: &Path, error: &RecordError, say: Say) -> String {
    format!("{}: {}", path.display(), say.record_error(error))
}
