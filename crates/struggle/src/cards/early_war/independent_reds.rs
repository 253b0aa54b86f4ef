//! #22 Independent Reds.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(IndependentReds, "22", Era::Early, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
