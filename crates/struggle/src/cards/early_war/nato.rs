//! #21 NATO.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Nato, "21", Era::Early, 4, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
