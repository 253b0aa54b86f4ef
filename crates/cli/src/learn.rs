//! `detente learn`: the lessons, and one of them played in the terminal.

use std::fmt::Write;

use detente_games::{GameName, with_game};
use detente_lessons::{Lesson, Progress, find, of_game};
use detente_tui::learn::{Kept, Learn};
use detente_words::text;

use crate::answer::{Answer, Failure};
use crate::play::{needs_terminal, sit_down};
use crate::say::Say;
use crate::usage::game;

/// Lessons you play: the list with your progress, or one of them
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: Option<GameName>,
    /// A lesson by its name or number in the list [default: the list]
    lesson: Option<String>,
    /// Line by line, for screen readers, scripts and slow lines
    #[arg(long)]
    plain: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let kept = Kept::of_user();
    let (Some(game), Some(word)) = (args.game, &args.lesson) else {
        return Ok(Answer::text(list(args.game, &kept, say)));
    };
    let lesson = wanted(game.name(), word).ok_or_else(|| unknown(game.name(), word, say))?;
    if !args.plain {
        needs_terminal(say)?;
    }
    let table = with_game!(game, G => Box::new(Learn::<G>::new(lesson, kept, say.lang())) as Box<_>);
    sit_down(table, args.plain, say)
}

/// A lesson by its name, or by its number in the list.
fn wanted(game: &str, word: &str) -> Option<&'static Lesson> {
    let by_number = || word.parse::<usize>().ok()?.checked_sub(1).and_then(|at| of_game(game).nth(at));
    find(game, word).or_else(by_number)
}

fn unknown(game: &str, word: &str, say: Say) -> Failure {
    let known: Vec<&str> = of_game(game).map(|lesson| lesson.id).collect();
    let args = [("word", word.to_owned().into()), ("known", known.join(", ").into())];
    Failure::Bad(text(say.lang(), "lesson-unknown", &args).into_owned())
}

/// The lessons of a game, or of all, with how far each is done.
fn list(game: Option<GameName>, kept: &Kept, say: Say) -> String {
    let progress = kept.read();
    let mut out = String::new();
    for name in GameName::ALL.into_iter().filter(|&name| game.is_none_or(|game| game == name)) {
        let lessons: Vec<&Lesson> = of_game(name.name()).collect();
        if lessons.is_empty() {
            continue;
        }
        let _ = writeln!(out, "{}\n", say.game(name.name()));
        let wide = lessons.iter().map(|lesson| lesson.id.len()).max().unwrap_or(0);
        for (i, lesson) in lessons.iter().enumerate() {
            let info = lesson.info(say.lang());
            let standing = standing(lesson, &progress, say);
            let _ = writeln!(
                out,
                "{:>2}  {:wide$}  {}: {} ({standing})",
                i + 1,
                lesson.id,
                info.title,
                info.about
            );
        }
        let next = lessons.iter().find(|lesson| !progress.is_finished(lesson)).or(lessons.first());
        if let Some(next) = next {
            let args = [("game", name.name().into()), ("lesson", next.id.into())];
            let _ = writeln!(out, "\n{}\n", text(say.lang(), "lesson-list-how", &args));
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// How far a lesson is done, or how long it takes.
fn standing(lesson: &Lesson, progress: &Progress, say: Say) -> String {
    let done = progress.of(lesson);
    let (id, args) = match done {
        _ if progress.is_finished(lesson) => ("lesson-list-done", vec![]),
        0 => ("lesson-list-minutes", vec![("n", lesson.minutes.into())]),
        _ => ("lesson-list-at", vec![("n", done.into()), ("of", lesson.stages().into())]),
    };
    text(say.lang(), id, &args).into_owned()
}
