//! #61 OPEC.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Opec, "61", Era::Mid, 3, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
