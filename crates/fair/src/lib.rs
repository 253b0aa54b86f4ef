//! Fair dice and shuffles: every answer of Nature follows from a secret that was committed to before the game, and anybody
//! can check it afterwards. `docs/fairness.md` says byte for byte how, what is proven by it and what is not.
//!
//! There are two schemes. New tables use the second; tables that were begun under the first, and their records, stay with it.
//!
//! * [`bound`], scheme 2: the seed is made of the host's secret and a contribution of every seat; an answer is a keyed hash of
//!   the seed and of everything that was done before ([`history`]). The same history gives the same die.
//! * [`numbered`], scheme 1: the host's seed alone, and draws with numbers.
//!
//! [`Dice`] is what a table rolls; [`mod@verify`] checks a record or what one player has seen of a game ([`seen`]). Where random
//! bytes come from is always the caller's business.

pub mod bound;
mod dice;
pub mod history;
pub mod numbered;
pub mod seed;
pub mod seen;
pub mod tags;
pub mod verify;

pub use bound::{Part, host_commitment, joint_seed, seat_commitment};
pub use dice::{At, Dice};
pub use history::Chain;
pub use numbered::{read_draws, write_draws};
pub use seed::{Seed, hex};
pub use seen::Seen;
pub use verify::{Finding, Report, Standing, verify, verify_seen};

#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
