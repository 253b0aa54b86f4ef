//! #64 Panama Canal Returned.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(PanamaCanalReturned, "64", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
