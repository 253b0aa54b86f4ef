//! The first rounds that chapter 1 of Guerra Fría tells are a game: they are played by the rules, and every picture and every sum
//! of the chapter is what stands on the table.

use detente_game::{Actor, Game, Notation};
use detente_guerra_fria::{Arsenal, Ending, Forces, GuerraFria, Options, Pair, Player, Player::*};
use detente_rulebook::{Arms, Figure, Lang, Rules, section};

/// What South, West, North and East choose in each round, and the section that tells it.
const ROUNDS: [(&str, [&str; 4]); 5] = [
    (
        "1.1.2",
        [
            "build to-west-2 to-north-2 to-east-0",
            "build to-north-2 to-east-0 to-south-2",
            "build to-east-2 to-south-0 to-west-2",
            "build to-south-0 to-west-0 to-north-4",
        ],
    ),
    (
        "1.1.3",
        [
            "build to-west-0 to-north-0 to-east-0",
            "build to-north-0 to-east-0 to-south-4",
            "build to-east-2 to-south-0 to-west-2",
            "build to-south-4 to-west-0 to-north-0",
        ],
    ),
    (
        "1.1.4",
        [
            "build to-west-4 to-north-0 to-east-4",
            "ally-east",
            "build to-east-2 to-south-0 to-west-2",
            "ally-west",
        ],
    ),
    (
        "1.1.5",
        [
            "regroup to-west-0 from-north-2 to-east-2",
            "build to-north-0 to-east-4 to-south-0",
            "build to-east-2 to-south-0 to-west-2",
            "build to-south-0 to-west-2 to-north-2",
        ],
    ),
    (
        "1.1.6",
        [
            "ally-north",
            "build to-north-0 to-east-0 to-south-4",
            "ally-south",
            "build to-south-0 to-west-0 to-north-4",
        ],
    ),
];

fn play(game: &mut GuerraFria, choices: [&str; 4]) {
    for (by, words) in Player::ALL.into_iter().zip(choices) {
        for word in words.split(' ').chain(["commit"]) {
            let action = GuerraFria::parse_action(word).expect(word);
            assert!(game.apply(Actor::Seat(by.seat()), action).is_ok(), "{word} of {by:?} is refused");
        }
    }
}

/// The games after every round, the beginning first.
fn stands() -> Vec<GuerraFria> {
    let mut game = <GuerraFria as Game>::new(&Options::default());
    let mut stands = vec![game.clone()];
    for (_, choices) in ROUNDS {
        play(&mut game, choices);
        stands.push(game.clone());
    }
    stands
}

/// The one picture of a section.
fn drawn(lang: Lang, number: &str) -> [Arsenal; 4] {
    let found = &section(Rules::GuerraFria, lang, number).expect("a section")[0];
    let figures: Vec<Figure> = found.blocks().filter_map(|block| block.figure()).collect();
    let [Figure::Table(players)] = &figures[..] else { panic!("{lang} {number}: {figures:?}") };
    let arsenal = |&Arms { attack, reserve, .. }: &Arms| Arsenal { attack, reserve };
    players.iter().map(arsenal).collect::<Vec<_>>().try_into().expect("four players")
}

#[test]
fn every_picture_of_the_first_rounds_is_what_stands_on_the_table() {
    let numbers = std::iter::once("1.1.1").chain(ROUNDS.map(|(number, _)| number));
    for (number, game) in numbers.zip(stands()) {
        for lang in Lang::ALL {
            assert_eq!(&drawn(lang, number), game.arsenals(), "{lang} {number}");
        }
    }
}

#[test]
fn the_sums_of_the_first_rounds_are_those_of_the_rules() {
    let stands = stands();
    let forces = |after: usize, attackers: [Player; 2]| {
        let Forces { attacking, defending } =
            Forces::of(Pair::of(attackers[0], attackers[1]), stands[after].arsenals());
        (attacking, defending)
    };
    assert_eq!(forces(2, [West, East]), (16, 10), "1.1.3");
    assert_eq!(forces(3, [West, East]), (16, 22), "1.1.4: the attack that fails");
    assert_eq!(forces(4, [South, North]), (28, 18), "1.1.5");
    assert_eq!(forces(5, [South, North]), (28, 26), "1.1.6");
    assert!(stands[..5].iter().all(|game| game.ending().is_none()));
    assert_eq!(stands[5].ending(), Some(Ending::Attack(Pair::of(South, North))));
}
