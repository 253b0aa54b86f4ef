//! #43 SALT Negotiations.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(SaltNegotiations, "43", Era::Mid, 3, None, EVENT).starred();

const EVENT: &[Step] = &[];
