//! #105 Special Relationship.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(SpecialRelationship, "105", Era::Early, 2, Some(Us), EVENT).optional();

const EVENT: &[Step] = &[];
