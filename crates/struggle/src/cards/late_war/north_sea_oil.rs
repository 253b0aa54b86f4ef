//! #86 North Sea Oil.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(NorthSeaOil, "86", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
