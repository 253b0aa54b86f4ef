//! Section 3 of the rulebook, the crisis between Primo, Segundo, Tercero and Cuarto, as a record that replays.

use detente_game::record::Record;
use detente_game::{Actor, Game, Notation};
use detente_guerra_fria::{Ending, Fact, Forces, GuerraFria, Pair, Player, Player::*};

const RECORD: &str = include_str!("games/section-3.txt");

fn record() -> Record<GuerraFria> {
    Record::parse(RECORD).expect("a record")
}

/// The position when `round` begins.
fn at_round(round: u32) -> GuerraFria {
    let mut found = None;
    let look = |_, game: &GuerraFria| {
        if game.heading() == Some(format!("Round {round}")) {
            found = Some(game.clone());
        }
    };
    record().replay(look).expect("a legal record");
    found.expect("the round is played")
}

fn play(game: &mut GuerraFria, choices: [&str; 4]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (by, words) in Player::ALL.into_iter().zip(choices) {
        for word in words.split(' ').chain(["commit"]) {
            let action = GuerraFria::parse_action(word).expect(word);
            game.apply_reporting(Actor::Seat(by.seat()), action, &mut |fact| facts.push(fact)).expect(word);
        }
    }
    facts
}

const SEGUNDO_BUILDS: &str = "build to-north-2 to-east-2 to-south-0";
const TERCERO_BUILDS: &str = "build to-east-0 to-south-2 to-west-2";
const CUARTO_BUILDS: &str = "build to-south-2 to-west-2 to-north-0";

#[test]
fn the_record_replays_to_its_stated_end() {
    let last = record().check().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(last.ending(), Some(Ending::Attack(Pair::of(North, East))));
}

#[test]
fn if_primo_and_segundo_attack_together_they_win() {
    let mut game = at_round(5);
    play(&mut game, ["ally-west", "ally-south", TERCERO_BUILDS, CUARTO_BUILDS]);
    assert_eq!(game.ending(), Some(Ending::Attack(Pair::of(South, West))));
}

#[test]
fn one_of_the_two_who_reorganises_is_enough_to_hold() {
    for (third, fourth) in [
        ("regroup from-east-12 to-south-6 to-west-6", CUARTO_BUILDS),
        (TERCERO_BUILDS, "regroup to-south-6 to-west-6 from-north-12"),
        ("regroup from-east-12 to-south-12 to-west-0", "free cero cero cero cero cero cero"),
    ] {
        let mut game = at_round(5);
        play(&mut game, ["ally-west", "ally-south", third, fourth]);
        assert_eq!(game.ending(), None, "{third} / {fourth}");
    }
}

#[test]
fn primo_alone_wins_nothing_and_is_the_only_one_without_four_new_missiles() {
    let before = at_round(5);
    let mut game = before.clone();
    let facts = play(&mut game, ["ally-west", SEGUNDO_BUILDS, TERCERO_BUILDS, CUARTO_BUILDS]);
    assert!(facts.contains(&Fact::AllianceUnanswered { by: South, to: West }));
    assert_eq!(game, at_round(6), "this is what the record plays");
    let won = Player::ALL.map(|player| game.arsenal(player).total() - before.arsenal(player).total());
    assert_eq!(won, [0, 4, 4, 4]);
}

#[test]
fn the_numbers_in_the_comments_are_right() {
    let forces = |round, pair| Forces::of(pair, at_round(round).arsenals());
    let (ours, theirs) = (Pair::of(South, West), Pair::of(North, East));
    assert_eq!(forces(5, ours), Forces { attacking: 20, defending: 8 });
    assert_eq!(forces(6, ours), Forces { attacking: 24, defending: 16 });
    assert_eq!(forces(7, ours), Forces { attacking: 24, defending: 24 });
    assert_eq!(forces(8, theirs), Forces { attacking: 32, defending: 24 });
}
