//! #73 Shuttle Diplomacy.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(ShuttleDiplomacy, "73", Era::Mid, 3, Some(Us), EVENT).underlined();

const EVENT: &[Step] = &[];
