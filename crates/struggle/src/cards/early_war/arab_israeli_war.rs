//! #13 Arab-Israeli War.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ArabIsraeliWar, "13", Era::Early, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
