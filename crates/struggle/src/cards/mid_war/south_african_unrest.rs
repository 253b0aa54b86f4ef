//! #53 South African Unrest.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SouthAfricanUnrest, "53", Era::Mid, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
