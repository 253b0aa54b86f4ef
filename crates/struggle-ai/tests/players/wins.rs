//! Games that are won by one's own choices alone are seen, and nothing else is taken for one.

use detente_game::{Actor, Game};
use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Word};
use detente_struggle::side::Side::{self, Us, Ussr};
use detente_struggle::state::State;
use detente_struggle_ai::wins;

use crate::common::{legal, round};

fn certain(game: &State, side: Side) -> Option<Action> {
    wins::certain(std::slice::from_ref(game), side, &legal(game, side.seat()))
}

#[test]
fn wargames_is_seen_with_seven_points_ahead_at_defcon_2() {
    let position = |vp: i8, defcon: u8| {
        let text = format!("us=italy:3 ussr=poland:4 defcon={defcon} vp={vp} hand-us=nato,wargames,fidel");
        let mut game = round(Us, &text);
        game.turn = 8;
        game
    };
    let mut game = position(7, 2);
    assert_eq!(certain(&game, Us), Some(Action::Card(CardId::Wargames)));
    game.apply(Actor::Seat(Us.seat()), Action::Card(CardId::Wargames)).expect("legal");
    assert_eq!(certain(&game, Us), Some(Action::Word(Word::Event)));
    game.apply(Actor::Seat(Us.seat()), Action::Word(Word::Event)).expect("legal");
    assert_eq!(certain(&game, Us), Some(Action::Word(Word::EndGame)), "it has left the game, and asks");
    assert_eq!(certain(&position(6, 2), Us), None, "six points are given away: a draw is no win");
    assert_eq!(certain(&position(7, 3), Us), None);
    assert_eq!(certain(&position(7, 2), Ussr), None, "the other side is not asked");
}

#[test]
fn europe_under_control_is_scored() {
    let controlled = "us=italy:6,france:6,west-germany:8,poland:6,east-germany:8,united-kingdom:6,canada:6,spain-portugal:6";
    let game = round(Us, &format!("{controlled} defcon=3 hand-us=europe-scoring,nato"));
    assert_eq!(certain(&game, Us), Some(Action::Card(CardId::EuropeScoring)));
    let game = round(Us, "us=italy:6,france:6 ussr=poland:6 defcon=3 hand-us=europe-scoring,nato");
    assert_eq!(certain(&game, Us), None);
}

#[test]
fn what_a_die_decides_is_not_certain() {
    // A coup that would bring the points is left to the dice.
    let game =
        round(Us, "us=italy:3 ussr=angola:1 vp=19 defcon=4 hand-us=duck-and-cover,captured-nazi-scientist");
    let action = certain(&game, Us);
    assert!(
        action == Some(Action::Card(CardId::DuckAndCover)),
        "points for DEFCON are certain, the Space Race is not: {action:?}"
    );
}
