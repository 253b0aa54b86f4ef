//! #54 Allende.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Allende, "54", Era::Mid, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
