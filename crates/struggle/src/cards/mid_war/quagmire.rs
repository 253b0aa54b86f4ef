//! #42 Quagmire.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(Quagmire, "42", Era::Mid, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
