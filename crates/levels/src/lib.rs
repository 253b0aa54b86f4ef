//! The playing levels of the bots, by name: the one registry that the command line and the server read.
//!
//! A new level is added here and is then known everywhere.

use detente_game::bot::Random;
use detente_game::{Bot, Notation};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;

/// A bot that may work on a thread of its own.
pub type Player<G> = Box<dyn Bot<G> + Send>;

/// A game for which bots are known.
pub trait Levels: Notation {
    /// The playing levels, weakest first.
    const LEVELS: &'static [&'static str];

    /// The level that people are given hints by: it answers at once.
    const ADVISER: &'static str = "greedy";

    /// A player of one of the [`LEVELS`](Levels::LEVELS). Where a level takes an effort, it stands behind an `@`:
    /// `search@200ms`, `search@4000n`.
    fn bot(level: &str, seed: u64) -> Option<Player<Self>>;
}

impl Levels for Struggle {
    /// In the order of their strength as measured (docs/opponents.md, docs/training.md). The levels of the network are
    /// there if the program was built with its weights.
    const LEVELS: &'static [&'static str] = if detente_learned::weights::PRESENT {
        &["random", "recruit", "learned", "greedy", "search", "marshal"]
    } else {
        &["random", "greedy", "search"]
    };

    fn bot(level: &str, seed: u64) -> Option<Player<Self>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            _ => detente_struggle_ai::levels::bot(level, seed).or_else(|| detente_learned::bot(level, seed)),
        }
    }
}

impl Levels for GuerraFria {
    const LEVELS: &'static [&'static str] = &["random", "greedy", "search"];

    fn bot(level: &str, seed: u64) -> Option<Player<Self>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(detente_guerra_fria_ai::greedy(seed))),
            "search" => Some(Box::new(detente_guerra_fria_ai::search(seed, detente_guerra_fria_ai::BUDGET))),
            _ => {
                let playouts = level.strip_prefix("search@")?.strip_suffix('n')?.parse().ok()?;
                (playouts > 0)
                    .then(|| Box::new(detente_guerra_fria_ai::search(seed, playouts)) as Player<Self>)
            }
        }
    }
}

/// The toy game, so that what is generic over games can be tested without a real one.
#[cfg(any(test, feature = "testkit"))]
mod toy {
    use detente_game::bot::Random;
    use detente_game::testkit::toy::Nim;
    use detente_game::{Bot, Game, Seat};

    use super::{Levels, Player};

    #[derive(Debug)]
    struct First;

    impl<G: Game> Bot<G> for First {
        fn choose(&mut self, _: Seat, _: &G::View, legal: &[G::Action]) -> G::Action {
            legal[0]
        }
    }

    impl Levels for Nim {
        const LEVELS: &'static [&'static str] = &["random", "first"];

        fn bot(level: &str, seed: u64) -> Option<Player<Self>> {
            match level {
                "random" => Some(Box::new(Random::new(seed))),
                "first" => Some(Box::new(First)),
                _ => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_level_is_there<G: Levels>() {
        for level in G::LEVELS {
            assert!(G::bot(level, 1).is_some(), "{} has no player of level {level}", G::NAME);
        }
        assert!(G::bot("grandmaster", 1).is_none());
    }

    #[test]
    fn an_effort_stands_behind_the_level() {
        assert!(Struggle::bot("search@50ms", 1).is_some() && Struggle::bot("search@100n", 1).is_some());
        assert!(
            Struggle::bot("search@100n+2cores", 1).is_some() && Struggle::bot("search@1s+cores", 1).is_some()
        );
        assert!(GuerraFria::bot("search@100n", 1).is_some());
        for wrong in ["search@", "search@0n", "search@soon", "random@3n", "search@9n+0cores"] {
            assert!(Struggle::bot(wrong, 1).is_none() && GuerraFria::bot(wrong, 1).is_none(), "{wrong}");
        }
    }

    #[test]
    fn every_level_of_the_network_is_listed() {
        for level in detente_learned::LEVELS {
            assert!(Struggle::LEVELS.contains(level), "{level}");
        }
    }

    #[test]
    fn every_listed_level_is_there() {
        every_level_is_there::<Struggle>();
        every_level_is_there::<GuerraFria>();
        every_level_is_there::<detente_game::testkit::toy::Nim>();
    }
}
