//! `detente verify`: which of the promises about the dice hold, in a record or in what one player saw of a game.

use std::path::{Path, PathBuf};

use detente_fair::verify::compare;
use detente_fair::{Finding, Report, Seen, Standing, seen, tags, verify, verify_seen};
use detente_game::record::Record;
use detente_games::{GameName, with_game};
use detente_tui::remote::contributions;
use detente_words::WORDS;
use serde_json::{Value, json};

use crate::answer::{Answer, Failure, NOT_SO};
use crate::games::House;
use crate::record_file::{self, RecordFile};
use crate::say::Say;

/// Check which promises about the dice hold: in a record, or in what one player saw of a game
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// What one player had seen of the game before, to compare the record with
    #[arg(long, value_name = "FILE")]
    seen: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let (text, game) = read(&args.file, say)?;
    let report = with_game!(game, G => Verify { args, say }.with::<G>(&text))?;
    Ok(Told { path: &args.file, report: &report, say }.answer(args.json))
}

/// A record or what one player saw, and the game it is of.
fn read(path: &Path, say: Say) -> Result<(String, GameName), Failure> {
    let text = record_file::read_text(path, say)?;
    if !seen::is_seen(&text) {
        let RecordFile { text, game } = record_file::read(path, say)?;
        return Ok((text, game));
    }
    let RecordFile { game, .. } =
        record_file::of_text(path, text.replacen(seen::NAME, "detente-record", 1), say)?;
    Ok((text, game))
}

struct Verify<'a> {
    args: &'a Args,
    say: Say,
}

impl Verify<'_> {
    fn with<G: House>(&self, text: &str) -> Result<Report, Failure> {
        let path = &self.args.file;
        if seen::is_seen(text) {
            let mut seen = self.seen::<G>(path, text)?;
            add_kept(&mut seen.tags);
            return Ok(verify_seen(&seen));
        }
        let mut record: Record<G> = record_file::parse(path, text, self.say)?;
        add_kept(&mut record.tags);
        let mut report = verify(&record);
        if let Some(path) = &self.args.seen {
            let (text, _) = read(path, self.say)?;
            compare(&record, &self.seen::<G>(path, &text)?, &mut report);
        }
        Ok(report)
    }

    fn seen<G: House>(&self, path: &Path, text: &str) -> Result<Seen<G>, Failure> {
        Seen::parse(text).map_err(|error| Failure::Bad(record_file::about(path, &error, self.say)))
    }
}

/// What this machine has kept of the table that a file is of, unless the file brings it along.
fn add_kept(head: &mut Vec<(String, String)>) {
    let table = head.iter().find(|(key, _)| key == tags::TABLE).map(|(_, table)| table.clone());
    if let Some(table) = table.filter(|_| !head.iter().any(|(key, _)| key.starts_with("kept-"))) {
        head.extend(contributions().of(&table).tags());
    }
}

/// A report in words.
struct Told<'a> {
    path: &'a Path,
    report: &'a Report,
    say: Say,
}

impl Told<'_> {
    fn answer(&self, as_json: bool) -> Answer {
        let report = self.report;
        let wrong = report.findings.iter().filter(|finding| finding.standing == Standing::Broken).count();
        let id = match (report.is_fair(), wrong, report.scheme) {
            (true, _, Some(1)) => "is-fair-of-old",
            (true, ..) => "is-fair",
            (false, 0, Some(_)) => "is-open",
            (false, 0, None) => "is-nothing",
            (false, ..) => "is-broken",
        };
        let args = [("file", self.path.display().to_string().into()), ("count", wrong.into())];
        let summary = WORDS.format(self.say.lang(), &format!("verify-{id}"), &args).into_owned();
        let not_so = matches!(id, "is-broken" | "is-nothing");
        let code = if not_so { NOT_SO } else { 0 };
        if as_json {
            let findings: Vec<Value> = report.findings.iter().map(|finding| self.json(finding)).collect();
            let object = json!({
                "fair": report.is_fair(),
                "scheme": report.scheme,
                "answers": report.answers,
                "findings": findings,
                "summary": summary,
            });
            return Answer { code, ..Answer::json(&object) };
        }
        let line = |finding: &Finding| format!("{} {}\n", finding.standing.mark(), self.sentence(finding));
        let mut output: String = report.findings.iter().map(line).collect();
        if !not_so {
            output.push_str(&summary);
            output.push('\n');
        }
        Answer { output, complaint: not_so.then_some(summary), code }
    }

    fn sentence(&self, finding: &Finding) -> String {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let seat = finding.seat.as_ref().map(|seat| self.say.seat(seat)).unwrap_or_default();
        let args = [
            ("seat", seat.into()),
            ("action", finding.action.map(|action| action.to_string()).unwrap_or_default().into()),
            ("expected", text(&finding.expected).into()),
            ("got", text(&finding.got).into()),
            ("count", finding.count.unwrap_or_default().into()),
        ];
        WORDS.format(self.say.lang(), &format!("verify-{}", finding.what), &args).into_owned()
    }

    fn json(&self, finding: &Finding) -> Value {
        json!({
            "what": finding.what,
            "standing": finding.standing.word(),
            "seat": finding.seat,
            "action": finding.action,
            "expected": finding.expected,
            "got": finding.got,
            "count": finding.count,
            "text": self.sentence(finding),
        })
    }
}
