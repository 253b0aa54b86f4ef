//! What a player lays belongs to that player until it is told.

use detente_game::{Seat, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_protocol::{ErrorCode, GameView, HeadlineStatus, TableCommand, TableStatus};
use detente_struggle::Struggle;
use detente_table::Around;

use crate::common::{Kept, told, two, viewers, watching, wish};

const US: Viewer = Viewer::Seat(Seat(0));

/// Both have set up; both are to choose a headline.
fn headlines() -> Kept<Struggle> {
    let mut kept = two();
    for _ in 0..6 {
        kept.act("bob", "ussr", "poland", false).expect("legal");
    }
    for _ in 0..7 {
        kept.act("ann", "us", "italy", false).expect("legal");
    }
    kept
}

/// Lays the first card of the hand that may be a headline.
fn headline(kept: &mut Kept<Struggle>, name: &str, seat: &str, lay: bool) -> Result<(), ErrorCode> {
    let choices = kept.seat(seat).question.expect("asked").choices;
    let card = choices.first().expect("a card").action.clone();
    kept.act(name, seat, &card, lay).map(|_| ())
}

#[test]
fn steps_are_seen_by_their_player_alone_and_the_last_one_tells_them() {
    let mut kept = two();
    let before = told(&kept.table, US, 0);
    for step in 1..6 {
        kept.act("bob", "ussr", "poland", false).expect("legal");
        assert_eq!(told(&kept.table, US, 0), before, "she is told nothing");
        assert_eq!(kept.seat("ussr").laid, step);
    }
    kept.act("bob", "ussr", "poland", false).expect("legal");
    assert_eq!(kept.seat("ussr").laid, 0);
    assert_eq!(kept.undo("bob", "ussr").map(|_| ()), Err(ErrorCode::NotNow), "she was told");
    assert_eq!(kept.seat("us").awaited, ["us"]);
}

#[test]
fn a_complete_play_stays_laid_until_it_is_confirmed_if_its_player_wants_so() {
    let mut kept = two();
    for _ in 0..6 {
        kept.act("bob", "ussr", "poland", true).expect("legal");
    }
    let view = kept.seat("ussr");
    assert!(view.may_confirm && view.question.is_none() && view.laid == 6, "{view:?}");
    assert_eq!(kept.seat("us").awaited, ["ussr"], "the other side is deciding");
    assert_eq!(kept.act("bob", "ussr", "poland", true).map(|_| ()), Err(ErrorCode::Illegal));
    kept.undo("bob", "ussr").expect("laid");
    let confirm = |kept: &mut Kept<Struggle>| {
        let version = kept.seat("ussr").version;
        kept.does("bob", TableCommand::Confirm { seat: "ussr".into(), version }, 0).map(|_| ())
    };
    assert_eq!(confirm(&mut kept), Err(ErrorCode::NotNow), "a point is left");
    kept.act("bob", "ussr", "finland", true).expect("legal");
    confirm(&mut kept).expect("complete");
    assert_eq!(kept.seat("us").awaited, ["us"]);
    assert_eq!(kept.seat("ussr").laid, 0);
}

#[test]
fn a_coup_is_rolled_for_only_when_it_is_confirmed() {
    let mut kept = headlines();
    headline(&mut kept, "ann", "us", false).expect("legal");
    headline(&mut kept, "bob", "ussr", false).expect("legal");
    // Whatever the headlines ask is answered with the first choice until a coup can be made.
    for _ in 0..60 {
        let (name, seat) = if kept.seat("ussr").question.is_some() { ("bob", "ussr") } else { ("ann", "us") };
        let Some(question) = kept.seat(seat).question else { break };
        let words: Vec<&str> = question.choices.iter().map(|choice| choice.action.as_str()).collect();
        if words.contains(&"coup") {
            kept.act(name, seat, "coup", true).expect("legal");
            let target = kept.seat(seat).question.expect("a target").choices[0].action.clone();
            let actions = kept.table.history().actions().len();
            kept.act(name, seat, &target, true).expect("legal");
            assert!(kept.seat(seat).may_confirm, "no die was rolled");
            assert_eq!(kept.table.history().actions().len(), actions);
            let version = kept.seat(seat).version;
            let confirm = TableCommand::Confirm { seat: seat.into(), version };
            kept.does(name, confirm, 0).expect("complete");
            assert!(kept.table.history().actions().len() >= actions + 3, "card, coup, target and the die");
            return;
        }
        let action = words[0].to_owned();
        kept.act(name, seat, &action, false).expect("legal");
        if kept.table.body().status != TableStatus::Playing {
            break;
        }
    }
    panic!("nobody could make a coup");
}

#[test]
fn start_over_takes_up_everything_that_is_laid() {
    let mut kept = two();
    let before = told(&kept.table, Viewer::Seat(Seat(1)), 0);
    for _ in 0..4 {
        kept.act("bob", "ussr", "poland", false).expect("legal");
    }
    let version = kept.seat("ussr").version;
    kept.does("bob", TableCommand::StartOver { seat: "ussr".into(), version }, 0).expect("laid");
    let after = kept.seat("ussr");
    assert_eq!((after.laid, after.undo_to), (0, None));
    let detente_protocol::ServerMessage::Table { view } = &before[0] else { panic!("the table first") };
    assert_eq!((&after.view, &after.question), (&view.view, &view.question));
}

#[test]
fn a_headline_lies_face_down_and_may_be_taken_up_until_the_other_has_chosen() {
    let mut kept = headlines();
    headline(&mut kept, "ann", "us", false).expect("legal");
    let GameView::Twilight { view } = kept.seat("ussr").view else { panic!("the other game") };
    let laid = view.headlines.expect("the headline phase").us;
    assert_eq!((laid.status, laid.card), (HeadlineStatus::Hidden, None), "it lies there");
    assert_eq!(kept.seat("ussr").awaited, ["ussr"]);
    kept.undo("ann", "us").expect("the US has not chosen");
    assert_eq!(kept.seat("ussr").awaited.len(), 2);
    headline(&mut kept, "ann", "us", false).expect("legal");
    headline(&mut kept, "bob", "ussr", false).expect("legal");
    assert!(kept.undo("ann", "us").is_err() && kept.undo("bob", "ussr").is_err(), "the cards were shown");
}

#[test]
fn the_second_headline_shows_nothing_until_it_is_confirmed() {
    let mut kept = headlines();
    headline(&mut kept, "ann", "us", false).expect("legal");
    headline(&mut kept, "bob", "ussr", true).expect("legal");
    let GameView::Twilight { view } = kept.seat("ussr").view else { panic!("the other game") };
    let theirs = view.headlines.expect("still the headline phase").us;
    assert_eq!(theirs.card, None, "one headline is not turned up by the other being laid");
    kept.undo("bob", "ussr").expect("not confirmed");
    kept.undo("ann", "us").expect("and so hers is free as well");
}

#[test]
fn four_choose_at_once_and_none_spoils_the_others_question() {
    let mut kept = Kept::<GuerraFria>::new(wish("guerra-fria", &["me", "me", "me", "me"], &[]));
    kept.does("ann", TableCommand::Start, 0).expect("full");
    let at = kept.seat("east").version;
    for seat in ["south", "west", "north"] {
        for word in ["free", "cero", "cero", "cero", "cero", "cero", "cero", "commit"] {
            kept.act("ann", seat, word, false).expect("legal");
        }
    }
    assert_eq!(kept.seat("east").awaited, ["east"], "three lie face down");
    let build = TableCommand::Act { seat: "east".into(), version: at, action: "build".into(), lay: false };
    kept.does("ann", build, 0).expect("nothing has changed for the fourth");
    kept.undo("ann", "west").expect("the fourth has not chosen");
    assert_eq!(kept.seat("east").awaited, ["west", "east"]);
}

#[test]
fn a_laid_step_is_news_for_its_player_only() {
    let mut kept = two();
    let news = kept.act("bob", "ussr", "poland", false).expect("legal");
    let version = kept.seat("us").version;
    for viewer in viewers::<Struggle>() {
        let around =
            Around { now: 0, connected: &|_| true, watching: 0, queued: detente_game::SeatSet::EMPTY };
        let told = kept.table.messages(&news, &watching(&kept.table, viewer), &around);
        assert_eq!(told.is_empty(), viewer != Viewer::Seat(Seat(1)), "{viewer:?}");
    }
    kept.act("bob", "ussr", "poland", false).expect("legal");
    assert_eq!(kept.seat("us").version, version, "not even that something was done");
}
