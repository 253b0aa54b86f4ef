//! 2.4.2.2, `[R]`: reorganise up to twelve missiles among the attack markers.

use detente_guerra_fria::{Card, Fact, Null, Play, Player};

use crate::table::*;

#[test]
fn missiles_move_from_one_marker_to_another() {
    let mut game = table("south=5/1/0+2");
    let facts = south_plays(&mut game, "R -3/3/0");
    assert_eq!(south(&game), arsenal([2, 4, 0], 2));
    let (before, after) = (arsenal([5, 1, 0], 2), arsenal([2, 4, 0], 2));
    assert!(facts.contains(&Fact::Regrouped { by: Player::South, numbers: [-3, 3, 0], before, after }));
}

#[test]
fn missiles_move_from_two_markers_to_one_and_from_one_to_two() {
    let mut game = table("south=5/4/0+0");
    south_plays(&mut game, "R -5/-4/9");
    assert_eq!(south(&game), arsenal([0, 0, 9], 0));
    south_plays(&mut game, "R 2/4/-6");
    assert_eq!(south(&game), arsenal([2, 4, 3], 0));
}

#[test]
fn twelve_missiles_may_be_moved_and_thirteen_may_not() {
    let mut game = table("south=20/20/0+0");
    assert_eq!(null_of_south(&south_plays(&mut game, "R -12/0/12")), None);
    assert_eq!(south(&game), arsenal([8, 20, 12], 0));
    let mut game = table("south=20/20/0+0");
    assert_eq!(null_of_south(&south_plays(&mut game, "R -6/-6/12")), None);
    assert_eq!(south(&game), arsenal([14, 14, 12], 0));
    let mut game = table("south=20/20/0+0");
    let facts = south_plays(&mut game, "R -7/-6/12");
    assert_eq!(null_of_south(&facts), Some(Null::MovedOverTwelve { moved: 13 }));
    assert_eq!(south(&game), arsenal([20, 20, 0], 0));
}

#[test]
fn as_many_missiles_come_as_leave() {
    for (play, leaving, coming) in [("R -3/2/0", 3, 2), ("R -3/2/2", 3, 4), ("R -1/-1/1", 2, 1)] {
        let mut game = table("south=9/9/9+9");
        let facts = south_plays(&mut game, play);
        assert_eq!(null_of_south(&facts), Some(Null::Unequal { leaving, coming }), "{play}");
        assert_eq!(south(&game), arsenal([9, 9, 9], 9));
    }
}

#[test]
fn a_marker_may_be_emptied_exactly() {
    let mut game = table("south=3/0/0+0");
    assert_eq!(null_of_south(&south_plays(&mut game, "R -3/0/3")), None);
    assert_eq!(south(&game), arsenal([0, 0, 3], 0));
}

#[test]
fn no_marker_falls_below_zero() {
    let mut game = table("south=3/0/0+9");
    let facts = south_plays(&mut game, "R -4/0/4");
    let null = Null::MarkerBelowZero { against: Player::West, missiles: 3, leaving: 4 };
    assert_eq!(null_of_south(&facts), Some(null));
    assert_eq!(south(&game), arsenal([3, 0, 0], 9));
}

#[test]
fn the_reserve_is_not_moved() {
    let mut game = table("south=3/2/1+7");
    south_plays(&mut game, "R -1/2/-1");
    assert_eq!(south(&game), arsenal([2, 4, 0], 7));
}

#[test]
fn a_marker_left_alone_shows_cero_with_entrada_or_salida_or_two_ceros() {
    for play in
        ["salida 3 entrada 3 entrada cero", "salida 3 entrada 3 cero salida", "3 salida entrada 3 cero cero"]
    {
        let mut game = table("south=3/0/5+0");
        assert_eq!(null_of_south(&south_plays(&mut game, play)), None, "{play}");
        assert_eq!(south(&game), arsenal([0, 3, 5], 0), "{play}");
    }
    for play in
        ["salida 3 entrada 3 cero 1", "salida 3 entrada 3 cero alianza", "salida 3 entrada 3 entrada salida"]
    {
        let mut game = table("south=3/0/5+0");
        assert_eq!(null_of_south(&south_plays(&mut game, play)), Some(Null::NoPlay), "{play}");
        assert_eq!(south(&game), arsenal([3, 0, 5], 0), "{play}");
    }
}

#[test]
fn without_a_salida_card_nothing_is_reorganised() {
    let mut game = table("south=3/0/5+0");
    assert_eq!(
        null_of_south(&south_plays(&mut game, "entrada cero entrada cero cero cero")),
        Some(Null::NoPlay)
    );
    assert_eq!(null_of_south(&south_plays(&mut game, "salida cero entrada cero cero cero")), None);
    assert_eq!(south(&game), arsenal([3, 0, 5], 0));
}

#[test]
fn the_guided_entry_offers_every_regroup_that_moves_something_and_no_other() {
    for markers in ["0/0/0", "1/0/0", "0/3/2", "5/7/1", "40/2/13"] {
        let game = table(&format!("south={markers}+3"));
        let mut valid = Vec::new();
        for a in -12..=12 {
            for b in -12..=12 {
                for c in -12..=12 {
                    let cards = Play::Regroup([a, b, c]).cards(Player::South);
                    let judged = Play::judge(Player::South, &cards, &south(&game));
                    if [a, b, c] != [0; 3] && matches!(judged, Ok(Play::Regroup(_))) {
                        valid.push(cards);
                    }
                }
            }
        }
        let mut offered = guided_plays(&game, Player::South);
        offered.retain(|cards| cards.iter().any(|at| at.contains(&Card::Salida)));
        offered.sort();
        valid.sort();
        assert_eq!(offered, valid, "{markers}");
    }
}
