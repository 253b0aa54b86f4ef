//! #65 Camp David Accords.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(CampDavidAccords, "65", Era::Mid, 2, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
