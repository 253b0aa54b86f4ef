//! #30 Decolonization.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Decolonization, "30", Era::Early, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
