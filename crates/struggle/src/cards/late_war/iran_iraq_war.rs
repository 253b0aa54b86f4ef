//! #102 Iran-Iraq War.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(IranIraqWar, "102", Era::Late, 2, None, EVENT).starred();

const EVENT: &[Step] = &[];
