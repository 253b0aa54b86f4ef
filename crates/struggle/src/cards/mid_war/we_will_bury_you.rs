//! #50 “We Will Bury You”.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(WeWillBuryYou, "50", Era::Mid, 4, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
