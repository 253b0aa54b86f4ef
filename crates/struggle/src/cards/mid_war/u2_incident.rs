//! #60 U2 Incident.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(U2Incident, "60", Era::Mid, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
