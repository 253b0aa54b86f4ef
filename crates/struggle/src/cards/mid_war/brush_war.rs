//! #36 Brush War.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(BrushWar, "36", Era::Mid, 3, None, EVENT);

const EVENT: &[Step] = &[];
