//! #109 Yuri and Samantha.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(YuriAndSamantha, "109", Era::Late, 2, Some(Ussr), EVENT).starred().optional();

const EVENT: &[Step] = &[];
