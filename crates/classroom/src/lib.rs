//! The lessons for the browser. The page hands over a request as JSON and gets the reply as JSON, both messages of the
//! protocol; the board beside it gets what a server would have sent. One lesson runs at a time, and beside it one board for
//! puzzles and analysis ([`study`]).
//!
//! Three functions are called from outside, without any glue: [`space`] for the request, which the page writes into the
//! memory, [`ask`], and [`reply`], where the answer of so many bytes lies.

pub mod set_up;
pub mod study;

use std::cell::RefCell;

use detente_guerra_fria::GuerraFria;
use detente_lessons::{Lesson, Running, all, find};
use detente_protocol::{LessonAnswer, LessonReply, LessonRequest, ServerMessage, StudyRequest, TableCommand};
use detente_struggle::Struggle;
use detente_table::{Refusal, lang};
use detente_words::Lang;

use crate::study::Study;

/// The longest request that is read: the record of a long game.
const LONGEST: usize = 1024 * 1024;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static REPLY: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ROOM: RefCell<Classroom> = const { RefCell::new(Classroom { lang: Lang::En, class: None }) };
    static STUDY: RefCell<Study> = RefCell::new(Study::default());
}

/// Space for a request of so many bytes.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn space(bytes: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        // As much as the page will write; what is too long is not read.
        request.resize(bytes, 0);
        request.as_mut_ptr()
    })
}

/// Does what the request that lies there asks; gives how many bytes the reply has.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let read = |request: &Vec<u8>| {
        let bytes = Some(request.as_slice()).filter(|bytes| bytes.len() <= LONGEST)?;
        serde_json::from_slice::<Asked>(bytes).ok()
    };
    let reply = match REQUEST.with_borrow(read) {
        Some(Asked::Lesson(request)) => serde_json::to_vec(&ROOM.with_borrow_mut(|room| room.hear(request))),
        Some(Asked::Study(request)) => {
            serde_json::to_vec(&STUDY.with_borrow_mut(|study| study.hear(request)))
        }
        None => serde_json::to_vec(&LessonReply::None),
    };
    let bytes = reply.unwrap_or_default();
    REPLY.with_borrow_mut(|place| {
        *place = bytes;
        place.len()
    })
}

/// Where the reply lies.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    REPLY.with_borrow(Vec::as_ptr)
}

/// What a page asks: the names of the two kinds are different.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Asked {
    Lesson(LessonRequest),
    Study(StudyRequest),
}

/// The lesson of one page.
#[derive(Debug, Default)]
pub struct Classroom {
    lang: Lang,
    class: Option<Class>,
}

/// A lesson in progress, of either game.
#[derive(Debug)]
enum Class {
    Twilight(Box<Running<Struggle>>),
    GuerraFria(Box<Running<GuerraFria>>),
}

/// Does the same with the lesson, whichever game it is of.
macro_rules! in_class {
    ($class:expr, $running:ident => $what:expr) => {
        match $class {
            Class::Twilight($running) => $what,
            Class::GuerraFria($running) => $what,
        }
    };
}

impl Classroom {
    /// Does what a page asks.
    pub fn hear(&mut self, request: LessonRequest) -> LessonReply {
        match request {
            LessonRequest::List { language } => {
                let lang = lang(language);
                LessonReply::Lessons { lessons: all().iter().map(|lesson| lesson.info(lang)).collect() }
            }
            LessonRequest::Begin { game, lesson, language, stage } => {
                self.lang = lang(language);
                self.class = find(&game, &lesson).map(|lesson| begin(lesson, self.lang, stage));
                self.whole()
            }
            LessonRequest::Speak { language } => {
                self.lang = lang(language);
                let lang = self.lang;
                if let Some(class) = &mut self.class {
                    in_class!(class, running => running.set_lang(lang));
                }
                self.whole()
            }
            LessonRequest::Command { command } => self.command(command),
            LessonRequest::Answer { choice } => {
                if let Some(class) = &mut self.class {
                    // An answer to a question that is not asked changes nothing, and the page says what is.
                    let _ = in_class!(class, running => running.answer(usize::from(choice)));
                }
                self.page(Vec::new(), None)
            }
            LessonRequest::GoOn => self.moved(Move::GoOn),
            LessonRequest::Again => self.moved(Move::Again),
            LessonRequest::Back => self.moved(Move::Back),
        }
    }

    fn command(&mut self, command: TableCommand) -> LessonReply {
        let Some(class) = &mut self.class else { return LessonReply::None };
        match in_class!(class, running => running.command(command)) {
            Ok(messages) => self.page(messages, None),
            Err(refusal) => self.page(Vec::new(), Some(&refusal)),
        }
    }

    fn moved(&mut self, step: Move) -> LessonReply {
        let Some(class) = &mut self.class else { return LessonReply::None };
        in_class!(class, running => match step {
            Move::GoOn => running.go_on(),
            Move::Again => running.again(),
            Move::Back => running.back(),
        });
        self.whole()
    }

    /// The page with the whole table.
    fn whole(&self) -> LessonReply {
        let Some(class) = &self.class else { return LessonReply::None };
        self.page(in_class!(class, running => running.messages()), None)
    }

    fn page(&self, messages: Vec<ServerMessage>, refusal: Option<&Refusal>) -> LessonReply {
        let Some(class) = &self.class else { return LessonReply::None };
        let page = in_class!(class, running => running.page());
        let refused = refusal.map(|refusal| refusal.message(self.lang).text);
        LessonReply::Page { answer: Box::new(LessonAnswer { page, messages, refused }) }
    }
}

/// Where a learner goes in a lesson.
#[derive(Clone, Copy)]
enum Move {
    GoOn,
    Again,
    Back,
}

fn begin(lesson: &'static Lesson, lang: Lang, stage: u8) -> Class {
    let stage = usize::from(stage);
    if lesson.game == <Struggle as detente_game::Game>::NAME {
        Class::Twilight(Box::new(Running::begin(lesson, lang, stage)))
    } else {
        Class::GuerraFria(Box::new(Running::begin(lesson, lang, stage)))
    }
}

#[cfg(test)]
mod tests {
    use detente_protocol::{Language, LessonPhase};

    use super::*;

    fn page(reply: LessonReply) -> LessonAnswer {
        let LessonReply::Page { answer } = reply else { panic!("a page: {reply:?}") };
        *answer
    }

    fn act(room: &mut Classroom, action: &str) -> LessonAnswer {
        let version = match &page(room.whole()).messages[0] {
            ServerMessage::Table { view } => view.version,
            other => panic!("{other:?}"),
        };
        let command =
            TableCommand::Act { seat: "ussr".to_owned(), version, action: action.to_owned(), lay: false };
        page(room.hear(LessonRequest::Command { command }))
    }

    #[test]
    fn a_lesson_is_played_by_messages_in_the_language_of_the_page() {
        let mut room = Classroom::default();
        let LessonReply::Lessons { lessons } = room.hear(LessonRequest::List { language: Language::It })
        else {
            panic!("the list")
        };
        assert_eq!(lessons.len(), all().len());
        let begun = LessonRequest::Begin {
            game: "twilight".to_owned(),
            lesson: "coups".to_owned(),
            language: Language::Es,
            stage: 0,
        };
        let begun = page(room.hear(begun));
        assert_eq!(begun.page.task, "Intenta un golpe de estado en Irán");
        assert_eq!(begun.messages.len(), 3, "the table, its log and its plays");
        let told = serde_json::to_string(&begun.messages).expect("messages are JSON");
        assert!(told.contains(r#""name":"Tú""#), "the learner is addressed in the language of the page");
        assert!(act(&mut room, "iran").refused.is_some(), "the card comes first");
        act(&mut room, "comecon");
        act(&mut room, "coup");
        let done = act(&mut room, "iran");
        assert_eq!(done.page.phase, LessonPhase::Done);
        assert_eq!(done.page.sums, ["dado 4 + 3 Ops − 2 × estabilidad 2 = 3"]);
        let spoken = page(room.hear(LessonRequest::Speak { language: Language::En }));
        assert_eq!(spoken.page.sums, ["die 4 + 3 Ops − 2 × stability 2 = 3"]);
        assert_eq!(page(room.hear(LessonRequest::GoOn)).page.stage, 1);
        assert_eq!(page(room.hear(LessonRequest::Back)).page.stage, 0);
    }

    #[test]
    fn what_is_no_request_gets_an_answer_too() {
        assert!(!space(3).is_null());
        REQUEST.with_borrow_mut(|request| request.copy_from_slice(b"{]x"));
        let length = ask();
        assert!(!reply().is_null());
        let told = REPLY.with_borrow(Clone::clone);
        assert_eq!((told.len(), told.as_slice()), (length, &br#"{"type":"none"}"#[..]));
        let study = br#"{"type":"take-back"}"#;
        assert!(!space(study.len()).is_null());
        REQUEST.with_borrow_mut(|request| request.copy_from_slice(study));
        ask();
        assert_eq!(REPLY.with_borrow(Clone::clone), br#"{"type":"none"}"#, "no board was laid");
        let mut room = Classroom::default();
        assert_eq!(room.hear(LessonRequest::GoOn), LessonReply::None, "no lesson was begun");
        let unknown = LessonRequest::Begin {
            game: "chess".to_owned(),
            lesson: "mate".to_owned(),
            language: Language::En,
            stage: 200,
        };
        assert_eq!(room.hear(unknown), LessonReply::None);
    }
}
