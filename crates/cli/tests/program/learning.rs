//! `detente learn`, as a user runs it: the list, and lessons played through by typing.

use detente_lessons::{Lesson, all};

use crate::common::Folder;
use crate::playing::with_input as detente_in;

/// Everything that is typed to play a lesson by its solution and its right answers.
fn typed(lesson: &Lesson) -> String {
    let mut lines = Vec::new();
    for step in &lesson.steps {
        lines.extend(step.solution.iter().cloned());
        lines.push("1".to_owned());
    }
    for question in &lesson.questions {
        lines.push((question.right + 1).to_string());
        lines.push("1".to_owned());
    }
    lines.join("\n") + "\n"
}

#[test]
fn lessons_are_played_through_by_typing_and_the_list_remembers() {
    for (lang, finished, done) in [
        ("en", "Lesson finished", "done"),
        ("es", "Lección terminada", "hecha"),
        ("pt", "Lição concluída", "feita"),
        ("it", "Lezione finita", "fatta"),
    ] {
        let folder = Folder::new(&format!("learn-{lang}"));
        for lesson in all() {
            let args = ["learn", lesson.game, lesson.id, "--plain", "--lang", lang];
            let out = detente_in(&folder, &args, &typed(lesson)).ok();
            assert!(out.contains(finished), "{lang} {}: {out}", lesson.id);
            assert!(!out.contains('{'), "{lang} {}: {out}", lesson.id);
        }
        let list = detente_in(&folder, &["learn", "--lang", lang], "").ok();
        assert_eq!(list.matches(&format!("({done})")).count(), all().len(), "{list}");
    }
}

#[test]
fn a_wrong_way_is_answered_and_a_lesson_that_was_left_goes_on() {
    let folder = Folder::new("learn-wrong");
    let board = ["learn", "twilight", "board", "--plain", "--lang", "en"];
    let typed = "truman-doctrine\ninfluence\niran\n1\nhint\ntruman-doctrine\ninfluence\nitaly\n";
    let out = detente_in(&folder, &board, typed).ok();
    assert!(out.contains("The task was another one"), "{out}");
    assert!(out.contains("Hint: Choose the card"), "{out}");
    assert!(out.contains("Italy is yours"), "{out}");
    let list = detente_in(&folder, &["learn", "twilight", "--lang", "en"], "").ok();
    assert!(list.contains("(1 of 5 done)"), "{list}");
    let out = detente_in(&folder, &board, "quit\n").ok();
    assert!(out.contains("Step 2 of 3") && !out.contains("Step 1 of 3"), "{out}");
}

#[test]
fn a_lesson_goes_by_its_number_and_an_unknown_one_is_refused_with_the_names() {
    let folder = Folder::new("learn-unknown");
    let out = detente_in(&folder, &["learn", "twilight", "2", "--plain", "--lang", "en"], "quit\n").ok();
    assert!(out.contains("Placing influence"), "{out}");
    for word in ["0", "99", "chess"] {
        let args = ["learn", "twilight", word, "--plain", "--lang", "en"];
        assert!(detente_in(&folder, &args, "").complaint(2).contains("board, influence, cards"));
    }
}
