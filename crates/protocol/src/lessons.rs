//! Lessons that are played: what a lesson says beside the board. The board itself comes in the messages of a table.

use std::collections::BTreeMap;

use crate::{Language, ServerMessage, TableCommand, message, tagged, words};

words! {
    /// Where a lesson stands.
    pub enum LessonPhase {
        /// The task is to be done at the board.
        Task,
        /// It was done.
        Done,
        /// Something else was done; going on starts the step over.
        Missed,
        /// A question of the small test waits for its answer.
        Question,
        /// It was answered rightly.
        Answered,
        /// It was answered otherwise; going on asks it again.
        Corrected,
        /// The lesson is over.
        Finished,
    }
}

message! {
    /// How far the lessons are done: how many stages of each, by `game/lesson`. What is sent is joined with what is kept.
    pub struct LessonsDone {
        pub done: BTreeMap<String, u8>,
    }

    /// A lesson in the list.
    pub struct LessonInfo {
        pub game: String,
        pub id: String,
        /// In the client's language, as all texts.
        pub title: String,
        pub about: String,
        pub minutes: u8,
        /// How many steps and questions it has.
        pub stages: u8,
    }

    /// A question of the test at the end.
    pub struct LessonQuestion {
        pub text: String,
        pub answers: Vec<String>,
        /// The answer that was given.
        pub chosen: Option<u8>,
        /// The right one, once an answer was given.
        pub right: Option<u8>,
    }

    /// What a lesson says now.
    pub struct LessonPage {
        pub lesson: LessonInfo,
        /// Steps and questions that are behind the learner; all of them when it is finished.
        pub stage: u8,
        pub phase: LessonPhase,
        /// The table of this step: another one whenever a step begins or starts over. Empty beside a question.
        pub table: String,
        pub say: String,
        pub task: String,
        pub hint: String,
        /// What is said to what was done.
        pub reply: String,
        /// What happened, in the words of the log.
        pub happened: Vec<String>,
        /// How it was counted: `die 4 + 3 operations − 2 × 2 stability = 3`.
        pub sums: Vec<String>,
        pub question: Option<LessonQuestion>,
        /// Countries or players that the step is about.
        pub look: Vec<String>,
    }

    /// What comes of whatever a learner does.
    pub struct LessonAnswer {
        pub page: LessonPage,
        /// What a server would have sent about the table.
        pub messages: Vec<ServerMessage>,
        /// Why a command was refused, in the client's language.
        pub refused: Option<String>,
    }
}

tagged! {
    /// What a page asks of the program that runs the lessons in the browser.
    pub enum LessonRequest {
        /// All lessons, in the order in which they are best taken.
        List { language: Language },
        /// Begins a lesson behind so many of its stages.
        Begin { game: String, lesson: String, language: Language, stage: u8 },
        /// Something is done at the board.
        Command { command: TableCommand },
        /// Answers the question of the test.
        Answer { choice: u8 },
        GoOn,
        Again,
        /// One stage back.
        Back,
        /// The whole page and table again, in this language.
        Speak { language: Language },
    }

    /// And what it answers.
    pub enum LessonReply {
        Lessons { lessons: Vec<LessonInfo> },
        Page { answer: Box<LessonAnswer> },
        /// There is no such lesson, or none was begun.
        None,
    }
}
