//! #52 Portuguese Empire Crumbles.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(PortugueseEmpireCrumbles, "52", Era::Mid, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
