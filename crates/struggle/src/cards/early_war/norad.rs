//! #106 NORAD.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(Norad, "106", Era::Early, 3, Some(Us), EVENT).starred().underlined().optional();

const EVENT: &[Step] = &[];
