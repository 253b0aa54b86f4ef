//! #pl-1 Baghdad Pact.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(BaghdadPact, "pl-1", Era::Early, 2, Some(Us), EVENT).starred().promotional();

const EVENT: &[Step] = &[];
