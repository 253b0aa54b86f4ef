//! #56 Muslim Revolution.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(MuslimRevolution, "56", Era::Mid, 4, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
