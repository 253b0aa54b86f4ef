//! #110 AWACS Sale to Saudis.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(AwacsSaleToSaudis, "110", Era::Late, 3, Some(Us), EVENT).starred().underlined().optional();

const EVENT: &[Step] = &[];
