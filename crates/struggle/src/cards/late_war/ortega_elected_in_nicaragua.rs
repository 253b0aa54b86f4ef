//! #91 Ortega Elected in Nicaragua.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(OrtegaElectedInNicaragua, "91", Era::Late, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
