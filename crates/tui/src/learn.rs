//! A lesson at the terminal: what it says stands in the log, what it asks is the question. How far the lessons are done is kept
//! in a small file.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use detente_lessons::{Lesson, Progress, Running, Taught, progress};
use detente_protocol::LessonPhase;
use detente_rulebook::Rules;
use detente_words::Lang;

use crate::save;
use crate::say::Say;
use crate::scene::{Choice, LogLine, Question, Scene, Subject, Weight};
use crate::shown::{self, Shown};
use crate::table::{Refused, TableScreen, Thing, What};

/// Where the progress is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    path: PathBuf,
}

impl Kept {
    /// The file `lessons.json` in the user's data folder.
    pub fn of_user() -> Kept {
        let games = save::folder();
        Kept { path: games.parent().unwrap_or(&games).join("lessons.json") }
    }

    pub fn in_file(path: PathBuf) -> Kept {
        Kept { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is kept; nothing where there is no file, or none that can be read.
    pub fn read(&self) -> Progress {
        let mut text = Vec::new();
        let most = progress::MOST as u64 + 1;
        let read = fs::File::open(&self.path).and_then(|file| file.take(most).read_to_end(&mut text));
        if read.is_err() {
            return Progress::default();
        }
        Progress::parse(&String::from_utf8_lossy(&text))
    }

    /// Joins what was done elsewhere with what is kept; both together.
    pub fn join(&self, other: &Progress) -> std::io::Result<Progress> {
        let kept = self.read();
        let mut progress = kept.clone();
        progress.join(other);
        if progress != kept {
            save::write(&self.path, &progress.to_text())?;
        }
        Ok(progress)
    }

    /// Adds that so many stages of a lesson are done.
    fn note(&self, lesson: &Lesson, stages: usize) -> std::io::Result<()> {
        let mut progress = self.read();
        if progress.of(lesson) >= stages {
            return Ok(());
        }
        progress.note(lesson, stages);
        save::write(&self.path, &progress.to_text())
    }
}

/// A lesson that somebody takes at the terminal.
#[derive(Debug)]
pub struct Learn<G: Shown + Taught> {
    running: Running<G>,
    kept: Kept,
    lang: Lang,
    /// Everything that was said, in its order.
    told: Vec<LogLine>,
    trouble: Option<String>,
    scene: Scene,
}

impl<G: Shown + Taught> Learn<G> {
    pub fn new(lesson: &'static Lesson, kept: Kept, lang: Lang) -> Learn<G> {
        let running = Running::begin(lesson, lang, kept.read().of(lesson));
        let mut learn =
            Learn { running, kept, lang, told: Vec::new(), trouble: None, scene: Scene::default() };
        learn.tell();
        learn.show();
        learn
    }

    fn say(&self) -> Say {
        Say(self.lang)
    }

    fn word(&self, id: &str, args: &[(&str, detente_words::Value<'_>)]) -> String {
        detente_words::text(self.lang, id, args).into_owned()
    }

    fn line(&mut self, weight: Weight, text: String) {
        if !text.is_empty() {
            self.told.push(LogLine { text, weight, seat: None });
        }
    }

    /// Says what the page of the lesson says that was not said before.
    fn tell(&mut self) {
        let page = self.running.page();
        let lesson = self.running.lesson();
        let stage = usize::from(page.stage);
        let heading = |id: &str, n: usize, of: usize| {
            detente_words::text(self.lang, id, &[("n", n.into()), ("of", of.into())]).into_owned()
        };
        match page.phase {
            LessonPhase::Task => {
                self.line(Weight::Heading, heading("lesson-step", stage + 1, lesson.steps.len()));
                self.line(Weight::Plain, page.say);
                let task = self.word("lesson-task", &[("task", page.task.into())]);
                self.line(Weight::Subheading, task);
            }
            LessonPhase::Question => {
                let n = stage + 1 - lesson.steps.len();
                self.line(Weight::Heading, heading("lesson-question", n, lesson.questions.len()));
            }
            LessonPhase::Finished => {}
            _ => {
                for text in page.happened.into_iter().chain(page.sums) {
                    self.line(Weight::Plain, text);
                }
                self.line(Weight::Subheading, page.reply);
            }
        }
    }

    /// What is asked when nothing is to be done at the board.
    fn asked(&self) -> Option<Question> {
        let page = self.running.page();
        let (text, labels) = match page.phase {
            LessonPhase::Done | LessonPhase::Answered => {
                let labels = vec![self.word("lesson-go-on", &[]), self.word("lesson-again", &[])];
                (page.reply, labels)
            }
            LessonPhase::Missed | LessonPhase::Corrected => {
                (page.reply, vec![self.word("lesson-again", &[])])
            }
            LessonPhase::Question => {
                let question = page.question?;
                (question.text, question.answers)
            }
            LessonPhase::Task | LessonPhase::Finished => return None,
        };
        let choice = |(i, label): (usize, String)| Choice {
            key: (i + 1).to_string(),
            word: (i + 1).to_string(),
            label,
            hint: None,
            warning: None,
            subject: Subject::Other,
        };
        let choices = labels.into_iter().enumerate().map(choice).collect();
        Some(Question { text, why: page.lesson.title, card: None, choices })
    }

    /// How to begin what comes after the last lesson.
    fn first_game(&self) -> Option<String> {
        let last = detente_lessons::next(self.running.lesson()).is_none();
        last.then(|| self.word("lesson-list-first-game", &[("game", G::NAME.into())]))
    }

    fn show(&mut self) {
        let say = self.say();
        let mut scene = shown::scene::<G>(&self.running.view(), self.running.viewer(), self.lang);
        scene.title = format!("{}: {}", scene.title, self.running.lesson().title(self.lang));
        scene.aside = None;
        scene.log.clone_from(&self.told);
        // What happens at the board is told as it happens; once the step is over it belongs to what was said.
        if self.running.phase() == LessonPhase::Task {
            let plain = |text| LogLine { text, weight: Weight::Plain, seat: None };
            scene.log.extend(self.running.told().into_iter().map(plain));
        }
        scene.trouble.clone_from(&self.trouble);
        match self.running.phase() {
            LessonPhase::Task => {
                let laid = self.running.viewer();
                scene.may_undo =
                    matches!(laid, detente_game::Viewer::Seat(seat) if self.running.table().laid(seat) > 0);
            }
            LessonPhase::Finished => {
                scene.question = None;
                let first_game = self.first_game().into_iter();
                let said = std::iter::once(self.running.page().reply).chain(first_game);
                scene.over = Some(said.collect::<Vec<_>>().join(" "));
            }
            _ => scene.question = self.asked(),
        }
        if scene.question.is_none() && scene.over.is_none() {
            scene.waiting = Some(say.line("not-now"));
        }
        self.scene = scene;
    }

    fn changed(&mut self, before: LessonPhase) {
        if self.running.phase() != before {
            self.tell();
        }
        let kept = self.kept.note(self.running.lesson(), self.running.done());
        self.trouble = kept.err().map(|why| {
            let file = self.kept.path.display().to_string();
            self.word("lesson-list-not-kept", &[("file", file.into()), ("why", why.to_string().into())])
        });
        self.show();
    }
}

impl<G: Shown + Taught> TableScreen for Learn<G> {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn go_on(&mut self, _patience: Duration) -> bool {
        false
    }

    fn is_thinking(&self) -> bool {
        false
    }

    fn answer(&mut self, choice: usize) -> Result<(), Refused> {
        let not_now = || Refused(Say(self.lang).line("not-now"));
        let question = self.scene.question.as_ref().ok_or_else(not_now)?;
        let word = question.choices.get(choice).map(|choice| choice.word.clone()).ok_or_else(not_now)?;
        let before = self.running.phase();
        match before {
            LessonPhase::Task => {
                self.running.act(&word).map_err(|_| Refused(Say(self.lang).line("not-now")))?;
            }
            LessonPhase::Question => {
                self.running.answer(choice).map_err(|_| Refused(Say(self.lang).line("not-now")))?;
            }
            _ if choice == 0 => self.running.go_on(),
            _ => self.running.again(),
        }
        self.changed(before);
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refused> {
        self.running.undo().map_err(|_| Refused(Say(self.lang).line("undo-not")))?;
        self.show();
        Ok(())
    }

    fn rules(&self) -> Option<(Rules, Lang)> {
        Some((Rules::from_key(G::NAME)?, self.lang))
    }

    fn is_lesson(&self) -> bool {
        true
    }

    fn start_over(&mut self) -> bool {
        if self.running.phase() == LessonPhase::Finished {
            return false;
        }
        self.running.again();
        self.tell();
        self.show();
        true
    }

    fn index(&self) -> Vec<Thing> {
        G::index(self.say())
    }

    fn about(&self, id: &str) -> Vec<String> {
        G::about(&self.running.view(), id, self.say())
    }

    fn odds(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::odds(&self.running.view(), words, self.say())
    }

    fn score(&self, words: &[&str]) -> Result<Vec<String>, Refused> {
        G::score(&self.running.view(), words, self.say())
    }

    fn hint(&mut self) -> Option<String> {
        let hint = self.running.page().hint;
        (!hint.is_empty()).then(|| self.word("lesson-hint", &[("hint", hint.into())]))
    }

    fn kept_in(&self) -> String {
        self.kept.path.display().to_string()
    }

    fn kept_line(&self, say: Say) -> String {
        self.farewell(say)
    }

    fn farewell(&self, _say: Say) -> String {
        self.word("lesson-list-kept", &[("file", self.kept_in().into())])
    }

    fn carry_out(&mut self, _: What, _: &str) -> Result<Option<String>, Refused> {
        Err(Refused(self.say().line("not-here")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_read_costs_nothing_but_itself() {
        let path = std::env::temp_dir().join(format!("detente-lessons-{}.json", std::process::id()));
        let kept = Kept::in_file(path.clone());
        assert_eq!(kept.read(), Progress::default(), "there is none");
        fs::write(&path, [0xff, b'{', 0]).expect("the folder for temporary files can be written");
        assert_eq!(kept.read(), Progress::default());
        let lesson = &detente_lessons::all()[0];
        assert!(kept.note(lesson, 2).is_ok());
        assert_eq!(kept.read().of(lesson), 2);
        let _ = fs::remove_file(path);
    }
}
