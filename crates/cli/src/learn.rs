//! `detente learn`: the lessons, and one of them played in the terminal.

use std::fmt::Write;

use detente_client::Server;
use detente_games::{GameName, with_game};
use detente_lessons::{Lesson, Progress, find, of_game};
use detente_protocol::LessonsDone;
use detente_tui::learn::{Kept, Learn};
use detente_words::text;

use crate::answer::{Answer, Failure};
use crate::play::{needs_terminal, sit_down};
use crate::say::Say;
use crate::usage::game;
use crate::visitor::{self, Visitor};

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
    /// Join your progress with your account at this server: http://HOST:PORT or https://HOST
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    #[command(flatten)]
    who: Visitor,
}

/// The account that hears how far one has come.
struct Account {
    server: Server,
    say: Say,
}

impl Account {
    /// Comes in and joins what is done there with what is done here.
    fn open(url: &str, who: &Visitor, kept: &Kept, say: Say) -> Result<Account, Failure> {
        let (mut server, _) = visitor::server(url, say)?;
        who.sign_in(&mut server, say)?;
        let account = Account { server, say };
        account.join(kept).map_err(Failure::NotSo)?;
        Ok(account)
    }

    /// Both ways; if that fails, the line that says why.
    fn join(&self, kept: &Kept) -> Result<(), String> {
        let done = LessonsDone { done: kept.read().into_stages() };
        let together = self.server.join_lessons(&done);
        let together = together.map_err(|trouble| visitor::told(&trouble, &self.server, self.say))?;
        let joined = kept.join(&Progress::of_stages(&together.done));
        joined.map(|_| ()).map_err(|why| {
            let file = kept.path().display().to_string();
            let args = [("file", file.into()), ("why", why.to_string().into())];
            text(self.say.lang(), "lesson-list-not-kept", &args).into_owned()
        })
    }

    /// What to say at the end of a lesson. A server that is away has to wait: what is done is kept at home.
    fn farewell(&self, kept: &Kept) -> String {
        let url = ("url", self.server.address.to_string().into());
        match self.join(kept) {
            Ok(()) => text(self.say.lang(), "lesson-account-kept", &[url]).into_owned(),
            Err(why) => {
                text(self.say.lang(), "lesson-account-later", &[url, ("why", why.into())]).into_owned()
            }
        }
    }
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let kept = Kept::of_user();
    let account = || args.server.as_deref().map(|url| Account::open(url, &args.who, &kept, say)).transpose();
    let (Some(game), Some(word)) = (args.game, &args.lesson) else {
        account()?;
        return Ok(Answer::text(list(args.game, &kept, say)));
    };
    let lesson = wanted(game.name(), word).ok_or_else(|| unknown(game.name(), word, say))?;
    if !args.plain {
        needs_terminal(say)?;
    }
    let account = account()?;
    let table = with_game!(game, G => Box::new(Learn::<G>::new(lesson, kept.clone(), say.lang())) as Box<_>);
    let mut answer = sit_down(table, args.plain, say)?;
    if let Some(account) = account {
        answer.output = format!("{}{}\n", answer.output, account.farewell(&kept));
    }
    Ok(answer)
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
        out.push('\n');
        if let Some(next) = lessons.iter().find(|lesson| !progress.is_finished(lesson)) {
            let args = [("game", name.name().into()), ("lesson", next.id.into())];
            let _ = writeln!(out, "{}", text(say.lang(), "lesson-list-how", &args));
        }
        let args = [("game", name.name().into())];
        let _ = writeln!(out, "{}\n", text(say.lang(), "lesson-list-first-game", &args));
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
