//! #98 Aldrich Ames Remix.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(AldrichAmesRemix, "98", Era::Late, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
