//! 2.4.2.3 and 2.5: `[A]`, attack together with another player.

use detente_game::{Game, ToAct};
use detente_guerra_fria::{Ending, Fact, Forces, Null, Pair, Player::*};

use crate::table::*;

const PASS: &str = "pass";

fn winners(game: &detente_guerra_fria::GuerraFria) -> Option<Pair> {
    match game.ending() {
        Some(Ending::Attack(pair)) => Some(pair),
        _ => None,
    }
}

#[test]
fn two_who_call_for_each_other_and_have_more_missiles_win() {
    let mut game = table("south=0/0/3+0");
    let facts = play_round(&mut game, ["A west", "A south", PASS, PASS]);
    assert_eq!(winners(&game), Some(Pair::of(South, West)));
    let forces = Forces { attacking: 3, defending: 0 };
    let attackers = Pair::of(South, West);
    assert_eq!(
        facts[facts.len() - 3..],
        [
            Fact::AttackValid { attackers, forces },
            Fact::AttackVictorious { attackers, forces },
            Fact::GameOver { ending: Ending::Attack(attackers) }
        ]
    );
    let ToAct::Over(outcome) = game.to_act() else { panic!("the game is over") };
    assert_eq!((outcome.winners, outcome.ending), (attackers.seats(), "attack"));
}

#[test]
fn every_pair_can_win() {
    for one in detente_guerra_fria::Player::ALL {
        for other in one.rivals() {
            let mut game = table("south=1/1/1+0 west=1/1/1+0 north=1/1/1+0 east=1/1/1+0");
            let mut plays = ["+4 0/0/0"; 4];
            let call = |ally: detente_guerra_fria::Player| format!("A {}", ally.word());
            let (to_other, to_one) = (call(other), call(one));
            plays[one as usize] = &to_other;
            plays[other as usize] = &to_one;
            play_round(&mut game, plays);
            assert_eq!(game.ending(), None, "four against four");

            // One missile more against either opponent decides; one more against the ally does not.
            for aimed in one.rivals() {
                let mut arsenals = *game.arsenals();
                arsenals[one as usize].attack[one.marker_against(aimed)] += 1;
                let mut game = detente_guerra_fria::GuerraFria::with_arsenals(game.options(), 1, arsenals);
                play_round(&mut game, plays);
                let expected = (aimed != other).then(|| Pair::of(one, other));
                assert_eq!(winners(&game), expected, "{one:?} and {other:?}, one more at {aimed:?}");
            }
        }
    }
}

#[test]
fn equal_forces_do_not_win_and_the_game_goes_on() {
    let mut game = table("south=0/2/1+0 east=0/3/0+0");
    let facts = play_round(&mut game, ["A west", "A south", PASS, PASS]);
    let forces = Forces { attacking: 3, defending: 3 };
    assert!(facts.contains(&Fact::AttackFailed { attackers: Pair::of(South, West), forces }));
    assert_eq!((game.ending(), game.round()), (None, 2));
}

#[test]
fn only_missiles_between_the_two_pairs_count() {
    // South's missiles at the ally, everybody's reserves and the defenders' missiles at each other do not.
    let mut game = table("south=50/1/0+50 west=0/0/50+0 north=50/0/0+90 east=0/0/50+90");
    play_round(&mut game, ["A west", "A south", PASS, PASS]);
    assert_eq!(winners(&game), Some(Pair::of(South, West)));
}

#[test]
fn an_attack_that_is_not_mutual_is_not_valid() {
    for plays in [
        ["A west", "+4 0/0/0", PASS, PASS],
        ["A west", "A north", PASS, PASS],
        ["A west", "A north", "A south", PASS],
        ["A west", "A north", "A east", "A south"],
    ] {
        let mut game = table("south=9/9/9+0 west=9/9/9+0 north=1/0/0+0");
        let facts = play_round(&mut game, plays);
        assert_eq!(game.ending(), None, "{plays:?}");
        assert!(facts.contains(&Fact::AllianceUnanswered { by: South, to: West }), "{plays:?}");
        assert!(!facts.iter().any(|fact| matches!(fact, Fact::AttackValid { .. })), "{plays:?}");
    }
}

#[test]
fn attacks_come_after_the_other_plays() {
    // A defender who reorganises in the same round is in time (section 3), one who builds too little is not.
    let start = "south=0/6/6+0 east=0/0/12+0";
    let mut game = table(start);
    play_round(&mut game, ["A west", "A south", PASS, "R 12/0/-12"]);
    assert_eq!(game.ending(), None);
    let mut game = table(start);
    play_round(&mut game, ["A west", "A south", PASS, "R 11/0/-11"]);
    assert_eq!(winners(&game), Some(Pair::of(South, West)));
    let mut game = table(start);
    play_round(&mut game, ["A west", "A south", "+4 0/4/0", "+4 4/0/0"]);
    assert_eq!(winners(&game), Some(Pair::of(South, West)));
}

#[test]
fn an_attack_moves_no_marker() {
    let mut game = table("south=1/2/3+4");
    south_plays(&mut game, "A north");
    assert_eq!(south(&game), arsenal([1, 2, 3], 4));
}

#[test]
fn an_attack_shows_the_alliance_card_and_five_ceros() {
    for play in [
        "alianza cero cero cero cero 1",
        "alianza 1 cero cero cero cero",
        "alianza entrada cero cero cero cero",
        "alianza salida entrada cero entrada cero",
        "cero cero cero cero cero cero",
    ] {
        let mut game = table("south=0/0/3+0");
        let facts = play_round(&mut game, [play, "A south", PASS, PASS]);
        assert_eq!(null_of_south(&facts), Some(Null::NoPlay), "{play}");
        assert!(facts.contains(&Fact::AllianceUnanswered { by: West, to: South }), "{play}");
        assert_eq!(game.ending(), None, "{play}");
    }
    let mut game = table("south=0/0/3+0");
    play_round(&mut game, ["cero alianza cero cero cero cero", "A south", PASS, PASS]);
    assert_eq!(winners(&game), Some(Pair::of(South, West)));
}

#[test]
fn of_two_valid_attacks_at_most_one_is_victorious_whichever_is_considered_first() {
    let plays = ["A north", "A east", "A south", "A west"];
    let (first, second) = (Pair::of(South, North), Pair::of(West, East));

    let mut game = table("south=2/0/0+0 west=0/0/1+0");
    play_round(&mut game, plays);
    assert_eq!(winners(&game), Some(first));

    let mut game = table("south=1/0/0+0 west=0/0/2+0");
    let facts = play_round(&mut game, plays);
    assert_eq!(winners(&game), Some(second));
    assert!(
        facts.contains(&Fact::AttackFailed {
            attackers: first,
            forces: Forces { attacking: 1, defending: 2 }
        })
    );

    let mut game = table("south=2/0/0+0 west=0/0/2+0");
    let facts = play_round(&mut game, plays);
    assert_eq!(game.ending(), None);
    assert_eq!(facts.iter().filter(|fact| matches!(fact, Fact::AttackFailed { .. })).count(), 2);
}
