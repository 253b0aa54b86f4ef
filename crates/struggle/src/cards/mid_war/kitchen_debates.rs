//! #48 Kitchen Debates.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(KitchenDebates, "48", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
