//! #63 Colonial Rear Guards.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ColonialRearGuards, "63", Era::Mid, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[];
