//! Boards of puzzles and analysis, played by messages as a page does.

use detente_classroom::set_up::SetUp;
use detente_classroom::study::Study;
use detente_game::Notation as _;
use detente_lessons::Taught as _;
use detente_protocol::{
    Language, ServerMessage, SetUpChange, StudyBoard, StudyReply, StudyRequest, TableCommand, TableView,
};
use detente_struggle::Struggle;

fn board(reply: StudyReply) -> StudyBoard {
    let StudyReply::Board { board } = reply else { panic!("a board: {reply:?}") };
    *board
}

fn table(board: &StudyBoard) -> &TableView {
    let found = board.messages.iter().rev().find_map(|message| match message {
        ServerMessage::Table { view } => Some(view),
        _ => None,
    });
    found.expect("the table is told")
}

const POSITION: &str = "turn=3 round=2 phasing=us defcon=4 us=iran:1 ussr=iraq:1 hand-us=nato,duck-and-cover \
                        hand-ussr=fidel,comecon deck=blockade,nasser stack=turn/2,end-of-round/us,action-round/us";

#[test]
fn a_puzzle_is_asked_of_one_seat_and_says_nothing_of_the_other_hand() {
    let pose = StudyRequest::Pose {
        game: "twilight".to_owned(),
        position: POSITION.to_owned(),
        seat: "us".to_owned(),
        language: Language::It,
        seed: 1,
    };
    let posed = board(Study::default().hear(pose));
    assert_eq!((posed.seat.as_deref(), posed.back, posed.over.as_deref()), (Some("us"), false, None));
    let view = table(&posed);
    let question = view.question.as_ref().expect("a question");
    assert!(question.choices.iter().any(|choice| choice.action == "nato"));
    assert!(question.choices.iter().all(|choice| choice.warning.is_none()), "a warning would give it away");
    // What is hidden may as well lie elsewhere: nothing that is told changes by it.
    let elsewhere = POSITION.replace("fidel,comecon deck=blockade", "fidel,blockade deck=comecon");
    assert_ne!(elsewhere, POSITION);
    let other = StudyRequest::Pose {
        game: "twilight".to_owned(),
        position: elsewhere,
        seat: "us".to_owned(),
        language: Language::It,
        seed: 1,
    };
    assert_eq!(board(Study::default().hear(other)).messages, posed.messages, "the other hand stays hidden");
}

#[test]
fn a_position_is_played_on_for_both_sides_and_taken_back() {
    let lay = StudyRequest::Lay {
        game: "twilight".to_owned(),
        position: POSITION.to_owned(),
        language: Language::En,
        seed: 7,
    };
    let mut study = Study::default();
    let mut now = board(study.hear(lay));
    assert_eq!(now.seat.as_deref(), Some("us"));
    let first = now.position.clone();
    for action in ["duck-and-cover", "event"] {
        let version = table(&now).version;
        let act = TableCommand::Act { seat: "us".to_owned(), version, action: action.to_owned(), lay: false };
        let told = board(study.hear(StudyRequest::Do { command: act }));
        assert_eq!(told.refused, None, "{action}");
        now = told;
    }
    assert_eq!(now.seat.as_deref(), Some("ussr"), "the other side is asked, on the same screen");
    assert!(now.back && now.position.contains("defcon=3"), "{}", now.position);
    let view = table(&now);
    let own: Vec<&str> = view.table.seats.iter().filter(|seat| seat.mine).map(|seat| &*seat.seat).collect();
    assert_eq!((own, view.seat.as_deref()), (vec!["ussr"], Some("ussr")), "nobody is told to look away");
    let back = board(study.hear(StudyRequest::TakeBack));
    assert_eq!((back.position, back.seat.as_deref(), back.back), (first, Some("us"), false));
    assert_ne!(back.table, now.table, "another table");
    let wrong = StudyRequest::Lay {
        game: "twilight".to_owned(),
        position: "turn=3 wonder=4".to_owned(),
        language: Language::En,
        seed: 7,
    };
    assert!(matches!(study.hear(wrong), StudyReply::Unreadable { why } if why.contains("wonder")));
}

fn changed(game: &Struggle, what: &str, by: i8) -> Struggle {
    game.set_up(&SetUpChange { what: what.to_owned(), by }).expect("a change")
}

#[test]
fn influence_tracks_hands_and_whose_round_it_is_are_set_up_one_by_one() {
    let start =
        "turn=3 round=2 phasing=us defcon=4 hand-us=nato,fidel deck=comecon stack=turn/2,action-round/us";
    let game = Struggle::of_lesson(start).expect("a position");
    let game = changed(&changed(&game, "influence/iran/us", 1), "influence/iran/us", 1);
    let game = changed(&changed(&game, "influence/iran/ussr", 1), "influence/iran/us", -1);
    let game = changed(&changed(&game, "defcon", -1), "vp", 1);
    let game = changed(&changed(&game, "hand/ussr/fidel", 1), "phasing/ussr", 1);
    let text = game.position();
    for part in
        [" us=iran:1 ", " ussr=iran:1 ", " defcon=3 ", " vp=1 ", " hand-us=nato ", " hand-ussr=fidel "]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(text.ends_with("action-round/ussr"), "{text}");
    let tracks = changed(&changed(&game, "space/ussr", 1), "military-ops/us", 1);
    let tracks = changed(&changed(&tracks, "military-ops/us", 1), "china/us", 1).position();
    for part in [" space=0/1 ", " military-ops=2/0 ", " china=us/up "] {
        assert!(tracks.contains(part), "{part} in {tracks}");
    }
    for (by, holder) in [(1, "us"), (0, "ussr")] {
        let china = changed(&game, "hand/us/the-china-card", by).position();
        assert!(china.contains(&format!(" china={holder}/up ")), "{china}");
        assert_eq!(china.matches("the-china-card").count(), 0, "it lies in no hand and no pile: {china}");
    }
    let gone = changed(&game, "influence/iran/us", -1).position();
    assert!(!gone.contains(" us=iran"), "{gone}");
    let wrong = SetUpChange { what: "influence/atlantis/us".to_owned(), by: 1 };
    assert!(game.set_up(&wrong).is_err(), "no such country");
    let wrong = SetUpChange { what: "weather".to_owned(), by: 1 };
    assert_eq!(game.set_up(&wrong).err().as_deref(), Some("“weather” cannot be set up"));
}

#[test]
fn markers_and_the_round_of_guerra_fria_are_set_up_and_what_was_chosen_is_not() {
    let start = "round=2 south=1/0/0+3 west=0/0/0+4 north=0/0/0+4 east=0/0/0+4 south:ally-west,commit";
    let lay = StudyRequest::Lay {
        game: "guerra-fria".to_owned(),
        position: start.to_owned(),
        language: Language::En,
        seed: 7,
    };
    let mut study = Study::default();
    let mut now = board(study.hear(lay));
    for (what, by) in
        [("missiles/south/west", 1), ("missiles/south/east", -1), ("reserve/north", -1), ("round", 1)]
    {
        let change = SetUpChange { what: what.to_owned(), by };
        now = board(study.hear(StudyRequest::SetUp { change }));
        assert_eq!(now.refused, None, "{what}");
    }
    assert_eq!(now.position, "round=3 south=2/0/0+3 west=0/0/0+4 north=0/0/0+3 east=0/0/0+4");
    assert_eq!(now.seat.as_deref(), Some("south"), "nobody has begun the round");
    for wrong in ["missiles/south/south", "missiles/center/west", "reserve/us", "defcon"] {
        let change = SetUpChange { what: wrong.to_owned(), by: 1 };
        let refused = board(study.hear(StudyRequest::SetUp { change })).refused;
        assert_eq!(refused, Some(format!("“{wrong}” cannot be set up")));
    }
}
