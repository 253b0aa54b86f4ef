//! #19 Truman Doctrine.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(TrumanDoctrine, "19", Era::Early, 1, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
