//! #9 Vietnam Revolts.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(VietnamRevolts, "9", Era::Early, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
