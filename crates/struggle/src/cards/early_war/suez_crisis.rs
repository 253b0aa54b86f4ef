//! #28 Suez Crisis.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SuezCrisis, "28", Era::Early, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
