//! #76 Ussuri River Skirmish.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(UssuriRiverSkirmish, "76", Era::Mid, 3, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
