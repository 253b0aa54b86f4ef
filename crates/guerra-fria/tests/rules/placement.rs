//! 2.2.1 and 2.4.1.1: any six cards of the deck may be placed; a choice is entered in small steps.

use detente_game::{Actor, Game, Notation};
use detente_guerra_fria::{Action, Card, GuerraFria, Player, Player::*};

use crate::table::*;

fn legal(game: &GuerraFria, player: Player) -> Vec<Action> {
    let mut out = Vec::new();
    game.legal(player.seat(), &mut out);
    out
}

fn enter(game: &mut GuerraFria, player: Player, words: &str) {
    for word in words.split_whitespace() {
        let action = GuerraFria::parse_action(word).expect(word);
        game.apply(Actor::Seat(player.seat()), action).expect(word);
    }
}

#[test]
fn free_placement_takes_each_card_as_often_as_the_deck_has_it() {
    for card in Card::KINDS {
        let mut game = table("");
        enter(&mut game, North, "free");
        for _ in 0..card.copies() {
            assert!(legal(&game, North).contains(&Action::Place(card)), "{card:?}");
            enter(&mut game, North, card.word());
        }
        assert!(!legal(&game, North).contains(&Action::Place(card)), "{card:?}");
    }
}

#[test]
fn six_cards_make_a_placement_and_then_it_can_be_committed() {
    let mut game = table("");
    enter(&mut game, South, "free salida alianza 12 12 cero");
    assert!(!legal(&game, South).contains(&Action::Commit));
    enter(&mut game, South, "11");
    assert_eq!(legal(&game, South), [Action::Commit, Action::Back]);
}

#[test]
fn a_step_can_be_taken_back_until_the_cards_are_committed() {
    let mut game = table("");
    let start = game.clone();
    enter(&mut game, South, "build to-west-2 to-north-1 back");
    let mut direct = start.clone();
    enter(&mut direct, South, "build to-west-2");
    assert_eq!(game, direct);
    enter(&mut game, South, "back back");
    assert_eq!(game, start);
}

#[test]
fn the_guided_entry_asks_for_the_markers_clockwise() {
    let mut game = table("west=9/9/9+9");
    enter(&mut game, West, "build to-north-0 to-east-3 to-south-2 commit");
    let mut game = table("west=9/9/9+9");
    enter(&mut game, West, "regroup from-north-3 to-east-1 to-south-2 commit");
    assert!(game.entry(West).is_committed());
}

#[test]
fn the_last_number_of_a_regroup_settles_the_account() {
    let mut game = table("south=9/9/9+0");
    enter(&mut game, South, "regroup from-west-9 to-north-4");
    assert_eq!(legal(&game, South), [Action::To(East, 5), Action::Back]);
    let mut game = table("south=9/9/9+0");
    enter(&mut game, South, "regroup from-west-9 from-north-2");
    assert_eq!(legal(&game, South), [Action::To(East, 11), Action::Back]);
}

#[test]
fn a_regroup_is_offered_only_to_those_with_missiles_at_an_attack_marker() {
    assert!(!legal(&table("south=0/0/0+9"), South).contains(&Action::Regroup));
    assert!(legal(&table("south=0/1/0+0"), South).contains(&Action::Regroup));
}

#[test]
fn nobody_can_ally_with_himself() {
    for player in Player::ALL {
        let allies: Vec<Action> = legal(&table(""), player)
            .into_iter()
            .filter(|action| matches!(action, Action::Ally(_)))
            .collect();
        assert_eq!(allies.len(), 3);
        assert!(!allies.contains(&Action::Ally(player)));
    }
}

#[test]
fn a_guided_play_is_never_null() {
    for markers in ["south=0/0/0+0", "south=2/9/0+3", "south=12/1/30+40"] {
        let game = table(markers);
        let plays = guided_plays(&game, South);
        assert!(plays.len() > 15);
        for cards in plays {
            let judged = detente_guerra_fria::Play::judge(South, &cards, game.arsenal(South));
            assert!(judged.is_ok(), "{markers} {cards:?} {judged:?}");
        }
    }
}
