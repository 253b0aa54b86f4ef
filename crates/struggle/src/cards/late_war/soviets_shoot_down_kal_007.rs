//! #89 Soviets Shoot Down KAL-007.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(SovietsShootDownKal007, "89", Era::Late, 4, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
