//! #107 Che.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Che, "107", Era::Mid, 3, Some(Ussr), EVENT).optional();

const EVENT: &[Step] = &[];
