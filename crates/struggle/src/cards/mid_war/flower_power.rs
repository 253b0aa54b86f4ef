//! #59 Flower Power.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(FlowerPower, "59", Era::Mid, 4, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
