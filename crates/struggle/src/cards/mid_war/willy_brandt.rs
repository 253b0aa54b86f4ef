//! #55 Willy Brandt.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(WillyBrandt, "55", Era::Mid, 2, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
