//! #100 Wargames.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Wargames, "100", Era::Late, 4, None, EVENT).starred();

const EVENT: &[Step] = &[];
