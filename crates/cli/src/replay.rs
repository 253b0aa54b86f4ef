//! `detente replay`: a record as a report that a person reads, or the position after so many actions.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use detente_chronicle::{Chronicle as _, Line};
use detente_game::record::{Record, actor_name, parse_actor};
use detente_game::{Actor, Viewer};
use detente_games::with_game;
use detente_table::{Hosted, Replay};

use crate::answer::{Answer, Failure};
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
    let asked = Asked { path: file, text: &text, to: *to, view: view.as_deref(), actions: *actions, say };
    with_game!(game, G => asked.of::<G>())
}

/// What is asked about a record.
struct Asked<'a> {
    path: &'a Path,
    text: &'a str,
    to: Option<usize>,
    view: Option<&'a str>,
    actions: bool,
    say: Say,
}

impl Asked<'_> {
    fn of<G: Hosted>(self) -> Result<Answer, Failure> {
        let record = record_file::parse::<G>(self.path, self.text, self.say)?;
        let viewer = self.view.map(|name| self.viewer::<G>(name)).transpose()?;
        let mut replay = Replay::open(record);
        match self.to {
            Some(to) => self.position(&mut replay, to, viewer),
            None if self.actions => Ok(self.words(&mut replay)),
            None => Ok(self.report(&replay, viewer)),
        }
    }

    /// The position after `to` actions. What comes later may be illegal; it is not asked about.
    fn position<G: Hosted>(
        &self,
        replay: &mut Replay<G>,
        to: usize,
        viewer: Option<Viewer>,
    ) -> Result<Answer, Failure> {
        let all = replay.record().actions.len();
        if to > all {
            let args = [("actions", (all as u64).into()), ("wanted", to.to_string().into())];
            return Err(Failure::Bad(self.say.text("replay-too-far", &args)));
        }
        if to > replay.last()
            && let Some(refused) = self.refused(replay)
        {
            return Err(refused);
        }
        replay.step_to(to);
        let game = replay.history().game();
        let line = viewer.map_or_else(|| game.position(), |viewer| G::view_text(&game.view(viewer)));
        Ok(Answer::text(format!("{line}\n")))
    }

    fn viewer<G: Hosted>(&self, name: &str) -> Result<Viewer, Failure> {
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
    fn report<G: Hosted>(&self, replay: &Replay<G>, viewer: Option<Viewer>) -> Answer {
        let (log, lang) = (replay.history().log(), self.say.lang());
        let lines = viewer.map_or_else(|| log.open_lines(lang), |viewer| log.lines(viewer, lang));
        let output = lines.iter().fold(self.head(replay.record()), tell);
        answer(output, self.refused(replay))
    }

    /// The whole game as its actions.
    fn words<G: Hosted>(&self, replay: &mut Replay<G>) -> Answer {
        let mut page = Page::new(self.head(replay.record()));
        for step in 0..=replay.last() {
            replay.step_to(step);
            let Some(&(by, action)) = replay.record().actions.get(step) else { break };
            if let Some(heading) = replay.history().game().heading() {
                page.heading(&heading);
            }
            if step < replay.last() {
                page.action(step + 1, actor_name::<G>(by), &G::action_word(action));
            }
        }
        answer(page.finish(), self.refused(replay))
    }

    /// What is wrong with the first action that these rules refuse.
    fn refused<G: Hosted>(&self, replay: &Replay<G>) -> Option<Failure> {
        let error = replay.refused()?;
        Some(Failure::NotSo(record_file::about(self.path, error, self.say)))
    }

    fn head<G: Hosted>(&self, record: &Record<G>) -> String {
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
    use detente_games::GuerraFria;
    use detente_words::Lang;

    use super::*;

    /// Three commit a null play, East lays one and has not committed.
    const GAME: &str = "detente-record 1\ngame guerra-fria\nrules 1\noptions max-rounds=5\nplayer south Ann\n\
                        result unfinished\n\n# Round 1\nsouth: free cero cero cero cero cero cero commit\n\
                        west: ally-south back ally-north commit\n";

    fn asked(text: &str, to: Option<usize>, view: Option<&str>, actions: bool) -> Result<Answer, Failure> {
        Asked { path: Path::new("a.txt"), text, to, view, actions, say: Say::new(Lang::En) }
            .of::<GuerraFria>()
    }

    fn replay(text: &str, to: Option<usize>, view: Option<&str>) -> Result<Answer, Failure> {
        asked(text, to, view, false)
    }

    fn actions(text: &str) -> Answer {
        asked(text, None, None, true).expect("the record can be read")
    }

    #[test]
    fn actions_are_shown_under_their_headings() {
        let answer = actions(GAME);
        let (head, body) = answer.output.split_once("\n\n").expect("a head and a body");
        assert!(head.starts_with("Guerra Fría (max-rounds=5)\nplayer south Ann\n"), "{head}");
        assert!(!head.contains(['{', '}']), "{head}");
        assert_eq!(
            body,
            "Round 1\n    1  south: free cero cero cero cero cero cero commit\n    9  west: ally-south back \
             ally-north commit\n"
        );
    }

    #[test]
    fn the_position_after_so_many_actions_is_one_line() {
        let at = |to| replay(GAME, Some(to), None).expect("there are so many").output;
        assert!(
            !at(0).contains("south:") && at(0).ends_with('\n') && at(0).lines().count() == 1,
            "{}",
            at(0)
        );
        assert!(
            at(9).ends_with(" south:free,cero,cero,cero,cero,cero,cero,commit west:ally-south\n"),
            "{}",
            at(9)
        );
        let too_far = replay(GAME, Some(13), None).expect_err("only twelve");
        assert!(matches!(too_far, Failure::Bad(line) if line.contains("12") && line.contains("13")));
    }

    #[test]
    fn a_view_hides_what_its_seat_may_not_know() {
        let view = |seat| replay(GAME, Some(12), Some(seat)).expect("there is such a view").output;
        assert!(view("south").contains("cero") && !view("south").contains("ally-north"), "{}", view("south"));
        assert!(view("west").contains("ally-north") && !view("west").contains("cero"), "{}", view("west"));
        assert!(!view("observer").contains("cero") && !view("observer").contains("ally-north"));
        assert!(matches!(replay(GAME, None, Some("six")), Err(Failure::Bad(_))));
        assert!(matches!(replay(GAME, None, Some("nature")), Err(Failure::Bad(_))));
    }

    #[test]
    fn a_refused_action_ends_the_text_and_is_named() {
        let text = GAME.replace("ally-north commit", "ally-north commit commit");
        let answer = actions(&text);
        assert!(answer.output.ends_with("ally-north commit\n"), "{answer:?}");
        assert_eq!(answer.code, 1);
        let complaint = answer.complaint.as_deref().expect("a complaint");
        assert!(complaint.starts_with("a.txt: line 10, column 41: "), "{complaint}");
        let report = replay(&text, None, None).expect("what is legal is told");
        assert_eq!((report.code, &report.complaint), (1, &answer.complaint));
        // The position before it can still be shown.
        assert!(replay(&text, Some(12), None).is_ok());
        assert!(matches!(replay(&text, Some(13), None), Err(Failure::NotSo(_))));
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
