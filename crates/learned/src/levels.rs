//! The playing levels by name.

use std::sync::Arc;

use detente_game::Bot;
use detente_net::Network;
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

/// The players that strength is judged by, all with an effort that does not depend on the machine. It stays the same, so that
/// figures of different days can be compared; later networks, and those that were trained to beat one, are added.
pub const FIELD: &[&str] = if weights::PRESENT {
    &["greedy", "search@1000n", "learned-1", "exploiter-1", "learned", "marshal@60n"]
} else {
    &["random", "greedy", "search@1000n"]
};

/// The name in [`LEVELS`] of a level that may bear an effort or be called by its rank: `colonel` is another name of `learned`.
/// Those of Guerra Fría are called so, too.
pub fn listed(level: &str) -> &str {
    match level.split('@').next().unwrap_or(level) {
        "colonel" => "learned",
        plain => plain,
    }
}

/// A player of the level, if there is one of that name. `marshal` takes an effort behind an `@` as `search` does:
/// `marshal@200ms`, `marshal@400n+4cores`. `colonel` is another name of `learned`, by its rank.
pub fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Struggle> + Send>> {
    of_network(&weights::shipped()?, level, seed)
}

/// The same, playing by another network; all but `learned-1` and `exploiter-1`, which have their own.
pub fn of_network(network: &Arc<Network>, level: &str, seed: u64) -> Option<Box<dyn Bot<Struggle> + Send>> {
    let at_sight = |network: &Arc<Network>, manner| -> Option<Box<dyn Bot<Struggle> + Send>> {
        Some(Box::new(Learned::new(network.clone(), manner, seed)))
    };
    match level {
        "recruit" => at_sight(network, Manner::RECRUIT),
        "corporal" => at_sight(network, Manner::CORPORAL),
        "sergeant" => at_sight(network, Manner::SERGEANT),
        "captain" => at_sight(network, Manner::CAPTAIN),
        "learned" | "colonel" => at_sight(network, Manner::BEST),
        // Yardsticks, not listed among the levels.
        "learned-1" => at_sight(&weights::first()?, Manner::AT_SIGHT),
        "exploiter-1" => at_sight(&weights::exploiter()?, Manner::AT_SIGHT),
        _ => Some(Box::new(Marshal::new(network, strength(level)?, seed))),
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
        assert_eq!(
            (listed("colonel"), listed("marshal@200ms"), listed("general")),
            ("learned", "marshal", "general")
        );
        if weights::PRESENT {
            assert!(bot("colonel", 1).is_some());
            for own in
                FIELD.iter().filter(|level| !level.starts_with("greedy") && !level.starts_with("search"))
            {
                assert!(bot(own, 1).is_some(), "{own}");
            }
            assert!(bot("marshal@200ms", 1).is_some() && bot("marshal@50n+2cores", 1).is_some());
        }
    }
}
