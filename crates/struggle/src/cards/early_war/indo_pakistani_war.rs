//! #24 Indo-Pakistani War.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(IndoPakistaniWar, "24", Era::Early, 2, None, EVENT);

const EVENT: &[Step] = &[];
