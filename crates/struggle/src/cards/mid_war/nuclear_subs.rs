//! #41 Nuclear Subs.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NuclearSubs, "41", Era::Mid, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
