//! #80 “One Small Step…”.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(OneSmallStep, "80", Era::Mid, 2, None, EVENT);

const EVENT: &[Step] = &[];
