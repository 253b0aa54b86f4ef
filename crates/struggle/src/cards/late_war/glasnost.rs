//! #90 Glasnost.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Glasnost, "90", Era::Late, 4, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
