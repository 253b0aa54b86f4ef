//! #33 De-Stalinization.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(DeStalinization, "33", Era::Early, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
