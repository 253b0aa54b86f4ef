//! 2.4.2.1, [+4]: four new missiles.

use detente_guerra_fria::{Card, Fact, Null, Play, Player};

use crate::table::*;

#[test]
fn four_new_missiles_go_where_the_numbers_say() {
    let mut game = table("");
    let facts = south_plays(&mut game, "+4 1/0/3");
    assert_eq!(south(&game), arsenal([1, 0, 3], 0));
    let (before, after) = (arsenal([0; 3], 0), arsenal([1, 0, 3], 0));
    assert!(facts.contains(&Fact::Built { by: Player::South, numbers: [1, 0, 3], before, after }));
}

#[test]
fn what_the_numbers_leave_of_the_four_goes_to_the_reserve() {
    let mut game = table("south=0/0/0+5");
    south_plays(&mut game, "+4 0/0/0");
    assert_eq!(south(&game), arsenal([0, 0, 0], 9));
    south_plays(&mut game, "+4 0/3/0");
    assert_eq!(south(&game), arsenal([0, 3, 0], 10));
}

#[test]
fn what_the_numbers_exceed_the_four_leaves_the_reserve() {
    let mut game = table("south=0/0/0+5");
    south_plays(&mut game, "+4 2/3/2");
    assert_eq!(south(&game), arsenal([2, 3, 2], 2));
}

#[test]
fn a_sum_of_twelve_is_allowed() {
    let mut game = table("south=0/0/0+20");
    assert_eq!(null_of_south(&south_plays(&mut game, "+4 4/4/4")), None);
    assert_eq!(south(&game), arsenal([4, 4, 4], 12));
}

#[test]
fn a_sum_of_thirteen_is_null_whatever_the_reserve() {
    let mut game = table("south=0/0/0+20");
    let facts = south_plays(&mut game, "+4 4/4/5");
    assert_eq!(null_of_south(&facts), Some(Null::OverTwelve { sum: 13 }));
    assert_eq!(south(&game), arsenal([0, 0, 0], 20));
}

#[test]
fn the_reserve_may_fall_to_exactly_zero() {
    let mut game = table("south=0/0/0+8");
    assert_eq!(null_of_south(&south_plays(&mut game, "+4 12/0/0")), None);
    assert_eq!(south(&game), arsenal([12, 0, 0], 0));
}

#[test]
fn a_reserve_that_would_fall_below_zero_makes_the_play_null() {
    let mut game = table("south=0/0/0+7");
    let facts = south_plays(&mut game, "+4 12/0/0");
    assert_eq!(null_of_south(&facts), Some(Null::ReserveBelowZero { reserve: 7, taken: 8 }));
    assert_eq!(south(&game), arsenal([0, 0, 0], 7));
    let mut game = table("");
    let facts = south_plays(&mut game, "+4 5/0/0");
    assert_eq!(null_of_south(&facts), Some(Null::ReserveBelowZero { reserve: 0, taken: 1 }));
}

#[test]
fn each_marker_needs_an_entrada_and_a_number() {
    for play in [
        "entrada 1 entrada 1 2 2",
        "entrada 1 entrada 1 entrada salida",
        "entrada entrada 1 2 entrada 1",
        "entrada 1 entrada 1 entrada alianza",
        "entrada 2 entrada 2 cero cero",
        "1 2 3 4 5 6",
    ] {
        let mut game = table("south=0/0/0+5");
        assert_eq!(null_of_south(&south_plays(&mut game, play)), Some(Null::NoPlay), "{play}");
        assert_eq!(south(&game), arsenal([0, 0, 0], 5), "{play}");
    }
}

#[test]
fn which_of_the_two_cards_at_a_marker_comes_first_means_nothing() {
    let mut game = table("");
    assert_eq!(null_of_south(&south_plays(&mut game, "2 entrada entrada 1 1 entrada")), None);
    assert_eq!(south(&game), arsenal([2, 1, 1], 0));
}

#[test]
fn the_guided_entry_offers_every_valid_build_and_no_other() {
    for reserve in [0, 3, 8, 30] {
        let game = table(&format!("south=0/0/0+{reserve}"));
        let mut valid = Vec::new();
        for a in 0..=12 {
            for b in 0..=12 {
                for c in 0..=12 {
                    let cards = Play::Build([a, b, c]).cards(Player::South);
                    valid.extend(Play::judge(Player::South, &cards, &south(&game)).map(|_| cards));
                }
            }
        }
        let mut offered = guided_plays(&game, Player::South);
        offered.retain(|cards| cards.iter().all(|at| at.contains(&Card::Entrada)));
        offered.sort();
        valid.sort();
        assert_eq!(offered, valid, "reserve {reserve}");
    }
}
