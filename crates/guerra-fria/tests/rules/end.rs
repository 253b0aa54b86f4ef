//! 2.4 and 2.5: rounds follow each other until a victory, or until the number of rounds the players agreed on.

use detente_game::{Game, SeatSet, ToAct};
use detente_guerra_fria::{Ending, Fact, GuerraFria, Options};

use crate::table::*;

#[test]
fn without_a_victory_the_next_round_begins_and_all_choose_again() {
    let mut game = GuerraFria::new(&Options::default());
    for round in 1..200 {
        assert_eq!(game.round(), round);
        play_round(&mut game, ["+4 0/0/0", "+4 4/0/0", "+4 0/4/0", "pass"]);
        assert_eq!(game.to_act(), ToAct::Seats(SeatSet::first(4)));
    }
    assert_eq!(south(&game), arsenal([0, 0, 0], 4 * 199));
}

#[test]
fn the_game_is_drawn_after_the_agreed_number_of_rounds() {
    let mut game = GuerraFria::new(&Options::drawn_after(2));
    play_round(&mut game, ["pass"; 4]);
    assert_eq!(game.ending(), None);
    let facts = play_round(&mut game, ["pass"; 4]);
    assert_eq!(facts.last(), Some(&Fact::GameOver { ending: Ending::MaxRounds }));
    let ToAct::Over(outcome) = game.to_act() else { panic!("the game is over") };
    assert_eq!((outcome.winners, outcome.ending), (SeatSet::EMPTY, "max-rounds"));
}

#[test]
fn a_victory_in_the_last_round_is_a_victory() {
    let mut game = table("max-rounds=1 south=0/0/1+0");
    play_round(&mut game, ["A west", "A south", "pass", "pass"]);
    assert!(matches!(game.ending(), Some(Ending::Attack(_))));
}
