//! #101 Solidarity.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Solidarity, "101", Era::Late, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
