//! #108 Our Man in Tehran.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(OurManInTehran, "108", Era::Mid, 2, Some(Us), EVENT).starred().optional();

const EVENT: &[Step] = &[];
