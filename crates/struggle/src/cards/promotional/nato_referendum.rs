//! #111-es NATO Referendum.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(NatoReferendum, "111-es", Era::Late, 2, None, EVENT).starred().promotional();

const EVENT: &[Step] = &[];
