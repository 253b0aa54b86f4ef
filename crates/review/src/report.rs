//! A review as text for a terminal.

use std::fmt::Write;

use detente_game::Game as _;
use detente_guerra_fria::GuerraFria;
use detente_words::{Lang, WORDS};

use crate::result::{DecisionKind, Mark, Phase, Review, Share};
use crate::told::of_seat;

/// Points that are worth a remark where somebody played better than the judge.
const BETTER: f64 = 2.0;

/// The phases of the game by their names.
pub fn phase(lang: Lang, phase: Phase) -> String {
    let id = match phase {
        Phase::Early => "era-early",
        Phase::Mid => "era-mid",
        Phase::Late => "era-late",
    };
    WORDS.get(lang, id).into_owned()
}

/// What decisions are about, in the terms of the rules.
pub fn kind(lang: Lang, kind: DecisionKind) -> String {
    let id = match kind {
        DecisionKind::SetUp => "term-setup",
        DecisionKind::Headline => "term-headline",
        DecisionKind::Scoring => "term-scoring-card",
        DecisionKind::Influence => "term-influence",
        DecisionKind::Coup => "term-coup",
        DecisionKind::Realignment => "term-realignment",
        DecisionKind::Space => "term-space-race",
        DecisionKind::Event => "term-event",
        DecisionKind::Card => "review-kind-card",
        DecisionKind::Use => "review-kind-use",
        DecisionKind::Resignation => "review-kind-resignation",
        DecisionKind::Build => "review-kind-build",
        DecisionKind::Regroup => "review-kind-regroup",
        DecisionKind::Attack => "review-kind-attack",
        DecisionKind::Other => "review-kind-other",
    };
    WORDS.get(lang, id).into_owned()
}

pub fn mark(lang: Lang, mark: Mark) -> String {
    let id = match mark {
        Mark::Inaccuracy => "review-mark-inaccuracy",
        Mark::Mistake => "review-mark-mistake",
        Mark::Blunder => "review-mark-blunder",
    };
    WORDS.get(lang, id).into_owned()
}

/// A number with one decimal, as the language writes it.
pub fn number(lang: Lang, number: f64) -> String {
    let text = format!("{number:.1}").replace('-', "−");
    let text = if text == "−0.0" { "0.0".to_owned() } else { text };
    if lang == Lang::En { text } else { text.replace('.', ",") }
}

/// The same with its sign.
pub fn signed(lang: Lang, value: f64) -> String {
    let text = number(lang, value);
    if text.starts_with('−') { text } else { format!("+{text}") }
}

pub fn word(lang: Lang, id: &str) -> String {
    WORDS.get(lang, id).into_owned()
}

/// A text about a seat.
pub fn about(lang: Lang, id: &str, seat: &str) -> String {
    WORDS.format(lang, id, &of_seat(lang, seat)).into_owned()
}

/// The sum, line by line: what it is called, the number, a remark.
pub fn sum(review: &Review, lang: Lang) -> Vec<(String, String, String)> {
    let mut lines = vec![(word(lang, "review-start"), number(lang, review.start), String::new())];
    for (seat, luck) in &review.luck {
        let parts = review.accounts.get(&review.of).and_then(|account| account.luck.get(seat));
        let remark = parts.map_or_else(String::new, |parts| {
            let args = [
                ("dice", signed(lang, parts.dice).into()),
                ("cards", signed(lang, parts.cards).into()),
                ("hand", signed(lang, parts.hand).into()),
            ];
            WORDS.format(lang, "review-luck-parts", &args).into_owned()
        });
        lines.push((about(lang, "review-luck-of", seat), signed(lang, *luck), remark));
    }
    for (seat, errors) in &review.errors {
        // What was played may have been better than the judge's own choices: then they take nothing away, but add something.
        let given = match seat == &review.of {
            true => -errors,
            // Of several others nobody's loss is one's own gain.
            false if review.errors.len() == 2 => *errors,
            false => 0.0,
        };
        let better = given <= -BETTER;
        let remark = if better { word(lang, "review-errors-better") } else { String::new() };
        lines.push((about(lang, "review-errors-of", seat), signed(lang, *errors), remark));
    }
    lines.push((word(lang, "review-rest"), signed(lang, review.rest), String::new()));
    lines.push((word(lang, "review-end"), number(lang, review.end), String::new()));
    lines
}

/// What luck is in a game that leaves nothing to chance.
pub fn of_luck(review: &Review, lang: Lang) -> Option<String> {
    (review.game == GuerraFria::NAME).then(|| word(lang, "review-luck-choices"))
}

/// How well a seat played, in a line.
pub fn accuracy(review: &Review, seat: &str, lang: Lang) -> String {
    let Some(profile) = review.profiles.get(seat) else { return String::new() };
    let mut args = of_seat(lang, seat);
    args.push(("accuracy", number(lang, profile.accuracy).into()));
    args.push(("loss", number(lang, profile.loss).into()));
    args.push(("decisions", profile.decisions.into()));
    args.push(("inaccuracies", profile.inaccuracies.into()));
    args.push(("mistakes", profile.mistakes.into()));
    args.push(("blunders", profile.blunders.into()));
    WORDS.format(lang, "review-accuracy-line", &args).into_owned()
}

/// A part of the decisions, in a line.
pub fn part(lang: Lang, name: String, share: &Share) -> String {
    let args = [
        ("part", name.into()),
        ("accuracy", number(lang, share.accuracy).into()),
        ("lost", number(lang, share.lost).into()),
        ("decisions", share.decisions.into()),
    ];
    WORDS.format(lang, "review-accuracy-part", &args).into_owned()
}

/// By what it was judged.
pub fn note(review: &Review, lang: Lang) -> String {
    let args = [
        ("lines", review.lines.to_string().into()),
        ("seed", review.seed.to_string().into()),
        ("effort", review.effort.clone().into()),
    ];
    WORDS.format(lang, "review-note", &args).into_owned()
}

/// The whole review as text.
pub fn text(review: &Review, lang: Lang) -> String {
    let mut out = String::new();
    let mut say = |line: &str| _ = writeln!(out, "{line}");
    say(&about(lang, "review-of", &review.of));
    let sum = sum(review, lang);
    let wide = sum.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
    for (name, number, remark) in sum {
        let space = " ".repeat(wide - name.chars().count());
        let remark = if remark.is_empty() { remark } else { format!("   ({remark})") };
        say(&format!("  {name}{space} {number:>7}{remark}"));
    }
    if let Some(note) = of_luck(review, lang) {
        say(&format!("  {note}"));
    }
    say("");
    say(&word(lang, "review-turning"));
    for turning in &review.turning {
        say(&format!("  {} {}", signed(lang, turning.points), turning.told.get(lang)));
    }
    if review.turning.is_empty() {
        say(&format!("  {}", word(lang, "review-turning-none")));
    }
    say("");
    say(&word(lang, "review-accuracy"));
    for (name, profile) in &review.profiles {
        say(&format!("  {}", accuracy(review, name, lang)));
        for (when, share) in &profile.phases {
            say(&format!("    {}", part(lang, phase(lang, *when), share)));
        }
        for (what, share) in &profile.kinds {
            say(&format!("    {}", part(lang, kind(lang, *what), share)));
        }
    }
    say("");
    say(&word(lang, "review-marks"));
    let mut any = false;
    for decision in &review.decisions {
        if let (Some(told), Some(degree)) = (&decision.told, decision.mark) {
            any = true;
            say(&format!("  {} ({})", told.get(lang), mark(lang, degree)));
        }
    }
    if !any {
        say(&format!("  {}", word(lang, "review-marks-none")));
    }
    say("");
    say(&note(review, lang));
    out
}
