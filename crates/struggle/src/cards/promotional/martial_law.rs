//! #pl-2 Martial Law.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(MartialLaw, "pl-2", Era::Late, 2, Some(Ussr), EVENT).starred().promotional();

const EVENT: &[Step] = &[];
