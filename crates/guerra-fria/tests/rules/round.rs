//! 2.4.1: choose at once and in secret, then everything is revealed and carried out.

use detente_game::{Actor, Game, SeatSet, ToAct, Viewer};
use detente_guerra_fria::{Action, Fact, GuerraFria, Player, Player::*};

use crate::table::*;

/// Enters `plays` in the given order of seats, step after step of one seat.
fn in_order(start: &GuerraFria, order: [Player; 4], plays: [&str; 4]) -> GuerraFria {
    let mut game = start.clone();
    for by in order {
        for step in steps(cards(by, plays[by as usize])) {
            game.apply(Actor::Seat(by.seat()), step).expect("legal");
        }
    }
    game
}

#[test]
fn the_order_in_which_the_four_choices_arrive_changes_nothing() {
    let start = table("south=3/3/3+3 west=2/2/2+2 north=1/1/1+1");
    for plays in [
        ["+4 3/0/2", "R -2/1/1", "A east", "A north"],
        ["A north", "A east", "A south", "A west"],
        ["pass", "+4 9/9/0", "R 1/-1/0", "+4 4/0/0"],
    ] {
        let expected = in_order(&start, Player::ALL, plays);
        for a in Player::ALL {
            for b in Player::ALL {
                for c in Player::ALL {
                    let Some(d) = Player::ALL.into_iter().find(|d| ![a, b, c].contains(d)) else { continue };
                    if a != b && b != c && a != c {
                        assert_eq!(
                            in_order(&start, [a, b, c, d], plays),
                            expected,
                            "{a:?} {b:?} {c:?} {d:?}"
                        );
                    }
                }
            }
        }
        // And step by step in turn, instead of one after the other.
        let mut game = start.clone();
        let mut steps = Player::ALL.map(|by| steps(cards(by, plays[by as usize])).into_iter());
        for _ in 0..8 {
            for by in Player::ALL {
                let step = steps[by as usize].next().expect("eight steps each");
                game.apply(Actor::Seat(by.seat()), step).expect("legal");
            }
        }
        assert_eq!(game, expected);
    }
}

#[test]
fn nobody_sees_anything_before_all_have_placed() {
    let start = table("south=5/0/0+5");
    let mut one = start.clone();
    let mut other = start.clone();
    for step in steps(cards(South, "+4 4/4/1")) {
        one.apply(Actor::Seat(South.seat()), step).expect("legal");
    }
    for step in [Action::Ally(West), Action::Commit] {
        other.apply(Actor::Seat(South.seat()), step).expect("legal");
    }
    assert_ne!(one, other);
    for viewer in
        [Viewer::Seat(West.seat()), Viewer::Seat(North.seat()), Viewer::Seat(East.seat()), Viewer::Observer]
    {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
        assert_eq!(one.view(viewer).chosen, [true, false, false, false]);
    }
    assert_ne!(one.view(Viewer::Seat(South.seat())), other.view(Viewer::Seat(South.seat())));
}

#[test]
fn that_someone_has_begun_to_choose_is_not_seen() {
    let start = table("");
    let mut begun = start.clone();
    begun.apply(Actor::Seat(South.seat()), Action::Build).expect("legal");
    for viewer in [Viewer::Seat(West.seat()), Viewer::Observer] {
        assert_eq!(begun.view(viewer), start.view(viewer));
    }
    assert_eq!(begun.to_act(), start.to_act());
}

#[test]
fn facts_before_the_reveal_are_for_the_player_himself() {
    let mut game = table("");
    let mut facts = Vec::new();
    for step in [Action::Ally(East), Action::Commit] {
        game.apply_reporting(Actor::Seat(South.seat()), step, &mut |fact| facts.push(fact)).expect("legal");
    }
    let seen = |viewer: Viewer| -> Vec<Fact> {
        facts.iter().copied().filter(|fact| GuerraFria::may_see(fact, viewer)).collect()
    };
    assert_eq!(seen(Viewer::Seat(South.seat())).len(), 3);
    assert_eq!(seen(Viewer::Seat(East.seat())), [Fact::Chosen { by: South }]);
    assert_eq!(seen(Viewer::Observer), [Fact::Chosen { by: South }]);
}

#[test]
fn everything_is_public_after_the_reveal() {
    let mut game = table("");
    let facts = play_round(&mut game, ["+4 1/2/1", "pass", "A east", "+4 0/0/5"]);
    assert!(facts.iter().all(|fact| GuerraFria::may_see(fact, Viewer::Observer)));
    let revealed = facts.iter().filter(|fact| matches!(fact, Fact::Revealed { .. })).count();
    assert_eq!(revealed, 4);
    assert!(
        matches!(facts[0], Fact::Revealed { by: South, cards: shown } if shown == cards(South, "+4 1/2/1"))
    );
    assert_eq!(facts.last(), Some(&Fact::RoundBegins { round: 2 }));
}

#[test]
fn a_player_who_has_placed_waits_and_may_not_change_his_cards() {
    let mut game = table("");
    assert_eq!(game.to_act(), ToAct::Seats(SeatSet::first(4)));
    for step in [Action::Ally(South), Action::Commit] {
        game.apply(Actor::Seat(West.seat()), step).expect("legal");
    }
    assert_eq!(game.to_act(), ToAct::Seats(SeatSet::first(4).without(West.seat())));
    let mut legal = Vec::new();
    game.legal(West.seat(), &mut legal);
    assert!(legal.is_empty());
    assert!(game.apply(Actor::Seat(West.seat()), Action::Back).is_err());
}
