//! #104 The Cambridge Five.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(TheCambridgeFive, "104", Era::Early, 2, Some(Ussr), EVENT).optional();

const EVENT: &[Step] = &[];
