//! #14 COMECON.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Comecon, "14", Era::Early, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
