//! #57 ABM Treaty.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AbmTreaty, "57", Era::Mid, 4, None, EVENT);

const EVENT: &[Step] = &[];
