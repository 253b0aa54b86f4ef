//! A table for tests: positions, plays and results as short text.

use detente_game::{Actor, Game, Notation};
use detente_guerra_fria::{Action, Arsenal, Card, Fact, GuerraFria, Null, Placement, Play, Player};

/// A table where only the named markers differ from 0, e.g. `south=3/0/0+2 west=0/1/0+0`.
pub fn table(markers: &str) -> GuerraFria {
    let given = |key: &str| markers.split_whitespace().find(|part| part.split('=').next() == Some(key));
    let mut words = vec![given("max-rounds").unwrap_or_default().to_owned(), "round=1".to_owned()];
    words.extend(
        Player::WORDS.map(|name| given(name).map_or_else(|| format!("{name}=0/0/0+0"), ToOwned::to_owned)),
    );
    let text = words.join(" ");
    GuerraFria::parse_position(&text).expect(&text)
}

/// The six cards of a play in shorthand, markers clockwise: `+4 4/0/0`, `R -3/3/0`, `A north`, `pass`, or card words.
pub fn cards(by: Player, play: &str) -> Placement {
    let (kind, rest) = play.split_once(' ').unwrap_or((play, ""));
    let number = |text: &str| text.parse::<i8>().expect(play);
    let three = || {
        let numbers: Vec<i8> = rest.split('/').map(number).collect();
        <[i8; 3]>::try_from(numbers).expect(play)
    };
    match kind {
        "+4" => Play::Build(three().map(|n| n as u8)).cards(by),
        "R" => Play::Regroup(three()).cards(by),
        "A" => Play::Attack(Player::parse(rest).expect(play)).cards(by),
        "pass" => [[Card::Missiles(0); 2]; 3],
        _ => {
            let cards: Vec<Card> =
                play.split_whitespace().map(|word| Card::parse(word).expect(play)).collect();
            [[cards[0], cards[1]], [cards[2], cards[3]], [cards[4], cards[5]]]
        }
    }
}

/// The steps that put these cards on the table by free placement.
pub fn steps(cards: Placement) -> Vec<Action> {
    let places = cards.into_iter().flatten().map(Action::Place);
    [Action::Free].into_iter().chain(places).chain([Action::Commit]).collect()
}

/// All four place cards (seat order: South, West, North, East); returns what was reported from the reveal on.
pub fn play_round(game: &mut GuerraFria, plays: [&str; 4]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (by, play) in Player::ALL.into_iter().zip(plays) {
        for step in steps(cards(by, play)) {
            game.apply_reporting(Actor::Seat(by.seat()), step, &mut |fact| facts.push(fact))
                .unwrap_or_else(|_| panic!("{play}: {step:?} is refused"));
        }
    }
    let reveal = facts.iter().position(|fact| matches!(fact, Fact::Revealed { .. })).expect("a reveal");
    facts.split_off(reveal)
}

/// South plays, the others pass.
pub fn south_plays(game: &mut GuerraFria, play: &str) -> Vec<Fact> {
    play_round(game, [play, "pass", "pass", "pass"])
}

/// Why South's play was null, if it was.
pub fn null_of_south(facts: &[Fact]) -> Option<Null> {
    facts.iter().find_map(|fact| match fact {
        Fact::Nullified { by: Player::South, why } => Some(*why),
        _ => None,
    })
}

pub fn south(game: &GuerraFria) -> Arsenal {
    *game.arsenal(Player::South)
}

pub fn arsenal(attack: [u32; 3], reserve: u32) -> Arsenal {
    Arsenal { attack, reserve }
}

/// Everything the guided entry can commit for `by`, as cards.
pub fn guided_plays(game: &GuerraFria, by: Player) -> Vec<Placement> {
    let mut found = Vec::new();
    let mut open = vec![game.clone()];
    let mut legal = Vec::new();
    while let Some(game) = open.pop() {
        legal.clear();
        game.legal(by.seat(), &mut legal);
        for &action in &legal {
            match action {
                Action::Free | Action::Back => {}
                Action::Commit => found.push(game.entry(by).cards(by).expect("a complete entry")),
                step => {
                    let mut next = game.clone();
                    next.apply(Actor::Seat(by.seat()), step).expect("listed");
                    open.push(next);
                }
            }
        }
    }
    found
}
