//! #84 Reagan Bombs Libya.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ReaganBombsLibya, "84", Era::Late, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
