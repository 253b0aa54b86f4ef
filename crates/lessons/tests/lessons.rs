//! Every lesson played through: by its own solution, by ways that are not the task, in four languages, and at random.

use detente_game::{Notation, Rng};
use detente_guerra_fria::GuerraFria;
use detente_lessons::{Lesson, Running, Taught, all};
use detente_protocol::{LessonPage, LessonPhase, ServerMessage, TableCommand};
use detente_struggle::Struggle;
use detente_words::{Lang, WORDS};

/// Does this for every lesson, with the type of its game.
macro_rules! for_every_lesson {
    ($lesson:ident, $G:ident => $body:expr) => {
        for $lesson in all() {
            if $lesson.game == Struggle::NAME_OF {
                type $G = Struggle;
                $body
            } else {
                type $G = GuerraFria;
                $body
            }
        }
    };
}

trait Named {
    const NAME_OF: &'static str;
}

impl Named for Struggle {
    const NAME_OF: &'static str = <Struggle as detente_game::Game>::NAME;
}

/// Nothing raw may stand in what a learner reads: no id in braces, no empty text.
fn must_read_well(page: &LessonPage, lang: Lang) {
    let mut texts: Vec<&String> = vec![&page.lesson.title, &page.lesson.about];
    match page.phase {
        LessonPhase::Task => texts.extend([&page.say, &page.task, &page.hint]),
        LessonPhase::Question => {}
        _ => texts.push(&page.reply),
    }
    texts.extend(page.happened.iter().chain(&page.sums));
    if let Some(question) = &page.question {
        texts.push(&question.text);
        texts.extend(&question.answers);
    }
    for text in texts {
        assert!(!text.is_empty(), "{lang} {}: an empty text in {page:?}", page.lesson.id);
        assert!(!text.contains(['{', '}']), "{lang} {}: {text}", page.lesson.id);
    }
}

fn act<G: Taught>(running: &mut Running<G>, word: &str) -> Vec<ServerMessage> {
    let told = running.act(word);
    let (id, page) = (running.lesson().id, running.page());
    told.unwrap_or_else(|_| panic!("{id}: {word} is refused; legal: {}; {page:?}", legal(running)))
}

fn legal<G: Taught>(running: &Running<G>) -> String {
    let detente_game::Viewer::Seat(seat) = running.viewer() else { return String::new() };
    let legal = running.table().legal(seat);
    legal.into_iter().map(<G as Notation>::action_word).collect::<Vec<_>>().join(" ")
}

fn plays_through<G: Taught>(lesson: &'static Lesson, lang: Lang) {
    let mut running = Running::<G>::begin(lesson, lang, 0);
    for step in &lesson.steps {
        // First the ways that are not the task: they are answered, and the step starts over.
        let mut replies = Vec::new();
        for stray in &step.strays {
            let tables = running.page().table;
            for word in stray {
                assert_eq!(running.phase(), LessonPhase::Task, "{} {}: {word}", lesson.id, step.id);
                act(&mut running, word);
            }
            assert_eq!(running.phase(), LessonPhase::Missed, "{} {}: {stray:?}", lesson.id, step.id);
            must_read_well(&running.page(), lang);
            assert!(!running.page().happened.is_empty(), "{} {}", lesson.id, step.id);
            replies.push(running.page().reply);
            running.go_on();
            assert_eq!(running.phase(), LessonPhase::Task);
            assert_ne!(running.page().table, tables, "it starts over at a table of its own");
        }
        // Whoever makes a typical mistake hears what was wrong with it, and not what holds for every step.
        for mistake in &step.mistakes {
            let id = lesson.text_id(&[&step.id, "missed", &mistake.id]);
            let said = WORDS.get(lang, &id).into_owned();
            assert!(replies.contains(&said), "{lang} {id} is never said: {replies:?}");
        }
        must_read_well(&running.page(), lang);
        assert!(!step.strays.is_empty() && !step.solution.is_empty(), "{} {}", lesson.id, step.id);
        for word in &step.solution {
            assert_eq!(
                running.phase(),
                LessonPhase::Task,
                "{} {}: {word} comes too late",
                lesson.id,
                step.id
            );
            let messages = act(&mut running, word);
            assert!(messages.iter().any(|message| matches!(message, ServerMessage::Table { .. })));
        }
        let page = running.page();
        assert_eq!(page.phase, LessonPhase::Done, "{} {}: {}", lesson.id, step.id, legal(&running));
        must_read_well(&page, lang);
        running.go_on();
    }
    for question in &lesson.questions {
        assert_eq!(running.phase(), LessonPhase::Question, "{}", lesson.id);
        must_read_well(&running.page(), lang);
        let others = (0..question.answers.len()).filter(|&answer| answer != question.right);
        for other in others.collect::<Vec<_>>() {
            assert!(running.answer(other).is_ok());
            assert_eq!(running.phase(), LessonPhase::Corrected);
            must_read_well(&running.page(), lang);
            running.go_on();
            assert_eq!(running.phase(), LessonPhase::Question, "it is asked again");
        }
        assert!(running.answer(question.right).is_ok());
        assert_eq!(running.phase(), LessonPhase::Answered);
        must_read_well(&running.page(), lang);
        running.go_on();
    }
    assert_eq!((running.phase(), running.done()), (LessonPhase::Finished, lesson.stages()));
    must_read_well(&running.page(), lang);
    // No lesson waits behind the last one: a first game does.
    let is_last = ["planning", "attack"].contains(&lesson.id);
    let end = if is_last { "lesson-finished-last" } else { "lesson-finished" };
    assert_eq!(running.page().reply, WORDS.get(lang, end), "{}", lesson.id);
}

#[test]
fn every_lesson_is_played_through_by_its_solution_and_answers_other_ways_in_four_languages() {
    // All that fail are named, not only the first.
    let mut failed = Vec::new();
    for lang in Lang::ALL {
        for_every_lesson!(lesson, G => {
            if std::panic::catch_unwind(|| plays_through::<G>(lesson, lang)).is_err() {
                failed.push((lang, lesson.game, lesson.id));
            }
        });
    }
    assert_eq!(failed, []);
}

#[test]
fn every_lesson_is_short_and_says_little_at_a_time() {
    for lesson in all() {
        assert!((2..=5).contains(&lesson.minutes), "{}", lesson.id);
        assert!((2..=4).contains(&lesson.questions.len()), "{}", lesson.id);
        for lang in Lang::ALL {
            for step in &lesson.steps {
                let step_id = step.id.as_str();
                let mut parts = vec![vec![step_id], vec![step_id, "task"], vec![step_id, "done"]];
                parts
                    .extend(step.mistakes.iter().map(|mistake| vec![step_id, "missed", mistake.id.as_str()]));
                for part in &parts {
                    let text = WORDS.get(lang, &lesson.text_id(part)).into_owned();
                    let words = text.split_whitespace().count();
                    assert!(words <= 40, "{lang} {}: {words} words: {text}", lesson.text_id(part));
                }
            }
        }
    }
}

#[test]
fn every_lesson_foresees_a_mistake_and_every_answer_to_one_is_in_every_language() {
    for lesson in all() {
        assert!(lesson.steps.iter().any(|step| !step.mistakes.is_empty()), "{}", lesson.id);
        for id in texts_of(lesson).iter().filter(|id| id.contains("-missed-")) {
            for lang in Lang::ALL {
                assert!(WORDS.has(lang, id), "{lang}: {id}");
            }
        }
    }
}

#[test]
fn no_text_of_a_lesson_is_left_over() {
    for lang in Lang::ALL {
        let source =
            detente_words::sources(lang).iter().find(|source| source.name == "lessons").expect("the file");
        let used: Vec<String> = all().iter().flat_map(texts_of).collect();
        for line in source.text.lines().filter(|line| line.starts_with("lesson-")) {
            let id = line.split(" =").next().unwrap_or_default();
            let general = [
                "lesson-account",
                "lesson-sum",
                "lesson-list",
                "lesson-go",
                "lesson-yes",
                "lesson-no",
                "lesson-right",
            ];
            let general = general.iter().any(|start| id.starts_with(start))
                || [
                    "lesson-missed",
                    "lesson-finished",
                    "lesson-finished-last",
                    "lesson-again",
                    "lesson-step",
                    "lesson-question",
                    "lesson-task",
                    "lesson-hint",
                    "lesson-unknown",
                ]
                .contains(&id);
            assert!(general || used.iter().any(|used| used == id), "{lang}: {id} belongs to no lesson");
        }
    }
}

fn texts_of(lesson: &Lesson) -> Vec<String> {
    let mut ids = vec![lesson.text_id(&[]), lesson.text_id(&["about"])];
    for step in &lesson.steps {
        let id = step.id.as_str();
        ids.push(lesson.text_id(&[id]));
        ids.extend(["task", "hint", "done"].map(|part| lesson.text_id(&[id, part])));
        ids.extend(step.mistakes.iter().map(|mistake| lesson.text_id(&[id, "missed", &mistake.id])));
    }
    for question in &lesson.questions {
        ids.push(lesson.text_id(&[&question.id]));
        ids.push(lesson.text_id(&[&question.id, "why"]));
        ids.extend(question.answers.iter().map(|answer| lesson.text_id(&[&question.id, answer])));
    }
    ids
}

/// Commands and answers at random, legal ones and others.
fn wanders<G: Taught>(lesson: &'static Lesson, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut running = Running::<G>::begin(lesson, Lang::ALL[rng.below(4) as usize], rng.below(12) as usize);
    for _ in 0..60 {
        let stage = running.page().stage;
        let detente_game::Viewer::Seat(seat) = running.viewer() else { panic!("a learner has a seat") };
        let legal = running.table().legal(seat);
        match rng.below(12) {
            0 => running.go_on(),
            1 => {
                let _ = running.undo();
            }
            2 => {
                let _ = running.answer(rng.below(5) as usize);
            }
            3 => {
                let _ = running.act("poland");
            }
            4 => assert!(running.command(TableCommand::Resign { seat: "us".into() }).is_err()),
            5 => running.again(),
            _ if legal.is_empty() => {
                let _ = running.answer(rng.below(3) as usize);
            }
            _ => {
                let _ = running.act(&G::action_word(rng.pick(&legal)));
            }
        }
        let page = running.page();
        assert!(page.stage >= stage && page.stage <= stage + 1, "a stage is never lost: {page:?}");
    }
    assert!(!running.messages().is_empty());
}

#[test]
fn whatever_is_done_a_lesson_goes_on_and_nothing_is_lost() {
    for seed in 0..5 {
        for_every_lesson!(lesson, G => wanders::<G>(lesson, seed));
    }
}

#[test]
fn a_lesson_is_taken_up_where_it_was_left() {
    for_every_lesson!(lesson, G => {
        for stage in 0..lesson.stages() {
            assert_eq!(usize::from(Running::<G>::begin(lesson, Lang::En, stage).page().stage), stage);
        }
        assert_eq!(Running::<G>::begin(lesson, Lang::En, lesson.stages()).page().stage, 0);
    });
}
