//! #12 Romanian Abdication.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(RomanianAbdication, "12", Era::Early, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
