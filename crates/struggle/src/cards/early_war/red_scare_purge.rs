//! #31 Red Scare/Purge.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(RedScarePurge, "31", Era::Early, 4, None, EVENT);

const EVENT: &[Step] = &[];
