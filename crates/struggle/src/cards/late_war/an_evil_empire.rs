//! #97 “An Evil Empire”.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(AnEvilEmpire, "97", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
