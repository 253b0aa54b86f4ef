//! `detente replay`: a record as readable text, or the position after so many actions.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use detente_game::record::{Record, actor_name, parse_actor};
use detente_game::{Actor, Viewer};

use crate::answer::{Answer, Failure};
use crate::games::{ForGame, House, dispatch};
use crate::record_file::{self, RecordFile};
use crate::say::Say;
use crate::usage::whole;

/// A record as readable text, or the position after so many actions
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show the position after this many actions, Nature's included
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    to: Option<usize>,
    /// Show the position as this seat knows it, or “observer” [default position: the last one]
    #[arg(long, value_name = "SEAT")]
    view: Option<String>,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let RecordFile { text, game } = record_file::read(&args.file, say)?;
    dispatch(game, Replay { path: &args.file, text: &text, to: args.to, view: args.view.as_deref(), say })
}

struct Replay<'a> {
    path: &'a Path,
    text: &'a str,
    to: Option<usize>,
    view: Option<&'a str>,
    say: Say,
}

impl ForGame for Replay<'_> {
    type Output = Result<Answer, Failure>;

    fn with<G: House>(self) -> Result<Answer, Failure> {
        let record = record_file::parse::<G>(self.path, self.text, self.say)?;
        if self.to.is_some() || self.view.is_some() { self.position(record) } else { Ok(self.game(&record)) }
    }
}

impl Replay<'_> {
    /// The position after `to` actions, or the last one.
    fn position<G: House>(&self, mut record: Record<G>) -> Result<Answer, Failure> {
        let all = record.actions.len();
        let to = self.to.unwrap_or(all);
        if to > all {
            let args = [("actions", (all as u64).into()), ("wanted", to.to_string().into())];
            return Err(Failure::Bad(self.say.text("replay-too-far", &args)));
        }
        let viewer = self.view.map(|name| self.viewer::<G>(name)).transpose()?;
        // What comes later may be illegal; it is not asked about.
        record.actions.truncate(to);
        let game = record
            .replay(|_, _| ())
            .map_err(|error| Failure::NotSo(record_file::about(self.path, &error, self.say)))?;
        let line = viewer.map_or_else(|| game.position(), |viewer| G::view_text(&game.view(viewer)));
        Ok(Answer::text(format!("{line}\n")))
    }

    fn viewer<G: House>(&self, name: &str) -> Result<Viewer, Failure> {
        match parse_actor::<G>(name) {
            Some(Actor::Seat(seat)) => Ok(Viewer::Seat(seat)),
            _ if name == "observer" => Ok(Viewer::Observer),
            _ => {
                let known = format!("{}, observer", G::SEATS.join(", "));
                let args = [("name", name.to_owned().into()), ("known", known.into())];
                Err(Failure::Bad(self.say.text("replay-viewer", &args)))
            }
        }
    }

    /// The whole game. If an action is refused, everything before it is shown and the complaint names it.
    fn game<G: House>(&self, record: &Record<G>) -> Answer {
        let mut page = Page::new(self.head(record));
        let mut game = G::new(&record.options);
        for (i, &(by, action)) in record.actions.iter().enumerate() {
            if let Some(heading) = game.heading() {
                page.heading(&heading);
            }
            if game.apply(by, action).is_err() {
                let error = record.refused::<()>(i, &game).expect_err("it was refused");
                let failure = Failure::NotSo(record_file::about(self.path, &error, self.say));
                return Answer { output: page.finish(), ..Answer::from(failure) };
            }
            page.action(i + 1, actor_name::<G>(by), &G::action_word(action));
        }
        Answer::text(page.finish())
    }

    fn head<G: House>(&self, record: &Record<G>) -> String {
        let say = self.say;
        let mut out = say.game(G::NAME);
        let options = G::options_words(&record.options);
        if !options.is_empty() {
            let _ = write!(out, " ({})", options.join(", "));
        }
        out.push('\n');
        for (key, value) in &record.tags {
            let _ = writeln!(out, "{key} {value}");
        }
        if record.rules != G::RULES_VERSION {
            let versions = [
                ("record", record.rules.to_string().into()),
                ("program", G::RULES_VERSION.to_string().into()),
            ];
            let _ = writeln!(out, "{}", say.text("other-rules", &versions));
        }
        let _ = writeln!(out, "{}", say.result(&record.ending));
        out
    }
}

/// Actions under their headings: the number of the first action of a line, the actor, the words.
struct Page {
    out: String,
    heading: String,
    actor: Option<&'static str>,
    width: usize,
}

impl Page {
    const WIDTH: usize = 100;

    fn new(out: String) -> Page {
        Page { out, heading: String::new(), actor: None, width: 0 }
    }

    /// A heading is shown once, even where a player takes back the first step under it.
    fn heading(&mut self, heading: &str) {
        if self.heading == heading {
            return;
        }
        heading.clone_into(&mut self.heading);
        self.end_line();
        let _ = writeln!(self.out, "\n{heading}");
    }

    fn action(&mut self, number: usize, actor: &'static str, word: &str) {
        if self.actor != Some(actor) || self.width + 1 + word.chars().count() > Self::WIDTH {
            self.end_line();
            if self.width == 0 && self.heading.is_empty() {
                // Set-up before the first heading is set apart from the head.
                self.out.push('\n');
            }
            let start = format!("{number:>5}  {actor}:");
            self.width = start.chars().count();
            self.out.push_str(&start);
            self.actor = Some(actor);
        }
        self.out.push(' ');
        self.out.push_str(word);
        self.width += 1 + word.chars().count();
    }

    fn end_line(&mut self) {
        if self.actor.take().is_some() {
            self.out.push('\n');
        }
    }

    fn finish(mut self) -> String {
        self.end_line();
        self.out
    }
}

#[cfg(test)]
mod tests {
    use detente_game::testkit::toy::Nim;
    use detente_words::Lang;

    use super::*;

    const GAME: &str = "detente-record 1\ngame nim\nrules 1\noptions heap=5\nplayer one Ann\n\
                        result one last-stone\n\none: take-1\ntwo: take-3\none: take-1\n";

    fn replay(text: &str, to: Option<usize>, view: Option<&str>) -> Result<Answer, Failure> {
        Replay { path: Path::new("a.txt"), text, to, view, say: Say::new(Lang::En) }.with::<Nim>()
    }

    #[test]
    fn a_game_is_shown_under_its_headings() {
        let answer = replay(GAME, None, None).expect("it can be read");
        let (head, body) = answer.output.split_once("\n\n").expect("a head and a body");
        assert!(head.starts_with("nim (heap=5)\nplayer one Ann\n"), "{head}");
        assert!(!head.contains(['{', '}']), "{head}");
        assert_eq!(body, "Turn 1\n    1  one: take-1\n    2  two: take-3\n\nTurn 3\n    3  one: take-1\n");
    }

    #[test]
    fn the_position_after_so_many_actions_is_one_line() {
        let at = |to| replay(GAME, Some(to), None).expect("there are so many").output;
        assert_eq!(at(0), "5 0 0 5 0 1 take 3\n");
        assert_eq!(at(2), "5 0 0 1 0 3 take 3\n");
        let too_far = replay(GAME, Some(4), None).expect_err("only three");
        assert!(matches!(too_far, Failure::Bad(line) if line.contains('3') && line.contains('4')));
    }

    #[test]
    fn a_view_hides_what_its_seat_may_not_know() {
        let calls = "detente-record 1\ngame nim\noptions call=yes\none: call-1\n";
        let view = |seat| replay(calls, None, Some(seat)).expect("there is such a view").output;
        assert_eq!(view("one"), "12 0 1 12 0 0 call 1,- called one\n");
        assert_eq!(view("two"), "12 0 1 12 0 0 call -,- called one\n");
        assert_eq!(view("observer"), view("two"));
        assert!(matches!(replay(calls, None, Some("six")), Err(Failure::Bad(_))));
        assert!(matches!(replay(calls, None, Some("nature")), Err(Failure::Bad(_))));
    }

    #[test]
    fn a_refused_action_ends_the_text_and_is_named() {
        let text = GAME.replace("two: take-3", "two: take-3 take-1");
        let answer = replay(&text, None, None).expect("what is legal is shown");
        assert!(answer.output.ends_with("two: take-3\n\nTurn 3\n"), "{answer:?}");
        assert_eq!(answer.code, 1);
        assert!(answer.complaint.expect("a complaint").starts_with("a.txt: line 9, column 13: "));
        // The position before it can still be shown.
        assert!(replay(&text, Some(2), None).is_ok());
        assert!(matches!(replay(&text, Some(3), None), Err(Failure::NotSo(_))));
    }

    #[test]
    fn long_runs_of_one_actor_are_folded() {
        let mut page = Page::new(String::new());
        for number in 1..=40 {
            page.action(number, "nature", "duck-and-cover");
        }
        let text = page.finish();
        assert!(
            text.lines().count() > 1 && text.lines().all(|line| line.chars().count() <= Page::WIDTH),
            "{text}"
        );
    }
}
