//! `detente check`: does a record replay legally to its stated end?

use std::fmt::Write;
use std::path::{Path, PathBuf};

use detente_game::record::{Record, RecordError};
use detente_games::with_game;
use serde_json::{Value, json};

use crate::answer::{Answer, Failure};
use crate::games::House;
use crate::record_file::{self, RecordFile};
use crate::say::Say;

/// Does a record replay legally to its stated end?
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let RecordFile { text, game } = record_file::read(&args.file, say)?;
    with_game!(game, G => Check { path: &args.file, text: &text, json: args.json, say }.with::<G>())
}

struct Check<'a> {
    path: &'a Path,
    text: &'a str,
    json: bool,
    say: Say,
}

impl Check<'_> {
    fn with<G: House>(self) -> Result<Answer, Failure> {
        let record = match Record::<G>::parse(self.text) {
            Ok(record) => record,
            Err(error) => return self.wrong::<G>(&error, Failure::Bad),
        };
        match record.check() {
            Ok(_) => Ok(self.right(&record)),
            Err(error) => self.wrong::<G>(&error, Failure::NotSo),
        }
    }
}

impl Check<'_> {
    fn right<G: House>(&self, record: &Record<G>) -> Answer {
        let actions = record.actions.len() as u64;
        if self.json {
            return Answer::json(&json!({
                "ok": true,
                "game": G::NAME,
                "rules": record.rules(),
                "actions": actions,
                "result": record.ending.to_string(),
            }));
        }
        let args = [
            ("file", self.path.display().to_string().into()),
            ("game", self.say.game(G::NAME).into()),
            ("actions", actions.into()),
            ("result", self.say.result(&record.ending).into()),
        ];
        let mut out = format!("{}\n", self.say.text("check-ok", &args));
        let _ = writeln!(out, "{}", record_file::rules_used(record, self.say));
        Answer::text(out)
    }

    fn wrong<G: House>(
        &self,
        error: &RecordError,
        failure: fn(String) -> Failure,
    ) -> Result<Answer, Failure> {
        let failure = failure(record_file::about(self.path, error, self.say));
        if !self.json {
            return Err(failure);
        }
        let place = |number: usize| (number > 0).then_some(number).map_or(Value::Null, Value::from);
        let object = json!({
            "ok": false,
            "game": G::NAME,
            "error": {
                "line": place(error.place.line),
                "column": place(error.place.column),
                "kind": error.fault.id(),
                "reason": self.say.record_error(&RecordError {
                    place: detente_game::record::Place::default(),
                    fault: error.fault.clone(),
                }),
            },
        });
        Ok(Answer { output: Answer::json(&object).output, ..Answer::from(failure) })
    }
}

#[cfg(test)]
mod tests {
    use detente_game::testkit::toy::Nim;
    use detente_words::Lang;

    use super::*;

    const HEAD: &str = "detente-record 1\ngame nim\noptions heap=5\n";

    fn check(body: &str, json: bool) -> Result<Answer, Failure> {
        let text = format!("{HEAD}{body}");
        Check { path: Path::new("a.txt"), text: &text, json, say: Say::new(Lang::En) }.with::<Nim>()
    }

    #[test]
    fn a_legal_record_is_confirmed_with_its_result() {
        let answer = check("result one last-stone\none: take-1\ntwo: take-3\none: take-1\n", false);
        let answer = answer.expect("it is legal");
        assert!(answer.output.contains("3 actions") && answer.code == 0, "{answer:?}");
        assert!(!answer.output.contains(['{', '}']), "{answer:?}");
    }

    #[test]
    fn an_illegal_action_is_not_so_and_a_broken_word_is_bad_input() {
        let illegal = check("one: take-1\none: take-1\n", false).expect_err("not that player's turn");
        assert!(
            matches!(&illegal, Failure::NotSo(line) if line.starts_with("a.txt: line 5, column 6: ")),
            "{illegal:?}"
        );
        let broken = check("one: take-1\ntwo: tak-1\n", false).expect_err("no such word");
        assert!(
            matches!(&broken, Failure::Bad(line) if line.starts_with("a.txt: line 5, column 6: ")),
            "{broken:?}"
        );
    }

    #[test]
    fn json_says_the_same_with_the_same_code() {
        let answer = check("one: take-1\none: take-1\n", true).expect("an answer");
        assert_eq!(answer.code, 1);
        let value: Value = serde_json::from_str(&answer.output).expect("one JSON object");
        assert_eq!((&value["ok"], &value["error"]["line"]), (&Value::Bool(false), &Value::from(5)));
        assert_eq!(value["error"]["kind"], "refused");
        let answer = check("result two last-stone\n", true).expect("an answer");
        let value: Value = serde_json::from_str(&answer.output).expect("one JSON object");
        assert_eq!((answer.code, &value["error"]["line"]), (1, &Value::Null));
    }
}
