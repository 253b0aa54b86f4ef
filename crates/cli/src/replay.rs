//! `detente replay`: a record as a report that a person reads, or the position after so many actions.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use detente_chronicle::{Chronicle, Line};
use detente_game::record::{Record, actor_name, parse_actor};
use detente_game::{Actor, Viewer};
use detente_games::with_game;

use crate::answer::{Answer, Failure};
use crate::games::House;
use crate::layout::wrap;
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
    /// Show only what this seat may know, or “observer” [default: everything]
    #[arg(long, value_name = "SEAT")]
    view: Option<String>,
    /// Show the numbered actions in the words of the record instead of a report
    #[arg(long, conflicts_with_all = ["to", "view"])]
    actions: bool,
}

pub fn run(args: &Args, say: Say) -> Result<Answer, Failure> {
    let RecordFile { text, game } = record_file::read(&args.file, say)?;
    let Args { file, to, view, actions } = args;
    let replay = Replay { path: file, text: &text, to: *to, view: view.as_deref(), actions: *actions, say };
    with_game!(game, G => replay.with::<G>())
}

struct Replay<'a> {
    path: &'a Path,
    text: &'a str,
    to: Option<usize>,
    view: Option<&'a str>,
    actions: bool,
    say: Say,
}

impl Replay<'_> {
    fn with<G: House>(self) -> Result<Answer, Failure> {
        let record = record_file::parse::<G>(self.path, self.text, self.say)?;
        let viewer = self.view.map(|name| self.viewer::<G>(name)).transpose()?;
        match self.to {
            Some(to) => self.position(record, to, viewer),
            None if self.actions => Ok(self.words(&record)),
            None => Ok(self.report(&record, viewer)),
        }
    }
}

impl Replay<'_> {
    /// The position after `to` actions.
    fn position<G: House>(
        &self,
        mut record: Record<G>,
        to: usize,
        viewer: Option<Viewer>,
    ) -> Result<Answer, Failure> {
        let all = record.actions.len();
        if to > all {
            let args = [("actions", (all as u64).into()), ("wanted", to.to_string().into())];
            return Err(Failure::Bad(self.say.text("replay-too-far", &args)));
        }
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

    /// The whole game in words. If an action is refused, everything before it is told and the complaint names it.
    fn report<G: House>(&self, record: &Record<G>, viewer: Option<Viewer>) -> Answer {
        let lang = self.say.lang();
        let mut log = G::Log::new(&record.options);
        let refused = self.play(record, |game, by, action| {
            game.apply_reporting(by, action, &mut |fact| _ = log.tell(&fact)).is_ok()
        });
        let lines = viewer.map_or_else(|| log.open_lines(lang), |viewer| log.lines(viewer, lang));
        let output = lines.iter().fold(self.head(record), tell);
        answer(output, refused)
    }

    /// The whole game as its actions.
    fn words<G: House>(&self, record: &Record<G>) -> Answer {
        let mut page = Page::new(self.head(record));
        let mut number = 0;
        let refused = self.play(record, |game, by, action| {
            if let Some(heading) = game.heading() {
                page.heading(&heading);
            }
            let legal = game.apply(by, action).is_ok();
            if legal {
                number += 1;
                page.action(number, actor_name::<G>(by), &G::action_word(action));
            }
            legal
        });
        answer(page.finish(), refused)
    }

    /// Hands every action to `act` until one is refused, and says what is wrong with that.
    fn play<G: House>(
        &self,
        record: &Record<G>,
        mut act: impl FnMut(&mut G, Actor, G::Action) -> bool,
    ) -> Option<Failure> {
        let mut game = G::new(&record.options);
        for (i, &(by, action)) in record.actions.iter().enumerate() {
            if !act(&mut game, by, action) {
                let error = record.refused::<()>(i, &game).expect_err("it was refused");
                return Some(Failure::NotSo(record_file::about(self.path, &error, self.say)));
            }
        }
        None
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
        let _ = writeln!(out, "{}", record_file::rules_used(record, say));
        let _ = writeln!(out, "{}", say.result(&record.ending));
        out
    }
}

/// What was legal, and the complaint about what was not.
fn answer(output: String, refused: Option<Failure>) -> Answer {
    match refused {
        Some(failure) => Answer { output, ..Answer::from(failure) },
        None => Answer::text(output),
    }
}

/// Adds a line of the report: headings at the margin, what happened under them.
fn tell(mut out: String, line: &Line) -> String {
    if line.tone.is_heading() {
        let _ = writeln!(out, "\n{}", line.text);
    } else {
        wrap(&line.text, "  ", "    ", &mut out);
    }
    out
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
        Replay { path: Path::new("a.txt"), text, to, view, actions: false, say: Say::new(Lang::En) }
            .with::<Nim>()
    }

    fn actions(text: &str) -> Answer {
        let replay = Replay {
            path: Path::new("a.txt"),
            text,
            to: None,
            view: None,
            actions: true,
            say: Say::new(Lang::En),
        };
        replay.with::<Nim>().expect("it can be read")
    }

    #[test]
    fn actions_are_shown_under_their_headings() {
        let answer = actions(GAME);
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
        let view = |seat| replay(calls, Some(1), Some(seat)).expect("there is such a view").output;
        assert_eq!(view("one"), "12 0 1 12 0 0 call 1,- called one\n");
        assert_eq!(view("two"), "12 0 1 12 0 0 call -,- called one\n");
        assert_eq!(view("observer"), view("two"));
        assert!(matches!(replay(calls, None, Some("six")), Err(Failure::Bad(_))));
        assert!(matches!(replay(calls, None, Some("nature")), Err(Failure::Bad(_))));
    }

    #[test]
    fn a_report_tells_everything_or_what_a_seat_may_know() {
        let calls = "detente-record 1\ngame nim\noptions call=yes\none: call-1\n";
        let told = |view| {
            let report = replay(calls, None, view).expect("it can be read").output;
            report.lines().last().expect("a line").to_owned()
        };
        assert_eq!(told(None), "  Called { by: Seat(0), number: 1 }");
        assert_eq!(told(Some("one")), told(None));
        assert_eq!(told(Some("two")), "  a secret");
        assert_eq!(told(Some("observer")), told(Some("two")));
    }

    #[test]
    fn a_refused_action_ends_the_text_and_is_named() {
        let text = GAME.replace("two: take-3", "two: take-3 take-1");
        let answer = actions(&text);
        assert!(answer.output.ends_with("two: take-3\n\nTurn 3\n"), "{answer:?}");
        assert_eq!(answer.code, 1);
        let complaint = answer.complaint.as_deref().expect("a complaint");
        assert!(complaint.starts_with("a.txt: line 9, column 13: "));
        let report = replay(&text, None, None).expect("what is legal is told");
        assert_eq!((report.code, &report.complaint), (1, &answer.complaint));
        assert!(report.output.ends_with("  Took { by: Seat(1), stones: 3 }\n"), "{report:?}");
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
