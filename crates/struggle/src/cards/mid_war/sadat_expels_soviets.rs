//! #72 Sadat Expels Soviets.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SadatExpelsSoviets, "72", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
