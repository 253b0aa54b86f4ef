//! The playing levels by name.

use detente_game::Bot;
use detente_struggle::Struggle;
use detente_struggle_ai::levels::parse_effort;

use crate::learned::{Learned, Manner};
use crate::marshal::{Marshal, Strength};
use crate::weights;

/// The levels, weakest first; none if the program was built without weights.
pub const LEVELS: &[&str] = if weights::PRESENT {
    &["recruit", "corporal", "sergeant", "captain", "learned", "general", "marshal"]
} else {
    &[]
};

/// A player of the level, if there is one of that name. `marshal` takes an effort behind an `@` as `search` does:
/// `marshal@200ms`, `marshal@400n+4cores`. `colonel` is another name of `learned`, by its rank.
pub fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Struggle> + Send>> {
    let network = weights::shipped()?;
    let at_sight = |network, manner| -> Option<Box<dyn Bot<Struggle> + Send>> {
        Some(Box::new(Learned::new(network, manner, seed)))
    };
    let marshal = |strength| -> Option<Box<dyn Bot<Struggle> + Send>> {
        Some(Box::new(Marshal::new(&weights::shipped()?, strength, seed)))
    };
    match level {
        "recruit" => at_sight(network, Manner::RECRUIT),
        "corporal" => at_sight(network, Manner::CORPORAL),
        "sergeant" => at_sight(network, Manner::SERGEANT),
        "captain" => at_sight(network, Manner::CAPTAIN),
        "learned" | "colonel" => at_sight(network, Manner::BEST),
        // A yardstick, not listed among the levels.
        "learned-1" => at_sight(weights::first()?, Manner::BEST),
        _ => marshal(strength(level)?),
    }
}

/// How hard a level tries its ideas, if it is one that does.
pub fn strength(level: &str) -> Option<Strength> {
    match level {
        "general" => Some(Strength::GENERAL),
        "marshal" => Some(Strength::USUAL),
        _ => {
            let (budget, cores) = parse_effort(level.strip_prefix("marshal@")?)?;
            Some(Strength { budget, cores })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_level_is_there() {
        for level in LEVELS {
            assert!(bot(level, 1).is_some(), "{level}");
        }
        for wrong in ["grandmaster", "marshal@", "marshal@0n", "learned@200ms"] {
            assert!(bot(wrong, 1).is_none(), "{wrong}");
        }
        if weights::PRESENT {
            assert!(bot("colonel", 1).is_some() && bot("learned-1", 1).is_some());
            assert!(bot("marshal@200ms", 1).is_some() && bot("marshal@50n+2cores", 1).is_some());
        }
    }
}
