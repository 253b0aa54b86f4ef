//! #23 Marshall Plan.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(MarshallPlan, "23", Era::Early, 4, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
