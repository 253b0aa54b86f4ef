//! #103 Defectors.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Defectors, "103", Era::Early, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[];
