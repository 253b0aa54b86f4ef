//! #111-it Years of Lead.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(YearsOfLead, "111-it", Era::Mid, 2, Some(Us), EVENT).starred().promotional();

const EVENT: &[Step] = &[];
