//! #27 US/Japan Mutual Defense Pact.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(UsJapanMutualDefensePact, "27", Era::Early, 4, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
