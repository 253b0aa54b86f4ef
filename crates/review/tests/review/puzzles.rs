//! The puzzles that come with the program, and that a win that is there makes one.

use detente_game::{Actor, Game, Notation, Seat, ToAct, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_review::plan::What;
use detente_review::puzzle::{LEAD, Theme, again, difficulty, is_counted_right, make};
use detente_review::{Plan, Puzzle, Reviewed, shipped};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::Action;

use crate::blunders::BOARD;

fn check<G: Reviewed>(puzzle: &Puzzle) {
    let view = G::parse_view(&puzzle.view).expect("a view");
    let seat = Seat::parse::<G>(&puzzle.seat).expect("a seat");
    let game = G::parse_position(&puzzle.position).expect("a position");
    assert!(game.view(Viewer::Seat(seat)) == view, "{}: the position looks like the view", puzzle.id);
    assert!(matches!(game.to_act(), ToAct::Seats(seats) if seats.contains(seat)));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.retain(|&action| G::is_answer(action));
    let mut words: Vec<String> = legal.into_iter().map(G::action_word).collect();
    let mut answers: Vec<String> = puzzle.others.iter().map(|other| other.action.clone()).collect();
    answers.push(puzzle.answer.clone());
    words.sort();
    answers.sort();
    assert_eq!(words, answers, "{}: every answer has its chance", puzzle.id);
    assert_eq!(puzzle.difficulty, difficulty(puzzle), "{}: `measure rate` counts it again", puzzle.id);
    for other in &puzzle.others {
        assert!(other.chance <= puzzle.chance - 100.0 * LEAD + 5.0, "{}: {other:?}", puzzle.id);
    }
    for text in [&puzzle.told.en, &puzzle.told.es, &puzzle.told.pt, &puzzle.told.it] {
        assert!(
            !text.is_empty() && !text.contains('{') && !text.contains("puzzle-"),
            "{}: {text}",
            puzzle.id
        );
    }
}

#[test]
fn every_puzzle_that_comes_with_the_program_can_be_asked_and_answered() {
    let twilight = shipped::of_game(Struggle::NAME);
    for puzzle in &twilight {
        check::<Struggle>(puzzle);
    }
    let guerra_fria = shipped::of_game(GuerraFria::NAME);
    for puzzle in &guerra_fria {
        check::<GuerraFria>(puzzle);
    }
    for puzzles in [twilight, guerra_fria] {
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
        let mut ids: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), puzzles.len(), "no puzzle comes twice");
        assert_eq!(shipped::read(&shipped::write(&puzzles)), Ok(puzzles));
    }
    assert_eq!(shipped::read("\n{}\n"), Err(2));
}

#[test]
fn what_can_be_counted_out_says_the_same_as_the_puzzles() {
    let Some(mut judge) = Struggle::judge() else {
        println!("skipped: there is no network");
        return;
    };
    let puzzles = shipped::of_game(Struggle::NAME);
    let wrong = puzzles.iter().filter(|puzzle| !is_counted_right::<Struggle>(puzzle, &mut judge));
    assert_eq!(wrong.map(|puzzle| &puzzle.id).collect::<Vec<_>>(), [""; 0]);
    // With an answer that another one equals or beats in the last play, it would not.
    let last = puzzles.iter().find(|puzzle| puzzle.id == "70dd7c70668a0b24").expect("a last play");
    let other = Puzzle { answer: "canada".to_owned(), ..last.clone() };
    assert!(!is_counted_right::<Struggle>(&other, &mut judge));
}

#[test]
fn there_are_as_many_puzzles_of_each_theme_as_were_shipped() {
    let least = [
        (Theme::Win, 44),
        (Theme::Scoring, 44),
        (Theme::Defcon, 44),
        (Theme::Coup, 10),
        (Theme::Headline, 31),
        (Theme::LastRound, 34),
        (Theme::Europe, 5),
        (Theme::Influence, 44),
        (Theme::Card, 44),
        (Theme::Event, 8),
    ];
    at_least(&shipped::of_game(Struggle::NAME), 308, &least);
    at_least(&shipped::of_game(GuerraFria::NAME), 50, &[(Theme::Attack, 21), (Theme::Defence, 29)]);
}

fn at_least(puzzles: &[Puzzle], all: usize, themes: &[(Theme, usize)]) {
    assert!(puzzles.len() >= all, "{}", puzzles.len());
    for &(theme, least) in themes {
        let of = puzzles.iter().filter(|puzzle| puzzle.theme == theme).count();
        assert!(of >= least, "{}: {of}", theme.word());
    }
}

#[test]
fn a_win_that_is_there_makes_a_puzzle_and_it_is_proved() {
    let Some(mut judge) = Struggle::judge() else {
        eprintln!("skipped: this program was built without the network");
        return;
    };
    let position = format!(
        "{BOARD} defcon=2 vp=8 hand-us=wargames,duck-and-cover,nato hand-ussr=blockade,nasser,fidel \
         deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us"
    );
    let game = Struggle::parse_position(&position).expect("a position");
    let played = Action::Card(CardId::DuckAndCover);
    let plan = Plan::from_position(game, &[(Actor::Seat(Seat(0)), played)]).expect("legal");
    let task = plan.tasks.iter().position(|task| matches!(task.what, What::Decision(_))).expect("a decision");
    let made = make(&plan, task, &mut judge, 1);
    let puzzle = made.as_ref().expect("a puzzle");
    assert_eq!((puzzle.answer.as_str(), puzzle.proved, puzzle.theme), ("wargames", true, Theme::Win));
    let [why] = puzzle.why.as_slice() else { panic!("{puzzle:?}") };
    assert_eq!((why.what.as_str(), why.seat.as_deref(), why.best), ("won", Some("us"), 100.0));
    check::<Struggle>(puzzle);
    assert_eq!(make(&plan, task, &mut judge, 1), made, "the same seed, the same puzzle");
    // In other worlds it is still the same one; and none where another answer is called right.
    let found = again::<Struggle>(puzzle, &mut judge, 7).expect("still a puzzle");
    assert_eq!((&found.id, &found.answer, found.proved), (&puzzle.id, &puzzle.answer, true));
    check::<Struggle>(&found);
    let other = Puzzle { answer: puzzle.others[0].action.clone(), ..puzzle.clone() };
    assert_eq!(again::<Struggle>(&other, &mut judge, 7), None);
}

#[test]
fn two_wins_that_are_there_make_no_puzzle() {
    let Some(mut judge) = Struggle::judge() else {
        eprintln!("skipped: this program was built without the network");
        return;
    };
    let mut made = |vp: i8| {
        // The next box of the space race brings two points as well.
        let position = format!(
            "{BOARD} defcon=2 vp={vp} hand-us=wargames,captured-nazi-scientist,nato hand-ussr=blockade,nasser,fidel \
             deck=comecon,cia-created,socialist-governments stack=turn/2,end-of-round/us,action-round/us"
        );
        let game = Struggle::parse_position(&position).expect("a position");
        let played = (Actor::Seat(Seat(0)), Action::Card(CardId::Nato));
        let plan = Plan::from_position(game, &[played]).expect("legal");
        let task = plan.tasks.iter().position(|task| matches!(task.what, What::Decision(_)));
        make(&plan, task.expect("a decision"), &mut judge, 1)
    };
    assert_eq!(made(8).map(|puzzle| puzzle.answer).as_deref(), Some("wargames"));
    assert_eq!(made(18), None);
}

#[test]
fn what_only_says_the_same_in_another_way_is_no_answer() {
    use detente_guerra_fria::Action as Step;
    assert!(!GuerraFria::is_answer(Step::Free) && !GuerraFria::is_answer(Step::Back));
    assert!(GuerraFria::is_answer(Step::Build) && GuerraFria::is_answer(Step::Regroup));
}
