//! #18 Captured Nazi Scientist.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(CapturedNaziScientist, "18", Era::Early, 1, None, EVENT).starred();

const EVENT: &[Step] = &[];
