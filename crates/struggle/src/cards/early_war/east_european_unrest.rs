//! #29 East European Unrest.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(EastEuropeanUnrest, "29", Era::Early, 3, Some(Us), EVENT);

const EVENT: &[Step] = &[];
