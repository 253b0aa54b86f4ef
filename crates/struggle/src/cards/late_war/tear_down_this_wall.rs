//! #96 Tear Down This Wall.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TearDownThisWall, "96", Era::Late, 3, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
