//! `detente rules`: the rules in our own words, by section number or by everyday words.

use std::fmt::Write;

use detente_rulebook::{BlockKind, Rules, Section, UnknownSection, plain, search, section, sections};
use detente_tui::rules::{elsewhere, figure_lines};
use serde_json::{Value, json};

use crate::answer::{Answer, Failure};
use crate::layout::wrap;
use crate::say::Say;

/// The rules of the games in our own words: the table of contents, a section with all that is under it, or what answers a question
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The number of a section (6, 6.3.2, 4.5.C), or words: how do I lose by nukes
    section: Vec<String>,
    /// Which game's rules: twilight or guerra-fria
    #[arg(long, value_name = "GAME", default_value = "twilight", value_parser = rules)]
    game: Rules,
    /// Print one JSON object; without a section, all of them
    #[arg(long)]
    json: bool,
}

fn rules(word: &str) -> Result<Rules, String> {
    Rules::from_key(word).ok_or_else(|| Rules::ALL.map(Rules::key).join(", "))
}

/// How many sections that answer a question are printed; more are only named.
const ANSWERS: usize = 3;

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let lang = say.lang();
    let asked = args.section.join(" ");
    let (found, others): (Vec<&Section>, Vec<&Section>) = if args.section.is_empty() {
        (sections(args.game, lang).iter().collect(), Vec::new())
    } else {
        match section(args.game, lang, &asked) {
            Ok(found) => (found.iter().collect(), Vec::new()),
            Err(unknown) => {
                let mut found = search(args.game, lang, &asked);
                // A number that is not there is no question.
                if found.is_empty() || asked.starts_with(|c: char| c.is_ascii_digit()) {
                    return Err(Failure::Bad(complaint(&unknown, say)));
                }
                let others = found.split_off(found.len().min(ANSWERS));
                (found, others)
            }
        }
    };
    Ok(if args.json {
        Answer::json(&as_json(args.game, &found))
    } else if args.section.is_empty() {
        Answer::text(contents(args.game, &found))
    } else {
        let mut text = as_text(args.game, &found, say);
        if !others.is_empty() {
            let named: Vec<String> =
                others.iter().map(|other| format!("{} {}", other.number, other.title)).collect();
            text.push('\n');
            wrap(&say.text("rules-more", &[("sections", named.join(", ").into())]), "", "", &mut text);
        }
        Answer::text(text)
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

fn as_json(rules: Rules, found: &[&Section]) -> Value {
    let sections: Vec<Value> = found
        .iter()
        .map(|section| json!({ "number": section.number, "title": section.title, "body": section.body }))
        .collect();
    json!({ "game": rules.key(), "sections": sections })
}

/// Numbers and titles, indented by depth.
fn contents(rules: Rules, found: &[&Section]) -> String {
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

/// Sections with their figures; under each, or under all if they belong together, where it is taught and played.
fn as_text(rules: Rules, found: &[&Section], say: Say) -> String {
    let mut out = String::new();
    for (i, section) in found.iter().enumerate() {
        if i > 0 {
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
                BlockKind::Figure => {
                    for line in block.figure().iter().flat_map(|figure| figure_lines(figure, say.lang())) {
                        figure_line(&line, &mut out);
                    }
                    continue;
                }
            };
            wrap(&plain(block.text), first, rest, &mut out);
        }
        let inside = found.first().is_some_and(|first| i > 0 && section.number.starts_with(first.number));
        if !inside {
            for line in elsewhere(rules, say.lang(), section.number) {
                let _ = writeln!(out, "\n{line}");
            }
        }
    }
    out
}

/// A line of a figure: one that is too long goes on under its text.
fn figure_line(line: &str, out: &mut String) {
    if line.chars().count() + 4 <= 80 {
        let _ = writeln!(out, "    {line}");
    } else {
        wrap(line.trim_start(), if line.starts_with(' ') { "      " } else { "    " }, "        ", out);
    }
}
