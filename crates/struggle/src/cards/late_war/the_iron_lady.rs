//! #83 The Iron Lady.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TheIronLady, "83", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
