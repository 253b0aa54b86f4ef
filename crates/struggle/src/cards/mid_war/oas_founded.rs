//! #70 OAS Founded.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(OasFounded, "70", Era::Mid, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
