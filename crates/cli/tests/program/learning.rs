//! `detente learn`, as a user runs it: the list, and lessons played through by typing.

use detente_lessons::{Lesson, all};

use crate::common::Folder;
use crate::playing::with_input as detente_in;
use crate::serving::{Person, Served};

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
        ("en", ["Lesson finished", "the last lesson"], "done"),
        ("es", ["Lección terminada", "la última lección"], "hecha"),
        ("pt", ["Lição concluída", "a última lição"], "feita"),
        ("it", ["Lezione finita", "l'ultima lezione"], "fatta"),
    ] {
        let folder = Folder::new(&format!("learn-{lang}"));
        for lesson in all() {
            let args = ["learn", lesson.game, lesson.id, "--plain", "--lang", lang];
            let out = detente_in(&folder, &args, &typed(lesson)).ok();
            assert!(!out.contains('{'), "{lang} {}: {out}", lesson.id);
            let last = ["planning", "attack"].contains(&lesson.id);
            assert!(out.contains(finished[usize::from(last)]), "{lang} {}: {out}", lesson.id);
            let first_game = format!("detente play {} --coach", lesson.game);
            assert_eq!(out.contains(&first_game), last, "{lang} {}: {out}", lesson.id);
        }
        let list = detente_in(&folder, &["learn", "--lang", lang], "").ok();
        assert_eq!(list.matches(&format!("({done})")).count(), all().len(), "{list}");
        // When all is done the first games are what is left to begin.
        assert_eq!(
            (list.matches("detente learn").count(), list.matches("--coach").count()),
            (0, 2),
            "{list}"
        );
    }
}

#[test]
fn a_wrong_way_is_answered_and_a_lesson_that_was_left_goes_on() {
    let folder = Folder::new("learn-wrong");
    let board = ["learn", "twilight", "board", "--plain", "--lang", "en"];
    let typed = "truman-doctrine\ninfluence\niran\n1\nhint\ntruman-doctrine\ninfluence\nitaly\n";
    let out = detente_in(&folder, &board, typed).ok();
    assert!(out.contains("Your point went to another country."), "{out}");
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

#[test]
fn what_happens_at_the_board_of_a_lesson_is_told_as_it_happens_and_once() {
    let folder = Folder::new("learn-told");
    let coups = ["learn", "twilight", "coups", "--plain", "--lang", "en"];
    let out = detente_in(&folder, &coups, "comecon\ncoup\niran\n").ok();
    assert_eq!(out.matches("die 4 + 3 Ops − 2 × stability 2 = 3").count(), 1, "{out}");
    assert_eq!(out.matches("The result first removes US influence").count(), 1, "{out}");
    let told: Vec<&str> = out.lines().filter(|line| line.contains("Iran") && line.contains("die")).collect();
    for line in &told {
        assert_eq!(told.iter().filter(|other| *other == line).count(), 1, "{out}");
    }
    let folder = Folder::new("learn-undone");
    let out = detente_in(&folder, &coups, "comecon\nundo\ncomecon\ncoup\niran\n").ok();
    assert_eq!(out.matches("Undone.").count(), 1, "{out}");
    assert_eq!(out.matches("die 4 + 3 Ops").count(), 1, "what was undone costs nothing: {out}");
}

#[test]
fn a_step_starts_over_when_asked_and_the_help_is_that_of_a_lesson() {
    let folder = Folder::new("learn-again");
    let coups = ["learn", "twilight", "coups", "--plain", "--lang", "en"];
    let out = detente_in(&folder, &coups, "comecon\nagain\n?\ncomecon\ncoup\niran\n").ok();
    assert_eq!(out.matches("Step 1 of 3").count(), 2, "told again when it starts over: {out}");
    assert!(out.contains("again: this step from the start"), "{out}");
    for of_a_game in ["reasons:", "coach:", "the game is saved"] {
        assert!(!out.contains(of_a_game), "{of_a_game}: {out}");
    }
    assert!(out.contains("die 4 + 3 Ops"), "the step is done after it: {out}");
    let out =
        detente_in(&folder, &coups, "rules 6.3.2\nrules how do I lose by nukes\nrules zxqw\nquit\n").ok();
    assert!(out.contains("6.3.2 The roll") && out.contains("8.1.3 Nuclear war"), "{out}");
    assert!(out.contains("the rules say nothing about “zxqw”"), "{out}");
    let game = ["play", "twilight", "--plain", "--lang", "en"];
    let out = detente_in(&folder, &game, "again\nquit\n").ok();
    assert!(out.contains("“again” is not an answer"), "a game does not start over: {out}");
}

#[test]
fn progress_goes_to_the_account_and_comes_back_on_another_machine() {
    let mut server = Served::new("learn");
    let url = server.url();
    server.post("/api/register", "{\"name\":\"carla\",\"password\":\"correct horse\"}");
    let as_carla = ["--server", &url, "--user", "carla", "--password", "correct horse", "--lang", "en"];
    let run = |folder: &Folder, words: &[&str], typed: &str| {
        detente_in(folder, &[&["learn"], words, &as_carla[..]].concat(), typed)
    };
    let lesson = |id: &str| all().iter().find(|lesson| lesson.id == id).expect("a lesson");
    let (home, train) = (Folder::new("learn-home"), Folder::new("learn-train"));
    // What was done without the account goes along.
    let alone = ["learn", "twilight", "influence", "--plain", "--lang", "en"];
    detente_in(&home, &alone, &typed(lesson("influence"))).ok();
    let out = run(&home, &["twilight", "board", "--plain"], &typed(lesson("board"))).ok();
    assert!(out.contains(": you are carla") && out.contains("Lesson finished"), "{out}");
    assert!(out.contains(&format!("also kept with your account at {url}")), "{out}");
    assert!(!out.contains("horse"), "{out}");
    let list = run(&train, &["twilight"], "").ok();
    assert_eq!(list.matches("(done)").count(), 2, "{list}");
    // From then on this machine knows by itself.
    let list = detente_in(&train, &["learn", "twilight", "--lang", "en"], "").ok();
    assert_eq!(list.matches("(done)").count(), 2, "{list}");
    // Somebody else has done nothing, and a wrong password says so before anything else.
    let guest = ["learn", "twilight", "--server", &url, "--guest", "Ben", "--lang", "en"];
    let list = detente_in(&Folder::new("learn-ben"), &guest, "").ok();
    assert!(list.contains(": you are Ben") && !list.contains("(done)"), "{list}");
    let wrong = [&guest[..4], &["--user", "carla", "--password", "wrong", "--lang", "en"]].concat();
    assert_eq!(detente_in(&train, &wrong, "").complaint(1), "Wrong name or password");
    let unknown = ["learn", "twilight", "chess", "--plain", "--server", &url, "--lang", "en"];
    let refused = detente_in(&train, &unknown, "");
    assert!(!refused.out.contains("you are"), "nobody was spoken to: {refused:?}");
    refused.complaint(2);
    server.kill();
    assert!(run(&train, &["twilight"], "").complaint(1).contains(&url), "a server that is away is named");
    server.start_again();
    assert_eq!(run(&train, &["twilight"], "").ok().matches("(done)").count(), 2);
}

#[test]
fn a_server_that_goes_away_during_a_lesson_loses_nothing() {
    let (mut server, folder) = (Served::new("learn-away"), Folder::new("learn-away"));
    let url = server.url();
    let args = ["twilight", "board", "--server", &url, "--guest", "Ana"];
    let mut ana = Person::learns(&folder, &args);
    ana.reads("Step 1 of 3");
    server.kill();
    let lesson = all().iter().find(|lesson| lesson.id == "board").expect("a lesson");
    ana.types(&typed(lesson));
    let out = ana.leaves().ok();
    assert!(out.contains("Lesson finished") && out.contains("will be sent next time"), "{out}");
    server.start_again();
    let list =
        detente_in(&folder, &["learn", "twilight", "--server", &url, "--guest", "Ana", "--lang", "en"], "")
            .ok();
    assert!(list.contains("(done)"), "{list}");
}
