//! #88 Marine Barracks Bombing.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(MarineBarracksBombing, "88", Era::Late, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
