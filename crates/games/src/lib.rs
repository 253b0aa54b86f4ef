//! Which games there are, and the playing levels of their bots, by name: the one registry that every program reads.
//!
//! A new game is added to [`GameName`] and [`with_game`], a new level to [`Levels`], and is then known everywhere. What a
//! program needs to know of a game beyond that is a trait of its own (`House` of the command line, `Hosted` of a table,
//! `Shown` of the terminal); [`with_game`] hands over the type, so that any of them will do.

mod pupil;

use detente_game::bot::{Random, Reason};
use detente_game::coach::{Coaching, Note};
use detente_game::{Bot, Game, Notation, Seat};
use detente_struggle::side::Side;

use crate::pupil::Pupil;

pub use detente_guerra_fria::GuerraFria;
pub use detente_struggle::Struggle;

/// A game by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    Twilight,
    GuerraFria,
}

impl GameName {
    pub const ALL: [GameName; 2] = [GameName::Twilight, GameName::GuerraFria];

    /// The name in records, on the command line and in messages.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::Twilight => <Struggle as Game>::NAME,
            GameName::GuerraFria => <GuerraFria as Game>::NAME,
        }
    }

    pub fn by_name(name: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.name() == name)
    }

    /// All names, for a complaint about an unknown one.
    pub fn list() -> String {
        GameName::ALL.map(GameName::name).join(", ")
    }
}

/// Does something with the type of the game that is named: `with_game!(game, G => G::RULES_VERSION)`. The one place where
/// a name becomes a type.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $what:expr) => {
        match $name {
            $crate::GameName::Twilight => {
                type $game = $crate::Struggle;
                $what
            }
            $crate::GameName::GuerraFria => {
                type $game = $crate::GuerraFria;
                $what
            }
        }
    };
}

/// A bot that may work on a thread of its own.
pub type Player<G> = Box<dyn Bot<G> + Send>;

/// A game for which bots are known.
pub trait Levels: Notation {
    /// The playing levels, weakest first.
    const LEVELS: &'static [&'static str];

    /// The players that strength is judged by, all with an effort that does not depend on the machine. It stays the same, so
    /// that figures of different days can be compared; stronger players are added.
    const FIELD: &'static [&'static str];

    /// The level that people are given hints by: it answers at once.
    const ADVISER: &'static str = "greedy";

    /// The level of somebody's first game: sane and weak.
    const BEGINNER: &'static str = "greedy";

    /// A player of one of the [`LEVELS`](Levels::LEVELS). Where a level takes an effort, it stands behind an `@`:
    /// `search@200ms`, `search@4000n`.
    fn bot(level: &str, seed: u64) -> Option<Player<Self>>;

    /// What everybody may be told of a choice of a bot once it is made, read off what somebody who looks on could see before
    /// it; nothing where there is nothing to say or the choice is a secret still.
    fn remark(_before: &Self::View, _seat: Seat, _choice: Self::Action) -> Option<Reason> {
        None
    }

    /// What the coach of a first game says before a decision, from what the seat may know; nothing if the game has none. The
    /// same view gives the same words.
    fn coach(_view: &Self::View, _seat: Seat, _legal: &[Self::Action]) -> Option<Coaching<Self::Action>> {
        None
    }

    /// The danger that the coach sees in a choice, beyond what the table itself warns of.
    fn dangers(_view: &Self::View, _seat: Seat, _choice: Self::Action) -> Vec<Note> {
        Vec::new()
    }
}

/// What `coach` is to a bot: it does what the coach advises first, whatever comes. Not listed among the levels; it is there to
/// measure what the advice is worth.
const PUPIL: &str = "coach";

impl Levels for Struggle {
    /// In the order of their strength as measured (docs/opponents.md, docs/training.md). The levels of the network are
    /// there if the program was built with its weights.
    const LEVELS: &'static [&'static str] = if detente_learned::weights::PRESENT {
        &[
            "random", "recruit", "corporal", "sergeant", "greedy", "captain", "search", "learned", "general",
            "marshal",
        ]
    } else {
        &["random", "greedy", "search"]
    };

    const FIELD: &'static [&'static str] = detente_learned::FIELD;

    const BEGINNER: &'static str = if detente_learned::weights::PRESENT { "recruit" } else { "greedy" };

    fn bot(level: &str, seed: u64) -> Option<Player<Self>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            PUPIL => Some(Box::new(Pupil)),
            _ => detente_struggle_ai::levels::bot(level, seed).or_else(|| detente_learned::bot(level, seed)),
        }
    }

    fn remark(before: &Self::View, seat: Seat, choice: Self::Action) -> Option<Reason> {
        detente_struggle_ai::reasons::remark(before.open(), Side::of_seat(seat), choice)
    }

    fn coach(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Option<Coaching<Self::Action>> {
        Some(detente_struggle_ai::coach::coach(view, Side::of_seat(seat), legal))
    }

    fn dangers(view: &Self::View, seat: Seat, choice: Self::Action) -> Vec<Note> {
        detente_struggle_ai::coach::dangers(view, Side::of_seat(seat), choice)
    }
}

impl Levels for GuerraFria {
    /// In the order of their strength as measured (docs/opponents.md); the levels of the network are there if the program was
    /// built with its weights.
    const LEVELS: &'static [&'static str] = if detente_learned::weights::GUERRA_FRIA_PRESENT {
        &["random", "recruit", "sergeant", "greedy", "search", "learned"]
    } else {
        &["random", "greedy", "search"]
    };

    const FIELD: &'static [&'static str] = if detente_learned::weights::GUERRA_FRIA_PRESENT {
        &["random", "greedy", "search@100n", "recruit", "sergeant", "learned"]
    } else {
        &["random", "greedy", "search@100n"]
    };

    const BEGINNER: &'static str =
        if detente_learned::weights::GUERRA_FRIA_PRESENT { "recruit" } else { "greedy" };

    fn coach(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Option<Coaching<Self::Action>> {
        Some(detente_guerra_fria_ai::coach::coach(view, seat, legal))
    }

    fn dangers(view: &Self::View, seat: Seat, choice: Self::Action) -> Vec<Note> {
        detente_guerra_fria_ai::coach::dangers(view, seat, choice)
    }

    fn bot(level: &str, seed: u64) -> Option<Player<Self>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            PUPIL => Some(Box::new(Pupil)),
            "greedy" => Some(Box::new(detente_guerra_fria_ai::greedy(seed))),
            // For training, not listed among the levels.
            "moody" => Some(Box::new(detente_guerra_fria_ai::moody(seed))),
            "search" => Some(Box::new(detente_guerra_fria_ai::search(seed, detente_guerra_fria_ai::BUDGET))),
            _ => match level.strip_prefix("search@") {
                Some(effort) => {
                    let playouts = effort.strip_suffix('n')?.parse().ok()?;
                    (playouts > 0)
                        .then(|| Box::new(detente_guerra_fria_ai::search(seed, playouts)) as Player<Self>)
                }
                None => detente_learned::guerra_fria::bot(level, seed),
            },
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

        const FIELD: &'static [&'static str] = &["random", "first"];

        const BEGINNER: &'static str = "first";

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
    use detente_game::bot::Detail;
    use detente_game::{Actor, Rng, ToAct, Viewer};
    use detente_struggle::options::Options;

    use super::*;

    #[test]
    fn every_listed_game_is_found_by_its_name_and_is_that_game() {
        for game in GameName::ALL {
            assert_eq!(GameName::by_name(game.name()), Some(game));
            assert_eq!(with_game!(game, G => <G as Game>::NAME), game.name());
        }
        assert_eq!(GameName::by_name("chess"), None);
    }

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
        for level in detente_learned::guerra_fria::LEVELS {
            assert!(GuerraFria::LEVELS.contains(level), "{level}");
        }
    }

    #[test]
    fn every_listed_level_is_there() {
        every_level_is_there::<Struggle>();
        every_level_is_there::<GuerraFria>();
        every_level_is_there::<detente_game::testkit::toy::Nim>();
    }

    #[test]
    fn a_remark_is_the_same_for_all_eyes_and_names_nothing_that_stays_hidden() {
        let mut told = 0;
        for seed in 0..4 {
            let mut game = <Struggle as Game>::new(&Options::default());
            let mut bots =
                [Struggle::bot("greedy", seed), Struggle::bot("random", seed)].map(|bot| bot.expect("a bot"));
            let mut rng = Rng::new(seed);
            loop {
                let seat = match game.to_act() {
                    ToAct::Over(_) => break,
                    ToAct::Nature => {
                        let answer = game.sample_chance(&mut rng);
                        game.apply_unchecked(Actor::Nature, answer);
                        continue;
                    }
                    ToAct::Seats(seats) => seats.iter().next().expect("somebody"),
                };
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let view = |viewer| game.view(viewer);
                let action = bots[usize::from(seat.0)].choose(seat, &view(Viewer::Seat(seat)), &legal);
                let remark = Struggle::remark(&view(Viewer::Observer), seat, action);
                for eyes in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                    assert_eq!(Struggle::remark(&view(eyes), seat, action), remark);
                }
                game.apply_unchecked(Actor::Seat(seat), action);
                let unseen = game.view(Viewer::Observer).unseen();
                for (_, detail) in remark.iter().flat_map(|remark| &remark.details) {
                    let Detail::Text(id) = detail else { continue };
                    let hidden = unseen.iter().any(|card| *id == format!("card-{}", card.id()));
                    assert!(!hidden, "{remark:?}");
                }
                told += u32::from(remark.is_some());
            }
        }
        assert!(told > 20, "{told}");
    }
}
