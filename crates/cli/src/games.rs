//! Which games there are, and what a command line needs to know of one beyond the contract.
//!
//! Commands are generic functions over [`House`]; [`dispatch`] is the one place where a name becomes a type.

use clap::ValueEnum;
use detente_chronicle::{Chronicle, Told};
use detente_game::Game;
use detente_guerra_fria::GuerraFria;
use detente_levels::Levels;
use detente_struggle::Struggle;

/// A game by its name on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    Twilight,
    GuerraFria,
}

impl GameName {
    pub const ALL: &'static [GameName] = &[GameName::Twilight, GameName::GuerraFria];

    pub fn name(self) -> &'static str {
        match self {
            GameName::Twilight => Struggle::NAME,
            GameName::GuerraFria => GuerraFria::NAME,
        }
    }

    pub fn by_name(name: &str) -> Option<GameName> {
        GameName::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// All names, for a complaint about an unknown one.
    pub fn list() -> String {
        GameName::ALL.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
    }
}

/// Something to be done with whatever game is named.
pub trait ForGame {
    type Output;
    fn with<G: House>(self) -> Self::Output;
}

/// Does it with the game of that name.
pub fn dispatch<T: ForGame>(game: GameName, what: T) -> T::Output {
    match game {
        GameName::Twilight => what.with::<Struggle>(),
        GameName::GuerraFria => what.with::<GuerraFria>(),
    }
}

/// What players count when they say how long a game was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Turn,
    Round,
}

impl Unit {
    /// The word in JSON and in the ids of texts.
    pub fn word(self) -> &'static str {
        match self {
            Unit::Turn => "turn",
            Unit::Round => "round",
        }
    }
}

/// A game of the house, as the command line sees it.
pub trait House: Levels<Action: Send, Options: Sync> + Send + 'static {
    /// Every way a game can end, so that one which did not happen is reported as 0.
    const ENDINGS: &'static [&'static str];
    const UNIT: Unit;
    /// The game in words.
    type Log: Chronicle<Self>;
    /// Options of matches between bots, unless `--rules` says otherwise.
    const MATCH_RULES: &'static [&'static str] = &[];

    /// Turns or rounds so far.
    fn length(&self) -> u32;
}

impl House for Struggle {
    const ENDINGS: &'static [&'static str] = &[
        "vp",
        "defcon",
        "final-scoring",
        "europe-control",
        "wargames",
        "held-scoring-card",
        "missile-crisis",
    ];
    const UNIT: Unit = Unit::Turn;
    type Log = <Struggle as Told>::Log;

    fn length(&self) -> u32 {
        self.turn.into()
    }
}

impl House for GuerraFria {
    const ENDINGS: &'static [&'static str] = &["attack", "max-rounds"];
    const UNIT: Unit = Unit::Round;
    type Log = <GuerraFria as Told>::Log;
    // The rules know no end but victory; programs that never dare would play for ever.
    const MATCH_RULES: &'static [&'static str] = &["max-rounds=60"];

    fn length(&self) -> u32 {
        self.round()
    }
}

/// The toy game, so that what is generic can be tested without a real one.
#[cfg(test)]
impl House for detente_game::testkit::toy::Nim {
    const ENDINGS: &'static [&'static str] = &["last-stone", "wind"];
    const UNIT: Unit = Unit::Turn;
    type Log = toy::Log;

    fn length(&self) -> u32 {
        self.turn()
    }
}

/// The toy game in words.
#[cfg(test)]
mod toy {
    use detente_chronicle::{Chronicle, Line, Plays, Tone};
    use detente_game::testkit::toy::{Fact, Nim};
    use detente_game::{Game, Seat, Viewer};
    use detente_words::Lang;

    #[derive(Clone, Debug)]
    pub struct Log(Vec<Fact>, Plays<(), ()>);

    impl Log {
        fn told(&self, index: usize, open: bool) -> Line {
            let fact = &self.0[index];
            let tone = if matches!(fact, Fact::Begins(_)) { Tone::Turn } else { Tone::Play };
            let text = if open { format!("{fact:?}") } else { "a secret".to_owned() };
            let seat = Some(Seat(0));
            Line { text, tone, seat, countries: Vec::new(), cards: Vec::new(), dice: Vec::new(), why: None }
        }
    }

    impl Chronicle<Nim> for Log {
        type Kind = ();
        type What = ();

        fn new(_: &<Nim as Game>::Options) -> Log {
            Log(Vec::new(), Plays::new(()))
        }

        fn tell(&mut self, fact: &Fact) -> usize {
            self.0.push(*fact);
            self.0.len() - 1
        }

        fn len(&self) -> usize {
            self.0.len()
        }

        fn plays(&self) -> &Plays<(), ()> {
            &self.1
        }

        fn line(&self, index: usize, viewer: Viewer, _: Lang) -> Line {
            self.told(index, <Nim>::may_see(&self.0[index], viewer))
        }

        fn open_line(&self, index: usize, _: Lang) -> Line {
            self.told(index, true)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct KeepsItsPromises;

    impl ForGame for KeepsItsPromises {
        type Output = ();
        fn with<G: House>(self) {
            assert_eq!(GameName::by_name(G::NAME).map(GameName::name), Some(G::NAME));
        }
    }

    #[test]
    fn every_ending_of_twilight_struggle_is_known() {
        for ending in detente_struggle::state::Ending::ALL {
            assert!(Struggle::ENDINGS.contains(&ending.word()), "{ending:?}");
        }
    }

    #[test]
    fn every_listed_game_is_there() {
        for &game in GameName::ALL {
            dispatch(game, KeepsItsPromises);
            let value = game.to_possible_value().expect("no game is hidden");
            assert_eq!(value.get_name(), game.name(), "the name on the command line is that of the records");
        }
    }
}
