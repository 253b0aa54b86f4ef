//! #87 The Reformer.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(TheReformer, "87", Era::Late, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
