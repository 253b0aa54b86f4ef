//! #69 Latin American Death Squads.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LatinAmericanDeathSquads, "69", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[];
