//! `detente puzzles`: solving them line by line, and `detente puzzles make`: making them of records.

mod make;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use detente_game::{Seat, Viewer};
use detente_games::{GameName, with_game};
use detente_review::Puzzle;
use detente_review::puzzle::Theme;
use detente_review::told::Reason;
use detente_review::{shipped, told};
use detente_tui::input::Command;
use detente_tui::shown::scene;
use detente_tui::telling::{hand, map, state};
use detente_tui::{Shown, input};
use detente_words::{Lang, WORDS};

use crate::answer::{Answer, Failure};
use crate::play::needs_terminal;
use crate::record_file;
use crate::say::Say;
use crate::usage::{at_least_one, game, whole};

/// Positions with one best answer, to be solved here; or `make RECORDS… -o FILE` to make some
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Nothing to solve puzzles; make and records (or folders of them) to make some
    words: Vec<String>,
    /// Which game
    #[arg(long, default_value = "twilight", value_parser = game())]
    game: GameName,
    /// Only puzzles about this
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,
    /// Solve the puzzles of this file instead of those that come with the program
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write the puzzles that are made here
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Begin with the puzzle of this number, counted from the easiest
    #[arg(long, value_name = "N", default_value = "1", value_parser = at_least_one::<usize>, allow_negative_numbers = true)]
    first: usize,
    /// The same seed makes the same puzzles
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole::<u64>, allow_negative_numbers = true)]
    seed: u64,
    /// From any input, not only from a terminal
    #[arg(long)]
    plain: bool,
    /// Threads to use [default: all cores]; the results do not depend on it
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>, allow_negative_numbers = true)]
    threads: Option<usize>,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    match args.words.split_first() {
        Some((word, records)) if word == "make" => make::run(args, records, say),
        Some((word, _)) => {
            Err(Failure::Bad(say.text("usage-unknown-command", &[("word", word.clone().into())])))
        }
        None => solve(args, say),
    }
}

fn solve(args: &Args, say: Say) -> Result<Answer, Failure> {
    let mut puzzles = match &args.from {
        None => shipped::of_game(args.game.name()),
        Some(file) => {
            let text = record_file::read_text(file, say)?;
            shipped::read(&text).map_err(|line| {
                let args = [("file", file.display().to_string().into()), ("line", line.to_string().into())];
                Failure::Bad(say.text("puzzles-unreadable", &args))
            })?
        }
    };
    puzzles.retain(|puzzle| puzzle.game == args.game.name());
    if let Some(word) = &args.theme {
        let theme = Theme::parse(word).ok_or_else(|| {
            let known = Theme::ALL.map(Theme::word).join(", ");
            Failure::Bad(
                say.text("puzzles-theme", &[("theme", word.clone().into()), ("known", known.into())]),
            )
        })?;
        puzzles.retain(|puzzle| puzzle.theme == theme);
    }
    if puzzles.is_empty() {
        return Err(Failure::NotSo(WORDS.get(say.lang(), "puzzle-none").into_owned()));
    }
    if !args.plain {
        needs_terminal(say)?;
    }
    let mut solver = Solver { lang: say.lang(), right: 0, tried: 0 };
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let told = with_game!(args.game, G => solver.run::<G>(&puzzles, args.first, &mut input, &mut out));
    match told {
        Ok(()) => Ok(Answer::default()),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Answer::default()),
        Err(error) => Err(Failure::NotSo(error.to_string())),
    }
}

/// Somebody who solves puzzles.
struct Solver {
    lang: Lang,
    right: usize,
    tried: usize,
}

/// What comes after a puzzle.
enum Next {
    Puzzle,
    Nothing,
}

/// What a line that was typed asks for.
enum Asked {
    Nothing,
    Quit,
    Next,
    Help,
    Map,
    Hint,
    Solution,
    /// It names an answer, or should.
    Try,
}

/// The words of the commands are those of every screen of the terminal, in English and in the language of whoever types.
fn asks(say: detente_tui::Say, words: &[&str]) -> Asked {
    let Some((&word, rest)) = words.split_first() else { return Asked::Nothing };
    match input::command(say, word) {
        Some(Command::Map) => Asked::Map,
        Some(Command::Quit) if rest.is_empty() => Asked::Quit,
        Some(Command::Next) if rest.is_empty() => Asked::Next,
        Some(Command::Help) if rest.is_empty() => Asked::Help,
        Some(Command::Hint) if rest.is_empty() => Asked::Hint,
        None if rest.is_empty() && input::is_command(say, "answer", word) => Asked::Solution,
        _ => Asked::Try,
    }
}

impl Solver {
    fn word(&self, id: &str, args: &[(&str, detente_words::Value<'_>)]) -> String {
        WORDS.format(self.lang, id, args).into_owned()
    }

    fn run<G: Shown>(
        &mut self,
        puzzles: &[Puzzle],
        first: usize,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for (place, puzzle) in puzzles.iter().enumerate().skip(first.saturating_sub(1)) {
            let theme = theme(self.lang, puzzle.theme);
            let args = [
                ("n", (place + 1).to_string().into()),
                ("of", puzzles.len().to_string().into()),
                ("theme", theme.into()),
                ("difficulty", puzzle.difficulty.to_string().into()),
            ];
            writeln!(out, "\n{}", self.word("puzzle-task", &args))?;
            if let Next::Nothing = self.one::<G>(puzzle, input, out)? {
                break;
            }
        }
        let args = [("right", self.right.to_string().into()), ("tried", self.tried.to_string().into())];
        writeln!(out, "{}", self.word("puzzle-solved", &args))
    }

    fn one<G: Shown>(
        &mut self,
        puzzle: &Puzzle,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> io::Result<Next> {
        let (Ok(view), Some(seat)) = (G::parse_view(&puzzle.view), Seat::parse::<G>(&puzzle.seat)) else {
            return Ok(Next::Puzzle);
        };
        let say = detente_tui::Say(self.lang);
        let scene = scene::<G>(&view, Viewer::Seat(seat), self.lang);
        let Some(mut question) = scene.question.clone() else { return Ok(Next::Puzzle) };
        // What is neither right nor wrong, like placing cards one by one, is not offered.
        let is_asked =
            |word: &str| word == puzzle.answer || puzzle.others.iter().any(|other| other.action == word);
        question.choices.retain(|choice| is_asked(&choice.word));
        for line in state(&scene, say).into_iter().chain(hand(&scene, say)) {
            writeln!(out, "{line}")?;
        }
        let name = WORDS.get(self.lang, &format!("seat-{}", puzzle.seat)).into_owned();
        let task = self.word(if puzzle.proved { "puzzle-win" } else { "puzzle-best" }, &[]);
        writeln!(out, "\n{name}: {}\n{task}", question.text)?;
        for choice in &question.choices {
            writeln!(out, "  {} {}", choice.key, choice.label)?;
        }
        writeln!(out, "{}", self.word("puzzle-how", &[]))?;
        let label = |word: &str| {
            let choice = question.choices.iter().find(|choice| choice.word == word);
            choice.map_or_else(|| word.to_owned(), |choice| choice.label.clone())
        };
        let (mut hints, mut first) = (0, true);
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(Next::Nothing);
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            match asks(say, &words) {
                Asked::Nothing => {}
                Asked::Quit => return Ok(Next::Nothing),
                Asked::Next => return Ok(Next::Puzzle),
                Asked::Help => writeln!(out, "{}", self.word("puzzle-how", &[]))?,
                Asked::Map => match map(&scene, &words[1..].join(" "), say) {
                    Ok(lines) => lines.iter().try_for_each(|line| writeln!(out, "{line}"))?,
                    Err(refused) => writeln!(out, "{}", refused.0)?,
                },
                Asked::Hint => {
                    hints += 1;
                    writeln!(out, "{}", self.hint(puzzle, hints, &label))?;
                }
                Asked::Solution => {
                    self.tried += usize::from(first);
                    self.explain(puzzle, &label, out)?;
                    return Ok(Next::Puzzle);
                }
                Asked::Try => {
                    let Ok((at, _)) = input::answer(&words, &question.choices) else {
                        writeln!(
                            out,
                            "{}",
                            self.word("puzzle-unknown", &[("word", line.trim().to_owned().into())])
                        )?;
                        continue;
                    };
                    let choice = &question.choices[at];
                    self.tried += usize::from(first);
                    let right = choice.word == puzzle.answer;
                    self.right += usize::from(first && right);
                    first = false;
                    let other = puzzle.others.iter().find(|other| other.action == choice.word);
                    let chance = if right { puzzle.chance } else { other.map_or(0.0, |other| other.chance) };
                    let args = [
                        ("label", choice.label.clone().into()),
                        ("chance", detente_review::report::number(self.lang, chance).into()),
                    ];
                    writeln!(
                        out,
                        "{}",
                        self.word(if right { "puzzle-right" } else { "puzzle-wrong" }, &args)
                    )?;
                    if right {
                        self.explain(puzzle, &label, out)?;
                        return Ok(Next::Puzzle);
                    }
                    let why = other.and_then(|other| other.why.as_ref());
                    let why = why.map(std::slice::from_ref).unwrap_or_default();
                    for sentence in told::reasons(why, Reason::Wrong, self.lang) {
                        writeln!(out, "{sentence}")?;
                    }
                }
            }
        }
    }

    /// Why the answer is best, and what each answer brings.
    fn explain(
        &self,
        puzzle: &Puzzle,
        label: &dyn Fn(&str) -> String,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        writeln!(out, "{}", puzzle.told.get(self.lang))?;
        if puzzle.proved {
            writeln!(out, "{}", self.word("puzzle-proved", &[]))?;
        }
        writeln!(out, "{}:", self.word("study-answers", &[]))?;
        let others = puzzle.others.iter().map(|other| (other.action.as_str(), other.chance));
        for (action, chance) in std::iter::once((puzzle.answer.as_str(), puzzle.chance)).chain(others) {
            writeln!(out, "  {:>5}  {}", detente_review::report::number(self.lang, chance), label(action))?;
        }
        Ok(())
    }

    /// First the theme, then where it is decided, then three answers of which one is right, where there are more.
    fn hint(&self, puzzle: &Puzzle, hints: usize, label: &dyn Fn(&str) -> String) -> String {
        let mut all =
            vec![self.word("puzzle-hint-theme", &[("theme", theme(self.lang, puzzle.theme).into())])];
        if let Some(country) = puzzle.why.iter().find_map(|why| why.of.as_ref()) {
            let country = WORDS.get(self.lang, &format!("country-{country}")).into_owned();
            all.push(self.word("study-hint-place", &[("country", country.into())]));
        }
        if puzzle.others.len() > 2 {
            let mut near = vec![label(&puzzle.answer)];
            near.extend(puzzle.others.iter().take(2).map(|other| label(&other.action)));
            near.sort();
            all.push(self.word("puzzle-hint-half", &[("labels", near.join(", ").into())]));
        }
        // Whoever asks on hears the last one again.
        all.swap_remove(hints.clamp(1, all.len()) - 1)
    }
}

/// A theme in words.
fn theme(lang: Lang, theme: Theme) -> String {
    WORDS.get(lang, &told::theme_id(theme)).into_owned()
}
