//! What a command line needs to know of a game beyond the contract. Commands are generic functions over [`House`]; which
//! games there are says `detente-games`.

use detente_chronicle::{Chronicle, Told};
use detente_games::{GuerraFria, Levels, Struggle};

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

    #[test]
    fn every_ending_of_twilight_struggle_is_known() {
        for ending in detente_struggle::state::Ending::ALL {
            assert!(Struggle::ENDINGS.contains(&ending.word()), "{ending:?}");
        }
    }
}
