//! #75 Liberation Theology.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LiberationTheology, "75", Era::Mid, 2, Some(Ussr), EVENT);

const EVENT: &[Step] = &[];
