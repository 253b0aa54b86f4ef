//! #68 John Paul II Elected Pope.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(JohnPaulIiElectedPope, "68", Era::Mid, 2, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
