//! Whoever is about to lose the game by their own hand is told so.

use detente_chronicle::Told;
use detente_chronicle::twilight::warning::{self, Warning};
use detente_game::{Actor, Game, Notation, Seat, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Asked, Underway};
use detente_struggle::side::{Side, Us, Ussr};
use detente_words::Lang;

use crate::common::{Session, position, some_options};

/// Does the action lose the game at once, or with whatever die follows?
fn loses(game: &Struggle, side: Side, action: Action) -> bool {
    let lost = |game: &Struggle| match game.to_act() {
        ToAct::Over(outcome) => {
            let own_doing = ["defcon", "missile-crisis", "europe-control"].contains(&outcome.ending);
            own_doing && outcome.winners.contains(side.opponent().seat())
        }
        _ => false,
    };
    let mut next = game.clone();
    next.apply_unchecked(Actor::Seat(side.seat()), action);
    if lost(&next) {
        return true;
    }
    next.is_legal(Actor::Nature, Action::Die(1))
        && (1..=6).all(|die| {
            let mut after = next.clone();
            after.apply_unchecked(Actor::Nature, Action::Die(die));
            lost(&after)
        })
}

/// The card was played against a warning and its event is still to come, or the other headline does it: nothing said now
/// could help.
fn is_beyond_help(game: &Struggle, side: Side) -> bool {
    // What the other headline does nobody can foresee.
    let headline = matches!(game.asked(), Some(Asked::Headline(_)));
    headline && (game.defcon > 3 || game.options.is_first_edition())
        || game.underway().any(|what| match what {
            Underway::EventToCome { card, .. } => {
                warning::event_risk(game, game.defcon, card, side).is_some()
            }
            _ => false,
        })
}

#[test]
fn every_answer_that_loses_the_game_carries_a_warning() {
    let (mut lost, mut warned) = (0, 0);
    for number in 0..600 {
        let mut session = Session::<Struggle>::new(&some_options(number), 3000 + number);
        loop {
            if let ToAct::Seats(seats) = session.game.to_act() {
                for seat in seats.iter() {
                    let side = Side::of_seat(seat);
                    let mut legal = Vec::new();
                    session.game.legal(seat, &mut legal);
                    for action in legal {
                        let warning = warning::of(&session.game, side, action);
                        warned += usize::from(warning.is_some());
                        if loses(&session.game, side, action) && !is_beyond_help(&session.game, side) {
                            lost += 1;
                            let asked = session.game.asked();
                            assert!(warning.is_some(), "{action:?} loses at {asked:?}");
                        }
                    }
                }
            }
            if !session.step() {
                break;
            }
        }
    }
    assert!(lost > 20 && warned > lost, "{lost} of {warned}");
}

fn warning(text: &str, side: Side, word: &str) -> Option<Warning> {
    let game = position(text);
    let action = Struggle::parse_action(word).expect("an action");
    assert!(game.is_legal(Actor::Seat(side.seat()), action), "{word} is not legal in {text}");
    warning::of(&game, side, action)
}

#[test]
fn an_opponents_event_that_lowers_defcon_is_a_certain_loss_at_2() {
    let text = "turn=5 round=1 defcon=2 phasing=ussr us=panama:1 ussr=cuba:1 hand-ussr=duck-and-cover \
        stack=use/ussr/duck-and-cover/0";
    assert_eq!(warning(text, Ussr, "event-first"), Some(Warning::Defcon));
    assert_eq!(warning(text, Ussr, "space"), None);
    let text = text.replace("defcon=2", "defcon=3");
    assert_eq!(warning(&text, Ussr, "event-first"), None);
}

#[test]
fn an_event_that_gives_the_opponent_a_coup_may_lose_at_2() {
    let text = "turn=5 round=1 defcon=2 phasing=us us=panama:2 ussr=cuba:1 hand-us=lone-gunman \
        stack=use/us/lone-gunman/0";
    assert_eq!(warning(text, Us, "event-first"), Some(Warning::MayDefcon));
    // Nothing in a battleground that DEFCON leaves open.
    let text = text.replace("us=panama:2", "us=honduras:2");
    assert_eq!(warning(&text, Us, "event-first"), None);
}

#[test]
fn the_last_rounds_belong_to_scoring_cards() {
    let text = "turn=5 round=7 defcon=3 phasing=us hand-us=asia-scoring,nato stack=action-round/us";
    assert_eq!(warning(text, Us, "nato"), Some(Warning::HeldScoringCard));
    assert_eq!(warning(text, Us, "asia-scoring"), None);
    let text = text.replace("round=7", "round=6");
    assert_eq!(warning(&text, Us, "nato"), None);
}

#[test]
fn wargames_tells_who_wins() {
    let at = |vp: &str| {
        let text = format!(
            "turn=9 round=3 defcon=2 phasing=us vp={vp} in-play=wargames stack=event/wargames/us/1/255/0,ask/0/1"
        );
        warning(&text, Us, "end-game")
    };
    assert_eq!(at("5"), Some(Warning::EndsLost));
    assert_eq!(at("6"), Some(Warning::EndsDrawn));
    assert_eq!(at("7"), None);
}

#[test]
fn a_warning_stands_beside_its_choice() {
    let game =
        position("turn=5 round=1 defcon=2 phasing=us ussr=cuba:1 hand-us=nato stack=coup/us/3/0/no/no");
    let question =
        Struggle::question(&game.view(Viewer::Seat(Seat(0))), Seat(0), Lang::En).expect("a question");
    assert_eq!(question.choices[0].warning.as_deref(), Some("DEFCON falls to 1 and you lose the game"));
    assert!(warning::event_risk(&game, 2, CardId::Fidel, Us).is_none());
}
