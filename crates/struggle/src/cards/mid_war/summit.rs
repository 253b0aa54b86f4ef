//! #45 Summit.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Summit, "45", Era::Mid, 1, None, EVENT);

const EVENT: &[Step] = &[];
