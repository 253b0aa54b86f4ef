//! What counts as right in a lesson is what its task says: a goal asks for nothing that the words do not ask for, and whoever
//! does what they say by another play is right as well.
//!
//! The plays of Twilight Struggle that finish a step are written down in `right-answers.txt`, which is there to be read: whatever
//! stands in it must agree with the text that follows the step. `DETENTE_KEEP=1 cargo test -p detente-lessons` writes it anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use detente_game::{Notation, Viewer};
use detente_lessons::file::Step;
use detente_lessons::goal::Goal;
use detente_lessons::{Lesson, Running, all};
use detente_protocol::{CardUse, LessonPhase};
use detente_struggle::Struggle;
use detente_struggle::map::Country;
use detente_words::{Lang, WORDS, card_name, country_name};

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    all().iter().filter(|lesson| lesson.game == "twilight")
}

/// Every step with its place in the lesson.
fn steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static Step)> {
    lessons().flat_map(|lesson| lesson.steps.iter().enumerate().map(move |(at, step)| (lesson, at, step)))
}

fn legal(running: &Running<Struggle>) -> Vec<String> {
    let Viewer::Seat(seat) = running.viewer() else { panic!("a learner has a seat") };
    running.table().legal(seat).into_iter().map(<Struggle as Notation>::action_word).collect()
}

/// Plays these words from the beginning of a step.
fn played(lesson: &'static Lesson, at: usize, words: &[String]) -> Running<Struggle> {
    let mut running = Running::<Struggle>::begin(lesson, Lang::En, at);
    for word in words {
        assert!(running.act(word).is_ok(), "{} {at}: {words:?}", lesson.id);
    }
    running
}

/// The plays of a step that aim at one thing: every card, every use, every target, and once a target is chosen, that target as
/// long as it may be chosen, or else the step's own answers; and the step's own solution. Each with how it stands after it.
fn plays(lesson: &'static Lesson, at: usize) -> Vec<(Vec<String>, Running<Struggle>)> {
    let solution = &lesson.steps[at].solution;
    let mut open = vec![Vec::new()];
    let mut ended = vec![(solution.clone(), played(lesson, at, solution))];
    while let Some(words) = open.pop() {
        let running = played(lesson, at, &words);
        if running.phase() != LessonPhase::Task {
            ended.push((words, running));
            continue;
        }
        assert!(words.len() < 20, "{} {at}: {words:?}", lesson.id);
        let legal = legal(&running);
        let is_target = |word: &String| Country::parse(word).is_some();
        let aimed = words.iter().rev().find(|word| is_target(word));
        let next: Vec<String> = match aimed {
            None => legal,
            Some(target) if legal.contains(target) => vec![target.clone()],
            Some(_) => {
                let known = solution.iter().find(|word| legal.contains(word));
                known.or(legal.last()).into_iter().cloned().collect()
            }
        };
        open.extend(next.into_iter().map(|word| [&words[..], &[word]].concat()));
    }
    ended
}

/// In each language, words by which a task says what a card is to be used for.
fn words_for(usage: CardUse) -> &'static [&'static str] {
    match usage {
        CardUse::Influence => &[
            "influence",
            "operations",
            "influencia",
            "operaciones",
            "Influência",
            "Operações",
            "Influenza",
            "Operazione",
        ],
        CardUse::Space => &["space", "satellite", "espacio", "satélite", "espaço", "spazio"],
        CardUse::Coup => &["coup", "golpe", "Golpe", "Colpo di Stato"],
        CardUse::Realign => &["ealign", "ealinea", "ealinham", "iallinea"],
        CardUse::Event | CardUse::EventFirst | CardUse::Play => &["event", "evento", "Evento"],
    }
}

/// Steps whose task describes the play instead of naming it; `described` proves that there is no other.
const DESCRIBED: [(&str, &str); 4] =
    [("coups", "easy"), ("defcon", "theirs"), ("planning", "dispose"), ("military", "missing")];

#[test]
fn a_goal_asks_for_nothing_that_its_task_does_not_say() {
    let mut wrong = Vec::new();
    for (lesson, _, step) in steps() {
        if DESCRIBED.contains(&(lesson.id, &step.id)) {
            continue;
        }
        for lang in Lang::ALL {
            let task = WORDS.get(lang, &lesson.text_id(&[&step.id, "task"])).into_owned();
            let mut must = |what: &str, said: bool| {
                if !said {
                    wrong.push(format!(
                        "{lang} {} {}: {what} is asked for and not said: {task}",
                        lesson.id, step.id
                    ));
                }
            };
            for goal in &step.goals {
                match goal {
                    Goal::Coup(at) | Goal::Realign(at) => {
                        must(at, task.contains(&*country_name(lang, at)));
                        let usage =
                            if matches!(goal, Goal::Coup(_)) { CardUse::Coup } else { CardUse::Realign };
                        must("the roll", words_for(usage).iter().any(|word| task.contains(word)));
                    }
                    Goal::Control(_, at) | Goal::Influence(_, at, _) => {
                        must(at, task.contains(&*country_name(lang, at)));
                    }
                    Goal::Card(card, usage) => {
                        // The only card there is needs no name.
                        let only = step.position.contains(&format!("hand-{}={card} ", step.seat));
                        must(card, only || task.contains(&*card_name(lang, card)));
                        let told =
                            usage.is_none_or(|usage| words_for(usage).iter().any(|word| task.contains(word)));
                        // A task that says “place” says it of influence.
                        let places = ["Place", "Coloca", "Coloque", "Piazza"];
                        must(
                            "the use",
                            told || usage == &Some(CardUse::Influence)
                                && places.iter().any(|word| task.contains(word)),
                        );
                    }
                    Goal::Event(card) | Goal::Headline(card) => {
                        let region =
                            card.strip_suffix("-scoring").map(|id| WORDS.get(lang, &format!("region-{id}")));
                        let said = task.contains(&*card_name(lang, card));
                        must(card, said || region.is_some_and(|name| task.contains(&*name)));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn where_the_task_describes_the_play_no_other_play_does_what_it_says() {
    for (lesson, at, step) in steps().filter(|(lesson, _, step)| DESCRIBED.contains(&(lesson.id, &step.id))) {
        for (words, running) in plays(lesson, at) {
            if running.phase() == LessonPhase::Done {
                continue;
            }
            let told = running.told().join(" ");
            let first = &words[0];
            let is_so = match (lesson.id, &*step.id) {
                // A coup elsewhere is less likely to succeed: the stability there is higher.
                ("coups", "easy") => {
                    let stability = |id: &str| Country::parse(id).expect("a country").stability();
                    words[1] == "coup" && stability(&words[2]) <= stability("angola")
                }
                // The card is gone and nobody has lost.
                ("defcon", "theirs") => {
                    first == "we-will-bury-you" && running.table().awaited() != detente_game::SeatSet::EMPTY
                }
                // The card is gone and its event has not happened.
                ("planning", "dispose") => first == "decolonization" && !told.contains("Event of the USSR"),
                // The one point is placed.
                ("military", "missing") => words[1] == "influence",
                _ => unreachable!("a step of this list"),
            };
            assert!(!is_so, "{} {}: {words:?} is refused: {told}", lesson.id, step.id);
        }
    }
}

/// The China Card is a card in hand, though it lies beside it: whoever may play it is not in “the last card” or “3 operations”.
#[test]
fn no_learner_holds_the_china_card_but_where_the_step_is_about_it() {
    for (lesson, at, step) in steps() {
        let running = Running::<Struggle>::begin(lesson, Lang::En, at);
        let holds = legal(&running).iter().any(|word| word == "the-china-card");
        let about = step.solution.iter().any(|word| word == "the-china-card");
        assert_eq!(holds, about, "{} {}", lesson.id, step.id);
    }
}

#[test]
fn a_coup_anywhere_that_leaves_defcon_alone_is_what_the_task_asks_for() {
    let (lesson, at, step) =
        steps().find(|(lesson, _, step)| (lesson.id, &*step.id) == ("defcon", "quiet")).expect("a step");
    let right: BTreeSet<String> = plays(lesson, at)
        .into_iter()
        .filter(|(_, running)| running.phase() == LessonPhase::Done)
        .map(|(words, _)| words[2].clone())
        .collect();
    assert_eq!(right, ["cameroon", "syria"].map(str::to_owned).into(), "{}", step.id);
}

#[test]
fn every_answer_that_counts_as_right_is_written_down() {
    let mut found = String::new();
    for (lesson, at, step) in steps() {
        let _ = writeln!(found, "{} {}", lesson.id, step.id);
        let mut right: Vec<String> = plays(lesson, at)
            .into_iter()
            .filter(|(_, running)| running.phase() == LessonPhase::Done)
            .map(|(words, _)| words.join(" "))
            .collect();
        right.sort();
        right.dedup();
        for words in right {
            let _ = writeln!(found, "  {words}");
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/right-answers.txt");
    if std::env::var_os("DETENTE_KEEP").is_some() {
        std::fs::write(path, &found).expect("writable");
    }
    let kept = std::fs::read_to_string(path).expect("the answers that were read last");
    assert!(found == kept, "other answers are right than those in right-answers.txt:\n{found}");
}
