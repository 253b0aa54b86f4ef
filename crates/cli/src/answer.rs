//! What a command gives back: what to print, one line of complaint if something is wrong, and the promised exit code.

use serde_json::Value;

/// Exit code 1: the thing asked about is not so (a mismatch, a lost file).
pub const NOT_SO: u8 = 1;
/// Exit code 2: wrong usage or bad input.
pub const BAD: u8 = 2;

/// The end of a command.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// For standard output.
    pub output: String,
    /// For standard error: one line.
    pub complaint: Option<String>,
    pub code: u8,
}

impl Answer {
    /// Text for a person.
    pub fn text(output: impl Into<String>) -> Answer {
        Answer { output: output.into(), ..Answer::default() }
    }

    /// One JSON object on a line of its own.
    pub fn json(object: &Value) -> Answer {
        Answer::text(format!("{object}\n"))
    }
}

/// Why a command could not do what it was asked; each is one clear line.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// What was asked about is not so.
    NotSo(String),
    /// The arguments or the input make no sense.
    Bad(String),
}

impl Failure {
    pub fn line(&self) -> &str {
        match self {
            Failure::NotSo(line) | Failure::Bad(line) => line,
        }
    }

    fn code(&self) -> u8 {
        match self {
            Failure::NotSo(_) => NOT_SO,
            Failure::Bad(_) => BAD,
        }
    }
}

impl From<Failure> for Answer {
    fn from(failure: Failure) -> Answer {
        // Whatever came in from outside (a file's name, a word of a record) cannot make two lines of it.
        let line = failure.line().split(['\n', '\r']).collect::<Vec<_>>().join(" ");
        Answer { output: String::new(), complaint: Some(line), code: failure.code() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_line_and_its_code() {
        let answer = Answer::from(Failure::Bad("no file\nof that name".to_owned()));
        assert_eq!(answer.complaint.as_deref(), Some("no file of that name"));
        assert_eq!((answer.code, answer.output.as_str()), (2, ""));
        assert_eq!(Answer::from(Failure::NotSo(String::new())).code, 1);
    }
}
