//! #44 Bear Trap.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(BearTrap, "44", Era::Mid, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
