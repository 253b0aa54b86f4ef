//! `detente rules`: the rules in our own words, by section number.

use std::fmt::Write;

use detente_rulebook::{BlockKind, Rules, Section, UnknownSection, plain, section, sections};
use serde_json::{Value, json};

use crate::answer::{Answer, Failure};
use crate::layout::wrap;
use crate::say::Say;

/// The rules of the games in our own words: the table of contents, or a section with all that is under it
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The number of a section: 6, 6.3.2, 4.5.C
    section: Option<String>,
    /// Whose rules: twilight or guerra-fria
    #[arg(long, value_name = "GAME", default_value = "twilight", value_parser = rules)]
    game: Rules,
    /// Print one JSON object; without a section, all of them
    #[arg(long)]
    json: bool,
}

fn rules(word: &str) -> Result<Rules, String> {
    Rules::from_key(word).ok_or_else(|| Rules::ALL.map(Rules::key).join(", "))
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let found = match &args.section {
        None => sections(args.game, say.lang()),
        Some(number) => section(args.game, say.lang(), number)
            .map_err(|unknown| Failure::Bad(complaint(&unknown, say)))?,
    };
    Ok(if args.json {
        Answer::json(&as_json(args.game, found))
    } else if args.section.is_some() {
        Answer::text(as_text(found))
    } else {
        Answer::text(contents(args.game, found))
    })
}

fn complaint(unknown: &UnknownSection, say: Say) -> String {
    let asked = ("asked", unknown.asked.trim().to_owned().into());
    let game = ("game", unknown.rules.title().into());
    let existing = ("existing", unknown.existing.join(", ").into());
    match unknown.above {
        Some(above) => say.text("rules-none-under", &[asked, game, ("above", above.into()), existing]),
        None => say.text("rules-none", &[asked, game, existing]),
    }
}

fn as_json(rules: Rules, found: &[Section]) -> Value {
    let sections: Vec<Value> = found
        .iter()
        .map(|section| json!({ "number": section.number, "title": section.title, "body": section.body }))
        .collect();
    json!({ "game": rules.key(), "sections": sections })
}

/// Numbers and titles, indented by depth.
fn contents(rules: Rules, found: &[Section]) -> String {
    let mut out = format!("{}\n\n", rules.title());
    for section in found {
        let _ = writeln!(
            out,
            "{:indent$}{}  {}",
            "",
            section.number,
            section.title,
            indent = 2 * (section.depth() - 1)
        );
    }
    out
}

fn as_text(found: &[Section]) -> String {
    let mut out = String::new();
    for section in found {
        if !out.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{}  {}", section.number, section.title);
        let mut last = None;
        for block in section.blocks() {
            // Items of one list stand close together.
            if last != Some(BlockKind::Item) || block.kind != BlockKind::Item {
                out.push('\n');
            }
            last = Some(block.kind);
            let (first, rest) = match block.kind {
                BlockKind::Paragraph => ("", ""),
                BlockKind::Item => ("- ", "  "),
                BlockKind::Example => ("    ", "    "),
            };
            wrap(&plain(block.text), first, rest, &mut out);
        }
    }
    out
}
