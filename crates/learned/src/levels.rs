//! The playing levels by name.

use detente_game::Bot;
use detente_struggle::Struggle;
use detente_struggle_ai::levels::parse_effort;

use crate::learned::{Learned, Manner};
use crate::marshal::{Marshal, Strength};
use crate::weights;

/// The levels, weakest first; none if the program was built without weights.
pub const LEVELS: &[&str] = if weights::PRESENT { &["recruit", "learned", "marshal"] } else { &[] };

/// A player of the level, if there is one of that name. `marshal` takes an effort behind an `@` as `search` does:
/// `marshal@200ms`, `marshal@400n+4cores`.
pub fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Struggle> + Send>> {
    let network = weights::shipped()?;
    match level {
        "recruit" => Some(Box::new(Learned::new(network, Manner::RECRUIT, seed))),
        "learned" => Some(Box::new(Learned::new(network, Manner::BEST, seed))),
        // A yardstick, not listed among the levels.
        "learned-1" => Some(Box::new(Learned::new(weights::first()?, Manner::BEST, seed))),
        "marshal" => Some(Box::new(Marshal::new(network, Strength::USUAL, seed))),
        _ => {
            let (budget, cores) = parse_effort(level.strip_prefix("marshal@")?)?;
            Some(Box::new(Marshal::new(network, Strength { budget, cores }, seed)))
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
            assert!(bot("marshal@200ms", 1).is_some() && bot("marshal@50n+2cores", 1).is_some());
        }
    }
}
