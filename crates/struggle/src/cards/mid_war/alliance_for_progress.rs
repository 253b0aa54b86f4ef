//! #78 Alliance for Progress.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AllianceForProgress, "78", Era::Mid, 3, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
