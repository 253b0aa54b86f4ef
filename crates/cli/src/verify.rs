//! `detente verify`: were the dice and deals of a record those that the server had committed to?

use std::path::{Path, PathBuf};

use detente_fair::{Verdict, verify};
use detente_games::with_game;
use serde_json::json;

use crate::answer::{Answer, Failure};
use crate::games::House;
use crate::record_file::{self, RecordFile};
use crate::say::Say;

/// Check every die and every deal of a server's record against its seed
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
    with_game!(game, G => Verify { path: &args.file, text: &text, json: args.json, say }.with::<G>())
}

struct Verify<'a> {
    path: &'a Path,
    text: &'a str,
    json: bool,
    say: Say,
}

impl Verify<'_> {
    fn with<G: House>(self) -> Result<Answer, Failure> {
        let record = record_file::parse::<G>(self.path, self.text, self.say)?;
        let file = || ("file", self.path.display().to_string().into());
        let line = match verify(&record) {
            Verdict::Fair { answers } => {
                if self.json {
                    return Ok(Answer::json(&json!({"fair": true, "answers": answers})));
                }
                let args = [file(), ("answers", (answers as u64).into())];
                return Ok(Answer::text(format!("{}\n", self.say.text("verify-fair", &args))));
            }
            Verdict::NoProof => self.say.text("verify-no-proof", &[file()]),
            Verdict::OtherSeed => self.say.text("verify-other-seed", &[file()]),
            Verdict::BadDraws => self.say.text("verify-bad-draws", &[file()]),
            Verdict::Illegal { why } => format!("{}: {why}", self.path.display()),
            Verdict::Differs { action, expected, got } => {
                let action = ("action", action.to_string().into());
                let args = [file(), action, ("expected", expected.into()), ("got", got.into())];
                self.say.text("verify-differs", &args)
            }
        };
        if self.json {
            let mut answer = Answer::json(&json!({"fair": false, "why": line}));
            answer.code = crate::answer::NOT_SO;
            return Ok(answer);
        }
        Err(Failure::NotSo(line))
    }
}
