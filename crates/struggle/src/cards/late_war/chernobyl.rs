//! #94 Chernobyl.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Chernobyl, "94", Era::Late, 3, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
