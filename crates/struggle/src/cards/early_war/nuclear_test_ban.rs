//! #34 Nuclear Test Ban.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NuclearTestBan, "34", Era::Early, 4, None, EVENT);

const EVENT: &[Step] = &[];
