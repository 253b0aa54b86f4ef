//! #40 Cuban Missile Crisis.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CubanMissileCrisis, "40", Era::Mid, 3, None, EVENT).starred();

const EVENT: &[Step] = &[];
