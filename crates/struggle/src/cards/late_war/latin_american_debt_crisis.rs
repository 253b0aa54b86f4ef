//! #95 Latin American Debt Crisis.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LatinAmericanDebtCrisis, "95", Era::Late, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
