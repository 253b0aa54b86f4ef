//! #15 Nasser.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Nasser, "15", Era::Early, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
