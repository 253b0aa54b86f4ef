//! #58 Cultural Revolution.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CulturalRevolution, "58", Era::Mid, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
