//! #92 Terrorism.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Terrorism, "92", Era::Late, 2, None, EVENT);

const EVENT: &[Step] = &[];
