//! #39 Arms Race.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ArmsRace, "39", Era::Mid, 3, None, EVENT);

const EVENT: &[Step] = &[];
