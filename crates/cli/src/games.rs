//! What a command line needs to know of a game beyond the contract. Commands are generic functions over [`House`]; which
//! games there are says `detente-games`.

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

    fn length(&self) -> u32 {
        self.turn.into()
    }
}

impl House for GuerraFria {
    const ENDINGS: &'static [&'static str] = &["attack", "max-rounds"];
    const UNIT: Unit = Unit::Round;
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

    fn length(&self) -> u32 {
        self.turn()
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
