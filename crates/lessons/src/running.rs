//! A lesson in progress. Each step is a table of its own, begun in the position of the step: starting over is another table.

use detente_fair::Dice;
use detente_game::{Actor, Seat, SeatSet, Viewer};
use detente_protocol::{
    CreateTable, ErrorCode, LessonPage, LessonPhase, LessonQuestion, ServerMessage, Sitter, TableCommand,
    TableStatus, What,
};
use detente_table::games::{Manner, plays, seat_name};
use detente_table::{Around, Body, Company, Head, Refusal, Sitting, Table, Watching, Who};
use detente_words::Lang;

use crate::catalogue;
use crate::file::{Lesson, Mistake, Step};
use crate::goal::Goal;
use crate::sums::sums;
use crate::taught::Taught;

/// The level that the others at a table of a lesson bear; what they do is written in the lesson.
const OTHERS: &str = "random";

/// More answers than this no step has; a script that asked itself for ever would stop here.
const ANSWERS: usize = 100;

/// The learner, as the table knows whoever plays.
fn learner() -> Who {
    Who { user: "learner".to_owned(), name: "learner".to_owned() }
}

/// A lesson that somebody takes.
#[derive(Debug)]
pub struct Running<G: Taught> {
    lesson: &'static Lesson,
    lang: Lang,
    /// Steps and questions that are behind the learner.
    stage: usize,
    phase: LessonPhase,
    /// The answer that was given to the question.
    chosen: Option<usize>,
    /// The typical mistake that was made at the step.
    mistake: Option<&'static Mistake>,
    board: Board<G>,
    /// How many tables there were: each has an id of its own.
    tables: u32,
}

/// The table of a step.
#[derive(Debug)]
struct Board<G: Taught> {
    table: Table<G>,
    seat: Seat,
    /// The part of the game in which the task is to be done.
    part: u32,
    /// What the other seats have still to answer.
    answers: Vec<(Seat, std::vec::IntoIter<String>)>,
}

impl<G: Taught> Board<G> {
    fn new(step: &Step, id: String) -> Result<Board<G>, String> {
        let game = G::of_lesson(&step.position)?;
        let seat_of = |name: &str| Seat::parse::<G>(name).ok_or_else(|| format!("“{name}” is no seat"));
        let seat = seat_of(&step.seat)?;
        let wish = CreateTable::at_home(G::NAME, G::options_words(&game.options()), G::SEATS.len());
        let company = Company::<G> { levels: &[], remark: None };
        let mut body = Body::wished(&learner(), wish, &company, String::new())
            .map_err(|_| "the options cannot be played with".to_owned())?;
        for other in Seat::all::<G>().filter(|&other| other != seat) {
            body.seats[usize::from(other.0)] = Sitting::Bot { level: OTHERS.to_owned() };
        }
        body.status = TableStatus::Playing;
        let rules = G::rules_of(&game.options());
        let head = Head { id, rules, version: 0, created: 0, updated: 0 };
        let part = game.part().number;
        let table = Table::of_position(head, body, &game, Dice::Scripted(step.nature.clone()));
        let answers =
            step.answers.iter().map(|(seat, words)| Ok((seat_of(seat)?, words.clone().into_iter())));
        let answers = answers.collect::<Result<_, String>>()?;
        Ok(Board { table, seat, part, answers })
    }

    /// The next answer that the lesson has for somebody who is asked.
    fn next_answer(&mut self) -> Option<(Seat, u32, G::Action)> {
        for wanted in self.table.wanted().into_iter().filter(|wanted| wanted.awaited) {
            let mut own = self.answers.iter_mut().filter(|(seat, _)| *seat == wanted.seat);
            let word = own.find_map(|(_, words)| words.next());
            if let Some(action) = word.and_then(|word| G::parse_action(&word)) {
                return Some((wanted.seat, wanted.version, action));
            }
        }
        None
    }

    fn watching(&self, lang: Lang) -> Watching {
        Watching {
            user: Some(learner().user),
            viewer: Viewer::Seat(self.seat),
            lang,
            notation: true,
            note: String::new(),
            muted: Vec::new(),
        }
    }

    /// What has happened since the step began, as the learner may know it.
    fn happened(&self, lang: Lang) -> Vec<What> {
        let viewer = Viewer::Seat(self.seat);
        let all = plays::<G>(self.table.seen_by(viewer).log, 0, viewer, lang);
        all.into_iter().flat_map(|play| play.moments).map(|moment| moment.what).collect()
    }

    /// Is it for the learner to go on, in the part of the game that the task is about?
    fn is_learners_turn(&self) -> bool {
        let viewer = Viewer::Seat(self.seat);
        let seen = self.table.seen_by(viewer).game;
        let laid = self.table.laid(self.seat) > 0 && !self.table.awaited().is_empty();
        let awaited = self.table.awaited().contains(self.seat);
        let playing = self.table.body().status == TableStatus::Playing;
        playing && (awaited || laid) && (seen.part().number == self.part || laid)
    }
}

fn nobody_waits(_: &str) -> bool {
    true
}

fn around() -> Around<'static> {
    Around { now: 0, connected: &nobody_waits, watching: 0, queued: SeatSet::EMPTY }
}

impl<G: Taught> Running<G> {
    /// Begins a lesson behind so many of its stages; one that was finished begins anew.
    pub fn begin(lesson: &'static Lesson, lang: Lang, stage: usize) -> Running<G> {
        let stage = if stage >= lesson.stages() { 0 } else { stage };
        let step = lesson.steps.get(stage).or(lesson.steps.last()).expect("a lesson has steps");
        let board = Board::new(step, table_id(lesson, 0)).expect("the tests have begun every step");
        let mut running = Running {
            lesson,
            lang,
            stage,
            phase: LessonPhase::Task,
            chosen: None,
            mistake: None,
            board,
            tables: 0,
        };
        running.enter();
        running
    }

    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    pub fn phase(&self) -> LessonPhase {
        self.phase
    }

    /// Steps and questions that are done, that at hand included once it is.
    pub fn done(&self) -> usize {
        self.stage + usize::from(matches!(self.phase, LessonPhase::Done | LessonPhase::Answered))
    }

    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// The game as the learner sees it.
    pub fn view(&self) -> G::View {
        let viewer = self.viewer();
        self.board.table.seen_by(viewer).game.view(viewer)
    }

    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.board.seat)
    }

    pub fn table(&self) -> &Table<G> {
        &self.board.table
    }

    fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.stage)
    }

    /// Sets the stage up: the board of a step, or a question.
    fn enter(&mut self) {
        (self.chosen, self.mistake) = (None, None);
        self.phase = match self.step() {
            Some(step) => {
                self.tables += 1;
                self.board = Board::new(step, table_id(self.lesson, self.tables))
                    .expect("the tests have begun every step");
                LessonPhase::Task
            }
            None if self.stage < self.lesson.stages() => LessonPhase::Question,
            None => LessonPhase::Finished,
        };
    }

    /// What the learner does at the board. Gives what a server would have sent about it.
    pub fn command(&mut self, command: TableCommand) -> Result<Vec<ServerMessage>, Refusal> {
        let at_board = matches!(
            command,
            TableCommand::Act { .. }
                | TableCommand::Confirm { .. }
                | TableCommand::Undo { .. }
                | TableCommand::StartOver { .. }
        );
        if self.phase != LessonPhase::Task || !at_board {
            return Err(ErrorCode::NotNow.into());
        }
        let step = self.board.table.consider(&learner(), command, 0)?;
        let news = self.board.table.adopt(step);
        let mut messages = self.board.table.messages(&news, &self.board.watching(self.lang), &around());
        for _ in 0..ANSWERS {
            let Some((seat, version, action)) = self.board.next_answer() else { break };
            let Ok(step) = self.board.table.consider_bot(seat, version, action, 0) else { break };
            let news = self.board.table.adopt(step);
            messages.extend(self.board.table.messages(&news, &self.board.watching(self.lang), &around()));
        }
        self.judge();
        if self.phase != LessonPhase::Task {
            messages.extend(self.board.table.as_it_stands(&self.board.watching(self.lang), &around()));
        }
        Ok(self.quieted(messages))
    }

    /// A word of an action, as a terminal has it.
    pub fn act(&mut self, word: &str) -> Result<Vec<ServerMessage>, Refusal> {
        let seat = self.board.seat;
        let version = self.board.table.asked_since(seat);
        let action = word.to_owned();
        self.command(TableCommand::Act { seat: seat_name::<G>(seat), version, action, lay: false })
    }

    /// Takes up the last step that is laid.
    pub fn undo(&mut self) -> Result<Vec<ServerMessage>, Refusal> {
        let seat = self.board.seat;
        let version = self.board.table.asked_since(seat);
        self.command(TableCommand::Undo { seat: seat_name::<G>(seat), version })
    }

    /// Is the task done, or can it not be done any more?
    fn judge(&mut self) {
        let Some(step) = self.step() else { return };
        let seen = self.board.table.seen_by(self.viewer());
        let manner = Manner { lang: self.lang, without: &[] };
        let view = G::show(&seen.game.view(self.viewer()), seen.memory, manner);
        let happened = self.board.happened(self.lang);
        let are_so = |goals: &[Goal]| goals.iter().all(|goal| goal.holds(&step.seat, &happened, &view));
        if are_so(&step.goals) {
            self.phase = LessonPhase::Done;
        } else if !self.board.is_learners_turn() {
            self.phase = LessonPhase::Missed;
            self.mistake = step.mistakes.iter().find(|mistake| are_so(&mistake.goals));
        }
    }

    /// Answers the question of the test.
    pub fn answer(&mut self, choice: usize) -> Result<(), Refusal> {
        let question = self.question().filter(|_| self.phase == LessonPhase::Question);
        let question = question.ok_or(ErrorCode::NotNow)?;
        if choice >= question.answers.len() {
            return Err(ErrorCode::Illegal.into());
        }
        let right = choice == question.right;
        self.chosen = Some(choice);
        self.phase = if right { LessonPhase::Answered } else { LessonPhase::Corrected };
        Ok(())
    }

    fn question(&self) -> Option<&'static crate::file::Question> {
        self.lesson.questions.get(self.stage.checked_sub(self.lesson.steps.len())?)
    }

    /// To the next stage once this one is done, else to its beginning.
    pub fn go_on(&mut self) {
        if matches!(self.phase, LessonPhase::Done | LessonPhase::Answered) {
            self.stage += 1;
        }
        self.enter();
    }

    /// The same stage from its beginning.
    pub fn again(&mut self) {
        self.enter();
    }

    /// One stage back.
    pub fn back(&mut self) {
        self.stage = self.stage.saturating_sub(1);
        self.enter();
    }

    /// The whole table, as a server tells it to somebody who comes.
    pub fn messages(&self) -> Vec<ServerMessage> {
        self.quieted(self.board.table.welcome(&self.board.watching(self.lang), None, &around()))
    }

    /// Nothing is asked at the board but while the task is to be done, a game that ends in a lesson is no game that ended, and the
    /// learner is “you”.
    fn quieted(&self, mut messages: Vec<ServerMessage>) -> Vec<ServerMessage> {
        for message in &mut messages {
            let ServerMessage::Table { view } = message else { continue };
            (view.table.result, view.table.status) = (None, TableStatus::Playing);
            for seat in &mut view.table.seats {
                if let Sitter::Person { name, .. } = &mut seat.sitter {
                    *name = detente_words::WORDS.get(self.lang, "web-you").into_owned();
                }
            }
            if self.phase != LessonPhase::Task {
                (view.question, view.may_confirm, view.undo_to) = (None, false, None);
            }
        }
        messages
    }

    /// What is said and asked now.
    pub fn page(&self) -> LessonPage {
        let (lesson, lang) = (self.lesson, self.lang);
        let mut page = LessonPage {
            lesson: lesson.info(lang),
            stage: self.stage as u8,
            phase: self.phase,
            table: String::new(),
            say: String::new(),
            task: String::new(),
            hint: String::new(),
            reply: String::new(),
            happened: Vec::new(),
            sums: Vec::new(),
            question: None,
            look: Vec::new(),
        };
        let said = |id: &str, part: &str| {
            let parts: &[&str] = if part.is_empty() { &[id] } else { &[id, part] };
            lesson.said(parts, lang)
        };
        let general = |id: &str| detente_words::WORDS.get(lang, id).into_owned();
        if let Some(step) = self.step() {
            let id = step.id.as_str();
            self.board.table.id().clone_into(&mut page.table);
            (page.say, page.task, page.hint) = (said(id, ""), said(id, "task"), said(id, "hint"));
            page.look.clone_from(&step.look);
            if self.phase != LessonPhase::Task {
                page.happened = self.told();
                page.sums = sums(&self.board.happened(lang), lang);
            }
            page.reply = match self.phase {
                LessonPhase::Done => said(id, "done"),
                LessonPhase::Missed => match self.mistake {
                    Some(mistake) => lesson.said(&[id, "missed", &mistake.id], lang),
                    None => general("lesson-missed"),
                },
                _ => String::new(),
            };
        } else if let Some(question) = self.question() {
            let id = question.id.as_str();
            let answers = question.answers.iter().map(|word| lesson.answer(id, word, lang)).collect();
            page.reply = match self.phase {
                LessonPhase::Answered => format!("{} {}", general("lesson-right"), said(id, "why")),
                LessonPhase::Corrected => format!("{} {}", general("lesson-not-so"), said(id, "why")),
                _ => String::new(),
            };
            page.question = Some(LessonQuestion {
                text: said(id, ""),
                answers,
                chosen: self.chosen.map(|chosen| chosen as u8),
                right: self.chosen.map(|_| question.right as u8),
            });
        } else {
            let last = catalogue::next(lesson).is_none();
            page.reply = general(if last { "lesson-finished-last" } else { "lesson-finished" });
        }
        page
    }

    /// What happened in the words of the log, without headings.
    pub fn told(&self) -> Vec<String> {
        use detente_protocol::Tone;
        let lines = self.board.table.log(0, self.viewer(), self.lang);
        let plain = lines.into_iter().filter(|line| !matches!(line.tone, Tone::Turn | Tone::Round));
        plain.map(|line| line.text).filter(|text| !text.is_empty()).collect()
    }

    /// How many actions were played at this board, for tests.
    pub fn actions(&self) -> Vec<(Actor, String)> {
        let done = self.board.table.history().actions().iter();
        done.map(|done| (done.by, G::action_word(done.action))).collect()
    }
}

fn table_id(lesson: &Lesson, number: u32) -> String {
    format!("lesson-{}-{}-{number}", lesson.game, lesson.id)
}
